internal import SymbolSVG
public import SymbolText

/// A file that could not be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Kind: Hashable, Sendable {
        /// There is nothing to read under that name, or it may not be read.
        case input
        /// The output cannot be created: no such folder, no permission, a folder in its place.
        case create
        /// The output could not be written out: the disk is full, the pipe is gone.
        case write
        /// It was read, but does not hold what it should.
        case format
    }

    public var kind: Kind
    public var path: String
    /// In one line, without the path.
    public var message: String
    /// Where in the file, from 1; nil where it is about the whole.
    public var position: SourcePosition?

    public init(_ kind: Kind, path: String, message: String, at position: SourcePosition? = nil) {
        self.kind = kind
        self.path = path
        self.message = message
        self.position = position
    }

    public var description: String {
        position.map { "\(path):\($0.line):\($0.column): \(message)" } ?? "\(path): \(message)"
    }
}
