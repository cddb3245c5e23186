/// The letters of Base64 in order of their values (RFC 4648, section 4).
private let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

extension String {
    /// Encodes bytes (RFC 4648, section 4): three bytes in four characters, with `=` for bytes missing in the last
    /// group.
    package init(base64 bytes: [UInt8]) {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<Swift.min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for index in 0..<4 {
                text.append(index <= group.count ? alphabet[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
            }
        }
        self.init(decoding: text, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Decodes Base64, of which spaces and line breaks between characters are no part and the `=` at the end may be
    /// missing (Infra Standard §7, "forgiving-base64 decode"); nil for any other text.
    package init?(base64 text: some Sequence<UInt8>) {
        var values = [UInt8](repeating: .max, count: 256)
        for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
        var (bytes, bits, letters, padding) = ([UInt8](), 0, 0, 0)
        for character in text where !(character == 0x20 || (0x09...0x0D).contains(character) && character != 0x0B) {
            if character == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            let value = values[Int(character)]
            guard value < 64, padding == 0 else { return nil }
            (bits, letters) = (bits << 6 | Int(value), letters + 1)
            // Each letter completes a byte but the first of four.
            let spare = letters * 6 % 8
            if spare < 6 {
                bytes.append(UInt8(bits >> spare))
                bits &= 1 << spare - 1
            }
        }
        // A single letter of a group is less than a byte, and `=` only fills the last group.
        guard letters % 4 != 1, padding == 0 || (letters + padding) % 4 == 0 && padding <= 2 else { return nil }
        self = bytes
    }
}
