internal import SymbolText

/// The names, labels and keywords of a set of symbols, for listing and searching.
public struct Catalog: Encodable, Sendable {
    /// One symbol of a catalog.
    public struct Entry: Encodable, Hashable, Sendable {
        /// The symbol's dotted name.
        public var name: String
        /// The text that a screen reader speaks.
        public var label: String
        /// The categories that the symbol belongs to.
        public var categories: [String]
        /// Further words to find the symbol by.
        public var keywords: [String]
        /// The name of the symbol that this one is a variant of; `nil` for a symbol drawn in its own right.
        public var variantOf: String?
        /// The rendering mode that the symbol prefers, such as `multicolor`; `nil` for none.
        public var renderingMode: String?

        /// Creates an entry.
        public init(
            name: String, label: String, categories: [String] = [], keywords: [String] = [], variantOf: String? = nil,
            renderingMode: String? = nil
        ) {
            (self.name, self.label, self.categories, self.keywords, self.variantOf) = (
                name, label, categories, keywords, variantOf
            )
            self.renderingMode = renderingMode
        }
    }

    /// The entries in the catalog's order; those of the files that Insignia writes are sorted by name.
    public var symbols: [Entry]

    /// Creates a catalog of the given entries.
    public init(symbols: [Entry]) { self.symbols = symbols }

    /// Returns entries in the catalog's order.
    ///
    /// - Parameters:
    ///   - category: The category to list; `nil` lists all.
    ///   - variants: Whether variants of other symbols are listed too.
    ///   - words: Words that must all occur in an entry.
    /// - Returns: The entries that meet all conditions.
    public func list(category: String? = nil, variants: Bool = false, words: [String] = []) -> [Entry] {
        let search = SearchWords(words)
        return symbols.filter { entry in
            (variants || entry.variantOf == nil) && (category.map(entry.categories.contains) ?? true)
                && entry.score(search) != nil
        }
    }

    /// All categories that occur in the catalog, sorted.
    public var categories: [String] { Set(symbols.flatMap(\.categories)).sorted() }

    /// Returns the entries in which all words occur, best match first, and simpler names first among equal matches.
    ///
    /// A symbol whose whole name or label is the search text comes first, whatever separates its words. A word of the
    /// name counts more than a keyword, an early keyword more than a late one, and a symbol drawn in its own right
    /// comes before its variants. Variants are also found by what they mean: a slash by `mute`, `off` and `disabled`, a
    /// badge by `add`; before the symbol itself, if that has the word as a keyword. A text of several words stands for
    /// all of them.
    public func search(_ words: [String]) -> [Entry] {
        let search = SearchWords(words)
        let scored = symbols.compactMap { entry in entry.score(search).map { (entry, $0) } }
        func order(_ a: (Entry, Int), _ b: (Entry, Int)) -> Bool {
            (b.1, a.0.partCount, a.0.name) < (a.1, b.0.partCount, b.0.name)
        }
        return scored.sorted(by: order).map(\.0)
    }

    /// Returns the entries in which all words of a text occur, in the order of `search(_:)` for a list of words.
    public func search(_ text: String) -> [Entry] { search([text]) }

    /// The entry of a symbol; `nil` where the catalog has none of the name.
    public subscript(name: String) -> Entry? { symbols.first { $0.name == name } }

    /// Returns the category whose name is nearest to a misspelt one, or `nil` where none is near.
    public func nearestCategory(to text: String) -> String? { text.nearest(in: categories) }
}
