/// Text in the syntax of style sheets.
package enum CSSText {
    /// Returns an identifier in which characters that would end it are escaped (CSSOM, section 2.1, serialize an
    /// identifier, which is what `CSS.escape()` does).
    package static func identifier(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        if scalars == ["-"] { return "\\-" }
        var identifier = ""
        for (index, scalar) in scalars.enumerated() {
            let mayNotBeDigit = index == 0 || index == 1 && scalars[0] == "-"
            switch scalar {
            case "\0": identifier += "\u{FFFD}"
            case "\u{1}"..."\u{1F}", "\u{7F}": identifier += codePoint(scalar)
            case "0"..."9" where mayNotBeDigit: identifier += codePoint(scalar)
            case "0"..."9", "A"..."Z", "a"..."z", "-", "_", "\u{80}"...: identifier.unicodeScalars.append(scalar)
            default: identifier += "\\\(scalar)"
            }
        }
        return identifier
    }

    /// Returns a relative path as a URL between quotation marks (RFC 3986, sections 2.1 and 4.2: unreserved characters,
    /// `@` and slashes are literal; a colon would make a scheme of the text before it).
    package static func percentEncoded(_ path: String) -> String {
        path.utf8.map { byte in
            switch UnicodeScalar(byte) {
            case "0"..."9", "A"..."Z", "a"..."z", "-", ".", "_", "~", "/", "@": "\(UnicodeScalar(byte))"
            default: (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }

    /// Returns the escape of a character, which includes the space: that ends the number.
    private static func codePoint(_ scalar: UnicodeScalar) -> String {
        "\\" + String(scalar.value, radix: 16) + " "
    }
}
