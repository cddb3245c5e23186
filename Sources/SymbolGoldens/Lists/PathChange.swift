internal import SymbolGeometry
internal import SymbolText

/// A short description of how an outline has changed.
struct PathChange: Sendable {
    let text: String

    /// Compares outlines in the syntax of SVG.
    init(_ old: String, _ new: String) {
        guard let before = try? Path(svg: old), let after = try? Path(svg: new), !before.isEmpty, !after.isEmpty else {
            let (a, b) = (old.isEmpty ? "none" : old.prefix(40), new.isEmpty ? "none" : new.prefix(40))
            text = "path \(a) → \(b)"
            return
        }
        guard before.elements.map(\.kind) == after.elements.map(\.kind) else {
            let (a, b) = (before.elements.count, after.elements.count)
            text = a == b ? "path of other segments" : "path of \(b) segments, expected \(a)"
            return
        }
        text = Self.movement(before.elements.flatMap(\.points), after.elements.flatMap(\.points))
    }

    private static func movement(_ old: [Point], _ new: [Point]) -> String {
        let moves = zip(old, new).map { Point(x: $1.x - $0.x, y: $1.y - $0.y) }
        func isFirst(_ move: Point) -> Bool {
            abs(move.x - moves[0].x) <= rounding && abs(move.y - moves[0].y) <= rounding
        }
        if moves.allSatisfy(isFirst) { return "path moved by (\(number(moves[0].x)), \(number(moves[0].y)))" }
        let lengths = moves.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
        let largest = lengths.indices.max { lengths[$0] < lengths[$1] } ?? 0
        return
            "path: \(lengths.count { $0 > 0 }) of \(lengths.count) points moved, by up to \(number(lengths[largest]))"
            + " at (\(number(old[largest].x)), \(number(old[largest].y)))"
    }

    /// The largest difference of rounding: twice the precision of four decimals.
    private static let rounding = 0.000_2

    private static func number(_ value: Double) -> String {
        let digits = SVGNumberFormat(decimals: 4).string(abs(value))
        return (value < 0 && digits != "0" ? "-" : "") + (digits.hasPrefix(".") ? "0" : "") + digits
    }
}

extension PathElement {
    fileprivate var kind: Int {
        switch self {
        case .move: 0
        case .line: 1
        case .quad: 2
        case .cubic: 3
        case .close: 4
        }
    }
}
