/// A `property: value` pair in a style sheet or a `style` attribute.
package struct Declaration: Hashable, Sendable {
    /// The property in lower case, except for custom properties (`--Name`), which are case-sensitive.
    package let property: String
    /// The value as written, without comments, `!important` and surrounding space; empty only for a custom
    /// property (CSS Variables 1 §2).
    package let value: String
    /// Whether the declaration is marked `!important`.
    package let isImportant: Bool
    /// The UTF-8 offset at which the property starts in the text that was read.
    package let offset: Int

    /// Creates a declaration.
    package init(property: String, value: String, isImportant: Bool = false, offset: Int = 0) {
        self.property = property
        self.value = value
        self.isImportant = isImportant
        self.offset = offset
    }

    /// Reads the content of a `style` attribute.
    ///
    /// An error invalidates only the declaration in which it occurs (CSS Syntax 3 §5.4.4).
    package static func parse(_ text: String) -> ([Declaration], [CSSDiagnostic]) {
        var parser = CSSParser(text)
        return (parser.declarations(), parser.diagnostics)
    }
}
