package import SymbolGeometry

/// A sequence of filter primitives, each applied to the filtered picture or to results of those before it (Filter
/// Effects 1).
///
/// The last result is displayed.
package struct Filter<PaintColor: StagedColor>: Hashable, Sendable {
    /// A filter primitive with its colour space and region.
    package struct Step: Hashable, Sendable {
        package var primitive: FilterPrimitive<PaintColor>
        /// Whether the primitive works in linear light, as is the default (`color-interpolation-filters`).
        package var isLinearRGB: Bool
        /// The path in the drawing's space outside which the result is empty, as it is outside the filter's region; nil
        /// for the whole region.
        package var region: Path?

        package init(_ primitive: FilterPrimitive<PaintColor>, isLinearRGB: Bool, region: Path? = nil) {
            self.primitive = primitive
            self.isLinearRGB = isLinearRGB
            self.region = region
        }
    }

    package var steps: [Step]
    /// The path in the drawing's space outside which the picture and all results are empty.
    package var region: Path
    /// The transform from the filtered element's space to the drawing's.
    package var transform: AffineTransform

    package init(steps: [Step], region: Path, transform: AffineTransform) {
        self.steps = steps
        self.region = region
        self.transform = transform
    }

    /// Returns the same filter with every colour replaced.
    package func map<Other>(_ replace: (PaintColor) -> Other) -> Filter<Other> {
        Filter<Other>(
            steps: steps.map {
                .init($0.primitive.map(replace), isLinearRGB: $0.isLinearRGB, region: $0.region)
            },
            region: region, transform: transform)
    }
}

/// An input of a filter primitive.
package enum FilterInput: Hashable, Sendable {
    /// The picture that is filtered.
    case source
    /// The result of an earlier step, by its index.
    case step(Int)
}

/// An operation on pictures, whose lengths are along the axes of the filtered element's space.
package enum FilterPrimitive<PaintColor: StagedColor>: Hashable, Sendable {
    /// A Gaussian blur with the given standard deviations (`feGaussianBlur`).
    case gaussianBlur(FilterInput, x: Double, y: Double)
    /// A matrix of four rows and five columns, applied to straight RGBA in 0…1 (`feColorMatrix`).
    case colorMatrix(FilterInput, [Double])
    /// A function for each channel of straight RGBA (`feComponentTransfer`).
    case componentTransfer(FilterInput, [TransferFunction])
    /// A translation (`feOffset`).
    case offset(FilterInput, x: Double, y: Double)
    /// A dilation by positive radii, or an erosion by negative ones (`feMorphology`).
    case morphology(FilterInput, x: Double, y: Double)
    /// A fill with one colour (`feFlood`).
    case flood(PaintColor)
    /// The inputs on top of each other, from the back (`feMerge`).
    case merge([FilterInput])
    /// A blend of the first input over the second (`feBlend`).
    case blend(FilterInput, over: FilterInput, BlendMode)
    /// A composite of two inputs (`feComposite`).
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

/// The operator of `feComposite`: one of Porter and Duff's, or a sum of products.
package enum CompositeOperator: Hashable, Sendable {
    case over, `in`, out, atop, xor, lighter
    /// The sum k1·a·b + k2·a + k3·b + k4, on premultiplied channels.
    case arithmetic(Double, Double, Double, Double)
}

/// The function that `feComponentTransfer` applies to a channel.
package enum TransferFunction: Hashable, Sendable {
    case identity
    /// A linear interpolation between evenly spaced values.
    case table([Double])
    /// A step function of equally wide steps with these values.
    case discrete([Double])
    case linear(slope: Double, intercept: Double)
    case gamma(amplitude: Double, exponent: Double, offset: Double)
}
