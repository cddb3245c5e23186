package import SymbolGeometry
/// A centre line ready to be turned into outlines of any stroke width up to a maximum.
///
/// How its curves are divided and its corners joined depends on the centre line, the pen and the widest width alone,
/// and each point of an outline is a linear function of the width. So the outlines of all widths have the same commands
/// in the same order, and what lies between two of them, point by point, is the outline of the width between: they are
/// the masters of a variable symbol. The geometry is that of SVG 2 §13.5. There are no dashes.
package struct StrokeExpansion: Sendable {
    /// Half of the widest width.
    private let reach: Double
    private let contours: [StrokeContour]

    /// Prepares the outlines of a path's stroke at every width up to the widest.
    ///
    /// - Parameters:
    ///   - centreLine: the path that the pen follows.
    ///   - pen: the caps and joins.
    ///   - widest: the greatest width that will be asked for, positive, in the path's units.
    ///   - tolerance: how far outlines may stray from the true stroke, positive, in the path's units.
    ///   - drawn: the width that the path is drawn for. A closed subpath that has no counter then, such as a dot
    ///     written as a small circle, is solid at every width. Nil where a stroke is nothing but a stroke.
    package init(_ centreLine: Path, pen: StrokePen, widest: Double, tolerance: Double, drawn: Double? = nil) {
        let reach = widest / 2
        self.reach = reach
        contours = centreLine.subpaths.map { subpath in
            var contour = StrokeContour(subpath, pen: pen, reach: reach, tolerance: tolerance)
            // A counter of a hundredth of the width is the rounding of coordinates.
            if let drawn, subpath.isClosed, !Counter(of: subpath, tolerance: tolerance).isOpen(under: 0.51 * drawn) {
                contour.fillCounter()
            }
            return contour
        }
    }

    /// Closed contours whose nonzero fill is the stroke of a width, 0…widest.
    ///
    /// An open subpath gives one contour, a closed one two: the outer, clockwise (y down), then the inner, the other
    /// way round; small or angular ones may be covered by more. Contours overlap themselves inside corners and tight
    /// bends, where their winding is above 1 and never 0. A subpath of no length is a dot or a square under a round or
    /// square cap, and else nothing.
    package func outline(width: Double) -> Path {
        path(of: contours.flatMap(\.stroke), width: width)
    }

    /// The closed subpaths filled and stroked: of each the outer contour alone, clockwise (y down).
    package func solid(width: Double) -> Path {
        path(of: contours.compactMap(\.solid), width: width)
    }

    private func path(of contours: [OffsetContour], width: Double) -> Path {
        let half = min(max(width / 2, 0), reach)
        var path = Path()
        for contour in contours { contour.append(to: &path, half: half) }
        return path
    }
}
