extension CSSCursor {
    /// Reads a condition through the end of this text, nested no deeper than the call stack can bear (Media Queries 4
    /// §3, CSS Conditional Rules 3 §6).
    ///
    /// - Parameters:
    ///   - depth: The number of parentheses around the condition.
    ///   - allowsOr: Whether parts may be joined by `or`.
    ///   - test: Reads what is in parentheses where that is not a condition itself.
    /// - Returns: Where the condition holds; nil when it is malformed.
    mutating func condition(
        _ depth: Int = 0, allowsOr: Bool = true, _ test: (inout CSSCursor) -> Media?
    ) -> Media? {
        guard depth < 32 else { return nil }
        skipSpace()
        if let word = identifier()?.lowercased() {
            guard word == "not", skipSpace(), let media = group(depth, test), isAtEndOfSpace else { return nil }
            return media.negated
        }
        guard var media = group(depth, test) else { return nil }
        var joint: String?
        while !isAtEndOfSpace {
            guard let word = identifier()?.lowercased(), word == joint ?? word, skipSpace(),
                let more = group(depth, test)
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

    /// Reads a test or a condition in parentheses.
    private mutating func group(_ depth: Int, _ test: (inout CSSCursor) -> Media?) -> Media? {
        guard skip("(") else { return nil }
        skipSpace()
        let start = position
        skip(to: ")")
        var inside = restricted(to: start..<position)
        guard skip(")") || isAtEnd else { return nil }
        let name = inside.identifier()?.lowercased()
        inside.position = start
        guard let name, name != "not" else { return inside.condition(depth + 1, test) }
        return test(&inside)
    }

    /// Reads the condition of an `@supports` that makes up the rest of this text; nil when it is malformed or has
    /// functions.
    mutating func supportsCondition() -> Media? {
        condition { inside in
            let (declarations, problems) = Declaration.parse(inside.text(inside.position..<inside.end))
            guard problems.isEmpty, declarations.count == 1 else { return Media.none }
            return declarations[0].isSupported ? .all : Media.none
        }
    }
}
