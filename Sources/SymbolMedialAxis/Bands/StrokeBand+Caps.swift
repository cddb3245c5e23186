internal import SymbolGeometry

extension StrokeBand {
    /// The part of a stroke beyond the first or last position at which the pen's disc fills its width.
    struct Cap {
        /// The outline, clockwise, without the line across the stroke that closes it.
        let outline: [Point]
        /// That position.
        let cut: Cut

        /// The area that the pen's disc leaves uncovered.
        var uncoveredArea: Double { abs(outline.enclosedArea) - .pi / 2 * cut.radius * cut.radius }

        /// Whether more of the cap lies beyond the pen's disc than of a round one.
        fileprivate var isBlunt: Bool { uncoveredArea > 0.02 * cut.radius * cut.radius }

        /// Returns the cap of a stroke of a fraction of the width.
        func narrowed(by tip: Double) -> Path {
            Path(ring: outline.map { cut.center.interpolated(to: $0, tip) })
        }

        /// Returns the cap with the pen's disc, of a stroke of a fraction of the width.
        func blot(_ tip: Double) -> Path {
            var path = narrowed(by: tip)
            path.append(Disc(center: cut.center, radius: cut.radius * tip))
            return path
        }

        /// Returns the cap around a pen that has a distance from its end: it becomes round within half a width.
        func outline(at position: Cut, remaining distance: Double) -> Path {
            let growth = 1 - distance / cut.radius
            guard growth > 0 else { return Path() }
            let offset = position.center - cut.center
            return Path(
                ring: outline.map { point in
                    let reach = point.distance(to: cut.center)
                    guard reach > cut.radius else { return point + offset }
                    let shown = cut.radius + (reach - cut.radius) * growth
                    return cut.center.interpolated(to: point, shown / reach) + offset
                })
        }
    }

    /// The caps at the start and at the end; `nil` for a ring.
    ///
    /// The pen of a guided stroke may start at its very edge, where its disc does not fit in yet.
    var caps: (start: Cap, end: Cap)? {
        guard !isClosed, let first = cuts.first(where: fits), let last = cuts.last(where: fits),
            first.progress * length < Self.deepestCap * halfWidth,
            (1 - last.progress) * length < Self.deepestCap * halfWidth, first.progress < last.progress
        else { return nil }
        return (
            Cap(
                outline: right.part(from: 0, to: first.right).reversed() + left.part(from: 0, to: first.left),
                cut: first),
            Cap(
                outline: left.part(from: last.left, to: left.length)
                    + right.part(from: last.right, to: right.length).reversed(),
                cut: last)
        )
    }

    /// The caps, where one of them is not round.
    var bluntCaps: (start: Cap, end: Cap)? { caps.flatMap { $0.start.isBlunt || $0.end.isBlunt ? $0 : nil } }

    private func fits(_ cut: Cut) -> Bool { cut.radius > 0.995 * halfWidth }

    /// The greatest way of a pen, in half-widths, through a cap.
    private static let deepestCap = 1.5

    /// The greatest share of the stroke's area that a cap has beyond the pen's disc.
    var bluntness: Double {
        guard let caps else { return 0 }
        return max(caps.start.uncoveredArea, caps.end.uncoveredArea)
            / abs((left.points + right.points.reversed()).enclosedArea)
    }
}

extension [Point] {
    /// The signed area of the polygon.
    fileprivate var enclosedArea: Double {
        guard let first, let last else { return 0 }
        return zip(self, dropFirst()).reduce(last.cross(first)) { $0 + $1.0.cross($1.1) } / 2
    }
}
