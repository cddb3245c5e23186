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
        guard let matches = matches(words) else { return nil }
        return matches.reduce(worth(ofWhole: words)) { $0 + $1.score } - (variantOf == nil ? 0 : 20)
    }

    /// What is called just so comes before all that holds the words.
    private func worth(ofWhole words: [String]) -> Int {
        let text = words.joined().bare
        guard !text.isEmpty else { return 0 }
        return name.bare == text ? 1_000 : label.bare == text ? 900 : 0
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
        if name == word || name.bare == word || parts.contains(word) { return match(.name, name, 200) }
        let labelled = label.lowercased().split { !$0.isLetter && !$0.isNumber }.contains(Substring(word))
        let labelWorth = labelled || label.bare == word ? 155 : 0
        let isMeant = meanings.contains(word)
        if let place = keywords.firstIndex(where: { $0.lowercased() == word }) {
            // The first say what a symbol is most. What its variant means besides is that variant's own: a muted bell,
            // not an aeroplane.
            let worth = 160 - min(place, 19) + (isMeant ? 40 : 0)
            if worth >= labelWorth { return match(.keyword, keywords[place], worth) }
        }
        if labelWorth > 0 { return match(.label, label, labelWorth) }
        if isMeant { return match(.meaning, name, 110) }
        if categories.contains(word) { return match(.category, word, 60) }
        return (parts + keywords.map { $0.lowercased() }).first { $0.hasPrefix(word) }.map { match(.beginning, $0, 40) }
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

extension String {
    /// Its letters and digits alone, in small letters.
    fileprivate var bare: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
