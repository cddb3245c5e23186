internal import SymbolText

/// The content of a `data:` URL (RFC 2397), whatever media type it states.
struct DataURL {
    /// The decoded content; nil if it is not valid Base64, although the URL says that it is.
    let bytes: [UInt8]?

    /// Reads a URL; nil if it has no content of its own.
    init?(_ text: Substring) {
        guard text.utf8.prefix(5).elementsEqual("data:".utf8, by: { $0 | 0x20 == $1 || $0 == $1 }),
            let comma = text.utf8.firstIndex(of: UInt8(ascii: ","))
        else { return nil }
        var content = Array(text.utf8[comma...].dropFirst())
        if content.contains(UInt8(ascii: "%")) { content = Substring.percentDecoded(content) }
        let isEncoded = text[..<comma].trimmingSpace.lowercased().hasSuffix(";base64")
        bytes = isEncoded ? [UInt8](base64: content) : content
    }
}
