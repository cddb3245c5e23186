internal import SymbolGeometry

/// The modifiers after an effect's name, which are taken one by one by whatever knows them.
struct EffectModifiers {
    struct Modifier: Hashable {
        var name: String
        /// The text in parentheses; `nil` without any.
        var argument: String?
        /// The position at which the modifier begins in the text, in characters from 1.
        var column: Int
    }

    let name: String
    let column: Int
    private var rest: [Modifier]
    private var allowed: [String] = []

    /// Splits `name.modifier(argument).modifier` at the dots outside parentheses.
    init(_ text: String) throws(EffectSyntaxError) {
        var (words, depth) = ([(text: "", column: 1)], 0)
        for (index, character) in text.enumerated() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            guard depth >= 0 else {
                throw EffectSyntaxError("\"\(text)\": found \")\" without \"(\"", column: index + 1)
            }
            if character == ".", depth == 0 {
                words.append(("", index + 2))
            } else {
                words[words.count - 1].text.append(character)
            }
        }
        guard depth == 0 else {
            throw EffectSyntaxError("\"\(text)\": found \"(\" without \")\"", column: words[words.count - 1].column)
        }
        // In Swift an effect can be written `.bounce`, with nothing before the dot.
        if words.count > 1, words[0].text.isEmpty { words.removeFirst() }
        var modifiers = try words.map { word throws(EffectSyntaxError) in
            try Self.modifier(word.text, at: word.column, of: text)
        }
        let first = modifiers.removeFirst()
        guard first.argument == nil else {
            throw EffectSyntaxError("\(first.name) takes no argument in parentheses", column: first.column)
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
            throw EffectSyntaxError("\"\(whole)\": found text after a parenthesis", column: column)
        }
        let inside = word[word.index(after: open)...].dropLast()
        return Modifier(
            name: String(word[..<open].trimmed), argument: inside.trimmed.isEmpty ? nil : String(inside.trimmed),
            column: column)
    }

    /// Takes the modifier that is one of the choices; `nil` if there is none.
    ///
    /// - Throws: `EffectSyntaxError` for two choices at once, and for an argument.
    mutating func take<Value>(_ choices: KeyValuePairs<String, Value>) throws(EffectSyntaxError) -> Value? {
        allowed += choices.map(\.key)
        let named = rest.filter { modifier in choices.contains { $0.key == modifier.name } }
        guard let modifier = try only(of: named) else { return nil }
        guard modifier.argument == nil else {
            throw EffectSyntaxError(
                "\(name).\(modifier.name) takes no argument in parentheses", column: modifier.column)
        }
        rest.removeAll { $0 == modifier }
        return choices.first { $0.key == modifier.name }?.value
    }

    /// Takes a modifier with an argument, such as `custom(angle: 30)`, and returns the argument without its label.
    mutating func take(_ name: String, label: String) throws(EffectSyntaxError) -> (argument: String, column: Int)? {
        allowed.append("\(name)(\(label):)")
        guard let modifier = try only(of: rest.filter { $0.name == name }) else { return nil }
        rest.removeAll { $0 == modifier }
        let parts = (modifier.argument ?? "").split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[0].trimmed == label else {
            throw EffectSyntaxError(
                "\(self.name).\(name) needs \(label), as in \(self.name).\(name)(\(label): …)",
                column: modifier.column)
        }
        return (String(parts[1].trimmed), modifier.column)
    }

    /// Returns the only one of some modifiers that exclude one another; `nil` if there are none.
    private func only(of modifiers: [Modifier]) throws(EffectSyntaxError) -> Modifier? {
        guard modifiers.count > 1 else { return modifiers.first }
        let (first, second) = (modifiers[0], modifiers[1])
        let fault =
            first.name == second.name ? "is given twice" : "cannot be combined with \(name).\(second.name)"
        throw EffectSyntaxError("\(name).\(first.name) \(fault)", column: second.column)
    }

    /// Returns the column of a modifier that is written without parentheses; `nil` if there is none.
    func bareColumn(of name: String) -> Int? { rest.first { $0.name == name && $0.argument == nil }?.column }

    mutating func scope(_ scopes: [EffectScope] = [.byLayer, .wholeSymbol]) throws(EffectSyntaxError) -> EffectScope {
        switch scopes.count {
        case 3: try take(["byLayer": .byLayer, "wholeSymbol": .wholeSymbol, "individually": .individually]) ?? .byLayer
        default: try take(["byLayer": .byLayer, "wholeSymbol": .wholeSymbol]) ?? .byLayer
        }
    }

    /// Checks that all modifiers have been taken.
    ///
    /// - Throws: `EffectSyntaxError` for the first one that has not.
    func finish() throws(EffectSyntaxError) {
        guard let unknown = rest.first else { return }
        let choice = allowed.isEmpty ? "expected no modifiers" : "expected \(allowed.joined(separator: ", "))"
        let hint =
            unknown.name.nearestName(in: allowed.map { String($0.prefix { $0 != "(" }) }).map {
                " (did you mean \($0)?)"
            } ?? ""
        throw EffectSyntaxError("\(name) has no .\(unknown.name); \(choice)\(hint)", column: unknown.column)
    }
}
