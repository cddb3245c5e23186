/// Labels for screen readers, for symbols whose files provide none.
public enum AccessibilityLabel {
    /// Derives a label from the words of a symbol's name.
    ///
    /// The name `cloud.sun.rain.fill` gives "cloud sun rain". Words that only describe the form of the drawing, such as
    /// "fill" or "circle", mean nothing to a listener and are left out as long as other words remain. In a name with
    /// dots they do so only between dots: `eye.half-circle` gives "eye half circle".
    public static func derived(from name: String) -> String {
        let bytes = Array(name.utf8)
        let words = words(of: bytes)
        let hasMeaning = words.contains { !$0.isForm }
        var label: [UInt8] = []
        label.reserveCapacity(bytes.count)
        for word in words where !(hasMeaning && word.isForm) {
            if !label.isEmpty { label.append(UInt8(ascii: " ")) }
            label += word.letters
        }
        return String(decoding: label, as: UTF8.self)
    }

    private struct Word {
        let letters: ArraySlice<UInt8>
        /// The number of the word's part between dots.
        let part: Int
        /// Whether the word describes the form, and may be left out.
        var isForm = false
    }

    private static let formWords = ["fill", "circle", "square", "rectangle", "custom", "rtl"]

    private static func isFormWord(_ word: ArraySlice<UInt8>) -> Bool {
        // A letter's bit 0x20 makes it small, and every digit has it.
        formWords.contains { $0.utf8.count == word.count && word.elementsEqual($0.utf8) { $0 | 0x20 == $1 } }
    }

    /// Splits a name into its runs of letters and digits.
    private static func words(of name: [UInt8]) -> [Word] {
        let dot = UInt8(ascii: ".")
        var (words, part, start): ([Word], Int, Int) = ([], 0, 0)
        while start < name.count {
            let end = name[start...].firstIndex { $0 < 0x80 && !$0.isLetterOrDigit } ?? name.count
            append(name[start..<end], part, to: &words)
            if end < name.count, name[end] == dot { part += 1 }
            start = end + 1
        }
        for index in words.indices where isFormWord(words[index].letters) {
            let isAlone = ![index - 1, index + 1].contains {
                words.indices.contains($0) && words[$0].part == words[index].part
            }
            words[index].isForm = isAlone || name.split(separator: dot).count < 2
        }
        return words
    }

    /// Appends the words of a run of bytes, which is one in a plain ASCII name, as most are.
    private static func append(_ run: ArraySlice<UInt8>, _ part: Int, to words: inout [Word]) {
        if run.allSatisfy({ $0 < 0x80 }) {
            if !run.isEmpty { words.append(Word(letters: run, part: part)) }
        } else {
            let pieces = String(decoding: run, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }
            words += pieces.map { Word(letters: Array($0.utf8)[...], part: part) }
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
