/// Labels for screen readers, for symbols whose files provide none.
public enum AccessibilityLabel {
    /// Derives a label from the words of a symbol's name.
    ///
    /// The name `cloud.sun.rain.fill` gives "cloud sun rain". Words that only describe the form of the drawing, such as
    /// "fill" or "circle", mean nothing to a listener and are left out as long as other words remain. In a name with
    /// dots they do so only between dots: `eye.half-circle` gives "eye half circle".
    public static func derived(from name: String) -> String {
        let bytes = Array(name.utf8)
        let parts = bytes.split(separator: UInt8(ascii: "."))
        let groups = parts.count > 1 ? parts.map(words) : words(of: bytes[...]).map { [$0] }
        let hasMeaning = !groups.allSatisfy(isForm)
        var label: [UInt8] = []
        label.reserveCapacity(bytes.count)
        for group in groups where !(hasMeaning && isForm(group)) {
            for word in group {
                if !label.isEmpty { label.append(UInt8(ascii: " ")) }
                label += word
            }
        }
        return String(decoding: label, as: UTF8.self)
    }

    /// Whether words that belong together are one that describes the form, or none.
    private static func isForm(_ words: [ArraySlice<UInt8>]) -> Bool {
        words.isEmpty || words.count == 1 && isFormWord(words[0])
    }

    private static let formWords = ["fill", "circle", "square", "rectangle", "custom", "rtl"]

    private static func isFormWord(_ word: ArraySlice<UInt8>) -> Bool {
        // A letter's bit 0x20 makes it small, and every digit has it.
        formWords.contains { $0.utf8.count == word.count && word.elementsEqual($0.utf8) { $0 | 0x20 == $1 } }
    }

    /// Splits a name into its runs of letters and digits.
    private static func words(of name: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        // Most names are plain ASCII, where looking at single bytes is enough.
        let words = name.split { $0 < 0x80 && !$0.isLetterOrDigit }
        if words.allSatisfy({ $0.allSatisfy { $0 < 0x80 } }) { return words }
        return words.flatMap { word in
            String(decoding: word, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }.map { Array($0.utf8)[...] }
        }
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        let (digit, letter) = (self &- UInt8(ascii: "0"), (self | 0x20) &- UInt8(ascii: "a"))
        return digit < 10 || letter < 26
    }
}

extension Symbol {
    /// The text that a screen reader speaks: the label from the file or, without one, a label derived from the name.
    ///
    /// The value is `nil` for a purely decorative symbol, which has an empty label, and for a name without words.
    public var spokenLabel: String? {
        if let accessibilityLabel { return accessibilityLabel.isEmpty ? nil : accessibilityLabel }
        let derived = AccessibilityLabel.derived(from: name)
        return derived.isEmpty ? nil : derived
    }
}
