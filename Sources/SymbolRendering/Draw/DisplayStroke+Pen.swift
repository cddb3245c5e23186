internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolModel

extension DisplayStroke {
    private static let tolerance = 1e-3

    /// Returns the part that a pen with a round tip has drawn; the stroke's own caps appear only once it is complete.
    ///
    /// Dashes keep their caps.
    func drawn(_ range: DrawRange) -> DisplayStroke {
        var stroke = self
        stroke.path = path.subpaths.reduce(into: Path()) { $0.append(drawn(Path($1), range)) }
        stroke.style.width *= range.tip
        if style.dashes.isEmpty { stroke.style.cap = .round }
        return stroke
    }

    private func drawn(_ path: Path, _ range: DrawRange) -> Path {
        let measure = PathMeasure(path, tolerance: Self.tolerance)
        let length = measure.length
        guard length > 0 else { return path }
        guard style.dashes.isEmpty else { return measure.part(from: range.from * length, to: range.to * length) }
        let radius = style.width / 2
        let isOpen = path.subpaths.allSatisfy { !$0.isClosed }
        // Round caps then extend no further than butt ones.
        let inset = isOpen && style.cap == .butt ? min(radius, length / 2) : 0
        let (from, to) = (inset + (length - 2 * inset) * range.from, inset + (length - 2 * inset) * range.to)
        let (tail, head) = (min(from + radius, to), max(to - radius, from))
        // A corner gets its mitre once the pen is half a stroke's width past it.
        var drawn = measure.part(from: from, to: tail).inPieces
        drawn.append(measure.part(from: tail, to: head))
        drawn.append(measure.part(from: max(head, tail), to: to).inPieces)
        return drawn
    }
}

extension Path {
    /// The path with each segment as a subpath of its own, so that no two segments are joined.
    fileprivate var inPieces: Path {
        subpaths.flatMap(\.outline).reduce(into: Path()) { $0.append(Subpath(start: $1.start, segments: [$1])) }
    }
}
