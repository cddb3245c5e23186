public import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
public import SymbolModel
internal import SymbolRendering

/// Whether a symbol can be told from what is behind it, layer by layer.
public struct ContrastReport: Hashable, Sendable, Encodable {
    public struct Layer: Hashable, Sendable, Encodable {
        /// From 0 at the bottom, in the mode that is drawn.
        public var layer: Int
        /// As `#rrggbb`, or `#rrggbbaa` for a translucent one.
        public var color: String
        /// 1…21, two decimals, rounded down so that what falls short never reads as enough.
        public var ratio: Double
        public var passes: Bool
    }

    public var background: String
    /// What every layer should reach (see `Contrast.minimum`).
    public var minimum: Double
    /// Every colour of every visible layer.
    public var layers: [Layer]
    public var passes: Bool { layers.allSatisfy(\.passes) }

    /// - Parameters:
    ///   - options: the appearance and the size: a size in points counts, any other as the points that draw it as large.
    ///   - background: taken for opaque.
    public init(_ symbol: Symbol, _ options: RenderOptions, on background: Color) throws(RenderError) {
        let scene = try Scene(symbol, options)
        let minimum = Contrast.minimum(
            pointSize: scene.points(options), weight: options.weight ?? Double(Weight.regular.rawValue))
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

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(background, forKey: .background)
        try container.encode(minimum, forKey: .minimum)
        try container.encode(layers, forKey: .layers)
        try container.encode(passes, forKey: .passes)
    }
}

extension Scene {
    /// The size of the text that the symbol would stand beside.
    func points(_ options: RenderOptions) -> Double {
        switch options.size {
        case .points(let points): points
        case .pixels(let pixels): Double(pixels) * em / max(box.width, box.height)
        case .fit(let width, let height): min(Double(width) / box.width, Double(height) / box.height) * em
        case .natural: em
        }
    }
}
