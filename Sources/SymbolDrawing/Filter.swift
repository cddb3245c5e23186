public import SymbolGeometry

/// A chain of filter primitives, each working on the result of the one before (Filter Effects 1).
public struct Filter: Hashable, Sendable {
    public enum Primitive: Hashable, Sendable {
        /// `feGaussianBlur`: standard deviations along the axes of the filtered element's space.
        case gaussianBlur(x: Double, y: Double)
        /// `feColorMatrix`: four rows of five, on straight RGBA in 0…1.
        case colorMatrix([Double])
    }

    public struct Step: Hashable, Sendable {
        public var primitive: Primitive
        /// The colours are taken to linear light first (`color-interpolation-filters`, by default so).
        public var isLinearRGB: Bool

        public init(_ primitive: Primitive, isLinearRGB: Bool) {
            self.primitive = primitive
            self.isLinearRGB = isLinearRGB
        }
    }

    public var steps: [Step]
    /// The result is empty outside this path, given in the drawing's space.
    public var region: Path
    /// From the filtered element's space to the drawing's.
    public var transform: AffineTransform

    public init(steps: [Step], region: Path, transform: AffineTransform) {
        self.steps = steps
        self.region = region
        self.transform = transform
    }
}
