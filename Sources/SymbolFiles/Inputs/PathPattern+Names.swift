extension PathPattern {
    /// Returns whether a file with a path would be found if it existed.
    package func matches(_ path: String) -> Bool {
        isAbsolute == path.hasPrefix("/") && Self.matches(Self.names(of: path)[...], Self.names(parts)[...])
    }

    private static func matches(_ names: ArraySlice<Substring>, _ parts: ArraySlice<Substring>) -> Bool {
        guard let part = parts.first else { return names.isEmpty }
        if part == "**" {
            guard !matches(names, parts.dropFirst()) else { return true }
            guard let name = names.first, !name.hasPrefix(".") else { return false }
            return matches(names.dropFirst(), parts) || (parts.count == 1 && names.count == 1)
        }
        guard let name = names.first, name.hasPrefix(".") == part.hasPrefix("."),
            NamePattern(part).matches(name)
        else { return false }
        return matches(names.dropFirst(), parts.dropFirst())
    }

    /// Returns the components of a path, with `.` and `..` resolved.
    package static func names(of path: String) -> [Substring] { names(path.split(separator: "/")) }

    private static func names(_ parts: [Substring]) -> [Substring] {
        parts.reduce(into: []) { names, part in
            switch part {
            case ".": break
            case ".." where names.last.map { $0 != ".." } ?? false: names.removeLast()
            default: names.append(part)
            }
        }
    }
}
