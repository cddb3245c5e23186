internal import CLibrary
internal import SymbolText

extension Files {
    /// Returns whether a text is the name of a file in whatever folder it is looked for, and not a path that could lead
    /// out of it.
    package static func isName(_ text: String) -> Bool {
        !["", ".", ".."].contains(text) && !text.utf8.contains { [0, UInt8(ascii: "/")].contains($0) }
    }

    /// Returns the last component of a path.
    package static func name(of path: String) -> String { String(path[afterFolder(of: path)...]) }

    /// Returns the last component of a path, without its extension.
    package static func stem(of path: String) -> String {
        let name = name(of: path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// Returns a path up to and including its last slash; empty for a file in the current folder.
    package static func folder(of path: String) -> String { String(path[..<afterFolder(of: path)]) }

    static func afterFolder(of path: String) -> String.Index {
        // Bytes are compared since a name may begin with a combining mark, which forms one character with the slash.
        let slash = UInt8(ascii: "/")
        let end = path.utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: slash).map { $0 + 1 } ?? 0 }
        if let end { return path.utf8.index(path.startIndex, offsetBy: end) }
        return path.utf8.lastIndex(of: slash).map { path.utf8.index(after: $0) } ?? path.startIndex
    }

    /// Returns the absolute path without links and relative components; the path as given where it cannot be resolved.
    package static func canonicalPath(_ path: String) -> String {
        canonicalPath(path, links: 40)  // as many as Linux follows
    }

    /// Resolves a path, following at most a number of links to files that do not exist.
    private static func canonicalPath(_ path: String, links: Int) -> String {
        if let real = resolved(path) { return real }
        // A file that does not exist yet may be in a folder that does.
        let (folder, name) = (folder(of: path), name(of: path))
        guard !name.isEmpty, let real = resolved(folder.isEmpty ? "." : folder) else { return path }
        let parent = real.hasSuffix("/") ? real : real + "/"
        guard links > 0, let target = target(ofLink: parent + name) else { return parent + name }
        return canonicalPath(target.hasPrefix("/") ? target : parent + target, links: links - 1)
    }

    /// Returns the target of a link; nil for anything else.
    private static func target(ofLink path: String) -> String? {
        guard isLink(path) else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
            count = buffer.baseAddress.map { max(readlink(path, $0, buffer.count), 0) } ?? 0
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    private static func resolved(_ path: String) -> String? {
        guard let text = realpath(path, nil) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
