internal import SymbolGeometry
internal import SymbolModel

/// An outlined shape becoming its filled form, or the other way round, while what is drawn inside of it stays in its
/// place: within the counter shows the symbol with the outline, outside of it the other.
struct FillingReplace: ReplaceMotion {
    private let old: ReplaceSide
    private let new: ReplaceSide
    private let closes: Bool
    /// Each with the point that it closes to.
    private let counters: [(path: Path, middle: Point)]
    private let em: Double

    private typealias Table = MotionTable.Magic

    /// By a plan for the same two symbols, perhaps at another weight or scale; nil where it fills nothing.
    init?(from old: ReplaceSide, to new: ReplaceSide, _ plan: MagicPlan) {
        let fills = plan.actions.filter { $0.kind == .fill }
        guard !fills.isEmpty else { return nil }
        let (before, after) = (MagicSide(old), MagicSide(new))
        func counters(_ side: MagicSide, _ places: [Int]) -> [(path: Path, middle: Point)] {
            places.filter(side.indices.contains).flatMap { side.inner($0).path.subpaths }.compactMap { hole in
                let path = Path(hole)
                return path.centroid().map { (path, $0) }
            }
        }
        let (closing, opening) = (counters(before, fills.compactMap(\.old)), counters(after, fills.compactMap(\.new)))
        guard closing.isEmpty != opening.isEmpty else { return nil }
        (self.old, self.new, em) = (old, new, new.subject.em)
        closes = opening.isEmpty
        self.counters = closes ? closing : opening
    }

    var length: Double { Table.morph }
    var isolatesSides: Bool { true }

    func pieces(at t: Double) -> [ReplacePiece] {
        if t <= 0 { return old.still { .old($0) } }
        if t >= length { return new.still { .new($0) } }
        let (going, coming) = (old.still { .old($0) }, new.still { .new($0) })
        guard size(at: t) > 0 else { return closes ? coming : going }
        return going + coming
    }

    func regions(at t: Double) -> (old: Path, new: Path)? {
        let size = size(at: t)
        guard t > 0, t < length, size > 0 else { return nil }
        let (inside, outside) = (region(size), outside(size))
        return closes ? (inside, outside) : (outside, inside)
    }

    /// The part of its size that the counter has.
    private func size(at t: Double) -> Double {
        let progress = MotionTable.standard((closes ? t : length - t) / length)
        return max(1 - progress / Table.closed, 0)
    }

    private func region(_ size: Double) -> Path {
        counters.reduce(into: Path()) { region, counter in
            region.append(counter.path.transformed(by: AffineTransform.scale(size).about(counter.middle)))
        }
    }

    /// All but the counters, and as much of their rims as no eye sees: what is painted on both sides meets there.
    private func outside(_ size: Double) -> Path {
        let box = (old.bounds + new.bounds).reduce(old.subject.guideBox) { $0.union($1) }.insetBy(-em)
        let frame = Path(rect: box)
        let turn = frame.signedArea() > 0
        return counters.reduce(into: frame) { region, counter in
            guard let bounds = counter.path.bounds else { return }
            let rim = 2 * em * Table.rim / max(min(bounds.width, bounds.height), em * Table.rim)
            let hole = counter.path.transformed(by: AffineTransform.scale(max(size - rim, 0)).about(counter.middle))
            region.append((hole.signedArea() > 0) == turn ? hole.reversed() : hole)
        }
    }
}

extension ReplaceSide {
    fileprivate var bounds: [Rect] { subject.layers.compactMap(\.bounds) }
}
