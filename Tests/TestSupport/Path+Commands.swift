package import SymbolGeometry

extension Path {
    /// The path's structure as one letter a command: a horizontal line is a line, `L`.
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

/// A point, in the fewest letters that a table of expected values can have.
package func p(_ x: Double, _ y: Double) -> Point { Point(x, y) }
