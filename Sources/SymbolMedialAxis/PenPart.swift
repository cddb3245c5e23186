internal import SymbolGeometry

/// A part of a filled outline that hangs together, with the strokes that a pen draws it by: one sweep, or lines.
package struct PenPart: Sendable {
    package var strokes: [CenterlineStroke]
    /// The places of the outline's contours that lie in it.
    package var contours: [Int]

    package init(strokes: [CenterlineStroke], contours: [Int] = []) {
        (self.strokes, self.contours) = (strokes, contours)
    }
}

extension Subpath {
    /// The first label that is met along the contour; nil where none is.
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
