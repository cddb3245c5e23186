internal import SymbolText

/// `url(#id)`, with or without quotes.
enum FunctionalIRI {
    /// The id inside the document, or nil for anything that is not a reference into this document; and what follows.
    static func parse(_ text: Substring) -> (id: String, rest: Substring)? {
        let bytes = Array(text.utf8)
        var cursor = CSSCursor(bytes: bytes, position: 0, end: bytes.count)
        guard let id = cursor.url()?.trimmingSpace.fragment else { return nil }
        return (id, text[text.utf8.index(text.startIndex, offsetBy: cursor.position)...].trimmingSpace)
    }
}

extension Substring {
    /// The id that a URL of nothing but a fragment names; nil for any other URL.
    var fragment: String? {
        guard utf8.first == UInt8(ascii: "#") else { return nil }
        let id = utf8.dropFirst()
        guard id.contains(UInt8(ascii: "%")) else { return String(id) }
        return String(decoding: Self.percentDecoded(Array(id)), as: UTF8.self)
    }

    /// What is not two hexadecimal digits behind a percent sign stays (URL Standard §1.3).
    private static func percentDecoded(_ bytes: [UInt8]) -> [UInt8] {
        var (decoded, place): ([UInt8], Int) = ([], 0)
        while place < bytes.count {
            let digits = bytes[place...].dropFirst().prefix(2).compactMap {
                Character(Unicode.Scalar($0)).hexDigitValue
            }
            if bytes[place] == UInt8(ascii: "%"), digits.count == 2 {
                decoded.append(UInt8(digits[0] << 4 | digits[1]))
                place += 3
            } else {
                decoded.append(bytes[place])
                place += 1
            }
        }
        return decoded
    }
}
