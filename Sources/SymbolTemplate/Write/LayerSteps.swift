internal import SymbolGeometry
internal import SymbolModel

/// The steps that draw and erase a layer's contours, and the windings with which a single fill has the same result.
struct LayerSteps {
    private var steps: [(action: Layer.Part.Action, contours: [Int])]
    private let paths: [Int: Path]
    /// The direction in which each contour winds: 1 clockwise, or else -1.
    private let directions: [Int: Int]
    /// The steps that each contour belongs to, one for each time.
    private var places: [Int: [Int]] = [:]
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
        directions = steps.count > 1 ? paths.mapValues { $0.signedArea() > 0 ? 1 : -1 } : [:]
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
        findPlaces()
        let erased = Set(steps.filter { $0.action == .erase }.flatMap(\.contours))
        let outlines = paths.map { Outline(contour: $0, path: $1) }
        for outline in outlines {
            for other in outlines where other.contour != outline.contour && other.mayMeet(outline) {
                let inside = outline.points.count { other.area.windingNumber(about: $0) != 0 }
                // Outlines that only touch have few points on the wrong side.
                if (outline.points.count - inside) * 20 <= outline.points.count {
                    around[outline.contour, default: []].insert(other.contour)
                } else if inside * 20 > outline.points.count {
                    let pair = erased.intersection([outline.contour, other.contour])
                    crossing.formUnion(pair)
                    let isOpposite = outline.area.signedArea * other.area.signedArea < 0
                    cancels = cancels || pair.isEmpty && isOpposite && areDrawnTogether(outline, other)
                }
            }
        }
        for index in steps.indices where steps[index].action == .erase {
            steps[index].contours.removeAll(where: crossing.contains)
        }
        findPlaces()
    }

    private mutating func findPlaces() {
        places = [:]
        for (index, step) in steps.enumerated() {
            for contour in step.contours { places[contour, default: []].append(index) }
        }
    }

    private func areDrawnTogether(_ outline: Outline, _ other: Outline) -> Bool {
        let others = Set(places[other.contour] ?? [])
        return (places[outline.contour] ?? []).contains { steps[$0].action == .draw && others.contains($0) }
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
            directions[contour].map { Winding(contour: contour, isReversed: $0 != sign) }
        }
    }

    /// Whether the steps paint the region that lies within the given contours and no others: what the last step with
    /// the region in it does.
    private func paints(within contours: Set<Int>) -> Bool {
        var numbers: [Int: Int] = [:]
        for contour in contours {
            for step in places[contour] ?? [] { numbers[step, default: 0] += directions[contour] ?? 0 }
        }
        return numbers.filter { $0.value != 0 }.keys.max().map { steps[$0].action == .draw } ?? false
    }
}

/// A contour with what tells whether it lies in another.
private struct Outline {
    let contour: Int
    let points: [Point]
    let area: FlatPath
    private let bounds: Rect?

    init(contour: Int, path: Path) {
        self.contour = contour
        (points, area, bounds) = (path.spacedPoints, FlatPath(path), path.bounds)
    }

    func mayMeet(_ other: Outline) -> Bool {
        guard let bounds, let others = other.bounds else { return true }
        return bounds.intersection(others) != nil
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
