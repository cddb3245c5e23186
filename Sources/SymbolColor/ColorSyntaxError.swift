internal import SymbolText

/// An error for text that is not a CSS colour, with what was found and what was expected.
public struct ColorSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The offending part of the text as written; empty if the text ends too early.
    public let found: String
    /// A description of what would have been accepted, a noun phrase such as “a percentage”.
    public let expected: String
    /// The UTF-8 offset of `found` in the text.
    public let utf8Offset: Int
    /// The known name that is nearest to a misspelt one; `nil` if none is near.
    public let suggestion: String?

    init(found: String, expected: String, utf8Offset: Int, suggestion: String? = nil) {
        self.found = found
        self.expected = expected
        self.utf8Offset = utf8Offset
        self.suggestion = suggestion
    }

    /// A one-line description of the error, with a suggestion if there is one.
    public var description: String {
        let found = found.isEmpty ? "the end" : "“\(found.printedLine)”"
        let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
        return "found \(found) where \(expected) was expected\(hint)"
    }
}
