internal import SymbolGeometry
internal import SymbolText

extension OutlineReader {
    /// Collects what the markers of a shape draw, in the order of its vertices (SVG 2 §13.7).
    mutating func collectMarkers(
        of shape: XMLElement, _ path: Path, in context: Context, into found: inout Found
    ) throws(ReadError) {
        let style = context.style
        guard style.hasMarkers else { return }
        for use in MarkerUse.along(path, style) {
            guard let marker = marker(use.id), !context.used.contains(marker.index),
                let placement = MarkerPlacement(marker, context.basis(style), strokeWidth: style.strokeWidth)
            else { continue }
            try count(marker, in: context)
            // A marker inherits from the elements around it, not from the shape.
            let outer = try self.context(of: marker, readsPaint: true)
            var inner = context
            let transform = context.transform * use.transform(of: marker)
            inner.enterMarker(transform, placement, styles.style(of: marker, parent: outer.style, &report))
            inner.used.append(marker.index)
            let before = found.outlines.count
            for child in marker.children { try collect(child, in: inner, into: &found) }
            if inner.style.own.clipsOverflow ?? true, let viewport = inner.viewport {
                noteOverflow(of: marker, found.outlines[before...], viewport)
            }
        }
    }

    private mutating func marker(_ id: String) -> XMLElement? {
        element(id: id) { $0 == "marker" }
    }
}

extension OutlineReader.Context {
    /// Enters a marker of the shape whose state this is.
    fileprivate mutating func enterMarker(
        _ vertex: AffineTransform, _ placement: MarkerPlacement, _ style: ComputedStyle
    ) {
        depth += 1
        paints = (self.style.fill, self.style.stroke)
        self.style = style
        transform = vertex * placement.content
        viewport = Path(rect: placement.bounds).transformed(by: vertex * placement.space).bounds
    }
}

extension ComputedStyle {
    /// Replaces the paints that are those of the shape that a marker is on (SVG 2 §13.2).
    mutating func resolveContextPaints(_ paints: (fill: PaintValue, stroke: PaintValue)) {
        for property in [\ComputedStyle.fill, \.stroke] where self[keyPath: property].server == nil {
            switch self[keyPath: property].plain {
            case .contextFill: self[keyPath: property] = paints.fill
            case .contextStroke: self[keyPath: property] = paints.stroke
            default: break
            }
        }
    }
}
