internal import SymbolText

extension XMLTree {
    /// Returns what a screen reader says: the root's `aria-label`, or else its title, or else its description.
    ///
    /// The order is that of the SVG Accessibility API Mappings.
    ///
    /// - Parameter languages: The languages in lower case, the most preferred first.
    /// - Returns: The label; nil where there is none, and empty where there is only an empty title.
    package func label(in languages: [String] = []) -> String? {
        title(in: languages) ?? text(of: "desc", in: languages)
            ?? (root.children.contains { $0.name == "title" } ? "" : nil)
    }

    /// Returns the root's `aria-label`, or else its title; nil where neither has words.
    package func title(in languages: [String] = []) -> String? {
        root["aria-label"].flatMap(Self.collapsed) ?? text(of: "title", in: languages)
    }

    /// Returns the text of the root's child with a name; nil where there is none, or it has no words.
    ///
    /// Of several, it is the one in the first of the languages that any has, or else the one without a language, or
    /// else the first (SVG 2, section 5.8).
    private func text(of name: String, in languages: [String]) -> String? {
        let children = root.children.filter { $0.name == name }
        let matching = languages.lazy.compactMap { language in children.first { $0.language == language } }.first
        return (matching ?? children.first { $0.language == nil } ?? children.first).flatMap { Self.collapsed($0.text) }
    }

    private static func collapsed(_ text: String) -> String? {
        let words = text.words
        guard let first = words.first else { return nil }
        // The library's `joined` looks up so much on first use that it takes as long as reading a path.
        return words.dropFirst().reduce(into: String(first)) { text, word in
            text += " "
            text += word
        }
    }
}

extension XMLElement {
    /// The language that the element itself names, in lower case; nil for none.
    fileprivate var language: String? {
        guard let tag = self["lang"] ?? self["xml:lang"], !tag.isEmpty else { return nil }
        return tag.lowercased()
    }
}
