internal import SymbolText

extension CSSCursor {
    /// Reads a pseudo-class whose colon has been read.
    mutating func pseudoClass(_ depth: Int) throws(SelectorFailure) -> Selector.PseudoClass {
        let isElement = skip(":")
        guard let name = identifier()?.lowercased() else { throw .invalid }
        // Matching recurses once for each level.
        guard !isElement, depth < 8 else { throw .unsupported }
        guard skip("(") else { return try Self.pseudoClass(named: name) }
        let start = position
        skip(to: ")")
        var arguments = restricted(to: start..<position)
        guard skip(")") || isAtEnd else { throw .invalid }
        switch name {
        case "is", "where":
            return .matches(try arguments.selectors(depth + 1, isForgiving: true), counts: name == "is")
        case "not": return .excludes(try arguments.selectors(depth + 1, isForgiving: false))
        case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
            let text = arguments.text(start..<arguments.end)
            guard var positions = Selector.SiblingPosition(text) else {
                throw text.lowercased().utf8.firstOccurrence(of: " of ".utf8) != nil ? .unsupported : .invalid
            }
            (positions.isFromEnd, positions.isOfType) = (name.hasPrefix("nth-last"), name.hasSuffix("of-type"))
            return .positions([positions])
        default: throw .unsupported
        }
    }

    private static func pseudoClass(named name: String) throws(SelectorFailure) -> Selector.PseudoClass {
        var first = Selector.SiblingPosition(step: 0, offset: 1)
        first.isOfType = name.hasSuffix("of-type")
        var last = first
        last.isFromEnd = true
        switch name {
        case "root": return .root
        case "first-child", "first-of-type": return .positions([first])
        case "last-child", "last-of-type": return .positions([last])
        case "only-child", "only-of-type": return .positions([first, last])
        case "hover", "active", "focus", "focus-visible", "focus-within", "visited", "target": return .never
        default: throw .unsupported
        }
    }

    /// Reads a list of selectors; a forgiving one leaves out those that are malformed (Selectors 4 §18.1).
    private mutating func selectors(_ depth: Int, isForgiving: Bool) throws(SelectorFailure) -> [Selector] {
        var selectors: [Selector] = []
        repeat {
            let start = position
            skip(to: ",")
            var text = restricted(to: start..<position)
            do throws(SelectorFailure) {
                selectors.append(try text.selector(depth))
            } catch {
                if error == .unsupported || !isForgiving { throw error }
            }
        } while skip(",")
        return selectors
    }
}
