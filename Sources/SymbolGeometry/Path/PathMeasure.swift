/// A path whose segments have been measured once, so that it can be cut at many lengths, as drawing it on does.
///
/// Distances run through the subpaths in their order, along closing lines too; moves between subpaths have no length.
package struct PathMeasure: Sendable {
    struct Contour: Sendable {
        var subpath: Subpath
        var spans: [Span]
        /// The distance along the whole path at which the contour begins.
        var from: Double
        /// The distance along the whole path at which the contour ends.
        var to: Double
    }

    /// A segment and the distances along the whole path at which it begins and ends.
    struct Span: Sendable {
        var segment: PathSegment
        var from: Double
        var to: Double
    }

    /// The length of the whole path.
    package let length: Double

    private let path: Path
    let contours: [Contour]
    let tolerance: Double

    /// Measures a path; `tolerance` bounds the error of each segment's length and of each cut, in the path's units.
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

    /// Returns the point at a distance along the path, clamped to its ends, or nil if the path draws nothing.
    package func point(atLength distance: Double) -> Point? {
        guard let contour = contours.first(where: { $0.to >= distance }) ?? contours.last else { return nil }
        guard let span = contour.spans.first(where: { $0.to >= distance }) ?? contour.spans.last else {
            return contour.subpath.start
        }
        return span.segment.point(at: parameter(of: distance, in: span))
    }

    /// Returns the part between two distances along the path; it is empty if `last <= first`.
    ///
    /// Subpaths wholly inside are kept as they are, closed ones closed; a cut one is open. Zero-length subpaths,
    /// which round caps turn into dots, belong to the part that begins on them.
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
    /// Returns the length of all subpaths, including closing lines, with each segment measured to within `tolerance`.
    package func length(tolerance: Double = 1e-6) -> Double {
        PathMeasure(self, tolerance: tolerance).length
    }
}
