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

    /// Creates the pattern of the files that a text names: a file, a folder with everything below it, or a pattern.
    ///
    /// A path that exists is that path, whatever characters it contains.
    ///
    /// - Parameters:
    ///   - text: A path or a pattern.
    ///   - folder: The path of the folder that it is relative to, which has no wildcards; empty for the current one.
    package init(_ text: String, in folder: String) {
        let folder = text.hasPrefix("/") ? "" : folder
        switch Files.kind(of: folder + text) {
        case nil: self.init(Self.literal(folder) + text)
        case .folder: self.init(Self.literal(folder + text) + "/**")
        default: self.init(Self.literal(folder + text))
        }
    }

    /// Returns a pattern that only a path itself matches: each of its wildcards is a set of one character.
    package static func literal(_ path: some StringProtocol) -> String {
        path.map { isPattern(String($0)) ? "[\($0)]" : String($0) }.joined()
    }
}
