internal import SymbolText

/// A small file that people write, in YAML or its subset JSON, with positions for messages.
package struct YAMLFile: Sendable {
    /// The path of the file.
    package let path: String
    /// The bytes of the file.
    package let bytes: [UInt8]
    private let limits: YAMLLimits

    /// Creates a file from its path and its bytes.
    package init(path: String, bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) {
        (self.path, self.bytes, self.limits) = (path, bytes, limits)
    }

    /// Reads a file that may be as large as the limits allow.
    package init(contentsOf path: String, limits: YAMLLimits = YAMLLimits()) throws(FileError) {
        self.init(path: path, bytes: try Self.read(path, limits), limits: limits)
    }

    /// Reads the bytes of a file that may be as large as the limits allow.
    package static func read(_ path: String, _ limits: YAMLLimits = YAMLLimits()) throws(FileError) -> [UInt8] {
        try Files.read(path, limit: limits.size)
    }

    /// Parses the file.
    ///
    /// - Throws: `FileError` for a file that is empty or not YAML.
    package func root() throws(FileError) -> YAMLNode {
        do throws(YAMLError) {
            if let node = try YAMLNode(parsing: bytes, limits: limits) { return node }
        } catch {
            guard let color = UnquotedColor(in: bytes, before: error.position) else {
                throw FileError(.format, path: path, message: error.message, at: error.position)
            }
            throw FileError(.format, path: path, message: UnquotedColor.hint, at: color.position)
        }
        throw FileError(.format, path: path, message: "is empty")
    }

    /// Returns an error at the position of a node.
    package func error(_ node: YAMLNode, _ message: String) -> FileError {
        FileError(.format, path: path, message: message, at: node.position)
    }

    private func mismatch(_ node: YAMLNode, _ expected: String) -> FileError {
        error(node, "found \(node.kind); expected \(expected)")
    }

    /// Returns the path of a file that a node names, relative to the folder of this file.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - what: What is expected, such as “a catalog”.
    /// - Returns: The path of a file that exists.
    /// - Throws: `FileError` at the position of the node where it is not a scalar, or there is no such file.
    package func existing(_ node: YAMLNode, of what: String) throws(FileError) -> String {
        let path = relative(try text(node, of: what))
        guard Files.exists(path) else { throw missing(node, path) }
        return path
    }

    /// Returns the error for a file that does not exist, at the position of the node that names it.
    package func missing(_ node: YAMLNode, _ other: String) -> FileError {
        FileError(.input, path: path, message: "\"\(other)\": there is no such file", at: node.position)
    }

    /// Returns the keys and values of a mapping; throws `FileError` for another node, with what was expected.
    package func mapping(_ node: YAMLNode, of what: String) throws(FileError) -> [(YAMLNode, YAMLNode)] {
        guard case .mapping(let members) = node.content else { throw mismatch(node, what) }
        return members.map { ($0.key, $0.value) }
    }

    /// Returns the text of a scalar, which is empty for a null; throws `FileError` for another node, with what was
    /// expected.
    package func text(_ node: YAMLNode, of what: String) throws(FileError) -> String {
        guard case .scalar(let text, _) = node.content else { throw mismatch(node, what) }
        // The system would cut off a path at the null character.
        guard !text.utf8.contains(0) else { throw error(node, "found a null character; expected \(what)") }
        return node.isNull ? "" : text
    }

    /// Returns one of the known keys; throws `FileError` for any other, with the nearest known key.
    package func key(_ node: YAMLNode, among known: [String]) throws(FileError) -> String {
        let found = try text(node, of: "a key")
        if known.contains(found) { return found }
        let hint =
            found.nearest(in: known).map { "did you mean \($0)?" }
            ?? "expected \(known.joined(separator: ", "))"
        throw error(node, "unknown key \"\(found)\"; \(hint)")
    }

    /// Returns the value of a scalar, parsed by a closure; throws `FileError` where that fails.
    package func value<Value>(
        _ node: YAMLNode, of what: String, _ read: (String) throws(ValueError) -> Value
    ) throws(FileError) -> Value {
        let text = try text(node, of: what)
        do throws(ValueError) { return try read(text) } catch { throw self.error(node, "\"\(text)\": \(error)") }
    }

    /// Returns the value of a scalar with CSS colours, parsed by a closure; throws `FileError` where that fails.
    ///
    /// Where a colour without quotes has become a comment, the error says so.
    package func colors<Value>(
        _ node: YAMLNode, of what: String, _ read: (String) throws(ValueError) -> Value
    ) throws(FileError) -> Value {
        do throws(FileError) { return try value(node, of: what, read) } catch {
            guard case .scalar(let text, isPlain: true) = node.content, text.isEmpty || text.hasSuffix(",") else {
                throw error
            }
            throw self.error(node, "expected \(what); \(UnquotedColor.hint)")
        }
    }

    /// Returns a whole number; throws `FileError` where it is not within a range.
    package func whole(_ node: YAMLNode, _ range: ClosedRange<Int>) throws(FileError) -> Int {
        try value(node, of: "a whole number") { text throws(ValueError) in try ValueSyntax.whole(text, range) }
    }

    /// Returns the items of a sequence; any other node counts as a list of itself.
    package func list(_ node: YAMLNode) -> [YAMLNode] {
        if case .sequence(let items) = node.content { items } else { [node] }
    }

    /// Resolves a path relative to the folder of the file.
    package func relative(_ other: String) -> String {
        other.hasPrefix("/") ? other : Files.folder(of: path) + other
    }
}
