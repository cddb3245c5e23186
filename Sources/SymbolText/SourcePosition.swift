internal import CLibrary

/// A position in a source text.
///
/// Lines and columns count from 1, columns in Unicode scalars.
public struct SourcePosition: Hashable, Comparable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column in Unicode scalars, from 1.
    public var column: Int

    /// Creates a position from a line and a column.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Orders positions from the beginning of the text to its end.
    public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}

extension SourcePosition: CustomStringConvertible {
    /// The line and the column, such as `3:14`.
    public var description: String { "\(line):\(column)" }
}

extension SourcePosition {
    /// Returns the position of the byte at `offset` in UTF-8 `bytes`.
    package init(utf8Offset offset: Int, in bytes: [UInt8]) {
        self.init(line: 1, column: 1)
        advance(over: bytes.prefix(offset))
    }

    mutating func advance(over bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { bytes in
            var start = 0
            while let newline = Self.newline(in: bytes, from: start) {
                (line, column, start) = (line + 1, 1, newline + 1)
            }
            // Continuation bytes belong to the scalar before them.
            column += bytes[start...].count { $0 & 0xC0 != 0x80 }
        }
    }

    /// Returns the index of the next line feed; nil where there is none.
    private static func newline(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let first = bytes.baseAddress, let found = memchr(first + start, 0x0A, bytes.count - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - first
    }
}
