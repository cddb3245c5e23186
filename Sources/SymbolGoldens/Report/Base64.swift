extension String {
    private static let base64Alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Encodes bytes (RFC 4648, section 4): three bytes in four characters, with `=` for bytes missing in the last
    /// group.
    init(base64 bytes: [UInt8]) {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<Swift.min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for index in 0..<4 {
                text.append(
                    index <= group.count ? Self.base64Alphabet[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
            }
        }
        self.init(decoding: text, as: UTF8.self)
    }
}
