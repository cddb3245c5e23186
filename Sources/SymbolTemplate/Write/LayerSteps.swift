internal import SymbolGeometry
internal import SymbolModel

/// The steps that draw and erase a layer's contours, and the windings with which a single fill has the same result.
struct LayerSteps {
    private var steps: [(action: Layer.Part.Action, contours: [Int])]
    private let paths: [Int: Path]
    /// The contours that enclose each contour.
    private var around: [Int: Set<Int>] = [:]
    /// The erased contours that cross others.
    private var crossing: Set<Int> = []
    /// Whether drawn contours cross that run in opposite directions, and cancel each other where both are.
    private var cancels = false

    init(_ layer: Layer, _ contours: [Subpath]) {
        steps = layer.parts.map { part in
            guard case .subpaths(let indices) = part.outlines else { return (part.action, []) }
            return (part.action, indices.filter(contours.indices.contains))
        }
        let used = Set(steps.flatMap(\.contours))
        paths = Dictionary(uniqueKeysWithValues: used.map { ($0, Path(contours[$0])) })
        if steps.count > 1 { nest() }
    }

    /// Returns the contours to fill together by the nonzero rule.
    ///
    /// The result is inexact when an erased contour crosses another, in which case that contour is not erased, or when
    /// it lies where two overlap, in which case nothing is erased; and when drawn contours of opposite directions
    /// cross, in which case both are filled.
    func resolved() -> (windings: [Winding], isExact: Bool) {
        let drawn = steps.filter { $0.action == .draw }.flatMap(\.contours)
        guard steps.count > 1 else { return (drawn.map { Winding(contour: $0, isReversed: false) }, true) }
        guard let windings = windings() else { return (drawn.map { Winding(contour: $0, isReversed: false) }, false) }
        return (windings, crossing.isEmpty && !cancels)
    }

    /// Finds which contours enclose which, and removes from the steps the erased contours that cross others.
    ///
    /// Drawn outlines of one direction may cross, since they add up.
    private mutating func nest() {
        let erased = Set(steps.filter { $0.action == .erase }.flatMap(\.contours))
        let points = paths.mapValues(\.spacedPoints)
        let areas = paths.mapValues(FlatPath.init)
        for (contour, points) in points {
            for (other, area) in areas where other != contour {
                let inside = points.count { area.windingNumber(about: $0) != 0 }
                // Outlines that only touch have few points on the wrong side.
                if (points.count - inside) * 20 <= points.count {
                    around[contour, default: []].insert(other)
                } else if inside * 20 > points.count {
                    let pair = erased.intersection([contour, other])
                    crossing.formUnion(pair)
                    let isOpposite = (areas[contour]?.signedArea ?? 0) * area.signedArea < 0
                    cancels = cancels || pair.isEmpty && isOpposite && areDrawnTogether(contour, other)
                }
            }
        }
        for index in steps.indices where steps[index].action == .erase {
            steps[index].contours.removeAll(where: crossing.contains)
        }
    }

    private func areDrawnTogether(_ contour: Int, _ other: Int) -> Bool {
        steps.contains { $0.action == .draw && $0.contours.contains(contour) && $0.contours.contains(other) }
    }

    /// Returns the contours to keep, with their direction; nil when an erased one lies where two overlap.
    ///
    /// Each contour separates two regions. It is kept when only one of them is painted, and wound so that painted
    /// regions have a winding number of at least 1 and others of 0.
    private func windings() -> [Winding]? {
        var signs: [Int: Int] = [:]
        for contour in Set(steps.flatMap(\.contours)).sorted() {
            let outside = around[contour] ?? []
            let isPainted = paints(within: outside.union([contour]))
            if isPainted != paints(within: outside) { signs[contour] = isPainted ? 1 : -1 }
        }
        for contour in signs.keys {
            let count = (around[contour] ?? []).union([contour]).reduce(0) { $0 + (signs[$1] ?? 0) }
            guard (count > 0) == (signs[contour] == 1) else { return nil }
        }
        return signs.sorted { $0.key < $1.key }.compactMap { contour, sign in
            paths[contour].map { Winding(contour: contour, isReversed: ($0.signedArea() > 0) != (sign == 1)) }
        }
    }

    /// Whether the steps paint the region that lies within the given contours and no others.
    private func paints(within contours: Set<Int>) -> Bool {
        steps.reduce(false) { isPainted, step in
            let number = step.contours.filter(contours.contains).reduce(0) { sum, contour in
                sum + ((paths[contour]?.signedArea() ?? 0) > 0 ? 1 : -1)
            }
            return number == 0 ? isPainted : step.action == .draw
        }
    }
}

extension Path {
    /// The corners of the flattened outline and points between them, at most a sixty-fourth of its length apart: a
    /// straight edge can cross another outline far from its ends.
    fileprivate var spacedPoints: [Point] {
        let edges = edges(0.05)
        let step = edges.reduce(0) { $0 + $1.start.distance(to: $1.end) } / 64
        return edges.flatMap { $0.points(every: step) }
    }
}
