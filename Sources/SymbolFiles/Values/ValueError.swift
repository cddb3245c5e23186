internal import SymbolText

/// A one-line description of the value that was expected in place of an invalid text.
package struct ValueError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The description.
    package let description: String

    /// Creates an error from its description.
    package init(_ description: String) { self.description = description.printedLine }
}
