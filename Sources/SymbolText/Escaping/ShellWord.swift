extension String {
    /// One word of a POSIX shell (XCU 2.2.2): as it is where every character is harmless, else in single quotes.
    package var shellWord: String {
        let harmless = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/@+-".unicodeScalars
        if !isEmpty, unicodeScalars.allSatisfy(harmless.contains) { return self }
        // By scalars: a quotation mark with a combining mark is one Character and still ends the quotation.
        return "'" + unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
    }
}
