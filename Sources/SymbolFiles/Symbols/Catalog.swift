internal import SymbolText

/// What there is in a set of symbols, to be listed and searched.
public struct Catalog: Codable, Sendable {
    public struct Entry: Codable, Hashable, Sendable {
        public var name: String
        /// What a screen reader says.
        public var label: String
        public var categories: [String]
        public var keywords: [String]
        /// The symbol it is a variant of; nil for what is drawn itself.
        public var variantOf: String?

        public init(
            name: String, label: String, categories: [String] = [], keywords: [String] = [], variantOf: String? = nil
        ) {
            (self.name, self.label, self.categories, self.keywords, self.variantOf) = (
                name, label, categories, keywords, variantOf
            )
        }
    }

    /// By name.
    public var symbols: [Entry]

    public init(symbols: [Entry]) { self.symbols = symbols }

    /// Of a category, and with or without variants.
    public func list(category: String?, variants: Bool) -> [Entry] {
        symbols.filter { (variants || $0.variantOf == nil) && (category.map($0.categories.contains) ?? true) }
    }

    public var categories: [String] { Set(symbols.flatMap(\.categories)).sorted() }

    /// What all words occur in, the best match first: a word that is the name's beats one that is a keyword's, and what is
    /// drawn itself beats its variants.
    public func search(_ words: [String]) -> [Entry] {
        let scored = symbols.compactMap { entry -> (Entry, Int)? in
            let scores = words.map { entry.score($0.lowercased()) }
            guard scores.allSatisfy({ $0 > 0 }) else { return nil }
            return (entry, scores.reduce(0, +) - (entry.variantOf == nil ? 0 : 1))
        }
        return scored.sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }.map(\.0)
    }

    /// The category that may be meant.
    public func nearestCategory(to text: String) -> String? { text.nearest(in: categories, within: 3) }
}

extension Catalog.Entry {
    fileprivate func score(_ word: String) -> Int {
        let parts = name.split(separator: ".").map { $0.lowercased() }
        if name == word { return 12 }
        if parts.contains(word) { return 10 }
        if keywords.contains(where: { $0.lowercased() == word }) { return 8 }
        if label.lowercased().split(separator: " ").contains(Substring(word)) { return 6 }
        if categories.contains(word) { return 4 }
        return (parts + keywords.map { $0.lowercased() }).contains { $0.hasPrefix(word) } ? 2 : 0
    }
}
