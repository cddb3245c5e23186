internal import SymbolGeometry
internal import SymbolModel

/// A closed outline that a cut travels through, as its draw keyframes say.
struct CutOutline: Sendable {
    private let outline: Path
    private let keyframes: DrawKeyframes
    private let measure: PathMeasure

    /// Nil for outlines without keyframes, and for those of several contours, whose keyframes no known file has.
    init?(_ shape: SymbolShape) {
        guard let keyframes = DrawKeyframes(shape.drawKeyframes), shape.path.subpaths.count == 1 else { return nil }
        outline = shape.path
        self.keyframes = keyframes
        measure = PathMeasure(shape.path, tolerance: 1e-3)
    }

    /// About as long as the pen's way: half the outline.
    var length: Double { measure.length / 2 }

    /// The outline of what is drawn, with a round cap where the pen is, for the nonzero rule.
    func drawn(_ range: DrawRange) -> Path {
        if range.isFull { return outline }
        guard !range.isEmpty else { return Path() }
        let (tail, head) = (keyframes.cut(at: range.from), keyframes.cut(at: range.to))
        var path =
            range.from <= 0
            ? flank(from: head.first, to: head.second)
            : joined(flank(from: head.first, to: tail.first), flank(from: tail.second, to: head.second))
        path.close()
        for cut in [range.from > 0 ? tail : nil, head] {
            if let cut { appendCap(cut, to: &path) }
        }
        guard range.tip < 1, let start = start(of: range) else { return path }
        // So little is drawn that it is about as wide as long: as a whole it grows as the pen does.
        return path.transformed(by: AffineTransform.scale(range.tip).about(start))
    }

    /// The point on the centre line from which what is drawn grows, or to which it shrinks.
    private func start(of range: DrawRange) -> Point? {
        let cut = keyframes.cut(at: range.from <= 0 ? 0 : range.to >= 1 ? 1 : (range.from + range.to) / 2)
        guard let a = point(at: cut.first), let b = point(at: cut.second) else { return nil }
        return a.interpolated(to: b, 0.5)
    }

    /// The outline between two fractions, which may pass its first point.
    private func flank(from first: Double, to last: Double) -> Path {
        let turn = first.rounded(.down)
        let (a, b) = (first - turn, last - turn)
        if b <= 1 { return measure.part(from: a * measure.length, to: b * measure.length) }
        return joined(
            measure.part(from: a * measure.length, to: .infinity), measure.part(from: 0, to: (b - 1) * measure.length))
    }

    private func joined(_ a: Path, _ b: Path) -> Path {
        guard !a.isEmpty else { return b }
        var path = a
        for element in b.elements {
            if case .move(let point) = element { path.line(to: point) } else { path.append(element) }
        }
        return path
    }

    /// A disc on the cut, wound as the outline is.
    private func appendCap(_ cut: DrawKeyframes.Cut, to path: inout Path) {
        guard let a = point(at: cut.first), let b = point(at: cut.second) else { return }
        let disc = Path(ellipseAt: a.interpolated(to: b, 0.5), rx: a.distance(to: b) / 2, ry: a.distance(to: b) / 2)
        path.append(outline.signedArea() < 0 ? disc.reversed() : disc)
    }

    private func point(at fraction: Double) -> Point? {
        measure.point(atLength: (fraction - fraction.rounded(.down)) * measure.length)
    }
}
