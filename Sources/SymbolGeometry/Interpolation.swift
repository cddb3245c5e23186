/// Interpolates linearly from `a` to `b`, with exact values at both ends.
package func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { t == 1 ? b : a + (b - a) * t }
