internal import SymbolGeometry
internal import SymbolSVG
internal import SymbolText
package import Yams

/// A small file that a person writes, in YAML or its subset JSON, with positions for messages.
package struct YAMLFile: Sendable {
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

    /// Larger files are not what is meant; aliases in YAML could blow up a small one.
    private static let sizeLimit = 1 << 20

    package func root() throws(FileError) -> Node {
        guard bytes.count <= Self.sizeLimit else {
            throw FileError(.format, path: path, message: "is larger than 1 MiB")
        }
        let text = String(decoding: bytes, as: UTF8.self)
        do {
            guard let node = try compose(yaml: text) else { throw FileError(.format, path: path, message: "is empty") }
            return node
        } catch let error as FileError {
            throw error
        } catch let error as YamlError {
            throw described(error)
        } catch {
            throw FileError(.format, path: path, message: "\(error)")
        }
    }

    private func described(_ error: YamlError) -> FileError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            self.error(mark, problem)
        case .duplicatedKeysInMapping(let keys, let context):
            self.error(context.mark, "\(keys.joined(separator: ", ")) is given twice")
        case .reader(let problem, _, _, _): self.error(nil, problem)
        default: self.error(nil, "is not YAML")
        }
    }

    package func error(_ node: Node, _ message: String) -> FileError { error(node.mark, message) }

    private func error(_ mark: Mark?, _ message: String) -> FileError {
        FileError(
            .format, path: path, message: message, at: mark.map { SourcePosition(line: $0.line, column: $0.column) })
    }

    package func mapping(_ node: Node, of what: String) throws(FileError) -> [(Node, Node)] {
        guard case .mapping(let mapping) = node else { throw error(node, "expected \(what)") }
        return mapping.map { ($0.key, $0.value) }
    }

    package func text(_ node: Node, of what: String) throws(FileError) -> String {
        guard case .scalar(let scalar) = node else { throw error(node, "expected \(what)") }
        return scalar.string
    }

    /// One of the known keys; another is an error that names the nearest.
    package func key(_ node: Node, among known: [String]) throws(FileError) -> String {
        let found = try text(node, of: "a key")
        if known.contains(found) { return found }
        let hint =
            found.nearest(in: known, within: 3).map { "did you mean \($0)?" }
            ?? "expected \(known.joined(separator: ", "))"
        throw error(node, "unknown key \"\(found)\"; \(hint)")
    }

    /// A scalar read by the rules of its kind.
    package func value<Value>(
        _ node: Node, of what: String, _ read: (String) throws(ValueError) -> Value
    ) throws(FileError) -> Value {
        let text = try text(node, of: what)
        do throws(ValueError) { return try read(text) } catch { throw self.error(node, "\"\(text)\": \(error)") }
    }

    /// The items of a list, or what stands alone.
    package func list(_ node: Node) -> [Node] {
        if case .sequence(let sequence) = node { Array(sequence) } else { [node] }
    }

    /// A path as the file means it: from its own folder.
    package func relative(_ other: String) -> String {
        other.hasPrefix("/") ? other : Files.folder(of: path) + other
    }
}
