/// Labels for screen readers where a symbol's file provides none.
public enum AccessibilityLabel {
    /// Derives a label from the words of a symbol's name.
    ///
    /// The name `cloud.sun.rain.fill` gives "cloud sun rain". Words that only describe the form of the drawing, such as
    /// "fill" or "circle", mean nothing to a listener and are left out as long as other words remain.
    public static func derived(from name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let meaning = words.filter { !formWords.contains($0.lowercased()) }
        return (meaning.isEmpty ? words : meaning).joined(separator: " ")
    }

    private static let formWords: Set = ["fill", "circle", "square", "rectangle", "custom", "rtl"]
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
