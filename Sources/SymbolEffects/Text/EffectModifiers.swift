internal import SymbolGeometry

/// The words behind an effect's name, taken one by one by whoever knows what they may be.
struct EffectModifiers {
    struct Modifier: Hashable {
        var name: String
        /// What stands in parentheses, nil without any.
        var argument: String?
    }

    let name: String
    private var rest: [Modifier]
    private var allowed: [String] = []

    /// Splits `name.modifier(argument).modifier` at the dots outside parentheses.
    init(_ text: String) throws(EffectSyntaxError) {
        var (words, depth) = ([""], 0)
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ".", depth == 0 { words.append("") } else { words[words.count - 1].append(character) }
        }
        guard depth == 0 else { throw EffectSyntaxError("\"\(text)\": a parenthesis is not closed") }
        // In Swift an effect may be written `.bounce`, with nothing before the dot.
        if words.count > 1, words[0].isEmpty { words.removeFirst() }
        var modifiers = try words.map { word throws(EffectSyntaxError) in try Self.modifier(word, of: text) }
        let first = modifiers.removeFirst()
        guard first.argument == nil else { throw EffectSyntaxError("\(first.name) takes nothing in parentheses") }
        name = first.name
        rest = modifiers
    }

    private static func modifier(_ word: String, of text: String) throws(EffectSyntaxError) -> Modifier {
        let word = word[...].trimmed
        guard let open = word.firstIndex(of: "(") else {
            guard !word.isEmpty else { throw EffectSyntaxError("\"\(text)\": expected a word between the dots") }
            return Modifier(name: String(word), argument: nil)
        }
        guard word.last == ")" else { throw EffectSyntaxError("\"\(text)\": found text behind a parenthesis") }
        let inside = word[word.index(after: open)...].dropLast()
        return Modifier(name: String(word[..<open].trimmed), argument: inside.trimmed.isEmpty ? nil : String(inside.trimmed))
    }

    /// The choice that is named, nil for none.
    mutating func take<Value>(_ choices: KeyValuePairs<String, Value>) throws(EffectSyntaxError) -> Value? {
        allowed += choices.map(\.key)
        let named = rest.filter { modifier in choices.contains { $0.key == modifier.name } }
        guard named.count <= 1 else { throw EffectSyntaxError("\(name).\(named[0].name) and \(name).\(named[1].name) exclude each other") }
        guard let modifier = named.first else { return nil }
        guard modifier.argument == nil else { throw EffectSyntaxError("\(name).\(modifier.name) takes nothing in parentheses") }
        rest.removeAll { $0 == modifier }
        return choices.first { $0.key == modifier.name }?.value
    }

    /// A modifier with an argument such as `custom(angle: 30)`; the argument without its label.
    mutating func take(_ name: String, label: String) throws(EffectSyntaxError) -> String? {
        allowed.append("\(name)(\(label):)")
        guard let modifier = rest.first(where: { $0.name == name }) else { return nil }
        rest.removeAll { $0 == modifier }
        let parts = (modifier.argument ?? "").split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[0].trimmed == label else {
            throw EffectSyntaxError("\(self.name).\(name) needs \(label), as in \(self.name).\(name)(\(label): …)")
        }
        return String(parts[1].trimmed)
    }

    /// Whether a modifier is given without parentheses.
    func isBare(_ name: String) -> Bool { rest.contains { $0.name == name && $0.argument == nil } }

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
        let hint = unknown.name.nearestName(in: allowed.map { String($0.prefix { $0 != "(" }) }).map { " (did you mean \($0)?)" } ?? ""
        throw EffectSyntaxError("\(name) has no .\(unknown.name); \(choice)\(hint)")
    }
}
