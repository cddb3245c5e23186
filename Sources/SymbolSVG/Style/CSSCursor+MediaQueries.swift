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
        guard let first = identifier()?.lowercased() else { return mediaCondition(0) }
        skipSpace()
        // A condition may begin with `not`, too.
        if first == "not", next == UInt8(ascii: "(") {
            self = start
            return mediaCondition(0)
        }
        guard let type = first == "not" || first == "only" ? identifier()?.lowercased() : first,
            !["not", "only", "and", "or", "layer"].contains(type)
        else { return nil }
        var media = type == "all" || type == "screen" ? Media.all : .none
        skipSpace()
        if !isAtEnd {
            guard identifier()?.lowercased() == "and", skipSpace(), let more = mediaCondition(0, allowsOr: false) else {
                return nil
            }
            media = media.and(more)
        }
        return first == "not" ? media.negated : media
    }

    /// Reads a condition through the end of this text, nested no deeper than the call stack can bear.
    private mutating func mediaCondition(_ depth: Int, allowsOr: Bool = true) -> Media? {
        guard depth < 32 else { return nil }
        skipSpace()
        if let word = identifier()?.lowercased() {
            guard word == "not", skipSpace(), let media = mediaGroup(depth), isAtEndOfSpace else { return nil }
            return media.negated
        }
        guard var media = mediaGroup(depth) else { return nil }
        var joint: String?
        while !isAtEndOfSpace {
            guard let word = identifier()?.lowercased(), word == joint ?? word, skipSpace(),
                let more = mediaGroup(depth)
            else { return nil }
            switch word {
            case "and": media = media.and(more)
            case "or" where allowsOr: media = media.or(more)
            default: return nil
            }
            joint = word
        }
        return media
    }

    private var isAtEndOfSpace: Bool {
        mutating get {
            skipSpace()
            return isAtEnd
        }
    }

    /// Reads a feature or a condition in parentheses.
    private mutating func mediaGroup(_ depth: Int) -> Media? {
        guard skip("(") else { return nil }
        skipSpace()
        let start = position
        skip(to: ")")
        var inside = restricted(to: start..<position)
        guard skip(")") || isAtEnd else { return nil }
        let feature = inside.identifier()?.lowercased()
        guard let feature, feature != "not" else {
            inside.position = start
            return inside.mediaCondition(depth + 1)
        }
        inside.skipSpace()
        let hasValue = inside.skip(":")
        let value = inside.text(inside.position..<inside.end).lowercased()
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
