/// The weight and size of text, which a symbol beside it adopts.
public struct TextFont: Hashable, Sendable {
    /// The weight of the text.
    public var weight: Weight
    /// The size of the text in points.
    public var pointSize: Double

    /// Creates a font of a weight and a size in points.
    public init(weight: Weight, pointSize: Double) {
        self.weight = weight
        self.pointSize = pointSize
    }

    /// Creates the font of a text style on a platform.
    ///
    /// Source: Apple Human Interface Guidelines, Typography, "Specifications".
    ///
    /// - Parameters:
    ///   - style: The text style.
    ///   - platform: The platform whose text styles apply.
    ///   - size: The text size that the person has chosen; `nil` stands for the platform's default.
    ///   - isBold: Whether the accessibility setting Bold Text is on, which raises the weight by one step.
    /// - Throws: `TextFontError` where the platform does not have, or does not publish, the style or the size.
    public init(
        _ style: TextStyle, on platform: Platform, at size: DynamicTypeSize? = nil, isBold: Bool = false
    ) throws(TextFontError) {
        guard let sizes = TextStyleTables.sizes(of: platform) else { throw .platform(platform) }
        let wanted = size ?? sizes.standard
        guard let table = sizes.tables[wanted] else {
            throw .size(wanted, platform, known: DynamicTypeSize.allCases.filter { sizes.tables[$0] != nil })
        }
        guard let font = table[style] else {
            throw .style(style, platform, known: TextStyle.allCases.filter { table[$0] != nil })
        }
        self = font
        if isBold { weight = weight.bolder }
    }
}

/// An error for a text style that is not published.
public enum TextFontError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The platform publishes no text styles.
    case platform(Platform)
    /// The platform does not publish the text size; `known` lists the sizes that it publishes.
    case size(DynamicTypeSize, Platform, known: [DynamicTypeSize])
    /// The platform does not have the style at this size; `known` lists the styles that it has.
    case style(TextStyle, Platform, known: [TextStyle])

    /// A one-line description of the error, with the values that would have been accepted.
    public var description: String {
        switch self {
        case .platform(let platform): "no text styles are published for \(platform.rawValue)"
        case .size(let size, let platform, let known):
            "\(platform.rawValue) has no published text size \(size.rawValue); expected \(Self.list(known.map(\.rawValue)))"
        case .style(let style, let platform, let known):
            "\(platform.rawValue) has no text style \(style.rawValue); expected \(Self.list(known.map(\.rawValue)))"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.count > 1 ? "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")" : names.first ?? "none"
    }
}
