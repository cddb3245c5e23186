public import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
public import SymbolModel
internal import SymbolRendering

/// The contrast between adjacent areas of a symbol: its layers with each other and with the background.
///
/// Each layer is measured as it appears over everything below it; where something is cleared, the background counts.
/// The ratio is that of WCAG 2.2. The minimum beside the background is that of the Human Interface Guidelines for the
/// text that a symbol accompanies, and the minimum between layers that of WCAG 2.2 for graphics; see `Contrast`.
public struct ContrastReport: Hashable, Sendable, Encodable {
    /// The contrast across the edge between a layer and another layer, or the background.
    public struct Pair: Hashable, Sendable, Encodable {
        /// The index of the layer in the rendering mode, from 0 at the bottom.
        public var layer: Int
        /// The layer's colour as it appears there, as `#rrggbb`.
        public var color: String
        /// The index of the layer below or beside it; `nil` for the background.
        public var neighbor: Int?
        /// The neighbour's colour as it appears there, as `#rrggbb`.
        public var neighborColor: String
        /// The contrast ratio where it is lowest, from 1 to 21.
        ///
        /// It has two decimals and is rounded down, so that a ratio just below the minimum never seems to be enough.
        public var ratio: Double
        /// The ratio that the pair should reach: that of text for the background
        /// (`Contrast.textMinimum(pointSize:weight:)`), and that of graphics between layers
        /// (`Contrast.graphicsMinimum`).
        public var minimum: Double
        /// Whether the ratio, before rounding, reaches the minimum.
        public var passes: Bool
        /// The lightness contrast by APCA, for comparison, with one decimal (see `Contrast.lightnessContrast(of:on:)`).
        public var lightnessContrast: Double
        /// The colour nearest in lightness with which the layer would pass beside everything that it touches, or else
        /// beside this neighbour; `nil` if the pair passes.
        public var passingColor: String?
        /// Whether the layer would pass in `passingColor` beside everything that it touches; `false` if only beside
        /// this neighbour, and `nil` if the pair passes.
        public var passesEverywhere: Bool?
    }

    /// The surroundings to which system colours adapt.
    public var appearance: Appearance
    /// The background colour as `#rrggbb`.
    public var background: String
    /// The pairs, from the bottom layer upwards.
    public var pairs: [Pair]
    /// Whether the contrast of every pair reaches its minimum.
    public var passes: Bool { pairs.allSatisfy(\.passes) }

    /// Measures the contrast of a symbol's layers with each other and with a background.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to measure.
    ///   - options: The appearance and size of the symbol; a size that is not in points is converted to the size in
    ///     points that draws the symbol as large.
    ///   - background: The colour behind the symbol, which is assumed to be opaque.
    /// - Throws: `RenderError` if the symbol has no variant to draw, or cannot be drawn, as at a size below 0.
    public init(_ symbol: Symbol, options: RenderOptions, on background: Color) throws(RenderError) {
        var options = options
        // Mirroring does not change what touches.
        (options.locale, options.layoutDirection) = (nil, nil)
        let scene = try Scene(symbol, options)
        let textMinimum = Contrast.textMinimum(pointSize: try scene.points(options), weight: options.weight ?? .regular)
        let adjacencies = Adjacency.all(
            in: try VisibleLayers(scene), symbol.roles(in: options.style.mode), on: background, textMinimum)
        appearance = options.style.appearance
        self.background = background.hex
        pairs = adjacencies.map { Pair($0, among: adjacencies) }
    }
}

extension ContrastReport.Pair {
    fileprivate init(_ adjacency: Adjacency, among adjacencies: [Adjacency]) {
        layer = adjacency.layers.upper
        neighbor = adjacency.layers.lower == VisibleLayers.ground ? nil : adjacency.layers.lower
        (color, neighborColor) = (adjacency.upper.hex, adjacency.lower.hex)
        (ratio, minimum, passes) = ((adjacency.ratio * 100).rounded(.down) / 100, adjacency.minimum, adjacency.passes)
        let lightness = Contrast.lightnessContrast(of: adjacency.upper, on: adjacency.lower)
        lightnessContrast = (lightness * 10).rounded() / 10
        let passing = adjacency.passes ? nil : adjacency.passingColor(among: adjacencies)
        (passingColor, passesEverywhere) = (passing?.color.hex, passing?.passesEverywhere)
    }
}

extension ContrastReport {
    private enum CodingKeys: String, CodingKey { case appearance, increasesContrast, background, pairs, passes }

    /// Encodes the report together with its overall result, which is computed.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(appearance.scheme.rawValue, forKey: .appearance)
        try container.encode(appearance.increasesContrast, forKey: .increasesContrast)
        try container.encode(background, forKey: .background)
        try container.encode(pairs, forKey: .pairs)
        try container.encode(passes, forKey: .passes)
    }
}

extension Symbol {
    /// Returns the sources of the layers' colours in a mode; empty for an icon.
    fileprivate func roles(in mode: RenderingMode) -> [Layer.Role] {
        guard case .template(let artwork) = artwork else { return [] }
        return (artwork.layers(for: mode) ?? []).map(\.role)
    }
}

extension Scene {
    /// Returns the size in points of the text beside which the symbol would be placed.
    ///
    /// - Throws: `RenderError` for a size at which nothing can be drawn.
    func points(_ options: RenderOptions) throws(RenderError) -> Double {
        _ = try framing(options)
        let (box, em) = (measures.box(options.canvasOptions.kind), measures.em)
        return switch options.size {
        case .points(let points): points
        case .pixels(let pixels): Double(pixels) * em / max(box.width, box.height)
        case .fit(let width, let height):
            min(Double(width) / box.width, Double(height) / box.height) * em / options.displayScale
        case .natural: em
        }
    }
}
