package import SymbolGeometry

extension Point {
    /// Returns a random point within ±100, with three decimals.
    package static func random(using generator: inout some RandomNumberGenerator) -> Point {
        Point(
            Double(Int.random(in: -100_000...100_000, using: &generator)) / 1000,
            Double(Int.random(in: -100_000...100_000, using: &generator)) / 1000)
    }
}

extension PathElement {
    package static func random(using generator: inout some RandomNumberGenerator) -> PathElement {
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
