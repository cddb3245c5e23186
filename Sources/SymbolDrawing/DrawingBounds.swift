package import SymbolGeometry

extension [DrawingNode] {
    /// Returns the tight bounds of all outlines, without strokes and markers (SVG 2 §8.10, object bounding box), or
    /// nil if there are none.
    ///
    /// They are measured in the space to which `inverse` maps the drawing's.
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

    /// The bounds of all outlines, including strokes and markers.
    package var paintedBounds: Rect? { paintedBounds(withFilters: false) }

    /// The bounds of all outlines, including strokes, markers and the regions of filters.
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
