internal import SymbolGeometry
internal import SymbolText

/// A short description of how an outline has changed.
struct PathChange: Sendable {
    let text: String
    /// The largest movement of a point; infinite where the outlines have other segments.
    let amount: Double

    /// Compares outlines in the syntax of SVG.
    init(_ old: String, _ new: String, named name: String = "path") {
        guard let before = try? Path(svg: old), let after = try? Path(svg: new), !before.isEmpty, !after.isEmpty else {
            let excerpts = ValueExcerpts(old.isEmpty ? "none" : old, new.isEmpty ? "none" : new, limit: 40)
            (text, amount) = ("\(name) \(excerpts.old) → \(excerpts.new)", .infinity)
            return
        }
        guard before.elements.map(\.kind) == after.elements.map(\.kind) else {
            let (a, b) = (before.elements.count, after.elements.count)
            text = name + (a == b ? " of other segments" : " of \(b) segments, expected \(a)")
            amount = .infinity
            return
        }
        let (old, new) = (before.elements.flatMap(\.points), after.elements.flatMap(\.points))
        let moves = zip(old, new).map { Point(x: $1.x - $0.x, y: $1.y - $0.y) }
        let lengths = moves.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
        let largest = lengths.indices.max { lengths[$0] < lengths[$1] } ?? 0
        amount = lengths[largest]
        let isWhole = moves.allSatisfy { move in
            abs(move.x - moves[0].x) <= Self.rounding && abs(move.y - moves[0].y) <= Self.rounding
        }
        text =
            name
            + (isWhole
                ? " moved by (\(Self.number(moves[0].x)), \(Self.number(moves[0].y)))"
                : ": \(lengths.count { $0 > 0 }) of \(lengths.count) points moved, by up to \(Self.number(amount))"
                    + " at (\(Self.number(old[largest].x)), \(Self.number(old[largest].y)))")
    }

    /// The largest difference of rounding: twice the precision of four decimals.
    private static let rounding = 0.000_2

    private static func number(_ value: Double) -> String { SVGNumberFormat(decimals: 4).decimal(value) }
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
