extension String {
    /// The text as a string literal of Swift, with its quotation marks and on one line.
    ///
    /// Besides what Swift requires, whatever controls a terminal or misleads a reader is escaped, as in `printedLine`.
    package var swiftLiteral: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case let scalar where scalar.controlsText: scalar.escaped
            default: "\(scalar)"
            }
        }
        return "\"\(escaped.joined())\""
    }
}
