/// The share that each of the three small sources, Ultralight, Regular and Black, contributes to a cell.
///
/// Apple publishes no numbers. These were fitted by least squares to static templates exported by Apple's app (31 of 40
/// files agree to a root mean square of 0.0002 units). Within a scale, the weights lie on two straight lines that meet
/// at Regular; the medium and large cells blend in lighter sources before they are enlarged, so that strokes do not
/// grow as fast as the symbol.
package struct InterpolationWeights: Hashable, Sendable {
    /// The factor of the Ultralight source.
    package var ultralight: Double
    /// The factor of the Regular source.
    package var regular: Double
    /// The factor of the Black source.
    package var black: Double

    /// Creates the weights for any boldness from 100 to 900, interpolating linearly between the nearest named weights.
    package init(weight: Weight, scale: Scale) {
        let below = Weight.allCases[weight.hundreds - 1]
        self = InterpolationWeights(for: Cell(below, scale))
            .blended(
                with: InterpolationWeights(for: Cell(below.bolder, scale)), (weight.rawValue - below.rawValue) / 100)
    }

    /// Creates the weights for one of the 27 cells.
    package init(for cell: Cell) {
        let (ultralight, regular, black) = Self.corners(of: cell.scale)
        switch cell.weight {
        case .ultralight: self = ultralight
        case .thin: self = ultralight.blended(with: regular, 0.2258)
        case .light: self = ultralight.blended(with: regular, 0.6667)
        case .regular: self = regular
        case .medium: self = regular.blended(with: black, 0.18)
        case .semibold: self = regular.blended(with: black, 0.318)
        case .bold: self = regular.blended(with: black, 0.5)
        case .heavy: self = regular.blended(with: black, 0.764)
        default: self = black
        }
    }

    private init(_ ultralight: Double, _ regular: Double, _ black: Double) {
        self.ultralight = ultralight
        self.regular = regular
        self.black = black
    }

    private static func corners(
        of scale: Scale
    ) -> (ultralight: InterpolationWeights, regular: InterpolationWeights, black: InterpolationWeights) {
        switch scale {
        case .small: (.init(1, 0, 0), .init(0, 1, 0), .init(0, 0, 1))
        case .medium: (.init(1.068, -0.068, 0), .init(0.1821, 0.8179, 0), .init(-0.0049, 0.0885, 0.9164))
        case .large: (.init(1.1354, -0.1354, 0), .init(0.3698, 0.6302, 0), .init(-0.016, 0.2897, 0.7263))
        }
    }

    private func blended(with other: InterpolationWeights, _ t: Double) -> InterpolationWeights {
        .init(
            ultralight + (other.ultralight - ultralight) * t, regular + (other.regular - regular) * t,
            black + (other.black - black) * t)
    }

    /// Blends the values that the three sources have; the result still lacks the factor of the scale.
    package func blend(_ a: Double, _ b: Double, _ c: Double) -> Double {
        ultralight * a + regular * b + black * c
    }
}
