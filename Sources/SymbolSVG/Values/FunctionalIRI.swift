internal import SymbolText

/// A reference of the form `url(#id)`, with or without quotes.
enum FunctionalIRI {
    /// Returns the id, which is nil in a reference to another file, and the text that follows; nil for anything that is
    /// not a reference.
    static func parse(_ text: Substring) -> (id: String?, rest: Substring)? {
        let bytes = Array(text.utf8)
        var cursor = CSSCursor(bytes: bytes, position: 0, end: bytes.count)
        guard let url = cursor.url() else { return nil }
        let rest = text[text.utf8.index(text.startIndex, offsetBy: cursor.position)...]
        return (url.trimmingSpace.fragment, rest.trimmingSpace)
    }
}

extension Substring {
    /// The id in a URL that consists of only a fragment; nil for any other URL.
    var fragment: String? {
        guard utf8.first == UInt8(ascii: "#") else { return nil }
        let id = utf8.dropFirst()
        guard id.contains(UInt8(ascii: "%")) else { return String(id) }
        return String(decoding: Array(id).percentDecoded, as: UTF8.self)
    }
}
