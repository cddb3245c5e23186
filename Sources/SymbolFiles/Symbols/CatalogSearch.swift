internal import SymbolText

extension Catalog.Entry {
    /// A measure of how well all words match, of which one text may hold several; `nil` where one does not occur.
    func score(_ words: [String]) -> Int? {
        let scores = words.flatMap { $0.lowercased().split(whereSeparator: \.isWhitespace) }.map { score(String($0)) }
        guard scores.allSatisfy({ $0 > 0 }) else { return nil }
        return scores.reduce(0, +) - (variantOf == nil ? 0 : 1)
    }

    /// How many words the name has.
    var partCount: Int { name.split(separator: ".").count }

    private func score(_ word: String) -> Int {
        let parts = name.split(separator: ".").map { $0.lowercased() }
        if name == word { return 12 }
        if parts.contains(word) { return 10 }
        // What the variant means and its symbol is known for is that symbol's own: a muted bell, not an aeroplane.
        switch (keywords.contains { $0.lowercased() == word }, meanings.contains(word)) {
        case (true, true): return 12
        case (true, false): return 8
        case (false, true): return 7
        case (false, false): break
        }
        if label.lowercased().split(separator: " ").contains(Substring(word)) { return 6 }
        if categories.contains(word) { return 4 }
        return (parts + keywords.map { $0.lowercased() }).contains { $0.hasPrefix(word) } ? 2 : 0
    }

    /// What the components of a variant mean to people who look for it.
    private var meanings: [String] {
        guard let variantOf, name.hasPrefix(variantOf) else { return [] }
        let suffix = name.dropFirst(variantOf.count) + "."
        return Self.meanings.filter { suffix.contains(".\($0.component).") }.flatMap(\.words)
    }

    private static let meanings: [(component: String, words: [String])] = [
        ("slash", ["off", "mute", "muted", "disable", "disabled", "none", "hidden", "hide", "without", "no"]),
        ("badge.plus", ["add", "new", "create"]),
        ("badge.minus", ["remove", "delete"]),
        ("badge.checkmark", ["done", "verified", "success"]),
        ("badge.xmark", ["failed", "remove", "cancel"]),
        ("badge.exclamationmark", ["warning", "error", "alert"]),
        ("badge.clock", ["pending", "scheduled", "later"]),
        ("fill", ["filled", "solid", "active", "selected"]),
        ("circle", ["button", "round"]),
        ("square", ["button"])
    ]
}
