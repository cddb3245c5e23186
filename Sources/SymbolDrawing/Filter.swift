package import SymbolGeometry

/// Filter primitives, each working on the picture that is filtered or on results of those before it (Filter Effects 1).
///
/// The last result is what shows.
package struct Filter<PaintColor: StagedColor>: Hashable, Sendable {
    package struct Step: Hashable, Sendable {
        package var primitive: FilterPrimitive<PaintColor>
        /// The colours are taken to linear light first (`color-interpolation-filters`, by default so).
        package var isLinearRGB: Bool
        /// The result is empty outside this path, given in the drawing's space, as it is outside the filter's region;
        /// nil for all of that.
        package var region: Path?

        package init(_ primitive: FilterPrimitive<PaintColor>, isLinearRGB: Bool, region: Path? = nil) {
            self.primitive = primitive
            self.isLinearRGB = isLinearRGB
            self.region = region
        }
    }

    package var steps: [Step]
    /// The picture and all results are empty outside this path, given in the drawing's space.
    package var region: Path
    /// From the filtered element's space to the drawing's.
    package var transform: AffineTransform

    package init(steps: [Step], region: Path, transform: AffineTransform) {
        self.steps = steps
        self.region = region
        self.transform = transform
    }

    /// The same filter with every colour replaced.
    package func map<Other>(_ replace: (PaintColor) -> Other) -> Filter<Other> {
        Filter<Other>(
            steps: steps.map {
                .init($0.primitive.map(replace), isLinearRGB: $0.isLinearRGB, region: $0.region)
            },
            region: region, transform: transform)
    }
}

/// What a filter primitive works on.
package enum FilterInput: Hashable, Sendable {
    /// The picture that is filtered.
    case source
    /// The result of an earlier step, by its index.
    case step(Int)
}

/// An operation on pictures; lengths are along the axes of the filtered element's space.
package enum FilterPrimitive<PaintColor: StagedColor>: Hashable, Sendable {
    /// `feGaussianBlur`: standard deviations.
    case gaussianBlur(FilterInput, x: Double, y: Double)
    /// `feColorMatrix`: four rows of five, on straight RGBA in 0…1.
    case colorMatrix(FilterInput, [Double])
    /// `feComponentTransfer`: a function for each channel of straight RGBA.
    case componentTransfer(FilterInput, [TransferFunction])
    /// `feOffset`.
    case offset(FilterInput, x: Double, y: Double)
    /// `feMorphology`: radii, above zero to dilate and below to erode.
    case morphology(FilterInput, x: Double, y: Double)
    /// `feFlood`.
    case flood(PaintColor)
    /// `feMerge`: from the back.
    case merge([FilterInput])
    /// `feBlend`.
    case blend(FilterInput, over: FilterInput, BlendMode)
    /// `feComposite`.
    case composite(FilterInput, FilterInput, CompositeOperator)

    func map<Other>(_ replace: (PaintColor) -> Other) -> FilterPrimitive<Other> {
        switch self {
        case .gaussianBlur(let input, let x, let y): .gaussianBlur(input, x: x, y: y)
        case .colorMatrix(let input, let rows): .colorMatrix(input, rows)
        case .componentTransfer(let input, let functions): .componentTransfer(input, functions)
        case .offset(let input, let x, let y): .offset(input, x: x, y: y)
        case .morphology(let input, let x, let y): .morphology(input, x: x, y: y)
        case .flood(let color): .flood(replace(color))
        case .merge(let inputs): .merge(inputs)
        case .blend(let input, let backdrop, let mode): .blend(input, over: backdrop, mode)
        case .composite(let input, let other, let mode): .composite(input, other, mode)
        }
    }

    package var inputs: [FilterInput] {
        switch self {
        case .gaussianBlur(let input, _, _), .colorMatrix(let input, _), .componentTransfer(let input, _),
            .offset(let input, _, _), .morphology(let input, _, _):
            [input]
        case .flood: []
        case .merge(let inputs): inputs
        case .blend(let input, let other, _), .composite(let input, let other, _): [input, other]
        }
    }
}

/// How `feComposite` joins two pictures: by Porter and Duff's operators or by a sum of products.
package enum CompositeOperator: Hashable, Sendable {
    case over, `in`, out, atop, xor, lighter
    /// k1·a·b + k2·a + k3·b + k4, on premultiplied channels.
    case arithmetic(Double, Double, Double, Double)
}

/// What `feComponentTransfer` does to one channel.
package enum TransferFunction: Hashable, Sendable {
    case identity
    /// Between these values, evenly spaced.
    case table([Double])
    /// In as many even steps.
    case discrete([Double])
    case linear(slope: Double, intercept: Double)
    case gamma(amplitude: Double, exponent: Double, offset: Double)
}
