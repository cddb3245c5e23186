/// From `a` to `b`, exact at both ends.
func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { t == 1 ? b : a + (b - a) * t }

/// Where in its period, 0 up to but not including 1, a time lies.
func phase(_ t: Double, _ period: Double) -> Double {
    let turns = t / period
    return turns - turns.rounded(.down)
}
