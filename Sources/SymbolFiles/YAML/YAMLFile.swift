internal import SymbolText

/// A small file that a person writes, in YAML or its subset JSON, with positions for messages.
package struct YAMLFile: Sendable {
    package let path: String
    package let bytes: [UInt8]
    private let limits: YAMLLimits

    package init(path: String, bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) {
        (self.path, self.bytes, self.limits) = (path, bytes, limits)
    }

    package func root() throws(FileError) -> YAMLNode {
        do throws(YAMLError) {
            if let node = try YAMLNode(parsing: bytes, limits: limits) { return node }
        } catch {
            throw FileError(.format, path: path, message: error.message, at: error.position)
        }
        throw FileError(.format, path: path, message: "is empty")
    }

    package func error(_ node: YAMLNode, _ message: String) -> FileError {
        FileError(.format, path: path, message: message, at: node.position)
    }

    package func mapping(_ node: YAMLNode, of what: String) throws(FileError) -> [(YAMLNode, YAMLNode)] {
        guard case .mapping(let members) = node.content else { throw error(node, "expected \(what)") }
        return members.map { ($0.key, $0.value) }
    }

    package func text(_ node: YAMLNode, of what: String) throws(FileError) -> String {
        guard case .scalar(let text, _) = node.content else { throw error(node, "expected \(what)") }
        // The system would take a path for its part before one.
        guard !text.utf8.contains(0) else { throw error(node, "found a null character; expected \(what)") }
        return text
    }

    /// One of the known keys; another is an error that names the nearest.
    package func key(_ node: YAMLNode, among known: [String]) throws(FileError) -> String {
        let found = try text(node, of: "a key")
        if known.contains(found) { return found }
        let hint =
            found.nearest(in: known).map { "did you mean \($0)?" }
            ?? "expected \(known.joined(separator: ", "))"
        throw error(node, "unknown key \"\(found)\"; \(hint)")
    }

    /// A scalar read by the rules of its kind.
    package func value<Value>(
        _ node: YAMLNode, of what: String, _ read: (String) throws(ValueError) -> Value
    ) throws(FileError) -> Value {
        let text = try text(node, of: what)
        do throws(ValueError) { return try read(text) } catch { throw self.error(node, "\"\(text)\": \(error)") }
    }

    /// A whole number within a range.
    package func whole(_ node: YAMLNode, _ range: ClosedRange<Int>) throws(FileError) -> Int {
        try value(node, of: "a whole number") { text throws(ValueError) in try ValueSyntax.whole(text, range) }
    }

    /// The items of a list, or what stands alone.
    package func list(_ node: YAMLNode) -> [YAMLNode] {
        if case .sequence(let items) = node.content { items } else { [node] }
    }

    /// A path as the file means it: from its own folder.
    package func relative(_ other: String) -> String {
        other.hasPrefix("/") ? other : Files.folder(of: path) + other
    }
}
