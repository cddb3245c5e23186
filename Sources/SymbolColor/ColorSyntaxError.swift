/// Text that is no CSS colour: where it goes wrong, what stands there, and what should.
public struct ColorSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The offending part of the text as written; empty where the text ends too early.
    public let found: String
    /// What would have been accepted, as a noun phrase: “a percentage”.
    public let expected: String
    /// UTF-8 offset of `found` in the text.
    public let utf8Offset: Int
    /// The nearest known name within two edits of a misspelt one.
    public let suggestion: String?

    init(found: String, expected: String, utf8Offset: Int, suggestion: String? = nil) {
        self.found = found
        self.expected = expected
        self.utf8Offset = utf8Offset
        self.suggestion = suggestion
    }

    public var description: String {
        let place = found.isEmpty ? "the end" : "“\(found)”"
        let hint = suggestion.map { "; did you mean “\($0)”?" } ?? ""
        return "found \(place) where \(expected) was expected\(hint)"
    }
}
