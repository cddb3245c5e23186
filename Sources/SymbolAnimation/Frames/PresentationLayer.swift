internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering

/// A layer as it appears in one frame, in the animation's space.
struct PresentationLayer: Sendable {
    var layer: ResolvedLayer
    var state: LayerState

    var isVisible: Bool { state.visibleOpacity > 0 && !state.draw.isEmpty && layer.paints }

    func moved(by offset: Point) -> PresentationLayer {
        guard offset != .zero else { return self }
        let translation = AffineTransform.translation(x: offset.x, y: offset.y)
        var layer = self
        layer.state.transform = translation * state.transform
        layer.state.clips = state.clips.map { $0.transformed(by: translation) }
        return layer
    }

    /// The bounds of the visible layer; `nil` if it is invisible.
    var bounds: Rect? {
        guard isVisible, let bounds = layer.bounds(drawn: state.draw) else { return nil }
        let transform = state.transform
        guard transform.b != 0 || transform.c != 0, let outline = layer.outline.bounds,
            let turned = layer.outline.transformed(by: transform).bounds
        else { return bounds.transformed(by: transform) }
        // The box of the rotated outline is smaller than the rotated box, unless much of it is clipped away; strokes
        // extend beyond the outlines of their paths.
        let stroke = max(
            outline.minX - bounds.minX, bounds.maxX - outline.maxX, outline.minY - bounds.minY,
            bounds.maxY - outline.maxY, 0)
        let box = bounds.transformed(by: transform)
        return turned.insetBy(-stroke * transform.meanScale).intersection(box) ?? box
    }
}

extension [PresentationLayer] {
    /// The steps that paint the layers.
    var items: [DisplayItem] { map(\.layer).items(map(\.state)) }
}
