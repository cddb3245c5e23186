public import SymbolText

/// An error for a file that could not be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The operation that failed.
    public enum Kind: Hashable, Sendable {
        /// The file does not exist or may not be read.
        case input
        /// The output cannot be created: its folder is missing, permission is denied, or a folder has its name.
        case create
        /// The output could not be written to the end: the disk is full, or the pipe is closed.
        case write
        /// The file was read, but its contents are not what was expected.
        case format
    }

    /// The operation that failed.
    public var kind: Kind
    /// The path of the file.
    public var path: String
    /// A one-line description of the fault, without the path.
    public var message: String
    /// The line and column of the fault, from 1; `nil` where it concerns the whole file.
    public var position: SourcePosition?

    /// Creates an error from the operation that failed, the file and the fault.
    public init(_ kind: Kind, path: String, message: String, at position: SourcePosition? = nil) {
        self.kind = kind
        self.path = path
        self.message = message
        self.position = position
    }

    /// The path, the position where there is one, and the message, in one line.
    public var description: String {
        (position.map { "\(path):\($0): \(message)" } ?? "\(path): \(message)").printedLine
    }
}
