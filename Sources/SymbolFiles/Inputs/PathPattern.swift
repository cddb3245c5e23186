/// A path with wildcards: `*` and `?` within a name, `[a-z]` for one of several characters, and `**` for any number of
/// folders or, at the end, for everything below.
package struct PathPattern {
    let isAbsolute: Bool
    let parts: [Substring]

    /// Returns whether a path or a component has wildcards.
    package static func isPattern(_ text: some StringProtocol) -> Bool { text.contains { "*?[".contains($0) } }

    /// Creates a pattern from its text.
    package init(_ pattern: String) {
        isAbsolute = pattern.hasPrefix("/")
        parts = pattern.split(separator: "/")
    }
}
