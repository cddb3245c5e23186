internal import SymbolText

/// The words of a search.
package struct SearchWords: Sendable {
    /// Each word once, in lower case.
    let words: [String]
    /// The letters and digits of all texts together, in lower case.
    let whole: String

    /// Creates the words of texts, each of which may have several.
    package init(_ texts: [String]) {
        var seen: Set<String> = []
        words = texts.flatMap { $0.lowercased().split(whereSeparator: \.isWhitespace) }.map(String.init).filter {
            seen.insert($0).inserted
        }
        whole = texts.joined().bare
    }
}

extension Catalog.Entry {
    /// A reason why a word finds an entry.
    package struct Match: Hashable, Sendable {
        /// The part of an entry in which a word was found.
        package enum Field: String, Sendable { case name, keyword, meaning, label, category, beginning }

        /// The word, in lower case.
        package let word: String
        /// The part of the entry in which it was found.
        package let field: Field
        /// The text in which the word was found.
        package let text: String
        fileprivate let score: Int
    }

    /// A measure of how well all words match; `nil` where one does not occur.
    func score(_ search: SearchWords) -> Int? {
        guard let matches = matches(search) else { return nil }
        return matches.reduce(score(ofWhole: search.whole)) { $0 + $1.score } - (variantOf == nil ? 0 : 20)
    }

    /// The score for an entry whose whole name or label is the search text, which puts it before all that contain it.
    private func score(ofWhole text: String) -> Int {
        guard !text.isEmpty else { return 0 }
        return name.bare == text ? 1_000 : label.bare == text ? 900 : 0
    }

    /// Returns a match for each word; `nil` where one does not occur.
    package func matches(_ search: SearchWords) -> [Match]? {
        var matches: [Match] = []
        for word in search.words {
            guard let match = match(word) else { return nil }
            matches.append(match)
        }
        return matches
    }

    /// The number of words in the name.
    var partCount: Int { name.split(separator: ".").count }

    private func match(_ word: String) -> Match? {
        func match(_ field: Match.Field, _ text: String, _ score: Int) -> Match {
            Match(word: word, field: field, text: text, score: score)
        }
        let parts = name.split(separator: ".").map { $0.lowercased() }
        if name == word || name.bare == word || parts.contains(word) { return match(.name, name, 200) }
        let labelScore = label.reads(word) ? 155 : 0
        let isMeant = meanings.contains(word)
        if let index = keywords.firstIndex(where: { $0.lowercased() == word }) {
            // The first keywords are the most significant. A keyword that is also the meaning of a variant belongs to
            // the variant: a muted bell, not an aeroplane.
            let score = 160 - min(index, 19) + (isMeant ? 40 : 0)
            if score >= labelScore { return match(.keyword, keywords[index], score) }
        }
        if labelScore > 0 { return match(.label, label, labelScore) }
        if isMeant { return match(.meaning, name, 110) }
        if let category = categories.first(where: { $0.reads(word) }) { return match(.category, category, 60) }
        return (parts + keywords.map { $0.lowercased() }).first { $0.hasPrefix(word) }.map { match(.beginning, $0, 40) }
    }

    /// The words with which people search for the components of a variant.
    private var meanings: [String] {
        guard let variantOf, name.hasPrefix(variantOf) else { return [] }
        let suffix = name.dropFirst(variantOf.count) + "."
        return Self.meanings.filter { suffix.utf8.firstOccurrence(of: ".\($0.component).".utf8) != nil }
            .flatMap(\.words)
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
    /// The letters and digits of the text, in lower case.
    fileprivate var bare: String { lowercased().filter { $0.isLetter || $0.isNumber } }

    /// Whether a word in lower case is one of the text's words, or all of them as one.
    fileprivate func reads(_ word: String) -> Bool {
        lowercased().split { !$0.isLetter && !$0.isNumber }.contains(Substring(word)) || bare == word
    }
}
