extension String {
    /// The parts of the text between white space.
    package var words: [String] {
        var text = self
        return text.withUTF8 { bytes in
            var (words, start) = ([String](), 0)
            for end in 0...bytes.count where end == bytes.count || bytes[end].isWhiteSpace {
                if end > start { words.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
                start = end + 1
            }
            return words
        }
    }
}

extension UInt8 {
    /// Whether the byte is white space in CSS and SVG: a space, tab, line feed, form feed or carriage return.
    package var isWhiteSpace: Bool { self == 0x20 || 0x09...0x0D ~= self && self != 0x0B }
}
