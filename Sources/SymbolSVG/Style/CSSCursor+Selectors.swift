internal import SymbolText

enum SelectorFailure: Error { case unsupported, invalid }

extension CSSCursor {
    /// Reads the selector that makes up the rest of this text, nested in pseudo-classes to some depth.
    mutating func selector(_ depth: Int = 0) throws(SelectorFailure) -> Selector {
        var compounds: [Selector.Compound] = []
        var combinators: [Selector.Combinator] = []
        skipSpace()
        if depth == 0, let nest, let combinator = impliedCombinator() {
            compounds = [Selector.Compound(anyOf: [nest])]
            combinators = [combinator]
        }
        while true {
            compounds.append(try compound(depth))
            let hasSpace = skipSpace()
            if isAtEnd { break }
            guard let combinator = combinator(afterSpace: hasSpace) else { throw .invalid }
            combinators.append(combinator)
        }
        // Matching recurses once for each compound.
        guard compounds.count <= 64 else { throw .unsupported }
        // Only inside another pseudo-class does it matter that a selector matches nothing.
        guard depth > 0 || !compounds.contains(where: { $0.pseudoClasses.contains(.never) }) else { throw .unsupported }
        return Selector(compounds: compounds, combinators: combinators)
    }

    /// Reads the combinator after the `&` with which a nested selector implicitly begins; nil where `&` is written (CSS
    /// Nesting 1 §3.1).
    private mutating func impliedCombinator() -> Selector.Combinator? {
        if let combinator = combinator(afterSpace: false) { return combinator }
        var rest = self
        while let byte = rest.next {
            if byte == UInt8(ascii: "&") { return nil }
            rest.skipUnit()
        }
        return .descendant
    }

    private mutating func combinator(afterSpace hasSpace: Bool) -> Selector.Combinator? {
        defer { skipSpace() }
        if skip(">") { return .child }
        if skip("+") { return .nextSibling }
        if skip("~") { return .subsequentSibling }
        return hasSpace ? .descendant : nil
    }

    private mutating func compound(_ depth: Int) throws(SelectorFailure) -> Selector.Compound {
        var compound = Selector.Compound()
        let start = position
        if !skip("*") { compound.type = identifier() }
        while true {
            if skip(".") {
                compound.classes.append(try className())
            } else if skip("#") {
                compound.ids.append(try required(identifier()))
            } else if skip("[") {
                compound.attributes.append(try attributeTest())
            } else if skip(":") {
                compound.pseudoClasses.append(try pseudoClass(depth))
            } else if let nest, skip("&") {
                compound.pseudoClasses.append(.matches([nest], counts: true))
            } else if next == UInt8(ascii: "|") || next == UInt8(ascii: "&") {
                throw .unsupported  // Namespaces, and `&` outside nested rules.
            } else if position > start {
                return compound
            } else {
                throw .invalid
            }
        }
    }

    /// Reads a class name.
    ///
    /// SF Symbols templates name classes `multicolor-0:tintColor` and write the colon into selectors unescaped. After a
    /// rendering mode and a layer number it therefore continues the name, as does everything up to the next space,
    /// because colour names such as `Brand/Primary` and `Brand.2` are not escaped either.
    private mutating func className() throws(SelectorFailure) -> String {
        let name = try required(identifier())
        guard let byte = next, !byte.isWhiteSpace, let layer = name.split(separator: ":", maxSplits: 1).first,
            byte == UInt8(ascii: ":") || layer.endIndex < name.endIndex, Self.namesLayer(layer)
        else { return name }
        return name + word()
    }

    private static func namesLayer(_ name: Substring) -> Bool {
        guard let dash = name.utf8.lastIndex(of: UInt8(ascii: "-")) else { return false }
        let number = name.utf8[dash...].dropFirst()
        return !number.isEmpty && number.allSatisfy { 0x30...0x39 ~= $0 }
            && ["monochrome", "multicolor", "hierarchical"].contains(name[..<dash])
    }

    private mutating func attributeTest() throws(SelectorFailure) -> Selector.AttributeTest {
        skipSpace()
        let name = try required(identifier())
        if next == UInt8(ascii: "|"), peek(1) != UInt8(ascii: "=") { throw .unsupported }
        skipSpace()
        if skip("]") { return Selector.AttributeTest(name: name, op: .exists, value: "") }
        let op = try attributeOperator()
        skipSpace()
        let value = try required(identifier() ?? string())
        skipSpace()
        if startsIdentifier { throw .unsupported }  // The flags i and s.
        guard skip("]") || isAtEnd else { throw .invalid }
        return Selector.AttributeTest(name: name, op: op, value: value)
    }

    private mutating func attributeOperator() throws(SelectorFailure) -> Selector.AttributeTest.Operator {
        if skip("=") { return .equals }
        guard peek(1) == UInt8(ascii: "="), let sign = next else { throw .invalid }
        position += 2
        return switch sign {
        case UInt8(ascii: "~"): .includes
        case UInt8(ascii: "|"): .dashMatches
        case UInt8(ascii: "^"): .hasPrefix
        case UInt8(ascii: "$"): .hasSuffix
        case UInt8(ascii: "*"): .contains
        default: throw .invalid
        }
    }

    private func required(_ text: String?) throws(SelectorFailure) -> String {
        guard let text else { throw .invalid }
        return text
    }
}
