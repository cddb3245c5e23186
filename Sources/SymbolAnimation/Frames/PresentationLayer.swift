internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering

/// A layer as one frame shows it, in the animation's space.
struct PresentationLayer: Sendable {
    var layer: ResolvedLayer
    var state: LayerState

    var isVisible: Bool { state.visibleOpacity > 0 && !state.draw.isEmpty && layer.paints }

    /// Where it shows; nil where it does not.
    var bounds: Rect? {
        guard isVisible, let bounds = layer.bounds(drawn: state.draw) else { return nil }
        let transform = state.transform
        guard transform.b != 0 || transform.c != 0, let outline = layer.outline.bounds,
            let turned = layer.outline.transformed(by: transform).bounds
        else { return bounds.transformed(by: transform) }
        // The box of what is turned, not the turned box, and around it what strokes add to their paths.
        let stroke = max(
            outline.minX - bounds.minX, bounds.maxX - outline.maxX, outline.minY - bounds.minY,
            bounds.maxY - outline.maxY, 0)
        return turned.insetBy(-stroke * transform.meanScale)
    }
}

extension [PresentationLayer] {
    /// The steps that paint the layers.
    ///
    /// What is translucent in all of them makes their group translucent: so an erase layer goes on clearing what is
    /// below it, and layers that overlap do not show through each other, while the symbol pulses or fades as one.
    var items: [DisplayItem] {
        let visible = filter(\.isVisible).map(\.state)
        let (common, dimmed) = (visible.map(\.opacity).max() ?? 1, visible.map(\.paintOpacity).max() ?? 1)
        guard common * dimmed < 1, count > 1 else { return steps }
        return [
            .group(
                DisplayGroup(
                    opacity: common * dimmed,
                    items: map { presented in
                        var presented = presented
                        presented.state.opacity = Swift.min(presented.state.opacity / common, 1)
                        presented.state.paintOpacity = Swift.min(presented.state.paintOpacity / dimmed, 1)
                        return presented
                    }.steps))
        ]
    }

    private var steps: [DisplayItem] { map(\.layer).items(map(\.state)) }
}
