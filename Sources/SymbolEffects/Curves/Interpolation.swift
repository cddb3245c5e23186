/// Interpolates linearly from `a` to `b`, with exact values at both ends.
func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { t == 1 ? b : a + (b - a) * t }

/// Returns the fraction of its period that a time has reached, from 0 up to but not including 1.
func phase(_ t: Double, _ period: Double) -> Double {
    let turns = t / period
    return turns - turns.rounded(.down)
}
