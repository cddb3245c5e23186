/// The weight and size of text, which a symbol beside it takes over.
public struct TextFont: Hashable, Sendable {
    public var weight: Weight
    public var pointSize: Double

    public init(weight: Weight, pointSize: Double) {
        self.weight = weight
        self.pointSize = pointSize
    }

    /// The font of a text style.
    ///
    /// - Parameters:
    ///   - size: nil takes the platform's default.
    ///   - isBold: the accessibility setting Bold Text, which moves symbols one weight up.
    /// - Throws: `TextFontError` for a style or size that the platform does not have or does not publish.
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

public enum TextFontError: Error, Hashable, Sendable, CustomStringConvertible {
    case platform(Platform)
    case size(DynamicTypeSize, Platform, known: [DynamicTypeSize])
    case style(TextStyle, Platform, known: [TextStyle])

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
