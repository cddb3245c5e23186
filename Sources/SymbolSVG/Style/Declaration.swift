/// A `property: value` pair of a style sheet or a `style` attribute.
package struct Declaration: Hashable, Sendable {
    /// In lower case, save for custom properties (`--Name`), whose case counts.
    package let property: String
    /// As written, without comments, `!important` and space at either end; never empty.
    package let value: String
    package let isImportant: Bool
    /// Where the property starts: UTF-8 offset in the text it was read from.
    package let offset: Int

    package init(property: String, value: String, isImportant: Bool = false, offset: Int = 0) {
        self.property = property
        self.value = value
        self.isImportant = isImportant
        self.offset = offset
    }

    /// Reads the content of a `style` attribute.
    ///
    /// Errors cost the one declaration they occur in (CSS Syntax 3 §5.4.4).
    package static func parse(_ text: String) -> ([Declaration], [CSSDiagnostic]) {
        var parser = CSSParser(text)
        return (parser.declarations(inBlock: false), parser.diagnostics)
    }
}
