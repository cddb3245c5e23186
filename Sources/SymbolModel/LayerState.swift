public import SymbolGeometry

/// How a layer is shown at one moment. What does not move is `identity`.
public struct LayerState: Hashable, Sendable {
    /// Multiplies the layer's own; 0…1.
    public var opacity: Double
    /// In symbol space, applied to the layer as it is drawn at rest.
    public var transform: AffineTransform
    /// How much of the layer a pen has drawn.
    public var draw: DrawRange
    /// The layer shows only where all of these regions (nonzero rule) let it through. In symbol space: they do not move
    /// with `transform`.
    public var clips: [Path]

    public init(
        opacity: Double = 1, transform: AffineTransform = .identity, draw: DrawRange = .full, clips: [Path] = []
    ) {
        self.opacity = opacity
        self.transform = transform
        self.draw = draw
        self.clips = clips
    }

    public static let identity = LayerState()

    /// Both at once: opacities and transforms multiply (`other` comes first), draw ranges intersect, clips add up.
    public func combined(with other: LayerState) -> LayerState {
        LayerState(
            opacity: opacity * other.opacity, transform: transform * other.transform,
            draw: draw.intersection(other.draw), clips: clips + other.clips)
    }
}

/// The part of a stroke between two fractions of its length, 0…1.
public struct DrawRange: Hashable, Sendable {
    public var from: Double
    public var to: Double

    public init(from: Double = 0, to: Double) {
        self.from = from
        self.to = to
    }

    public static let full = DrawRange(from: 0, to: 1)

    public var isFull: Bool { from <= 0 && to >= 1 }
    public var isEmpty: Bool { to <= from }

    public func intersection(_ other: DrawRange) -> DrawRange {
        DrawRange(from: max(from, other.from), to: min(to, other.to))
    }
}
