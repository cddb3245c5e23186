/// Labels for screen readers where a symbol's file provides none.
public enum AccessibilityLabel {
    /// Derives a label from the words of a symbol's name.
    ///
    /// The name `cloud.sun.rain.fill` gives "cloud sun rain". Words that only describe the form of the drawing, such as
    /// "fill" or "circle", mean nothing to a listener and are left out as long as other words remain.
    public static func derived(from name: String) -> String {
        let meaning = phrase(of: name) { !isFormWord($0) }
        return meaning.isEmpty ? phrase(of: name) { _ in true } : meaning
    }

    /// The words of a name, with a space between two.
    private static func phrase(of name: String, where isSaid: (Substring) -> Bool) -> String {
        var phrase = ""
        func add(_ word: Substring) {
            guard isSaid(word) else { return }
            if !phrase.isEmpty { phrase += " " }
            phrase += String(word)
        }
        var rest = name.utf8[...]
        while let start = rest.firstIndex(where: \.isPartOfWord) {
            let end = rest[start...].firstIndex { !$0.isPartOfWord } ?? rest.endIndex
            let word = name[start..<end]
            rest = rest[end...]
            // Most names are plain ASCII, where a byte tells enough.
            guard !word.utf8.allSatisfy({ $0 < 0x80 }) else {
                add(word)
                continue
            }
            for part in word.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) { add(part) }
        }
        return phrase
    }

    private static func isFormWord(_ word: Substring) -> Bool {
        formWords.contains(word.lowercased())
    }

    private static let formWords = ["fill", "circle", "square", "rectangle", "custom", "rtl"]
}

extension UInt8 {
    /// Whether it is a letter or a digit, or a part of a character beyond ASCII.
    fileprivate var isPartOfWord: Bool {
        let (digit, letter) = (self &- UInt8(ascii: "0"), (self | 0x20) &- UInt8(ascii: "a"))
        return self >= 0x80 || digit < 10 || letter < 26
    }
}

extension Symbol {
    /// The text that a screen reader speaks: the file's own label, or else one derived from the symbol's name.
    ///
    /// `nil` for a symbol that is mere decoration, which an empty label declares, and for a name without words.
    public var spokenLabel: String? {
        if let accessibilityLabel { return accessibilityLabel.isEmpty ? nil : accessibilityLabel }
        let derived = AccessibilityLabel.derived(from: name)
        return derived.isEmpty ? nil : derived
    }
}
