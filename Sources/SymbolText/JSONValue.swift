/// A value of a JSON text whose keys stay in their order, with numbers that do not depend on a locale.
package enum JSONValue: Sendable, ExpressibleByStringLiteral {
    /// The layout of a JSON text.
    ///
    /// For people each value has a line of its own, indented by two spaces per level.
    package enum Layout: Sendable {
        /// `"key": value`, and `[]` for an empty array.
        case tight
        /// `"key" : value`, and an empty line within an empty array: the layout of Foundation's encoder, which what
        /// commands print has had from the beginning.
        case loose
        /// All in one line, for programs alone.
        case compact
    }

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
    package var bytes: [UInt8] { Array((text + "\n").utf8) }

    /// Without a line's end.
    package func text(_ layout: Layout) -> String {
        var text = ""
        write(to: &text, indent: "", layout)
        return text
    }

    private func write(to text: inout String, indent: String, _ layout: Layout) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += Self.digits(of: value)
        case .string(let string): text += string.jsonQuoted
        case .array(let values):
            Self.write(values, between: ("[", "]"), to: &text, indent: indent, layout) { value, text, inner in
                value.write(to: &text, indent: inner, layout)
            }
        case .object(let members):
            Self.write(members, between: ("{", "}"), to: &text, indent: indent, layout) { member, text, inner in
                text += member.0.jsonQuoted + layout.colon
                member.1.write(to: &text, indent: inner, layout)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], between brackets: (String, String), to text: inout String, indent: String, _ layout: Layout,
        _ writeItem: (Item, inout String, String) -> Void
    ) {
        text += brackets.0
        defer { text += brackets.1 }
        if layout == .compact {
            for (index, item) in items.enumerated() {
                if index > 0 { text += "," }
                writeItem(item, &text, "")
            }
            return
        }
        let inner = indent + "  "
        for (index, item) in items.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + inner
            writeItem(item, &text, inner)
        }
        if !items.isEmpty { text += "\n" + indent } else if layout == .loose { text += "\n\n" + indent }
    }

    /// As a program sends it to another.
    package var message: [UInt8] { Array(text(.compact).utf8) }

    private static func digits(of value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(clamping: value))" : "\(value)"
    }
}

extension JSONValue.Layout {
    fileprivate var colon: String {
        switch self {
        case .tight: ": "
        case .loose: " : "
        case .compact: ":"
        }
    }
}
