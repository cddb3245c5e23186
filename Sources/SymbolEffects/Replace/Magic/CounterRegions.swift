internal import SymbolGeometry

/// The regions inside and outside of counters that close or open within the time of a morph.
///
/// One symbol shows inside the counters, and the filled one outside them.
struct CounterRegions: Hashable, Sendable {
    let counters: [FillingCounter]
    /// Whether the counters close, so that the new symbol is the filled one; otherwise they open.
    let closes: Bool
    /// The box beyond which nothing is painted.
    let box: Rect
    let em: Double

    private typealias Table = MotionTable.Magic

    var length: Double { Table.morph }

    /// Returns the size of the counters at a time, as a fraction of the size from which they close; 0 where they are
    /// closed.
    ///
    /// Counters open as promptly as they close. Played backwards, closing would show nothing for most of the time.
    func size(at t: Double) -> Double {
        let progress = MotionTable.standard(t / length)
        return closes ? max(1 - progress / Table.closed, 0) : progress
    }

    /// Returns the regions in which each symbol shows; `nil` if both show everywhere.
    func regions(at t: Double) -> (old: [Path], new: [Path])? {
        let size = size(at: t)
        guard t > 0, t < length, size > 0 else { return nil }
        let (inside, outside) = ([inside(size)], outside(size))
        return closes ? (inside, outside) : (outside, inside)
    }

    private func inside(_ size: Double) -> Path {
        counters.reduce(into: Path()) { region, counter in
            let scale = AffineTransform.scale(size * counter.startScale)
            region.append(counter.path.transformed(by: scale.about(counter.middle)).clockwise)
        }
    }

    /// Returns the region outside the counters, with their rims, which are too narrow to see: what both sides paint
    /// meets there.
    ///
    /// A rim is never wider than the distance by which the counter's edge has moved, so that none appears at once.
    private func outside(_ size: Double) -> [Path] {
        let frame = Path(rect: box.insetBy(-em)).clockwise
        let holes = counters.compactMap { counter -> Path? in
            guard let bounds = counter.path.bounds else { return nil }
            let rim = 2 * em * Table.rim / max(min(bounds.width, bounds.height), em * Table.rim)
            let moved = (1 - size) * counter.startScale
            let scale = AffineTransform.scale(max(size * counter.startScale - min(rim, moved), 0))
            return counter.path.transformed(by: scale.about(counter.middle)).clockwise.reversed()
        }
        func without(_ holes: [Path]) -> Path { holes.reduce(into: frame) { $0.append($1) } }
        // If two counters overlap, the region outside both is the intersection of the regions outside each.
        return counters.overlap ? holes.map { without([$0]) } : [without(holes)]
    }
}

extension Path {
    fileprivate var clockwise: Path { signedArea() < 0 ? reversed() : self }
}
