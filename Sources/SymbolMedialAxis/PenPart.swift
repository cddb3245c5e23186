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
    /// Returns the first label found along the contour; nil when there is none.
    func label(in parts: FillParts, on grid: FillGrid) -> Int? {
        let steps = 8
        for segment in outline {
            for step in 0..<steps {
                let point = grid.gridPoint(segment.point(at: Double(step) / Double(steps)))
                let label = parts.labels[grid.index(at: point)]
                if label >= 0 { return label }
            }
        }
        return nil
    }
}
