public import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
public import SymbolModel
public import SymbolRendering

/// The contrast between whatever touches in a symbol: its layers with each other and with the background.
///
/// Each layer is measured as it is seen, over all that lies under it; where something is cleared, the background is.
/// The ratios and the required minima follow WCAG 2.2, level AA; see `Contrast`.
public struct ContrastReport: Hashable, Sendable, Encodable {
    /// The contrast across the edge between a layer and another one, or the background.
    public struct Pair: Hashable, Sendable, Encodable {
        /// The index of the layer in the rendering mode that is drawn, from 0 at the bottom.
        public var layer: Int
        /// The layer's colour as it is seen there, as `#rrggbb`.
        public var color: String
        /// The index of the layer that it lies on or beside; `nil` for the background.
        public var neighbor: Int?
        /// The neighbour's colour as it is seen there, as `#rrggbb`.
        public var neighborColor: String
        /// The contrast ratio where it is weakest, from 1 to 21.
        ///
        /// It has two decimals and is rounded down, so that a ratio just short of the minimum never reads as enough.
        public var ratio: Double
        /// The ratio that the pair should reach: that of text with the background
        /// (`Contrast.minimum(pointSize:weight:)`), that of graphics between layers (`Contrast.graphicsMinimum`).
        public var minimum: Double
        /// Whether the ratio reaches the minimum, judged before rounding.
        public var passes: Bool
        /// The lightness contrast by APCA, told for comparison, with one decimal (see `Contrast.lightness(of:on:)`).
        public var lightnessContrast: Double
        /// The colour for the layer, nearest in lightness, that would pass beside all that the layer touches, or else
        /// beside this neighbour; `nil` where the pair passes as it is.
        public var passingColor: String?
    }

    /// The surroundings that system colours adapt to.
    public var appearance: Appearance
    /// The background colour as `#rrggbb`.
    public var background: String
    /// The pairs, from the bottom layer up.
    public var pairs: [Pair]
    /// Whether the contrast of every pair reaches its minimum.
    public var passes: Bool { pairs.allSatisfy(\.passes) }

    /// Measures the contrast of a symbol's layers with each other and with a background.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to measure.
    ///   - options: The appearance and size of the symbol. A size in points counts as it is; any other size counts as
    ///     the size in points that draws the symbol as large.
    ///   - background: The colour behind the symbol, which is taken to be opaque.
    /// - Throws: `RenderError` where the symbol has no variant to draw, or cannot be drawn.
    public init(_ symbol: Symbol, options: RenderOptions, on background: Color) throws(RenderError) {
        var options = options
        // Mirroring changes nothing of what touches.
        (options.locale, options.layoutDirection) = (nil, nil)
        let scene = try Scene(symbol, options)
        let textMinimum = Contrast.minimum(
            pointSize: scene.points(options), weight: (options.weight ?? .regular).rawValue)
        let meetings = Meeting.all(
            in: try SeenLayers(scene), symbol.roles(in: options.style.mode), on: background, textMinimum)
        appearance = options.style.appearance
        self.background = background.hex
        pairs = meetings.map { Pair($0, among: meetings) }
    }
}

extension ContrastReport.Pair {
    fileprivate init(_ meeting: Meeting, among meetings: [Meeting]) {
        layer = meeting.layers.upper
        neighbor = meeting.layers.lower == SeenLayers.ground ? nil : meeting.layers.lower
        (color, neighborColor) = (meeting.upper.hex, meeting.lower.hex)
        (ratio, minimum, passes) = ((meeting.ratio * 100).rounded(.down) / 100, meeting.minimum, meeting.passes)
        let lightness = Contrast.lightness(of: meeting.upper, on: meeting.lower)
        lightnessContrast = (lightness * 10).rounded() / 10
        passingColor = meeting.passes ? nil : meeting.passingColor(among: meetings)?.hex
    }
}

extension ContrastReport {
    private enum CodingKeys: String, CodingKey { case appearance, increasesContrast, background, pairs, passes }

    /// Encodes the report with its overall result, which is not stored.
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
    /// The sources of the layers' colours in a mode; empty for an icon.
    fileprivate func roles(in mode: RenderingMode) -> [Layer.Role] {
        guard case .template(let artwork) = artwork else { return [] }
        return (artwork.layers(for: mode) ?? []).map(\.role)
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
