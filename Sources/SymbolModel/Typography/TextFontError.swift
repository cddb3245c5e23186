internal import SymbolText

/// An error thrown for figures of a text style that are not known.
public enum TextFontError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No size of the style is known for the platform; `known` lists the styles for which one is.
    case style(TextStyle, Platform, known: [TextStyle])
    /// No size of the style is known for the platform at the text size; `nearest` is the nearest text size at which one
    /// is, and `points` is the size there.
    case size(TextStyle, DynamicTypeSize, Platform, nearest: DynamicTypeSize, points: Double)
    /// No emphasized weight of the style is known for the platform; `nearest` is that of another platform, if one is
    /// known.
    case emphasis(TextStyle, Platform, nearest: EmphasizedWeight?)

    /// An emphasized weight and the platform for which it is known.
    public struct EmphasizedWeight: Hashable, Sendable {
        /// The weight of emphasized text.
        public var weight: Weight
        /// The platform for which the weight is known.
        public var platform: Platform
    }

    /// A one-line description of the error, with the values that are available instead.
    public var description: String {
        switch self {
        case .style(let style, let platform, let known):
            return
                "the size of \(style.rawValue) on \(platform.rawValue) is not known to Insignia; "
                + "expected \(Self.list(known.map(\.rawValue)))"
        case .size(let style, let size, let platform, let nearest, let points):
            return
                "the size of \(style.rawValue) on \(platform.rawValue) at \(size.rawValue) is not known to Insignia; "
                + "the nearest known is \(SVGNumberFormat(decimals: 2).decimal(points)) points at \(nearest.rawValue)"
        case .emphasis(let style, let platform, let nearest):
            let known = nearest.map { "; the nearest known is \($0.weight.name ?? "") on \($0.platform.rawValue)" }
            return
                "the emphasized weight of \(style.rawValue) on \(platform.rawValue) is not known to Insignia"
                + (known ?? "")
        }
    }

    private static func list(_ names: [String]) -> String {
        names.count > 1 ? "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")" : names.first ?? "none"
    }
}
