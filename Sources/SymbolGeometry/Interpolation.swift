/// Interpolates linearly from `a` to `b`, with exact values at both ends.
package func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { t == 1 ? b : a + (b - a) * t }

/// Rises from 0 to 1 with no slope at the ends: `3x² − 2x³`, with `x` clamped to 0…1.
package func smoothStep(_ x: Double) -> Double {
    let x = min(max(x, 0), 1)
    return x * x * (3 - 2 * x)
}
