/// What the first bytes say a text is encoded in.
enum TextEncoding {
    /// UTF-8 or an ASCII superset that the XML declaration names.
    case declared
    case utf16(bigEndian: Bool)

    init(of bytes: [UInt8]) {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFE, 0xFF), (0x00, UInt8(ascii: "<")): self = .utf16(bigEndian: true)
        case (0xFF, 0xFE), (UInt8(ascii: "<"), 0x00): self = .utf16(bigEndian: false)
        default: self = .declared
        }
    }
}

/// UTF-16 with or without a byte order mark as UTF-8, so that every offset counts UTF-8 bytes.
func transcodedFromUTF16(_ bytes: [UInt8], bigEndian: Bool) -> [UInt8] {
    let (high, low) = bigEndian ? (0, 1) : (1, 0)
    var units = stride(from: 0, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
}
