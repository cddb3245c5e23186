internal import SymbolGeometry

/// A connected part of a filled outline, with the strokes with which a pen draws it: either one sweep or lines.
package struct PenPart: Sendable {
    /// The strokes of the part.
    package var strokes: [CenterlineStroke]
    /// The indices of the outline's contours in the part.
    package var contours: [Int]
    /// The area of the part, to the precision of the grid on which the strokes were found; 0 if it is not known.
    package var area: Double
    /// The error of the strokes' positions and widths: the side of a cell of the grid on which they were found.
    package var error: Double

    /// Creates a part.
    package init(strokes: [CenterlineStroke], contours: [Int] = [], area: Double = 0, error: Double = 0) {
        (self.strokes, self.contours, self.area, self.error) = (strokes, contours, area, error)
    }
}

extension Subpath {
    /// Returns the first label found along the contour, on either side of it; nil when there is none.
    ///
    /// A contour may run along the borders of cells, of which only those on one side are filled.
    func label(in parts: FillParts, on grid: FillGrid) -> Int? {
        let steps = 8
        let sides = [Point(0, 0), Point(0.5, 0), Point(-0.5, 0), Point(0, 0.5), Point(0, -0.5)]
        for segment in outline {
            for step in 0..<steps {
                let point = grid.gridPoint(segment.point(at: Double(step) / Double(steps)))
                for side in sides {
                    let label = parts.labels[grid.index(at: point + side)]
                    if label >= 0 { return label }
                }
            }
        }
        return nil
    }
}
