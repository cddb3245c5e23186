internal import SymbolGeometry

/// The words behind an effect's name, taken one by one by whoever knows what they may be.
struct EffectModifiers {
    struct Modifier: Hashable {
        var name: String
        /// What stands in parentheses, nil without any.
        var argument: String?
        /// Where it begins in the text, from 1.
        var column: Int
    }

    let name: String
    let column: Int
    private var rest: [Modifier]
    private var allowed: [String] = []

    /// Splits `name.modifier(argument).modifier` at the dots outside parentheses.
    init(_ text: String) throws(EffectSyntaxError) {
        var (words, depth) = ([(text: "", column: 1)], 0)
        for (place, character) in text.enumerated() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            guard depth >= 0 else {
                throw EffectSyntaxError("\"\(text)\": a parenthesis is not opened", column: place + 1)
            }
            if character == ".", depth == 0 {
                words.append(("", place + 2))
            } else {
                words[words.count - 1].text.append(character)
            }
        }
        guard depth == 0 else {
            throw EffectSyntaxError("\"\(text)\": a parenthesis is not closed", column: words[words.count - 1].column)
        }
        // In Swift an effect may be written `.bounce`, with nothing before the dot.
        if words.count > 1, words[0].text.isEmpty { words.removeFirst() }
        var modifiers = try words.map { word throws(EffectSyntaxError) in
            try Self.modifier(word.text, at: word.column, of: text)
        }
        let first = modifiers.removeFirst()
        guard first.argument == nil else {
            throw EffectSyntaxError("\(first.name) takes nothing in parentheses", column: first.column)
        }
        (name, column) = (first.name, first.column)
        rest = modifiers
    }

    private static func modifier(_ text: String, at start: Int, of whole: String) throws(EffectSyntaxError) -> Modifier
    {
        let word = text[...].trimmed
        let column = start + text.prefix(while: \.isWhitespace).count
        guard let open = word.firstIndex(of: "(") else {
            guard !word.isEmpty else {
                throw EffectSyntaxError("\"\(whole)\": expected a word between the dots", column: start)
            }
            return Modifier(name: String(word), argument: nil, column: column)
        }
        guard word.last == ")" else {
            throw EffectSyntaxError("\"\(whole)\": found text behind a parenthesis", column: column)
        }
        let inside = word[word.index(after: open)...].dropLast()
        return Modifier(
            name: String(word[..<open].trimmed), argument: inside.trimmed.isEmpty ? nil : String(inside.trimmed),
            column: column)
    }

    /// The choice that is named, nil for none.
    mutating func take<Value>(_ choices: KeyValuePairs<String, Value>) throws(EffectSyntaxError) -> Value? {
        allowed += choices.map(\.key)
        let named = rest.filter { modifier in choices.contains { $0.key == modifier.name } }
        guard named.count <= 1 else {
            throw EffectSyntaxError(
                "\(name).\(named[0].name) and \(name).\(named[1].name) exclude each other", column: named[1].column)
        }
        guard let modifier = named.first else { return nil }
        guard modifier.argument == nil else {
            throw EffectSyntaxError("\(name).\(modifier.name) takes nothing in parentheses", column: modifier.column)
        }
        rest.removeAll { $0 == modifier }
        return choices.first { $0.key == modifier.name }?.value
    }

    /// A modifier with an argument such as `custom(angle: 30)`; the argument without its label.
    mutating func take(_ name: String, label: String) throws(EffectSyntaxError) -> (argument: String, column: Int)? {
        allowed.append("\(name)(\(label):)")
        guard let modifier = rest.first(where: { $0.name == name }) else { return nil }
        rest.removeAll { $0 == modifier }
        let parts = (modifier.argument ?? "").split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[0].trimmed == label else {
            throw EffectSyntaxError(
                "\(self.name).\(name) needs \(label), as in \(self.name).\(name)(\(label): …)",
                column: modifier.column)
        }
        return (String(parts[1].trimmed), modifier.column)
    }

    /// The column of a modifier that is given without parentheses, nil for none.
    func bareColumn(of name: String) -> Int? { rest.first { $0.name == name && $0.argument == nil }?.column }

    mutating func scope(_ scopes: [EffectScope] = [.byLayer, .wholeSymbol]) throws(EffectSyntaxError) -> EffectScope {
        switch scopes.count {
        case 3: try take(["byLayer": .byLayer, "wholeSymbol": .wholeSymbol, "individually": .individually]) ?? .byLayer
        default: try take(["byLayer": .byLayer, "wholeSymbol": .wholeSymbol]) ?? .byLayer
        }
    }

    /// - Throws: for words that nobody took.
    func finish() throws(EffectSyntaxError) {
        guard let unknown = rest.first else { return }
        let choice = allowed.isEmpty ? "expected nothing behind it" : "expected \(allowed.joined(separator: ", "))"
        let hint =
            unknown.name.nearestName(in: allowed.map { String($0.prefix { $0 != "(" }) }).map {
                " (did you mean \($0)?)"
            } ?? ""
        throw EffectSyntaxError("\(name) has no .\(unknown.name); \(choice)\(hint)", column: unknown.column)
    }
}
