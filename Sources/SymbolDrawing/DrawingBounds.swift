package import SymbolGeometry

extension [DrawingNode] {
    /// The tight bounds of all outlines, strokes and markers left out (SVG 2 §8.10, object bounding box).
    ///
    /// They are measured in the space that `inverse` leads to from the drawing's.
    package func bounds(in inverse: AffineTransform) -> Rect? {
        reduce(into: nil) { bounds, node in
            let more: Rect? =
                switch node {
                case .shape(let shape): shape.path.transformed(by: inverse * shape.transform).bounds
                case .group(let group): group.isMarker ? nil : group.nodes.bounds(in: inverse)
                }
            if let more { bounds = bounds?.union(more) ?? more }
        }
    }

    /// The bounds of the shapes with half of their strokes' widths around them; corners may reach beyond.
    package var boundsWithStrokes: Rect? {
        reduce(into: nil) { bounds, node in
            let more: Rect? =
                switch node {
                case .shape(let shape):
                    shape.path.transformed(by: shape.transform).bounds?
                        .insetBy(-(shape.stroke?.style.width ?? 0) / 2 * shape.transform.meanScale)
                case .group(let group): group.nodes.boundsWithStrokes
                }
            if let more { bounds = bounds?.union(more) ?? more }
        }
    }
}
