internal import SymbolGeometry
internal import SymbolModel

/// The steps that draw and erase a layer's contours, and the windings by which one fill does the same.
struct LayerSteps {
    private var steps: [(action: Layer.Part.Action, contours: [Int])]
    private let paths: [Int: Path]
    /// The contours around each.
    private var around: [Int: Set<Int>] = [:]
    /// Those that are erased and cross others.
    private var crossing: Set<Int> = []

    init(_ layer: Layer, _ contours: [Subpath]) {
        steps = layer.parts.map { part in
            guard case .subpaths(let places) = part.outlines else { return (part.action, []) }
            return (part.action, places.filter(contours.indices.contains))
        }
        let used = Set(steps.flatMap(\.contours))
        paths = Dictionary(uniqueKeysWithValues: used.map { ($0, Path(contours[$0])) })
        if steps.count > 1 { nest() }
    }

    /// The contours to fill together by the nonzero rule; not exact where one that is erased crosses another, and is
    /// not, or lies where two overlap, when nothing is erased.
    func settled() -> (windings: [Winding], isExact: Bool) {
        let drawn = steps.filter { $0.action == .draw }.flatMap(\.contours)
        guard steps.count > 1 else { return (drawn.map { Winding(contour: $0, isReversed: false) }, true) }
        guard let windings = windings() else { return (drawn.map { Winding(contour: $0, isReversed: false) }, false) }
        return (windings, crossing.isEmpty)
    }

    /// Finds which contours lie around which, and leaves out of the steps those that are erased and cross others.
    ///
    /// Outlines that are drawn may cross, since they add up.
    private mutating func nest() {
        let erased = Set(steps.filter { $0.action == .erase }.flatMap(\.contours))
        let points = paths.mapValues { path in path.edges(0.05).map { $0.start } }
        let areas = paths.mapValues(FlatPath.init)
        for (contour, points) in points {
            for (other, area) in areas where other != contour {
                let inside = points.count { area.windingNumber(about: $0) != 0 }
                // Outlines that only touch have few points on the wrong side.
                if (points.count - inside) * 20 <= points.count {
                    around[contour, default: []].insert(other)
                } else if inside * 20 > points.count {
                    crossing.formUnion(erased.intersection([contour, other]))
                }
            }
        }
        for place in steps.indices where steps[place].action == .erase {
            steps[place].contours.removeAll(where: crossing.contains)
        }
    }

    /// Each contour parts two regions; it is kept where only one of them is painted, and wound so that painted regions
    /// count at least 1 and others 0.
    ///
    /// Nil where one that is erased lies where two overlap.
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
