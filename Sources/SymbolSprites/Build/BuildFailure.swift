public import SymbolFiles
internal import SymbolStills
public import SymbolText

/// An error of one step of a build.
public struct BuildFailure: Error, Sendable, CustomStringConvertible {
    /// The path of the file at fault.
    public let path: String
    /// The line and column of the fault, from 1; `nil` where it concerns the whole file.
    public let position: SourcePosition?
    /// A one-line description of the fault, without the path.
    public let message: String
    /// What could not be done with a file; `nil` where a picture could not be drawn.
    public let kind: FileError.Kind?

    package init(_ message: String, of path: String) {
        (self.path, position, self.message, kind) = (path, nil, message, nil)
    }

    /// Describes an error.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - input: The file at fault where the error names none.
    package init(_ error: any Error, input: String) {
        switch error {
        case let error as FileError: self.init(error)
        case JobFailure.file(let error): self.init(error)
        case JobFailure.render(let error): self.init(error, in: input)
        case let error as RenderError: self.init(error, in: input)
        default: self.init("\(error)", of: input)
        }
    }

    private init(_ error: RenderError, in path: String) {
        (self.path, position, message, kind) = (path, error.position, error.message, nil)
    }

    private init(_ error: FileError) {
        (path, position, message, kind) = (error.path, error.position, error.message, error.kind)
    }

    /// The path, the position where there is one, and the message, in one line.
    public var description: String {
        FileError(kind ?? .format, path: path, message: message, at: position).description
    }
}
