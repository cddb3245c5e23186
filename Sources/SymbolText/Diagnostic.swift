/// Something in a file that was read around: the picture is drawn without it.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: String, Hashable, Sendable {
        /// Valid SVG outside the subset that is drawn.
        case unsupported
        /// Not valid SVG; the specification's error rule was applied.
        case invalid
    }

    public var kind: Kind
    public var position: SourcePosition
    public var message: String

    public init(kind: Kind, position: SourcePosition, message: String) {
        self.kind = kind
        self.position = position
        self.message = message
    }

    public var description: String { "\(position.line):\(position.column): \(message)" }
}

/// Why a file could not be read at all.
public struct ReadError: Error, Hashable, Sendable, CustomStringConvertible {
    public var position: SourcePosition
    /// What was found and what was expected, in one line.
    public var message: String

    public init(position: SourcePosition, message: String) {
        self.position = position
        self.message = message
    }

    public var description: String { "\(position.line):\(position.column): \(message)" }
}
