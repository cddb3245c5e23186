extension PNGText {
    /// A label under the keyword that the PNG specification gives descriptions (section 11.3.3.1).
    package static func label(_ label: String?) -> [PNGText] {
        label.flatMap { try? PNGText(keyword: "Description", text: $0) }.map { [$0] } ?? []
    }
}
