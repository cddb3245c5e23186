internal import SymbolGeometry
internal import SymbolStrokes

extension Path {
    /// Returns the path with its dots closed: subpaths that end where they begin, such as circles of two arcs without a
    /// `Z`, and whose stroke of a width leaves nothing of their counter open.
    ///
    /// Closed dots are solid at every width; as lines, they would become rings as strokes get thinner.
    func closingDots(under width: Double) -> Path {
        subpaths.reduce(into: Path()) { path, subpath in
            path.append(subpath.closedAsDot(under: width) ?? subpath)
        }
    }
}

extension Subpath {
    /// The greatest distance between ends that coincide, in grid units, and the tolerance of areas.
    private static let tolerance = 0.01

    /// Returns the subpath closed; nil when it is closed already, or not a dot under a stroke of a width.
    fileprivate func closedAsDot(under width: Double) -> Subpath? {
        guard !isClosed, let last = segments.last, end.distance(to: start) < Self.tolerance else { return nil }
        let rest = segments.dropLast()
        let closed = Subpath(start: start, segments: rest + [last.spanning(last.start, start)], isClosed: true)
        // A line that returns the way it came has ends, and no area.
        guard abs(Path(closed).signedArea(tolerance: Self.tolerance)) > Self.tolerance * width,
            !Counter(of: closed, tolerance: Self.tolerance).isOpen(under: 0.51 * width)
        else { return nil }
        return closed
    }
}
