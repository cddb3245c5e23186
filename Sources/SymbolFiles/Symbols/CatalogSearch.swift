internal import SymbolText

extension Catalog.Entry {
    /// A measure of how well all words match; `nil` where one does not occur.
    func score(_ words: [String]) -> Int? {
        let scores = words.map { score($0.lowercased()) }
        guard scores.allSatisfy({ $0 > 0 }) else { return nil }
        return scores.reduce(0, +) - (variantOf == nil ? 0 : 1)
    }

    private func score(_ word: String) -> Int {
        let parts = name.split(separator: ".").map { $0.lowercased() }
        if name == word { return 12 }
        if parts.contains(word) { return 10 }
        if keywords.contains(where: { $0.lowercased() == word }) { return 8 }
        if meanings.contains(word) { return 7 }
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
