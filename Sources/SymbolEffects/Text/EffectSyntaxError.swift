internal import SymbolText

/// An error for a text that is not an effect.
public struct EffectSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The position of the error in the text, in characters from 1.
    public let column: Int
    /// What was found and what is allowed, with the nearest name if there is one, in one line.
    public let message: String

    /// The position and the message in one line.
    public var description: String { "column \(column): \(message)" }

    package init(_ message: String, column: Int = 1) {
        self.message = message.printedLine
        self.column = column
    }
}
