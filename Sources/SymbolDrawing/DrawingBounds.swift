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

    /// The bounds of all outlines, with strokes and markers.
    package var paintedBounds: Rect? { paintedBounds(withFilters: false) }

    /// The same, with what filters may paint around them.
    package var filteredBounds: Rect? { paintedBounds(withFilters: true) }

    private func paintedBounds(withFilters: Bool) -> Rect? {
        reduce(into: nil) { bounds, node in
            let more: Rect? =
                switch node {
                case .shape(let shape): shape.paintedBounds
                case .group(let group):
                    (withFilters ? group.filter?.region.bounds : nil)
                        ?? group.nodes.paintedBounds(withFilters: withFilters)
                }
            if let more { bounds = bounds?.union(more) ?? more }
        }
    }
}

extension DrawingShape {
    fileprivate var paintedBounds: Rect? {
        let outline = path.transformed(by: transform).bounds
        guard let stroke = stroke?.style.bounds(of: path, transform) else { return outline }
        return outline?.union(stroke) ?? stroke
    }
}
