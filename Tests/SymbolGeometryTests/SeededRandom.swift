import SymbolGeometry

/// Steele, Lea and Flood's SplitMix64 (2014): small, and the same on every run.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension Point {
    /// Within ±100, with three decimals.
    static func random(using generator: inout some RandomNumberGenerator) -> Point {
        Point(
            Double(Int.random(in: -100_000...100_000, using: &generator)) / 1000,
            Double(Int.random(in: -100_000...100_000, using: &generator)) / 1000)
    }
}

extension PathElement {
    static func random(using generator: inout some RandomNumberGenerator) -> PathElement {
        let (a, b, c) = (
            Point.random(using: &generator), Point.random(using: &generator), Point.random(using: &generator)
        )
        return switch Int.random(in: 0..<6, using: &generator) {
        case 0: .move(a)
        case 1: .line(a)
        case 2: .line(Point(a.x, 7))
        case 3: .quad(control: a, b)
        case 4: .cubic(control1: a, control2: b, c)
        default: .close
        }
    }
}
