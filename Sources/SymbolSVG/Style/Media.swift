internal import SymbolColor

/// Whether a media query holds in each appearance, for a picture on a screen (Media Queries 4).
///
/// The logic has three values: a feature that is not supported is neither true nor false, and what depends on one does
/// not hold, negated or not (§3.2).
package struct Media: Hashable, Sendable {
    private let light: Bool?
    private let dark: Bool?

    private init(_ light: Bool?, _ dark: Bool?) { (self.light, self.dark) = (light, dark) }

    /// What holds in every appearance.
    package static let all = Media(true, true)
    static let none = Media(false, false)
    static let light = Media(true, false)
    static let dark = Media(false, true)
    /// What depends on a feature that is not supported.
    static let unknown = Media(nil, nil)

    /// Reads a list of media queries, as in a `media` attribute; an empty list holds always.
    init(_ text: String) {
        let bytes = Array(text.utf8)
        var cursor = CSSCursor(bytes: bytes, position: 0, end: bytes.count)
        self = cursor.mediaQueries()
    }

    func holds(in scheme: Appearance.Scheme) -> Bool { (scheme == .dark ? dark : light) ?? false }

    /// Whether it holds in one appearance but not in the other.
    var adapts: Bool { holds(in: .light) != holds(in: .dark) }

    var isKnown: Bool { light != nil && dark != nil }

    /// Whether it holds in any appearance.
    var isPossible: Bool { light == true || dark == true }

    var negated: Media { Media(light.map { !$0 }, dark.map { !$0 }) }

    func and(_ other: Media) -> Media { Media(Self.and(light, other.light), Self.and(dark, other.dark)) }

    func or(_ other: Media) -> Media { negated.and(other.negated).negated }

    private static func and(_ a: Bool?, _ b: Bool?) -> Bool? {
        if a == false || b == false { return false }
        return a == nil || b == nil ? nil : true
    }
}
