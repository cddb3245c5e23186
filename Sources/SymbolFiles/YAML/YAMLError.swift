package import SymbolText

/// An error for a text that is not a YAML document, or is larger than allowed.
package struct YAMLError: Error, Hashable, Sendable {
    /// One line without the place.
    package let message: String
    /// The place in the text; nil where it is about the whole.
    package let position: SourcePosition?

    init(_ message: String, at position: SourcePosition? = nil) {
        (self.message, self.position) = (message, position)
    }
}
