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
    private static func phrase(of name: String, where isSaid: (String) -> Bool) -> String {
        var phrase = ""
        func add(_ word: String) {
            guard isSaid(word) else { return }
            if !phrase.isEmpty { phrase += " " }
            phrase += word
        }
        for bytes in Array(name.utf8).split(whereSeparator: { !$0.isPartOfWord }) {
            let word = String(decoding: bytes, as: UTF8.self)
            // Most names are plain ASCII, where a byte tells enough.
            if bytes.allSatisfy({ $0 < 0x80 }) {
                add(word)
            } else {
                for part in word.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) { add(String(part)) }
            }
        }
        return phrase
    }

    private static func isFormWord(_ word: String) -> Bool {
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
