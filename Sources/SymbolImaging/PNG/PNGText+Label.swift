extension PNGText {
    /// Returns a label as a text with the keyword for descriptions (PNG specification, section 11.3.3.1), or nothing
    /// for nil and for a label that is not allowed.
    package static func label(_ label: String?) -> [PNGText] {
        label.flatMap { try? PNGText(keyword: "Description", text: $0) }.map { [$0] } ?? []
    }
}
