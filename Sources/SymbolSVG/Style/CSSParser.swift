internal import SymbolText

/// Parses rules and declarations with the error recovery of CSS Syntax 3 §5.4.
struct CSSParser {
    private var cursor: CSSCursor
    private(set) var diagnostics: [CSSDiagnostic] = []

    init(_ text: String) {
        let bytes = Array(text.utf8)
        cursor = CSSCursor(bytes: bytes, position: 0, end: bytes.count)
    }

    mutating func rules() -> [Rule] {
        var rules: [Rule] = []
        var selectorCount = 0
        while skipToRule() {
            if cursor.skip("@") { skipAtRule(); continue }
            let start = cursor.position
            cursor.skip(to: "{")
            let prelude = start..<cursor.position
            guard cursor.skip("{") else {
                report(.missingBlock(excerpt(prelude)), at: start)
                break
            }
            let selectors = selectors(in: prelude)
            selectorCount += selectors.count
            guard selectorCount <= Stylesheet.selectorLimit else {
                report(.tooManySelectors(limit: Stylesheet.selectorLimit), at: start)
                break
            }
            let declarations = declarations(inBlock: true)
            if !selectors.isEmpty { rules.append(Rule(selectors: selectors, declarations: declarations)) }
        }
        return rules
    }

    /// Reads the declarations up to the end of the text or, `inBlock`, through the closing brace.
    mutating func declarations(inBlock: Bool) -> [Declaration] {
        var declarations: [Declaration] = []
        while true {
            cursor.skipSpace()
            if cursor.isAtEnd || inBlock && cursor.skip("}") { return declarations }
            if cursor.skip(";") { continue }
            if cursor.skip("@") { skipAtRule(inBlock: inBlock); continue }
            let start = cursor.position
            if let declaration = declaration(inBlock: inBlock) {
                declarations.append(declaration)
            } else {
                report(.invalidDeclaration(excerpt(start..<cursor.position)), at: start)
            }
        }
    }

    /// Reads a declaration; when there is no `name: value`, returns nil with the cursor after the invalid part.
    ///
    /// A brace outside parentheses means a nested rule, which ends with its block.
    private mutating func declaration(inBlock: Bool) -> Declaration? {
        let start = cursor.position
        let name = cursor.identifier()
        cursor.skipSpace()
        let hasColon = cursor.skip(":")
        let valueStart = cursor.position
        cursor.skip(to: inBlock ? ";{}" : ";{")
        let valueEnd = cursor.position
        if cursor.next == UInt8(ascii: "{") {
            cursor.skipBlock()
            return nil
        }
        guard let name, hasColon else { return nil }
        let text = cursor.text(valueStart..<valueEnd)
        let mayBeImportant = cursor.bytes[valueStart..<valueEnd].contains(UInt8(ascii: "!"))
        let (value, isImportant) = mayBeImportant ? Self.splitImportance(text) : (text, false)
        guard !value.isEmpty else { return nil }
        let isLowercased = !cursor.bytes[start..<valueStart].contains { 0x41...0x5A ~= $0 || $0 >= 0x80 }
        let property = isLowercased || name.hasPrefix("--") ? name : name.lowercased()
        return Declaration(property: property, value: value, isImportant: isImportant, offset: start)
    }

    private static func splitImportance(_ value: String) -> (value: String, isImportant: Bool) {
        let keyword = "important".utf8
        let bytes = value.utf8
        guard bytes.count > keyword.count,
            bytes.suffix(keyword.count).map({ $0 | 0x20 }).elementsEqual(keyword),
            let mark = bytes.dropLast(keyword.count).lastIndex(where: { !$0.isWhiteSpace }),
            bytes[mark] == UInt8(ascii: "!")
        else { return (value, false) }
        let end = bytes[..<mark].lastIndex { !$0.isWhiteSpace }
        return (end.map { String(value[...$0]) } ?? "", true)
    }

    /// Skips space, comments and the `<!--` and `-->` that hide a sheet from old browsers; returns whether anything
    /// follows.
    private mutating func skipToRule() -> Bool {
        while true {
            cursor.skipSpace()
            if cursor.starts(with: "<!--") {
                cursor.position += 4
            } else if cursor.starts(with: "-->") {
                cursor.position += 3
            } else {
                return !cursor.isAtEnd
            }
        }
    }

    /// Skips the `;` or the block of an at-rule whose `@` has been read.
    private mutating func skipAtRule(inBlock: Bool = false) {
        let start = cursor.position - 1
        report(.skippedAtRule(cursor.identifier() ?? ""), at: start)
        cursor.skip(to: inBlock ? ";{}" : ";{")
        if cursor.next == UInt8(ascii: "{") { cursor.skipBlock() } else { _ = cursor.skip(";") }
    }

    /// Reads a list of selectors; empty when one is malformed.
    private mutating func selectors(in prelude: Range<Int>) -> [Selector] {
        var list = cursor.restricted(to: prelude)
        var selectors: [Selector] = []
        repeat {
            list.skipSpace()
            let start = list.position
            list.skip(to: ",")
            var text = list.restricted(to: start..<list.position)
            do throws(SelectorFailure) {
                selectors.append(try text.selector())
            } catch {
                let text = excerpt(start..<list.position)
                report(error == .unsupported ? .unsupportedSelector(text) : .invalidSelector(text), at: start)
                if error == .invalid { return [] }
            }
        } while list.skip(",")
        return selectors
    }

    private mutating func report(_ problem: CSSDiagnostic.Problem, at offset: Int) {
        diagnostics.append(CSSDiagnostic(problem: problem, offset: offset))
    }

    /// Returns the text of a range, abbreviated to 60 characters.
    private func excerpt(_ range: Range<Int>) -> String {
        let text = cursor.text(range.prefix(240))
        return text.count > 60 ? text.prefix(59) + "…" : text
    }
}
