/// The bytes of a text with the positions of some, so that the position of any byte is found without counting from the
/// start.
package struct SourceIndex: Sendable {
    /// The bytes of the text.
    package let bytes: [UInt8]
    /// The positions of every `interval`th byte.
    private let marks: [SourcePosition]
    private static let interval = 4096

    /// Indexes a text in UTF-8.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var (marks, position) = ([SourcePosition](), SourcePosition(line: 1, column: 1))
        for start in stride(from: 0, to: bytes.count, by: Self.interval) {
            if start > 0 { position.advance(over: bytes[start - Self.interval..<start]) }
            marks.append(position)
        }
        self.marks = marks
    }

    /// Returns the position of the byte at `offset`, which is clamped to the text.
    package func position(ofByte offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let mark = min(offset / Self.interval, marks.count - 1)
        guard mark >= 0 else { return SourcePosition(line: 1, column: 1) }
        var position = marks[mark]
        position.advance(over: bytes[mark * Self.interval..<offset])
        return position
    }
}
