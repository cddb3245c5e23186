package import SymbolText

/// An error for a text that is not a YAML document, or is larger than allowed.
package struct YAMLError: Error, Hashable, Sendable {
    /// A one-line description, without the position.
    package let message: String
    /// The position in the text; nil where the error concerns the whole text.
    package let position: SourcePosition?

    init(_ message: String, at position: SourcePosition? = nil) {
        (self.message, self.position) = (message, position)
    }
}
