/// A place in a source text; lines and columns count from 1, columns in Unicode scalars.
public struct SourcePosition: Hashable, Comparable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}

extension SourcePosition {
    /// The position of the byte at `offset` in UTF-8 `bytes`.
    package init(utf8Offset offset: Int, in bytes: [UInt8]) {
        var (line, column) = (1, 1)
        for byte in bytes.prefix(offset) {
            if byte == UInt8(ascii: "\n") {
                (line, column) = (line + 1, 1)
            } else if byte & 0xC0 != 0x80 {  // continuation bytes belong to the scalar before them
                column += 1
            }
        }
        self.init(line: line, column: column)
    }
}
