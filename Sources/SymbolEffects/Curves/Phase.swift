/// Returns the fraction of its period that a time has reached, from 0 up to but not including 1.
func phase(_ t: Double, _ period: Double) -> Double {
    let turns = t / period
    return turns - turns.rounded(.down)
}
