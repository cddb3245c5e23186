/// What a screen reader says of a symbol whose file does not tell.
public enum AccessibilityLabel {
    /// The words of a symbol's name: `cloud.sun.rain.fill` gives "cloud sun rain fill". Words about the drawing's form
    /// only, which mean nothing to a listener, are left out as long as others remain: "cloud sun rain".
    public static func derived(from name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let meaning = words.filter { !formWords.contains($0.lowercased()) }
        return (meaning.isEmpty ? words : meaning).joined(separator: " ")
    }

    private static let formWords: Set = ["fill", "circle", "square", "rectangle", "custom", "rtl"]
}

extension Symbol {
    /// The file's own label, or the one derived from the symbol's name; nil for a name without words.
    public var spokenLabel: String? {
        if let accessibilityLabel, !accessibilityLabel.isEmpty { return accessibilityLabel }
        let derived = AccessibilityLabel.derived(from: name)
        return derived.isEmpty ? nil : derived
    }
}
