extension String {
    /// The text on one line, without anything that controls a terminal or a log or misleads a reader.
    ///
    /// A text from a file or an option may contain control characters (Cc), line separators, and characters that change
    /// the direction of text (UAX #9, 2: embeddings, overrides and isolates). Each is written as in Swift's literals,
    /// for example `\n` and `\u{1B}`. Applying this twice makes no difference.
    package var printedLine: String { escapingControls(but: []) }

    /// The text like `printedLine`, but with the tabs and line ends that lay out a text of several lines.
    package var printedLines: String { escapingControls(but: ["\n", "\t"]) }

    private func escapingControls(but kept: [Unicode.Scalar]) -> String {
        func isPlain(_ scalar: Unicode.Scalar) -> Bool { !scalar.controlsText || kept.contains(scalar) }
        guard !unicodeScalars.allSatisfy(isPlain) else { return self }
        return unicodeScalars.map { isPlain($0) ? String($0) : $0.escaped }.joined()
    }
}

extension Unicode.Scalar {
    /// Whether the scalar affects the layout of other characters rather than being visible.
    var controlsText: Bool {
        switch self {
        case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: false
        }
    }

    /// The escape of the scalar in Swift's literals.
    var escaped: String {
        switch self {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }
}
