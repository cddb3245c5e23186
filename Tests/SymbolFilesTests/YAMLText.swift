import SymbolText
@testable import SymbolFiles
import SymbolSVG

/// Parses the root of a YAML text, which must have one.
func yaml(_ text: String, limits: YAMLLimits = YAMLLimits()) throws -> YAMLNode {
    guard let node = try YAMLNode(parsing: Array(text.utf8), limits: limits) else { throw YAMLError("is empty") }
    return node
}

/// The error in a YAML text, as `line:column: message`; nil where it is valid.
func yamlFailure(_ bytes: some Collection<UInt8>, limits: YAMLLimits = YAMLLimits()) -> String? {
    do throws(YAMLError) { _ = try YAMLNode(parsing: Array(bytes), limits: limits) } catch {
        return error.position.map { "\($0.line):\($0.column): \(error.message)" } ?? error.message
    }
    return nil
}

extension YAMLNode {
    /// The value in short form: plain scalars as they are, others in single quotes, collections as in JSON.
    var brief: String {
        switch content {
        case .scalar(let text, let isPlain): isPlain ? text : "'\(text)'"
        case .sequence(let items): "[" + items.map(\.brief).joined(separator: ", ") + "]"
        case .mapping(let members):
            "{" + members.map { "\($0.key.brief): \($0.value.brief)" }.joined(separator: ", ") + "}"
        }
    }

    /// Every value with its position, outermost first: `1:1 {`, `1:1 key`, `1:6 value`.
    var positions: [String] {
        let start = "\(position.line):\(position.column) "
        return switch content {
        case .scalar(let text, _): [start + text]
        case .sequence(let items): [start + "["] + items.flatMap(\.positions)
        case .mapping(let members): [start + "{"] + members.flatMap { $0.key.positions + $0.value.positions }
        }
    }
}
