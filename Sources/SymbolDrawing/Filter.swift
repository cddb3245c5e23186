package import SymbolGeometry

/// A chain of filter primitives, each working on the result of the one before (Filter Effects 1).
package struct Filter: Hashable, Sendable {
    package enum Primitive: Hashable, Sendable {
        /// `feGaussianBlur`: standard deviations along the axes of the filtered element's space.
        case gaussianBlur(x: Double, y: Double)
        /// `feColorMatrix`: four rows of five, on straight RGBA in 0…1.
        case colorMatrix([Double])
    }

    package struct Step: Hashable, Sendable {
        package var primitive: Primitive
        /// The colours are taken to linear light first (`color-interpolation-filters`, by default so).
        package var isLinearRGB: Bool

        package init(_ primitive: Primitive, isLinearRGB: Bool) {
            self.primitive = primitive
            self.isLinearRGB = isLinearRGB
        }
    }

    package var steps: [Step]
    /// The result is empty outside this path, given in the drawing's space.
    package var region: Path
    /// From the filtered element's space to the drawing's.
    package var transform: AffineTransform

    package init(steps: [Step], region: Path, transform: AffineTransform) {
        self.steps = steps
        self.region = region
        self.transform = transform
    }
}
