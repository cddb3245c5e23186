public import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
public import SymbolModel
internal import SymbolRendering

/// The contrast of each layer of a symbol with the background, and whether it suffices.
///
/// The ratios and the required minimum follow WCAG 2.2, level AA; see `Contrast`.
public struct ContrastReport: Hashable, Sendable, Encodable {
    /// The contrast of one colour of one layer.
    public struct Layer: Hashable, Sendable, Encodable {
        /// The index of the layer in the rendering mode that is drawn, from 0 at the bottom.
        public var layer: Int
        /// The layer's colour as `#rrggbb`, or as `#rrggbbaa` where it is translucent.
        public var color: String
        /// The contrast ratio, from 1 to 21.
        ///
        /// It has two decimals and is rounded down, so that a ratio just short of the minimum never reads as enough.
        public var ratio: Double
        /// Whether the ratio reaches the report's minimum, judged before rounding.
        public var passes: Bool
    }

    /// The background colour as `#rrggbb`, or as `#rrggbbaa` where it is translucent.
    public var background: String
    /// The ratio that every layer should reach (see `Contrast.minimum(pointSize:weight:)`).
    public var minimum: Double
    /// The measurements, one for each colour of each visible layer, from the bottom layer up.
    public var layers: [Layer]
    /// Whether the contrast of every layer reaches the minimum.
    public var passes: Bool { layers.allSatisfy(\.passes) }

    /// Measures the contrast of a symbol's layers with a background.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to measure.
    ///   - options: The appearance and size of the symbol. A size in points counts as it is; any other size counts as
    ///     the size in points that draws the symbol as large.
    ///   - background: The colour behind the symbol, which is taken to be opaque.
    /// - Throws: `RenderError` where the symbol has no variant to draw.
    public init(_ symbol: Symbol, options: RenderOptions, on background: Color) throws(RenderError) {
        let scene = try Scene(symbol, options)
        let minimum = Contrast.minimum(
            pointSize: scene.points(options), weight: (options.weight ?? .regular).rawValue)
        self.minimum = minimum
        self.background = background.hex
        layers = scene.symbol.layers.enumerated().flatMap { place, layer in
            layer.colors.map { color in
                let ratio = Contrast.ratio(of: color, on: background)
                return Layer(
                    layer: place, color: color.hex, ratio: (ratio * 100).rounded(.down) / 100, passes: ratio >= minimum)
            }
        }
    }

    private enum CodingKeys: String, CodingKey { case background, minimum, layers, passes }

    /// Encodes the report with its overall result, which is not stored.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(background, forKey: .background)
        try container.encode(minimum, forKey: .minimum)
        try container.encode(layers, forKey: .layers)
        try container.encode(passes, forKey: .passes)
    }
}

extension Scene {
    /// The size in points of the text that the symbol would stand beside.
    func points(_ options: RenderOptions) -> Double {
        let (box, em) = (measures.box(options.canvasOptions.kind), measures.em)
        return switch options.size {
        case .points(let points): points
        case .pixels(let pixels): Double(pixels) * em / max(box.width, box.height)
        case .fit(let width, let height): min(Double(width) / box.width, Double(height) / box.height) * em
        case .natural: em
        }
    }
}
