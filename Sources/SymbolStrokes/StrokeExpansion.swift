package import SymbolGeometry
/// A centre line prepared for outlines of any stroke width up to a maximum.
///
/// The division of its curves and the joins of its corners depend only on the centre line, the pen and the greatest
/// width, and each point of an outline is a linear function of the width. Therefore the outlines of all widths have the
/// same commands in the same order, and the outline of a width between two others lies between them, point by point:
/// they are the masters of a variable symbol. The geometry is that of SVG 2 §13.5, without dashes.
package struct StrokeExpansion: Sendable {
    /// Half the greatest width.
    private let reach: Double
    private let contours: [StrokeContour]

    /// Prepares the outlines of a path's stroke at every width up to a maximum.
    ///
    /// - Parameters:
    ///   - centerline: The path that the pen follows.
    ///   - pen: The caps and joins.
    ///   - widest: The greatest width that will be requested, positive, in the path's units.
    ///   - tolerance: The greatest deviation of outlines from the true stroke, positive, in the path's units.
    ///   - drawn: The width for which the path is drawn. A closed subpath that has no counter at that width, such as a
    ///     dot written as a small circle, is solid at every width. Nil when strokes are never solid.
    package init(_ centerline: Path, pen: StrokePen, widest: Double, tolerance: Double, drawn: Double? = nil) {
        let reach = widest / 2
        self.reach = reach
        contours = centerline.subpaths.map { subpath in
            var contour = StrokeContour(subpath, pen: pen, reach: reach, tolerance: tolerance)
            // A counter smaller than a hundredth of the width is only a rounding error.
            if let drawn, subpath.isClosed, !Counter(of: subpath, tolerance: tolerance).isOpen(under: 0.51 * drawn) {
                contour.fillCounter()
            }
            return contour
        }
    }

    /// Returns closed contours whose nonzero fill is the stroke at a width, 0…widest.
    ///
    /// An open subpath gives one contour. A closed one gives two: the outer one, clockwise (y down), then the inner
    /// one, in the opposite direction; small or angular ones may have additional contours. Contours overlap themselves
    /// inside corners and tight bends, where their winding number is above 1 and never 0. A subpath of zero length is a
    /// dot or a square with a round or square cap, and nothing otherwise.
    package func outline(width: Double) -> Path {
        path(of: contours.flatMap(\.stroke), width: width)
    }

    /// Returns the closed subpaths filled and stroked: only the outer contour of each, clockwise (y down), unless it
    /// crosses itself.
    package func solid(width: Double) -> Path {
        path(of: contours.flatMap(\.solid), width: width)
    }

    private func path(of contours: [OffsetContour], width: Double) -> Path {
        let half = min(max(width / 2, 0), reach)
        var path = Path()
        for contour in contours { contour.append(to: &path, half: half) }
        return path
    }
}
