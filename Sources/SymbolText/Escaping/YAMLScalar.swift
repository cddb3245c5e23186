extension String {
    /// The text as a scalar of YAML 1.2, also within brackets and braces: plain where it cannot be misread, as numbers
    /// cannot, or between quotation marks.
    package var yamlScalar: String {
        let harmless = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/%-".unicodeScalars
        let isWord = first?.isLetter ?? false && unicodeScalars.allSatisfy(harmless.contains)
        if isWord && lowercased() != "null" || Double(self) != nil { return self }
        // Between single quotation marks, line ends are folded (7.3.2), and other control characters are not allowed.
        if unicodeScalars.contains(where: { $0.controlsText || $0 == "\u{FEFF}" }) { return jsonQuoted }
        // Scalars are compared because a quotation mark with a combining mark is one Character, but ends the scalar.
        return "'" + unicodeScalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
    }
}
