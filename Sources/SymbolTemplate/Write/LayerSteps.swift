internal import SymbolGeometry
internal import SymbolModel

/// The steps that draw and erase a layer's contours, and the windings by which one fill does the same.
struct LayerSteps {
    private let steps: [(action: Layer.Part.Action, contours: [Int])]
    private let paths: [Int: Path]

    init(_ layer: Layer, _ contours: [Subpath]) {
        steps = layer.parts.map { part in
            guard case .subpaths(let places) = part.outlines else { return (part.action, []) }
            return (part.action, places.filter(contours.indices.contains))
        }
        let used = Set(steps.flatMap(\.contours))
        paths = Dictionary(uniqueKeysWithValues: used.map { ($0, Path(contours[$0])) })
    }

    /// The contours to fill together by the nonzero rule; not exact where outlines cross, when nothing is erased.
    func settled() -> (windings: [Winding], isExact: Bool) {
        let drawn = steps.filter { $0.action == .draw }.flatMap(\.contours)
        guard steps.count > 1 else { return (drawn.map { Winding(contour: $0, isReversed: false) }, true) }
        guard let windings = nested() else { return (drawn.map { Winding(contour: $0, isReversed: false) }, false) }
        return (windings, true)
    }

    /// Where no outlines cross, each contour parts two regions; it is kept where only one of them is painted, and wound
    /// so that the painted one counts 1 and the other 0.
    private func nested() -> [Winding]? {
        let points = paths.mapValues { path in path.edges(0.05).map { $0.start } }
        var around: [Int: [Int]] = [:]
        for (contour, points) in points {
            for (other, path) in paths where other != contour {
                let inside = points.count { path.windingNumber(about: $0) != 0 }
                // Outlines that only touch have few points on the wrong side.
                guard inside * 20 <= points.count || (points.count - inside) * 20 <= points.count else { return nil }
                if inside * 2 > points.count { around[contour, default: []].append(other) }
            }
        }
        return paths.keys.sorted().compactMap { contour in
            let outside = Set(around[contour] ?? [])
            let isPainted = paints(within: outside.union([contour]))
            guard isPainted != paints(within: outside), let path = paths[contour] else { return nil }
            return Winding(contour: contour, isReversed: (path.signedArea() > 0) != isPainted)
        }
    }

    /// Whether the steps leave ink in the region that lies within some contours and no others.
    private func paints(within contours: Set<Int>) -> Bool {
        steps.reduce(false) { isPainted, step in
            let number = step.contours.filter(contours.contains).reduce(0) { sum, contour in
                sum + ((paths[contour]?.signedArea() ?? 0) > 0 ? 1 : -1)
            }
            return number == 0 ? isPainted : step.action == .draw
        }
    }
}
