package import SymbolText

/// A text that is no YAML document, or a larger one than was allowed.
package struct YAMLError: Error, Hashable, Sendable {
    /// One line without the place.
    package let message: String
    /// The place in the text; nil where it is about the whole.
    package let position: SourcePosition?

    init(_ message: String, at position: SourcePosition? = nil) {
        (self.message, self.position) = (message, position)
    }
}
