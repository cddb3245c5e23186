/// Labels for screen readers where a symbol's file provides none.
public enum AccessibilityLabel {
    /// Derives a label from the words of a symbol's name.
    ///
    /// The name `cloud.sun.rain.fill` gives "cloud sun rain". Words that only describe the form of the drawing, such as
    /// "fill" or "circle", mean nothing to a listener and are left out as long as other words remain.
    public static func derived(from name: String) -> String {
        // Most names are plain ASCII, where a byte tells enough.
        let words = name.utf8.split { $0 < 0x80 && !$0.isLetterOrDigit }.flatMap { bytes in
            let word = Substring(bytes)
            return bytes.allSatisfy { $0 < 0x80 } ? [word] : word.split { !$0.isLetter && !$0.isNumber }
        }.map(String.init)
        let meaning = words.filter { !formWords.contains($0.lowercased()) }
        // By itself: `joined` takes the runtime longer than all of this.
        return (meaning.isEmpty ? words : meaning).reduce(into: "") { label, word in
            if !label.isEmpty { label += " " }
            label += word
        }
    }

    private static let formWords = ["fill", "circle", "square", "rectangle", "custom", "rtl"]
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        let (digit, letter) = (self &- UInt8(ascii: "0"), (self | 0x20) &- UInt8(ascii: "a"))
        return digit < 10 || letter < 26
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
