internal import SymbolText

/// Parses rules and declarations with the error recovery of CSS Syntax 3 §5.4.
struct CSSParser {
    private var cursor: CSSCursor
    private var selectorCount = 0
    private(set) var diagnostics: [CSSDiagnostic] = []

    init(_ text: String) {
        let bytes = Array(text.utf8)
        cursor = CSSCursor(bytes: bytes, position: 0, end: bytes.count)
    }

    mutating func rules(for media: Media) -> [Rule] {
        var rules: [Rule] = []
        readRules(for: media, depth: 0, into: &rules)
        return rules
    }

    /// Reads the rules up to the end of the text or, below the first level, through the closing brace of a conditional
    /// rule.
    private mutating func readRules(for media: Media, depth: Int, into rules: inout [Rule]) {
        while skipToRule() {
            if depth > 0, cursor.skip("}") { return }
            if cursor.next == UInt8(ascii: "@") {
                if let rule = conditionalRule(inBlock: depth > 0, depth),
                    let more = block(of: rule, inBlock: depth > 0)
                {
                    readRules(for: media.and(more), depth: depth + 1, into: &rules)
                }
                continue
            }
            let start = cursor.position
            cursor.skip(to: depth > 0 ? "{}" : "{")
            let prelude = start..<cursor.position
            guard cursor.skip("{") else {
                report(.missingBlock(excerpt(prelude)), at: start)
                continue
            }
            let selectors = selectors(in: prelude)
            guard count(selectors, at: start) else { return }
            readBlock(of: selectors, for: media, depth: depth, into: &rules)
        }
    }

    /// Counts the selectors of a rule at an offset; returns false at the limit, where reading ends.
    private mutating func count(_ selectors: [Selector], at start: Int) -> Bool {
        selectorCount += selectors.count
        if selectorCount <= Stylesheet.selectorLimit { return true }
        report(.tooManySelectors(limit: Stylesheet.selectorLimit), at: start)
        cursor.position = cursor.end
        return false
    }

    /// Reads a block of declarations and nested rules; the declarations of a conditional one are further rules for the
    /// same selectors (CSS Nesting 1 §3).
    private mutating func readBlock(of selectors: [Selector], for media: Media, depth: Int, into rules: inout [Rule]) {
        var isFirst = true
        while true {
            let (declarations, nested) = readDeclarations(inBlock: true, depth)
            if !selectors.isEmpty, isFirst || !declarations.isEmpty {
                rules.append(Rule(selectors: selectors, declarations: declarations, media: media))
            }
            isFirst = false
            switch nested {
            case .conditional(let rule):
                guard count(selectors, at: rule.start) else { return }
                if let more = block(of: rule, inBlock: true) {
                    readBlock(of: selectors, for: media.and(more), depth: depth + 1, into: &rules)
                }
            case .style(let prelude):
                let inner = selectors.isEmpty ? [] : self.selectors(in: prelude, nest: Selector(anyOf: selectors))
                guard count(selectors + inner, at: prelude.lowerBound), cursor.skip("{") else { return }
                readBlock(of: inner, for: media, depth: depth + 1, into: &rules)
            case nil: return
            }
        }
    }

    /// Reads what follows the name of a conditional rule: up to its block when that can apply, and through it
    /// otherwise.
    private mutating func block(of rule: ConditionalRule, inBlock: Bool) -> Media? {
        let prelude = cursor.position
        cursor.skip(to: inBlock ? ";{}" : ";{")
        var text = cursor.restricted(to: prelude..<cursor.position)
        let media = rule.name == "media" ? text.mediaQueries() : text.supportsCondition() ?? .unknown
        if !media.isKnown {
            report(.unsupportedCondition(rule: rule.name, excerpt(prelude..<cursor.position)), at: rule.start)
        }
        guard media.isPossible, cursor.next == UInt8(ascii: "{") else {
            skipRestOfAtRule()
            return nil
        }
        return cursor.skip("{") ? media : nil
    }

    /// Reads the declarations up to the end of the text.
    mutating func declarations() -> [Declaration] { readDeclarations(inBlock: false, Self.nestingLimit).list }

    /// A rule within a block: a conditional one, whose name has been read, or one for elements, whose block comes next.
    private enum NestedRule {
        case conditional(ConditionalRule)
        case style(prelude: Range<Int>)
    }

    /// Reads the declarations up to the end of the text, `inBlock` through the closing brace, or up to a nested rule.
    private mutating func readDeclarations(
        inBlock: Bool, _ depth: Int
    ) -> (list: [Declaration], nested: NestedRule?) {
        var declarations: [Declaration] = []
        while true {
            cursor.skipSpace()
            if cursor.isAtEnd || inBlock && cursor.skip("}") { return (declarations, nil) }
            if cursor.skip(";") { continue }
            if cursor.next == UInt8(ascii: "@") {
                if let rule = conditionalRule(inBlock: inBlock, depth) {
                    return (declarations, .conditional(rule))
                }
                continue
            }
            let start = cursor.position
            if let declaration = declaration(inBlock: inBlock) {
                declarations.append(declaration)
            } else if cursor.next == UInt8(ascii: "{"), inBlock, depth < Self.nestingLimit {
                return (declarations, .style(prelude: start..<cursor.position))
            } else {
                if cursor.next == UInt8(ascii: "{") { cursor.skipBlock() }
                report(.invalidDeclaration(excerpt(start..<cursor.position)), at: start)
            }
        }
    }

    /// Reads a declaration; when there is no `name: value`, returns nil with the cursor after the invalid part.
    ///
    /// A brace outside parentheses means a nested rule, and nil is returned before its block.
    private mutating func declaration(inBlock: Bool) -> Declaration? {
        let start = cursor.position
        let name = cursor.identifier()
        cursor.skipSpace()
        let hasColon = cursor.skip(":")
        let valueStart = cursor.position
        cursor.skip(to: inBlock ? ";{}" : ";{")
        let valueEnd = cursor.position
        guard cursor.next != UInt8(ascii: "{"), let name, hasColon else { return nil }
        let text = cursor.text(valueStart..<valueEnd)
        let mayBeImportant = cursor.bytes[valueStart..<valueEnd].contains(UInt8(ascii: "!"))
        let (value, isImportant) = mayBeImportant ? Self.splitImportance(text) : (text, false)
        guard !value.isEmpty || name.hasPrefix("--") else { return nil }
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

    /// An `@media` or `@supports`, whose name has been read.
    private struct ConditionalRule {
        var start: Int
        var name: String
    }

    /// Reads the name of a conditional rule, or skips any other at-rule and returns nil.
    private mutating func conditionalRule(inBlock: Bool, _ depth: Int) -> ConditionalRule? {
        let start = cursor.position
        cursor.position += 1
        let name = cursor.identifier() ?? ""
        let rule = ConditionalRule(start: start, name: name.lowercased())
        if ["media", "supports"].contains(rule.name), depth < Self.nestingLimit { return rule }
        report(.skippedAtRule(name), at: start)
        cursor.skip(to: inBlock ? ";{}" : ";{")
        skipRestOfAtRule()
        return nil
    }

    /// The depth to which rules may be nested, which is bounded by the call stack.
    private static let nestingLimit = 32

    /// Skips the `;` or the block of an at-rule.
    private mutating func skipRestOfAtRule() {
        if cursor.next == UInt8(ascii: "{") { cursor.skipBlock() } else { _ = cursor.skip(";") }
    }

    /// Reads a list of selectors, in which `&` stands for `nest`; empty when one is malformed.
    private mutating func selectors(in prelude: Range<Int>, nest: Selector? = nil) -> [Selector] {
        var list = cursor.restricted(to: prelude)
        list.nest = nest
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

    /// The number of problems that are kept: more than are reported of a file.
    private static let mostProblems = 1000

    private mutating func report(_ problem: CSSDiagnostic.Problem, at offset: Int) {
        guard diagnostics.count < Self.mostProblems else { return }
        diagnostics.append(CSSDiagnostic(problem: problem, offset: offset))
    }

    /// Returns the text of a range, abbreviated to 60 characters.
    private func excerpt(_ range: Range<Int>) -> String {
        let text = cursor.text(range.prefix(240))
        return text.count > 60 ? text.prefix(59) + "…" : text
    }
}
