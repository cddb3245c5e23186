internal import SymbolText

/// An error thrown for figures of a text style that are not published.
public enum TextFontError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The platform publishes no size for the style; `known` lists the styles for which it does.
    case style(TextStyle, Platform, known: [TextStyle])
    /// The platform publishes no size for the style at the text size; `nearest` is the nearest text size at which it
    /// does, and `points` is the size there.
    case size(TextStyle, DynamicTypeSize, Platform, nearest: DynamicTypeSize, points: Double)
    /// The platform publishes no emphasized weight for the style; `nearest` is that of another platform, if any
    /// publishes one.
    case emphasis(TextStyle, Platform, nearest: EmphasizedWeight?)

    /// An emphasized weight and the platform that publishes it.
    public struct EmphasizedWeight: Hashable, Sendable {
        /// The weight of emphasized text.
        public var weight: Weight
        /// The platform that publishes the weight.
        public var platform: Platform
    }

    /// A one-line description of the error, with the values that are available instead.
    public var description: String {
        switch self {
        case .style(let style, let platform, let known):
            return
                "\(platform.rawValue) has no published size of \(style.rawValue); "
                + "expected \(Self.list(known.map(\.rawValue)))"
        case .size(let style, let size, let platform, let nearest, let points):
            return
                "\(platform.rawValue) has no published size of \(style.rawValue) at \(size.rawValue); "
                + "the nearest known is \(SVGNumberFormat(decimals: 2).string(points)) points at \(nearest.rawValue)"
        case .emphasis(let style, let platform, let nearest):
            let known = nearest.map { "; the nearest known is \($0.weight.name ?? "") on \($0.platform.rawValue)" }
            return
                "\(platform.rawValue) has no published emphasized weight of \(style.rawValue)" + (known ?? "")
        }
    }

    private static func list(_ names: [String]) -> String {
        names.count > 1 ? "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")" : names.first ?? "none"
    }
}
