internal import SymbolGeometry
internal import SymbolModel

/// A drawing that a filled enclosure comes to cut out, or gives back: it goes to its new place and size while the
/// enclosure grows from its middle or shrinks to it, within which it is a hole and outside of which it is painted.
struct EnclosingReplace: ReplaceMotion {
    private let old: ReplaceSide
    private let new: ReplaceSide
    private let opens: Bool
    private let enclosure: (place: Int, path: Path, middle: Point, size: Double)
    private let way: MagicSimilarity
    private let frame: Path
    private let em: Double

    private typealias Table = MotionTable.Magic

    /// By a plan for the same two symbols, perhaps at another weight or scale; nil where nothing is enclosed in it.
    init?(from old: ReplaceSide, to new: ReplaceSide, _ plan: MagicPlan) {
        let coming = plan.actions.first { $0.kind == .enclose }?.new
        guard let place = coming ?? plan.actions.first(where: { $0.kind == .uncover })?.old else { return nil }
        let side = coming == nil ? old : new
        func drawing(_ side: ReplaceSide, but enclosure: Int?) -> Rect? {
            side.outlines.indices.filter { $0 != enclosure }.compactMap { side.outlines[$0].bounds }.union
        }
        guard side.outlines.indices.contains(place), let bounds = side.outlines[place].bounds,
            let before = drawing(old, but: coming == nil ? place : nil), let after = drawing(new, but: coming),
            let way = MagicSimilarity(from: before, to: after)
        else { return nil }
        (self.old, self.new, opens, self.way, em) = (old, new, coming != nil, way, new.subject.em)
        enclosure = (place, side.outlines[place], bounds.center, min(bounds.width, bounds.height))
        frame = Path(rect: bounds.union(before).union(after).insetBy(-em))
    }

    var length: Double { Table.morph }
    var isolatesSides: Bool { true }

    func pieces(at t: Double) -> [ReplacePiece] {
        if t <= 0 { return old.still { .old($0) } }
        if t >= length { return new.still { .new($0) } }
        let progress = MotionTable.standard(t / length)
        let (going, coming) = (way.transform(at: progress), way.transformOfNew(at: progress))
        return old.subject.layers.indices.map {
            ReplacePiece(.old($0), LayerState(transform: isEnclosure($0, isNew: false) ? grown(at: t) : going))
        }
            + new.subject.layers.indices.map {
                ReplacePiece(.new($0), LayerState(transform: isEnclosure($0, isNew: true) ? grown(at: t) : coming))
            }
    }

    func regions(at t: Double) -> (old: [Path], new: [Path])? {
        guard t > 0, t < length else { return nil }
        let rim = 2 * em * Table.rim / enclosure.size
        func region(_ size: Double) -> Path {
            enclosure.path.transformed(by: .scale(max(size, 0)).about(enclosure.middle))
        }
        // Each reaches beyond the enclosure's edge, so that no seam is between them.
        let (inside, hole) = (region(size(at: t) + rim), region(size(at: t) - rim))
        var outside = frame
        outside.append((hole.signedArea() > 0) == (frame.signedArea() > 0) ? hole.reversed() : hole)
        return opens ? ([outside], [inside]) : ([inside], [outside])
    }

    private func isEnclosure(_ place: Int, isNew: Bool) -> Bool { place == enclosure.place && isNew == opens }

    private func grown(at t: Double) -> AffineTransform { .scale(size(at: t)).about(enclosure.middle) }

    /// The part of its size that the enclosure has.
    private func size(at t: Double) -> Double { MotionTable.standard((opens ? t : length - t) / length) }
}
