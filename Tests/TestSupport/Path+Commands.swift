package import SymbolGeometry

extension Path {
    /// The structure of the path, with one letter per command; horizontal and vertical lines are `L`.
    package var commands: String {
        elements.map { element in
            switch element {
            case .move: "M"
            case .line: "L"
            case .quad: "Q"
            case .cubic: "C"
            case .close: "Z"
            }
        }.joined()
    }
}

/// Returns a point; the short name keeps tables of expected values readable.
package func p(_ x: Double, _ y: Double) -> Point { Point(x, y) }
