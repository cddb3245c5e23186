package import SymbolGeometry

/// The appearance of a layer at one moment.
///
/// A layer that does not move has the state `identity`.
package struct LayerState: Hashable, Sendable {
    /// A factor on the layer's own opacity, 0…1, with which it comes and goes: on what it paints and what it clears.
    package var opacity: Double
    /// A factor on the opacity of what the layer paints alone, 0…1.
    ///
    /// What the layer clears stays cleared, so that nothing shines through a gap while layers are dimmed.
    package var paintOpacity: Double
    /// The transform in symbol space that applies to the layer as it is drawn at rest.
    package var transform: AffineTransform
    /// The scale of each part of the layer, a dot or a ray, about its own middle; the parts stay where they are.
    package var partScale: Double
    /// The part of the layer's strokes that a pen has drawn.
    package var draw: DrawRange
    /// Regions in symbol space (nonzero rule) outside which the layer is hidden; they do not move with `transform`.
    package var clips: [Path]
    /// Whether the layer takes the place of another that goes as it comes: what both paint stays as it is.
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

    package static let identity = LayerState()

    /// Both at once: opacities, scales and transforms multiply (`other` comes first), draw ranges intersect, clips add
    /// up.
    package func combined(with other: LayerState) -> LayerState {
        LayerState(
            opacity: opacity * other.opacity, paintOpacity: paintOpacity * other.paintOpacity,
            transform: transform * other.transform, partScale: partScale * other.partScale,
            draw: draw.intersection(other.draw), clips: clips + other.clips,
            complements: complements || other.complements)
    }

    /// The factor on the layer's own opacity with which it is seen.
    package var visibleOpacity: Double { opacity * paintOpacity }
}

/// The part of a stroke between two fractions of its length, 0…1.
package struct DrawRange: Hashable, Sendable {
    package var from: Double
    package var to: Double
    /// The share of its width that the pen has grown to, 0…1.
    package var tip: Double

    package init(from: Double = 0, to: Double, tip: Double = 1) {
        self.from = from
        self.to = to
        self.tip = tip
    }

    package static let full = DrawRange(from: 0, to: 1)

    package var isFull: Bool { from <= 0 && to >= 1 }
    package var isEmpty: Bool { to <= from }

    package func intersection(_ other: DrawRange) -> DrawRange {
        DrawRange(from: max(from, other.from), to: min(to, other.to), tip: min(tip, other.tip))
    }
}
