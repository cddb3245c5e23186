internal import SymbolGeometry
internal import SymbolModel

/// The replacement of an outlined shape by its filled form, or the reverse, while the drawing inside stays where it is.
///
/// The symbol with the outline shows inside the counter, and the other symbol outside it.
struct FillingReplace: ReplaceMotion {
    private let old: ReplaceSide
    private let new: ReplaceSide
    private let closes: Bool
    private let counters: [Counter]
    /// The centres of what the filled form clears outside the counters too, which would otherwise appear all at once.
    private let cuts: [Int: Point]
    private let em: Double

    private typealias Table = MotionTable.Magic

    /// A counter that closes or opens.
    private struct Counter {
        var path: Path
        /// The point to which the counter closes.
        var middle: Point
        /// The factor on its size from which the counter closes; above 1 if a change extends into its frame.
        var startScale: Double

        /// The box that the counter covers at first.
        var box: Rect? { path.bounds?.transformed(by: .scale(startScale).about(middle)) }
    }

    /// Creates the replacement from a plan for the same two symbols, perhaps at another weight or scale; `nil` if the
    /// plan fills nothing.
    init?(from old: ReplaceSide, to new: ReplaceSide, _ plan: MagicPlan) {
        let fills = plan.actions.filter { $0.kind == .fill }
        guard !fills.isEmpty else { return nil }
        let (before, after) = (MagicSide(old), MagicSide(new))
        let changes =
            plan.actions.filter { $0.kind == .clipOut }.compactMap(\.old).compactMap(before.box)
            + plan.actions.filter { $0.kind == .clipIn }.compactMap(\.new).compactMap(after.box)
        func counters(_ side: MagicSide, _ layer: Int, _ holes: [Subpath]) -> [Counter] {
            holes.compactMap { hole in
                let path = Path(hole)
                guard let middle = path.centroid(), let bounds = path.bounds else { return nil }
                let isCrossed = changes.contains { !side.isInside($0, bounds) }
                let startScale = isCrossed ? side.box(layer).map { bounds.scale(toCover: $0, about: middle) } : nil
                return Counter(path: path, middle: middle, startScale: max(startScale ?? 1, 1))
            }
        }
        var (closing, opening): ([Counter], [Counter]) = ([], [])
        for fill in fills {
            guard let from = fill.old, let to = fill.new, before.indices.contains(from), after.indices.contains(to)
            else { continue }
            let holes = (before.inner(from).path.subpaths, after.inner(to).path.subpaths)
            closing += counters(before, from, holes.0)
            opening += counters(after, to, holes.1)
            guard holes.0.isEmpty, holes.1.isEmpty else { continue }
            // For an open line, the filled form shows what lies inside it.
            if before.outlines[from].area < after.outlines[to].area {
                closing += counters(after, to, after.outer(to).path.subpaths)
            } else {
                opening += counters(before, from, before.outer(from).path.subpaths)
            }
        }
        guard closing.isEmpty != opening.isEmpty else { return nil }
        (self.old, self.new, em) = (old, new, new.subject.em)
        closes = opening.isEmpty
        self.counters = Self.separated(closes ? closing : opening)
        cuts =
            closes
            ? Self.cuts(after, plan.actions.filter { $0.kind == .clipIn }.compactMap(\.new), outside: self.counters)
            : Self.cuts(before, plan.actions.filter { $0.kind == .clipOut }.compactMap(\.old), outside: self.counters)
    }

    private static func cuts(_ side: MagicSide, _ cleared: [Int], outside counters: [Counter]) -> [Int: Point] {
        let painted = side.box(of: side.indices.filter { side.layers[$0].paints })
        return cleared.reduce(into: [:]) { cuts, layer in
            // The knockouts of slashes and badges do not change.
            guard let box = side.box(layer), !side.layers[layer].paints, side.roles[layer] == .base,
                let seen = painted?.intersection(box),
                !counters.contains(where: { side.isInside(seen, $0.box) })
            else { return }
            cuts[layer] = box.center
        }
    }

    /// Returns the counters, limited to their frames if they would overlap at first.
    private static func separated(_ counters: [Counter]) -> [Counter] {
        overlap(counters) ? counters.map { Counter(path: $0.path, middle: $0.middle, startScale: 1) } : counters
    }

    private static func overlap(_ counters: [Counter]) -> Bool {
        let boxes = counters.compactMap(\.box)
        return boxes.indices.contains { index in
            boxes[(index + 1)...].contains { $0.intersection(boxes[index]) != nil }
        }
    }

    var length: Double { Table.morph }
    var isolatesSides: Bool { true }

    func pieces(at t: Double) -> [ReplacePiece] {
        if t <= 0 { return old.still { .old($0) } }
        if t >= length { return new.still { .new($0) } }
        let size = size(at: t)
        let (outgoing, incoming) = (old.still { .old($0) }, new.still { .new($0) })
        guard size > 0 else { return closes ? incoming : outgoing }
        return closes ? outgoing + cutting(incoming, 1 - size) : cutting(outgoing, 1 - size) + incoming
    }

    /// Returns the pieces of the filled form with its cuts at a fraction of their size.
    private func cutting(_ pieces: [ReplacePiece], _ part: Double) -> [ReplacePiece] {
        pieces.enumerated().map { layer, piece in
            guard let middle = cuts[layer] else { return piece }
            return ReplacePiece(piece.content, LayerState(transform: .scale(part).about(middle)))
        }
    }

    func regions(at t: Double) -> (old: [Path], new: [Path])? {
        let size = size(at: t)
        guard t > 0, t < length, size > 0 else { return nil }
        let (inside, outside) = ([region(size)], outside(size))
        return closes ? (inside, outside) : (outside, inside)
    }

    /// Returns the counter's size at a time, as a fraction of the size from which it closes.
    private func size(at t: Double) -> Double {
        let progress = MotionTable.standard((closes ? t : length - t) / length)
        return max(1 - progress / Table.closed, 0)
    }

    private func region(_ size: Double) -> Path {
        counters.reduce(into: Path()) { region, counter in
            let scale = AffineTransform.scale(size * counter.startScale)
            region.append(counter.path.transformed(by: scale.about(counter.middle)).clockwise)
        }
    }

    /// Returns the region outside the counters, with their rims, which are too narrow to see: what both sides paint
    /// meets there.
    private func outside(_ size: Double) -> [Path] {
        let box = (old.bounds + new.bounds).reduce(old.subject.guideBox) { $0.union($1) }.insetBy(-em)
        let frame = Path(rect: box).clockwise
        let holes = counters.compactMap { counter -> Path? in
            guard let bounds = counter.path.bounds else { return nil }
            let rim = 2 * em * Table.rim / max(min(bounds.width, bounds.height), em * Table.rim)
            let scale = AffineTransform.scale(max(size * counter.startScale - rim, 0))
            return counter.path.transformed(by: scale.about(counter.middle)).clockwise.reversed()
        }
        func without(_ holes: [Path]) -> Path { holes.reduce(into: frame) { $0.append($1) } }
        // If two counters overlap, the region outside both is the intersection of the regions outside each.
        return Self.overlap(counters) ? holes.map { without([$0]) } : [without(holes)]
    }
}

extension Path {
    fileprivate var clockwise: Path { signedArea() < 0 ? reversed() : self }
}

extension MagicSide {
    fileprivate func box(_ layer: Int) -> Rect? { indices.contains(layer) ? outlines[layer].bounds : nil }
}

extension Rect {
    /// Returns the factor on the size, about a point inside, at which the rectangle covers another on every side.
    fileprivate func scale(toCover other: Rect, about middle: Point) -> Double {
        let sides = [
            (middle.x - other.minX, middle.x - minX), (other.maxX - middle.x, maxX - middle.x),
            (middle.y - other.minY, middle.y - minY), (other.maxY - middle.y, maxY - middle.y)
        ]
        return sides.filter { $0.1 > 0 }.reduce(1) { max($0, $1.0 / $1.1) }
    }
}

extension ReplaceSide {
    fileprivate var bounds: [Rect] { subject.layers.compactMap(\.bounds) }
}
