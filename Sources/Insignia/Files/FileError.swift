/// A file that could not be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Kind: Hashable, Sendable {
        /// There is nothing to read under that name, or it may not be read.
        case input
        /// The output cannot be created: no such folder, no permission, a folder in its place.
        case create
        /// The output could not be written out: the disk is full, the pipe is gone.
        case write
    }

    public var kind: Kind
    public var path: String
    /// In one line, without the path.
    public var message: String

    public init(_ kind: Kind, path: String, message: String) {
        self.kind = kind
        self.path = path
        self.message = message
    }

    public var description: String { "\(path): \(message)" }
}
