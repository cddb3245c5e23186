/// The bytes of a text, with the positions of some, so that any other is found without counting from the beginning.
package struct SourceIndex: Sendable {
    package let bytes: [UInt8]
    /// The positions of every `pace`th byte.
    private let marks: [SourcePosition]
    private static let pace = 4096

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var (marks, position) = ([SourcePosition](), SourcePosition(line: 1, column: 1))
        for start in stride(from: 0, to: bytes.count, by: Self.pace) {
            if start > 0 { position.advance(over: bytes[start - Self.pace..<start]) }
            marks.append(position)
        }
        self.marks = marks
    }

    /// The position of the byte at `offset`, which is held to the text.
    package func position(ofByte offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let mark = min(offset / Self.pace, marks.count - 1)
        guard mark >= 0 else { return SourcePosition(line: 1, column: 1) }
        var position = marks[mark]
        position.advance(over: bytes[mark * Self.pace..<offset])
        return position
    }
}
