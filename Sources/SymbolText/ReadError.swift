/// The reason why a file could not be read at all.
public struct ReadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place of the fault in the file.
    public var position: SourcePosition
    /// What was found and what was expected, in one line.
    public var message: String

    package init(position: SourcePosition, message: String) {
        self.position = position
        self.message = message
    }

    /// The place and the message, as in `3:14: found a comma; expected a number`.
    public var description: String { "\(position.line):\(position.column): \(message)".printedLine }
}
