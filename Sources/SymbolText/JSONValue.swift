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
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes, indent: 0, .tight)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    /// Without a line's end.
    package func text(_ layout: Layout) -> String { String(decoding: bytes(layout), as: UTF8.self) }

    private func bytes(_ layout: Layout) -> [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes, indent: 0, layout)
        return bytes
    }

    private func write(to bytes: inout [UInt8], indent: Int, _ layout: Layout) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .number(let value): bytes += Self.digits(of: value).utf8
        case .string(let string): string.appendQuoted(to: &bytes)
        case .array(let values):
            Self.write(values, between: ("[", "]"), to: &bytes, indent: indent, layout) { value, bytes, inner in
                value.write(to: &bytes, indent: inner, layout)
            }
        case .object(let members):
            Self.write(members, between: ("{", "}"), to: &bytes, indent: indent, layout) { member, bytes, inner in
                member.0.appendQuoted(to: &bytes)
                bytes += layout.colon.utf8
                member.1.write(to: &bytes, indent: inner, layout)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], between brackets: (Unicode.Scalar, Unicode.Scalar), to bytes: inout [UInt8], indent: Int,
        _ layout: Layout, _ writeItem: (Item, inout [UInt8], Int) -> Void
    ) {
        func endLine(_ indent: Int) {
            guard layout != .compact else { return }
            bytes.append(UInt8(ascii: "\n"))
            bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
        }
        bytes.append(UInt8(ascii: brackets.0))
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            endLine(indent + 2)
            writeItem(item, &bytes, indent + 2)
        }
        if items.isEmpty, layout == .loose { bytes.append(UInt8(ascii: "\n")) }
        if !items.isEmpty || layout == .loose { endLine(indent) }
        bytes.append(UInt8(ascii: brackets.1))
    }

    /// As a program sends it to another.
    package var message: [UInt8] { bytes(.compact) }

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
