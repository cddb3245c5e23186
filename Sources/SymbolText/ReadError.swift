/// The reason why a file could not be read.
public struct ReadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The position of the fault in the file.
    public var position: SourcePosition
    /// What was found and what was expected, in one line.
    public var message: String

    /// Creates an error from its position and message.
    package init(position: SourcePosition, message: String) {
        self.position = position
        self.message = message
    }

    /// The position and the message, as in `3:14: found a comma; expected a number`.
    public var description: String { "\(position): \(message)".printedLine }
}
