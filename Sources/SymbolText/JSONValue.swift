/// A value of a JSON text whose keys stay in their order, with numbers that do not depend on a locale.
package enum JSONValue: Sendable, ExpressibleByStringLiteral {
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
    package var text: String { text(.tight) }
    /// As a file holds it.
    package var bytes: [UInt8] {
        var writer = written(.tight)
        return writer.finish()
    }
    /// As a program sends it to another.
    package var message: [UInt8] { written(.compact).bytes }

    /// Without a line's end.
    package func text(_ layout: JSONWriter.Layout) -> String { String(decoding: written(layout).bytes, as: UTF8.self) }

    private func written(_ layout: JSONWriter.Layout) -> JSONWriter {
        var writer = JSONWriter(layout)
        writer.write(self)
        return writer
    }
}
