/// Text as a style sheet can hold it.
package enum CSSText {
    /// An identifier with what would end it escaped (CSSOM, section 2.1, serialize an identifier, which is what
    /// `CSS.escape()` does).
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

    /// A relative path as a URL in quotes can hold it (RFC 3986, sections 2.1 and 4.2: unreserved characters, `@` and
    /// slashes stand for themselves; a colon would make what is before it a scheme).
    package static func percentEncoded(_ path: String) -> String {
        path.utf8.map { byte in
            switch UnicodeScalar(byte) {
            case "0"..."9", "A"..."Z", "a"..."z", "-", ".", "_", "~", "/", "@": "\(UnicodeScalar(byte))"
            default: (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }

    /// The space belongs to the escape: it ends the number.
    private static func codePoint(_ scalar: UnicodeScalar) -> String {
        "\\" + String(scalar.value, radix: 16) + " "
    }
}
