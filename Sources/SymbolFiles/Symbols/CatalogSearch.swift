internal import SymbolText

extension Catalog.Entry {
    /// Why a word finds an entry.
    package struct Match: Hashable, Sendable {
        package enum Place: String, Sendable { case name, keyword, meaning, label, category, beginning }

        package let word: String
        package let place: Place
        /// What the word was found in.
        package let text: String
        fileprivate let score: Int
    }

    /// A measure of how well all words match, of which one text may hold several; `nil` where one does not occur.
    func score(_ words: [String]) -> Int? {
        matches(words).map { $0.reduce(0) { $0 + $1.score } - (variantOf == nil ? 0 : 1) }
    }

    /// Where each word occurs; `nil` where one does not.
    package func matches(_ words: [String]) -> [Match]? {
        let words = words.flatMap { $0.lowercased().split(whereSeparator: \.isWhitespace) }
        let found = words.compactMap { match(String($0)) }
        return found.count == words.count ? found : nil
    }

    /// How many words the name has.
    var partCount: Int { name.split(separator: ".").count }

    private func match(_ word: String) -> Match? {
        func match(_ place: Match.Place, _ text: String, _ score: Int) -> Match {
            Match(word: word, place: place, text: text, score: score)
        }
        let parts = name.split(separator: ".").map { $0.lowercased() }
        if name == word { return match(.name, name, 12) }
        if parts.contains(word) { return match(.name, name, 10) }
        // What the variant means and its symbol is known for is that symbol's own: a muted bell, not an aeroplane.
        let keyword = keywords.first { $0.lowercased() == word }
        switch (keyword, meanings.contains(word)) {
        case (let keyword?, true): return match(.keyword, keyword, 12)
        case (let keyword?, false): return match(.keyword, keyword, 8)
        case (nil, true): return match(.meaning, name, 7)
        case (nil, false): break
        }
        if label.lowercased().split(separator: " ").contains(Substring(word)) { return match(.label, label, 6) }
        if categories.contains(word) { return match(.category, word, 4) }
        return (parts + keywords.map { $0.lowercased() }).first { $0.hasPrefix(word) }.map { match(.beginning, $0, 2) }
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
