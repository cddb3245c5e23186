internal import SymbolText

/// The content of a `data:` URL (RFC 2397), whatever media type it states.
struct DataURL {
    /// The decoded content; nil if it is not valid Base64, although the URL says that it is.
    let bytes: [UInt8]?

    /// Reads a URL; nil if it has no content of its own.
    init?(_ text: Substring) {
        guard text.prefix(5).lowercased() == "data:", let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) else {
            return nil
        }
        let content = Array(text.utf8[comma...].dropFirst()).percentDecoded
        let parameters = text[..<comma].split(separator: ";", omittingEmptySubsequences: false).dropFirst()
        let isEncoded = parameters.last?.trimmingSpace.lowercased() == "base64"
        bytes = isEncoded ? [UInt8](base64: content) : content
    }
}
