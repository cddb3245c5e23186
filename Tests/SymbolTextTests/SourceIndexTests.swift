import SymbolText
import Testing

@Suite struct SourceIndexTests {
    /// The text is longer than two intervals, with lines and scalars of one to four bytes across their boundaries.
    @Test("A position is the same as when counted from the beginning")
    func positions() {
        let text = (0..<1500).map { "aé→🙂\(String(repeating: "x", count: $0 % 7))" + ($0 % 11 == 0 ? "\n" : "") }
            .joined()
        let bytes = Array(text.utf8)
        #expect(bytes.count > 3 * 4096)
        let index = SourceIndex(bytes)
        var (line, column) = (1, 1)
        var expected: [SourcePosition] = []
        for byte in bytes {
            expected.append(SourcePosition(line: line, column: column))
            if byte == 10 { (line, column) = (line + 1, 1) } else if byte & 0xC0 != 0x80 { column += 1 }
        }
        #expect(bytes.indices.map { index.position(ofByte: $0) } == expected)
        #expect(index.position(ofByte: .max) == SourcePosition(line: line, column: column))
        #expect(index.position(ofByte: -1) == SourcePosition(line: 1, column: 1))
        #expect(SourceIndex([]).position(ofByte: 5) == SourcePosition(line: 1, column: 1))
    }
}
