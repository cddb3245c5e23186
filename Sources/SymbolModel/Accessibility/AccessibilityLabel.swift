/// Labels for screen readers, for symbols whose files provide none.
public enum AccessibilityLabel {
    /// Derives a label from the words of a symbol's name.
    ///
    /// The name `cloud.sun.rain.fill` gives "cloud sun rain". Words that only describe the form of the drawing, such as
    /// "fill" or "circle", mean nothing to a listener and are left out as long as other words remain.
    public static func derived(from name: String) -> String {
        let words = words(of: name)
        let hasMeaning = !words.allSatisfy(isFormWord)
        var label: [UInt8] = []
        label.reserveCapacity(name.utf8.count)
        for word in words where !(hasMeaning && isFormWord(word)) {
            if !label.isEmpty { label.append(UInt8(ascii: " ")) }
            label += word
        }
        return String(decoding: label, as: UTF8.self)
    }

    private static let formWords = ["fill", "circle", "square", "rectangle", "custom", "rtl"]

    private static func isFormWord(_ word: ArraySlice<UInt8>) -> Bool {
        // A letter's bit 0x20 makes it small, and every digit has it.
        formWords.contains { $0.utf8.count == word.count && word.elementsEqual($0.utf8) { $0 | 0x20 == $1 } }
    }

    /// Splits a name into its runs of letters and digits.
    private static func words(of name: String) -> [ArraySlice<UInt8>] {
        // Most names are plain ASCII, where looking at single bytes is enough.
        let words = Array(name.utf8).split { $0 < 0x80 && !$0.isLetterOrDigit }
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
