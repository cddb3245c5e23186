/// A value of a JSON text whose keys stay in their order, with numbers that do not depend on a locale.
package indirect enum JSONValue: Sendable, ExpressibleByStringLiteral {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    package init(stringLiteral text: String) { self = .string(text) }

    /// As the asset catalogs of a tool of ours begin.
    package static var catalogInfo: JSONValue { .object([("author", "insignia"), ("version", .number(1))]) }

    package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

    /// Without a line's end.
    package var text: String { text(indent: "") }
    /// As a file holds it.
    package var bytes: [UInt8] { Array((text + "\n").utf8) }

    private func text(indent: String) -> String {
        let inner = indent + "  "
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .number(let value): return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        case .string(let text): return text.jsonQuoted
        case .array(let values):
            return values.isEmpty
                ? "[]" : "[\n" + values.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            let lines = members.map { "\(inner)\($0.jsonQuoted): \($1.text(indent: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        }
    }
}
