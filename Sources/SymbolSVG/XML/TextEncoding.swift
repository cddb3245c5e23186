internal import SymbolText

/// The encoding of a text as its first bytes indicate it.
enum TextEncoding: Equatable {
    /// UTF-8, or the encoding of the XML declaration under a name that expat knows.
    case declared
    /// An encoding that the XML declaration calls by another name, with the name that expat knows.
    case named(String)
    case windows1252
    case utf16(bigEndian: Bool)

    init(of bytes: [UInt8]) {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFE, 0xFF), (0x00, UInt8(ascii: "<")): self = .utf16(bigEndian: true)
        case (0xFF, 0xFE), (UInt8(ascii: "<"), 0x00): self = .utf16(bigEndian: false)
        default: self = Self.label(in: bytes).flatMap(Self.init(label:)) ?? .declared
        }
    }

    /// Recognises other names that are in use (WHATWG Encoding §4.2), ignoring anything but letters and digits.
    private init?(label: ArraySlice<UInt8>) {
        switch String(decoding: label, as: UTF8.self).lowercased().filter({ $0.isLetter || $0.isNumber }) {
        case "utf8", "unicode11utf8": self = .named("UTF-8")
        case "latin1", "l1", "iso88591": self = .named("ISO-8859-1")
        case "ascii", "usascii": self = .named("US-ASCII")
        case "windows1252", "cp1252", "xcp1252": self = .windows1252
        default: return nil
        }
    }

    /// Returns the encoding that the XML declaration names: the quoted text after `encoding=`.
    private static func label(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
        let declaration = bytes.drop(while: \.isWhiteSpace).prefix(128).prefix { $0 != UInt8(ascii: ">") }
        guard declaration.starts(with: "<?xml".utf8) else { return nil }
        let parts = declaration.split { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
        return zip(parts, parts.dropFirst()).first { name, _ in
            name.filter { !$0.isWhiteSpace }.reversed().starts(with: "encoding=".utf8.reversed())
        }?.1
    }
}

/// Converts UTF-16, with or without a byte order mark, to UTF-8, so that all offsets count UTF-8 bytes.
func transcodedFromUTF16(_ bytes: [UInt8], bigEndian: Bool) -> [UInt8] {
    let (high, low) = bigEndian ? (0, 1) : (1, 0)
    var units = stride(from: 0, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
}

/// Converts Windows-1252 to UTF-8: it is ISO-8859-1 except for 32 characters (WHATWG Encoding, index windows-1252).
func transcodedFromWindows1252(_ bytes: [UInt8]) -> [UInt8] {
    let others: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D, 0x17D,
        0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D,
        0x17E, 0x178
    ]
    let units = bytes.map { 0x80...0x9F ~= $0 ? others[Int($0) - 0x80] : UInt16($0) }
    return Array(String(decoding: units, as: UTF16.self).utf8)
}
