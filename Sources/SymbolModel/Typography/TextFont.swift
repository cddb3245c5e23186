/// The weight and size of text, which a symbol beside the text adopts, with further published measures of the text.
public struct TextFont: Hashable, Sendable {
    /// The weight of the text.
    public var weight: Weight
    /// The size of the text, in points.
    public var pointSize: Double
    /// The distance between baselines, in points; `nil` where it is not known.
    public var leading: Double?
    /// The adjustment of the distance between letters; `nil` where it is not known.
    public var tracking: TextTracking?
    /// The weight of emphasized text in the same style; `nil` where it is not known.
    public var emphasizedWeight: Weight?

    /// Creates a font from a weight and a size in points.
    public init(weight: Weight, pointSize: Double) {
        self.weight = weight
        self.pointSize = pointSize
    }

    /// Creates the font of a text style on a platform.
    ///
    /// Source: Apple Human Interface Guidelines, Typography, "Specifications" (2025). A figure that is not there is
    /// left out or is an error. Only the weights for visionOS are an assumption: the guidelines say that it uses bolder
    /// body text and titles than iOS, so body is taken to be Medium and titles Bold, at the sizes of iOS.
    ///
    /// - Parameters:
    ///   - style: The text style.
    ///   - platform: The platform whose text styles apply.
    ///   - size: The text size that the person has chosen; `nil` means the default, `large`.
    ///   - isBold: Whether the accessibility setting Bold Text is on, which raises the weight by one step.
    ///   - isEmphasized: Whether the text is emphasized, which gives it the style's emphasized weight.
    /// - Throws: `TextFontError` where the style, the size or the emphasized weight is not known for the platform.
    public init(
        _ style: TextStyle, on platform: Platform, at size: DynamicTypeSize? = nil, isBold: Bool = false,
        isEmphasized: Bool = false
    ) throws(TextFontError) {
        self = try TextStyleTables.font(style, platform, size ?? .large)
        tracking = TextTracking(ofPointSize: pointSize, on: platform)
        if isEmphasized {
            guard let emphasizedWeight else {
                throw .emphasis(style, platform, nearest: TextStyleTables.emphasis(style))
            }
            weight = emphasizedWeight
        }
        if isBold { weight = weight.bolder }
    }
}

extension TextFont: Encodable {
    private enum CodingKeys: CodingKey { case weight, pointSize, leading, tracking, emphasizedWeight }

    /// Encodes every figure; one that is not known is encoded as `null`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(weight.rawValue, forKey: .weight)
        try container.encode(pointSize, forKey: .pointSize)
        try container.encode(leading, forKey: .leading)
        try container.encode(tracking, forKey: .tracking)
        try container.encode(emphasizedWeight?.rawValue, forKey: .emphasizedWeight)
    }
}
