internal import SymbolGeometry

extension ContourRing {
    /// The greatest size of a dot, in grid units.
    private static let dot = 5.0
    /// The least area of a round contour as a fraction of the area of the circle with the same perimeter; that of a
    /// square is 0.79.
    private static let round = 0.95

    /// Returns how far the edges move outwards at both ends of each segment: of a dot or disc, which would lose its
    /// form beside other edges, all equally far, unless it is a field among others, to which it holds on.
    func movements(by rule: Emboldening, _ thickness: ContourThickness) -> [(start: Double, end: Double)] {
        if let cut = thickness.cut {
            let movement = rule.movement(of: cut)
            return segments.map { _ in (start: movement, end: movement) }
        }
        let isRound = isRound
        let isDot = isDot && (isRound || !thickness.adjoins)
        let isAlongGap = !isRound || thickness.ends.allSatisfy { $0.start.gap != nil && $0.end.gap != nil }
        let isSolid = area > 0 && !isDot && isAlongGap
        let movements = thickness.ends.map { start, end in
            (start: rule.movement(start, isSolid: isSolid), end: rule.movement(end, isSolid: isSolid))
        }
        guard isDot || isRound else { return movements }
        let movement = isDot ? dotMovement(by: rule, thickness) : least(movements, thickness)
        return segments.map { _ in (start: movement, end: movement) }
    }

    /// Returns how far a dot grows: as its ink does along most of its outline, whatever its corners are like, and no
    /// farther than the narrowest ground beside it allows.
    private func dotMovement(by rule: Emboldening, _ thickness: ContourThickness) -> Double {
        var edges: [(radii: OutlineThickness.Radii, length: Double)] = []
        for (segment, ends) in zip(segments, thickness.ends) {
            let length = segment.length(tolerance: 0.01)
            edges += [ends.start, ends.end].filter { $0.radii.ink > 0 }.map { ($0.radii, length) }
        }
        edges.sort { $0.radii.ink < $1.radii.ink }
        var rest = edges.reduce(0) { $0 + $1.length } / 2
        let middle = edges.first { edge in
            rest -= edge.length
            return rest <= 0
        }
        guard let ink = middle?.radii.ink, let ground = edges.map(\.radii.ground).min() else { return 0 }
        return rule.movement(.init(radii: .init(ink: ink, ground: ground)), isSolid: false)
    }

    /// Returns the movement of the edge that moves least among those that no stroke covers.
    private func least(_ movements: [(start: Double, end: Double)], _ thickness: ContourThickness) -> Double {
        zip(thickness.ends, movements).flatMap { ends, movement in
            [(ends.start, movement.start), (ends.end, movement.end)].filter { $0.0.radii.ink > 0 }.map(\.1)
        }.min { abs($0) < abs($1) } ?? 0
    }

    private var isDot: Bool { area > 0 && max(box.width, box.height) <= Self.dot }

    private var isRound: Bool { area > 0 && 4 * .pi * area >= Self.round * perimeter * perimeter }

    /// The length of the contour.
    var perimeter: Double { segments.reduce(0) { $0 + $1.length(tolerance: 0.01) } }
}
