extension String {
    /// What stands between white space: spaces, and what lies from tab to carriage return.
    package var words: [String] {
        var text = self
        return text.withUTF8 { bytes in
            var (words, start) = ([String](), 0)
            for end in 0...bytes.count where end == bytes.count || Self.isSpace(bytes[end]) {
                if end > start { words.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
                start = end + 1
            }
            return words
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
