package import SymbolGeometry
/// A centre line ready to be turned into outlines of any stroke width up to a maximum.
///
/// How its curves are divided and its corners joined depends on the centre line, the pen and the widest width alone,
/// so that the outlines of all widths have the same commands in the same order: they can be interpolated point by
/// point, as the masters of a variable font are. The geometry is that of SVG 2 §13.5. There are no dashes.
package struct StrokeExpansion: Sendable {
    /// Half of the widest width.
    private let reach: Double
    private let contours: [StrokeContour]

    /// Prepares the outlines of a path's strokes.
    ///
    /// - Parameters:
    ///   - centreLine: The path.
    ///   - pen: The caps and joins of the strokes.
    ///   - widest: The greatest width that will be asked for, positive, in the path's units.
    ///   - tolerance: The greatest distance of outlines from the true stroke, positive, in the path's units.
    package init(_ centreLine: Path, pen: StrokePen, widest: Double, tolerance: Double) {
        let reach = widest / 2
        self.reach = reach
        contours = centreLine.subpaths.map { StrokeContour($0, pen: pen, reach: reach, tolerance: tolerance) }
    }

    /// Closed contours whose nonzero fill is the stroke of a width, 0…widest.
    ///
    /// An open subpath gives one contour, a closed one two: the outer, clockwise (y down), then the inner, the other
    /// way round. A subpath of no length is a dot or a square under a round or square cap, and else nothing.
    package func outline(width: Double) -> Path {
        path { $0.outline(half: half(width)) }
    }

    /// The closed subpaths filled and stroked: of each the outer contour alone, clockwise (y down).
    package func solid(width: Double) -> Path {
        path { $0.solid(half: half(width)) }
    }

    private func half(_ width: Double) -> Double { min(max(width / 2, 0), reach) }

    private func path(_ loops: (StrokeContour) -> [[PathSegment]]) -> Path {
        var path = Path()
        for loop in contours.flatMap(loops) { path.append(loop: loop) }
        return path
    }
}

extension Path {
    /// A last line back to the start is left to the closing.
    fileprivate mutating func append(loop: [PathSegment]) {
        guard let start = loop.first?.start else { return }
        var segments = loop
        if case .line? = segments.last { segments.removeLast() }
        append(Subpath(start: start, segments: segments, isClosed: true))
    }
}
