package import SymbolGeometry

/// The appearance of a layer at one moment.
///
/// A layer at rest has the state `identity`.
package struct LayerState: Hashable, Sendable {
    /// The factor on the layer's opacity as it appears or disappears, from 0 to 1; applies to what it paints and
    /// clears.
    package var opacity: Double
    /// The factor on the opacity of what the layer paints, from 0 to 1.
    ///
    /// What the layer clears stays cleared, so that nothing shows through a gap while layers are dimmed.
    package var paintOpacity: Double
    /// The transform applied to the layer at rest, in symbol space.
    package var transform: AffineTransform
    /// The scale of each part of the layer, such as a dot or a ray, about its own centre; the parts stay where they
    /// are.
    package var partScale: Double
    /// The part of the layer's strokes that the pen has drawn.
    package var draw: DrawRange
    /// The regions outside which the layer is hidden, in symbol space and filled by the nonzero rule; they do not move
    /// with `transform`, but with that of a state that applies later.
    package var clips: [Path]
    /// Whether the layer fades in as another fades out in its place, so that what both of them paint does not change.
    package var complements: Bool

    package init(
        opacity: Double = 1, paintOpacity: Double = 1, transform: AffineTransform = .identity,
        partScale: Double = 1, draw: DrawRange = .full, clips: [Path] = [], complements: Bool = false
    ) {
        self.opacity = opacity
        self.paintOpacity = paintOpacity
        self.transform = transform
        self.partScale = partScale
        self.draw = draw
        self.clips = clips
        self.complements = complements
    }

    /// The state of a layer at rest.
    package static let identity = LayerState()

    /// Returns the combination of two states, of which `other` applies first.
    ///
    /// Opacities, scales and transforms multiply, draw ranges intersect, and clips accumulate, those of `other` moved
    /// by this state's transform.
    package func combined(with other: LayerState) -> LayerState {
        LayerState(
            opacity: opacity * other.opacity, paintOpacity: paintOpacity * other.paintOpacity,
            transform: transform * other.transform, partScale: partScale * other.partScale,
            draw: draw.intersection(other.draw), clips: clips + moved(other.clips),
            complements: complements || other.complements)
    }

    private func moved(_ clips: [Path]) -> [Path] {
        transform == .identity ? clips : clips.map { $0.transformed(by: transform) }
    }

    /// The factor on the layer's opacity at which it is visible.
    package var visibleOpacity: Double { opacity * paintOpacity }
}
