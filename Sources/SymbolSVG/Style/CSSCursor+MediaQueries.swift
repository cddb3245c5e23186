extension CSSCursor {
    /// Reads the list of media queries that makes up the rest of this text (Media Queries 4 §3); a malformed query
    /// counts as unknown.
    mutating func mediaQueries() -> Media {
        skipSpace()
        if isAtEnd { return .all }
        var media = Media.none
        repeat {
            let start = position
            skip(to: ",")
            var query = restricted(to: start..<position)
            media = media.or(query.mediaQuery() ?? .unknown)
        } while skip(",")
        return media
    }

    private mutating func mediaQuery() -> Media? {
        skipSpace()
        let start = self
        guard let first = identifier()?.lowercased() else { return mediaCondition() }
        skipSpace()
        // A condition may begin with `not`, too.
        if first == "not", next == UInt8(ascii: "(") {
            self = start
            return mediaCondition()
        }
        guard let type = first == "not" || first == "only" ? identifier()?.lowercased() : first,
            !["not", "only", "and", "or", "layer"].contains(type)
        else { return nil }
        var media = type == "all" || type == "screen" ? Media.all : .none
        skipSpace()
        if !isAtEnd {
            guard identifier()?.lowercased() == "and", skipSpace(), let more = mediaCondition(allowsOr: false) else {
                return nil
            }
            media = media.and(more)
        }
        return first == "not" ? media.negated : media
    }

    private mutating func mediaCondition(allowsOr: Bool = true) -> Media? {
        condition(allowsOr: allowsOr) { $0.mediaFeature() }
    }

    /// Reads a feature, with or without a value; nil when it begins with anything but a name.
    private mutating func mediaFeature() -> Media? {
        guard let feature = identifier()?.lowercased() else { return nil }
        skipSpace()
        let hasValue = skip(":")
        let value = text(position..<end).lowercased()
        guard hasValue || value.isEmpty else { return .unknown }
        return Self.media(feature, hasValue ? value : nil)
    }

    /// Returns where a feature holds; without a value, it holds unless it is none or off.
    private static func media(_ feature: String, _ value: String?) -> Media {
        switch (feature, value) {
        case ("prefers-color-scheme", nil): .all
        case ("prefers-color-scheme", "light"): .light
        case ("prefers-color-scheme", "dark"): .dark
        // A still picture does not move; how an icon moves is not for its style sheet to say.
        case ("prefers-reduced-motion", "no-preference"): .all
        case ("prefers-reduced-motion", "reduce"), ("prefers-reduced-motion", nil): .none
        default: .unknown
        }
    }
}
