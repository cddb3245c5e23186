internal import SymbolSVG
internal import SymbolText

extension TemplateReader {
    /// Reads the numbers of an outline's draw guides, and notes those that cannot be read; empty when there are none.
    mutating func drawKeyframes(of element: XMLElement) -> [Double] {
        let name = "data-clipstroke-keyframes"
        let words = element[name]?.words ?? []
        guard !words.isEmpty else { return [] }
        let numbers = words.compactMap { $0.finiteNumber }
        if numbers.count < words.count {
            let word = words.first { $0.finiteNumber == nil } ?? ""
            note(
                .invalid, element.position(of: word, in: name),
                "\(name) has \"\(word.prefix(40))\"; expected numbers separated by spaces; "
                    + "the outline's draw guides are left out")
            return []
        }
        // Guides whose cuts coincide are well formed: they occur where an outline is not drawn as one stroke.
        let moments = stride(from: 2, to: numbers.count, by: 4).map { numbers[$0] }
        guard numbers.count >= 9, numbers.count % 4 == 1, moments.allSatisfy({ 0...1 ~= $0 }), Set(moments).count > 1
        else {
            note(
                .invalid, element.position(of: name),
                "\(name) is \"\(words.joined(separator: " ").prefix(40))\"; expected 0 and at least two guides, each "
                    + "with 0, its moment from 0 to 1 and two fractions of the outline's length; "
                    + "the outline's draw guides are left out")
            return []
        }
        return numbers
    }
}

extension XMLElement {
    /// Returns the position of the first occurrence of a word in the value of an attribute.
    func position(of word: String, in attribute: String) -> SourcePosition {
        let text = self[attribute] ?? ""
        let found = text.split(whereSeparator: \.isWhitespace).first { $0 == word }
        return position(
            of: attribute, offset: found.map { text.utf8.distance(from: text.startIndex, to: $0.startIndex) } ?? 0)
    }
}
