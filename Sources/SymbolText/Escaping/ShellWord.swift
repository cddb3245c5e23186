extension String {
    /// The text as one word of a POSIX shell (XCU 2.2.2): unchanged where every character is harmless, or in single
    /// quotes.
    package var shellWord: String {
        let harmless = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/@+-".unicodeScalars
        if !isEmpty, unicodeScalars.allSatisfy(harmless.contains) { return self }
        // Scalars are compared because a quotation mark with a combining mark is one Character, but ends the quotation.
        return "'" + unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
    }
}
