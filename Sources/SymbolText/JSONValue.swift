/// A JSON value whose keys stay in their order, and whose numbers do not depend on a locale.
package enum JSONValue: Sendable, ExpressibleByStringLiteral {
    /// The literal `null`.
    case null
    /// One of the literals `true` and `false`.
    case bool(Bool)
    /// A number, which must be finite.
    case number(Double)
    /// A string.
    case string(String)
    /// An array of values.
    case array([JSONValue])
    /// An object with its members in order.
    case object([(String, JSONValue)])

    /// Creates a string.
    package init(stringLiteral text: String) { self = .string(text) }

    /// The member `info` of an asset catalog's descriptions, with the author `insignia`.
    package static var catalogInfo: JSONValue { .object([("author", "insignia"), ("version", .number(1))]) }

    /// Returns an array of strings.
    package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

    /// The JSON text with indentation, without a line break at the end.
    package var text: String { text(.tight) }
    /// The bytes of a file: the text with indentation, and a line break at the end.
    package var bytes: [UInt8] {
        var writer = written(.tight)
        return writer.finish()
    }
    /// The bytes of a message to another program: the text on one line, without a line break.
    package var message: [UInt8] { written(.compact).bytes }

    /// Returns the JSON text in a layout, without a line break at the end.
    package func text(_ layout: JSONWriter.Layout) -> String { String(decoding: written(layout).bytes, as: UTF8.self) }

    private func written(_ layout: JSONWriter.Layout) -> JSONWriter {
        var writer = JSONWriter(layout)
        writer.write(self)
        return writer
    }
}
