extension String {
    /// The text in one line that tells a terminal or a log nothing, and a reader nothing but what it holds.
    ///
    /// Whatever came from a file or from an option may hold control characters (Cc), line separators, and characters
    /// that turn the direction of text (UAX #9, 2: embeddings, overrides and isolates). Each is written as Swift's
    /// literals write it, as in `\n` and `\u{1B}`. A text that was made so before stays as it is.
    package var printedLine: String { escapingControls(but: []) }

    /// As `printedLine`, with the tabs and line ends that arrange a text of several lines.
    package var printedLines: String { escapingControls(but: ["\n", "\t"]) }

    private func escapingControls(but kept: [Unicode.Scalar]) -> String {
        func isPlain(_ scalar: Unicode.Scalar) -> Bool { !scalar.controlsText || kept.contains(scalar) }
        guard !unicodeScalars.allSatisfy(isPlain) else { return self }
        return unicodeScalars.map { isPlain($0) ? String($0) : $0.escaped }.joined()
    }
}

extension Unicode.Scalar {
    /// Whether it arranges other characters instead of being seen.
    var controlsText: Bool {
        switch self {
        case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: false
        }
    }

    fileprivate var escaped: String {
        switch self {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }
}
