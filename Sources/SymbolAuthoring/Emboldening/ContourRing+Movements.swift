internal import SymbolGeometry

extension ContourRing {
    /// The greatest size of a dot, in grid units.
    private static let dot = 5.0
    /// The least area of a round contour as a fraction of the area of the circle with the same perimeter; that of a
    /// square is 0.79.
    private static let round = 0.95

    /// Returns how far the edges move outwards at both ends of each segment: of a dot or disc, which would lose its
    /// form beside other edges, all as far as the one that moves least among those that no stroke covers.
    func movements(by rule: Emboldening, _ thickness: ContourThickness) -> [(start: Double, end: Double)] {
        if let cut = thickness.cut {
            let movement = rule.movement(of: cut)
            return segments.map { _ in (start: movement, end: movement) }
        }
        let (isDot, isRound) = (isDot, isRound)
        let isAlongGap = !isRound || thickness.ends.allSatisfy { $0.start.gap != nil && $0.end.gap != nil }
        let isSolid = area > 0 && !isDot && isAlongGap
        let movements = thickness.ends.map { start, end in
            (start: rule.movement(start, isSolid: isSolid), end: rule.movement(end, isSolid: isSolid))
        }
        guard isDot || isRound else { return movements }
        let uncovered = zip(thickness.ends, movements).flatMap { ends, movement in
            [(ends.start, movement.start), (ends.end, movement.end)].filter { $0.0.radii.ink > 0 }.map(\.1)
        }
        let least = uncovered.min { abs($0) < abs($1) } ?? 0
        return segments.map { _ in (start: least, end: least) }
    }

    private var isDot: Bool { area > 0 && max(box.width, box.height) <= Self.dot }

    private var isRound: Bool { area > 0 && 4 * .pi * area >= Self.round * perimeter * perimeter }

    /// The length of the contour.
    var perimeter: Double { segments.reduce(0) { $0 + $1.length(tolerance: 0.01) } }
}
