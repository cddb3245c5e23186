/// A path with wildcards: `*` and `?` within a name, `[a-z]` for one of some characters, `**` for any folders
/// between and, at the end, for everything below.
package struct PathPattern {
    let isAbsolute: Bool
    let parts: [Substring]

    /// Whether a path or a part of one has wildcards.
    package static func isPattern(_ text: some StringProtocol) -> Bool { text.contains { "*?[".contains($0) } }

    package init(_ pattern: String) {
        isAbsolute = pattern.hasPrefix("/")
        parts = pattern.split(separator: "/")
    }
}
