/// A path with the lengths of its segments measured once, for cutting it at many lengths, as drawing on does.
///
/// Lengths run through the subpaths in their order, along closing lines too, and jump with the pen.
package struct PathMeasure: Sendable {
    struct Contour: Sendable {
        var subpath: Subpath
        var spans: [Span]
        /// Where the contour lies within the whole.
        var from: Double
        var to: Double
    }

    struct Span: Sendable {
        var segment: PathSegment
        var from: Double
        var to: Double
    }

    /// The whole length.
    package let length: Double

    private let path: Path
    let contours: [Contour]
    let tolerance: Double

    /// `tolerance` bounds the error of each segment's length and of each cut, in the path's units.
    package init(_ path: Path, tolerance: Double = 1e-6) {
        var reached = 0.0
        contours = path.subpaths.map { subpath in
            let from = reached
            let spans = subpath.outline.map { segment in
                let start = reached
                reached += segment.length(tolerance: tolerance)
                return Span(segment: segment, from: start, to: reached)
            }
            return Contour(subpath: subpath, spans: spans, from: from, to: reached)
        }
        length = reached
        self.path = path
        self.tolerance = tolerance
    }

    /// The point at a distance along the path, held to its ends; nil where nothing is drawn.
    package func point(atLength distance: Double) -> Point? {
        guard let contour = contours.first(where: { $0.to >= distance }) ?? contours.last else { return nil }
        guard let span = contour.spans.first(where: { $0.to >= distance }) ?? contour.spans.last else {
            return contour.subpath.start
        }
        return span.segment.point(at: parameter(of: distance, in: span))
    }

    /// The part between two distances along the path; empty where `last <= first`.
    ///
    /// Subpaths wholly inside are kept as they are, closed ones closed; a cut one is open. Zero-length subpaths,
    /// which a round cap shows as dots, belong to the part that begins on them.
    package func part(from first: Double, to last: Double) -> Path {
        guard first < last else { return Path() }
        if first <= 0 && last >= length { return path }
        var result = Path()
        for contour in contours where contour.from <= last && contour.to >= first {
            if contour.from == contour.to {
                if contour.from < last || last >= length { result.append(contour.subpath) }
            } else if first <= contour.from && contour.to <= last {
                result.append(contour.subpath)
            } else {
                append(contour, from: first, to: last, onto: &result)
            }
        }
        return result
    }

    private func append(_ contour: Contour, from first: Double, to last: Double, onto result: inout Path) {
        let pieces = contour.spans.compactMap { span -> PathSegment? in
            guard max(first, span.from) < min(last, span.to) else { return nil }
            if first <= span.from && span.to <= last { return span.segment }
            return span.segment.subsegment(from: parameter(of: first, in: span), to: parameter(of: last, in: span))
        }
        if let start = pieces.first?.start { result.append(Subpath(start: start, segments: pieces)) }
    }

    private func parameter(of distance: Double, in span: Span) -> Double {
        if distance <= span.from { return 0 }
        if distance >= span.to { return 1 }
        return span.segment.parameter(atLength: distance - span.from, tolerance: tolerance)
    }
}

extension Path {
    /// The length of all subpaths, closing lines included, each segment to within `tolerance`.
    package func length(tolerance: Double = 1e-6) -> Double {
        PathMeasure(self, tolerance: tolerance).length
    }

    /// The parts before and after a distance along the path (see `PathMeasure.part`).
    package func split(atLength distance: Double, tolerance: Double = 1e-6) -> (Path, Path) {
        let measure = PathMeasure(self, tolerance: tolerance)
        return (measure.part(from: 0, to: distance), measure.part(from: distance, to: .infinity))
    }

    /// The part between two fractions of the length, 0…1; empty where `last <= first`.
    package func trimmed(from first: Double, to last: Double, tolerance: Double = 1e-6) -> Path {
        if first <= 0 && last >= 1 { return self }
        let measure = PathMeasure(self, tolerance: tolerance)
        return measure.part(from: first * measure.length, to: last * measure.length)
    }
}
