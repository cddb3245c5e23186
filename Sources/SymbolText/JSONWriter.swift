/// Writes a JSON text value by value, so that a large one need not be put together as a `JSONValue` first.
package struct JSONWriter {
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

    /// Without a line's end.
    package private(set) var bytes: [UInt8] = []
    /// As a file holds it.
    package var file: [UInt8] { bytes + [UInt8(ascii: "\n")] }
    private let layout: Layout
    private let colon: [UInt8]
    private var indent = 0
    /// Whether nothing has been written yet of the array or object that is being written.
    private var isEmpty = true

    package init(_ layout: Layout = .tight) {
        self.layout = layout
        switch layout {
        case .tight: colon = Array(": ".utf8)
        case .loose: colon = Array(" : ".utf8)
        case .compact: colon = Array(":".utf8)
        }
    }

    package mutating func object(_ members: (inout JSONWriter) -> Void) { enclose(("{", "}"), members) }

    package mutating func array(_ items: (inout JSONWriter) -> Void) { enclose(("[", "]"), items) }

    private mutating func enclose(
        _ brackets: (Unicode.Scalar, Unicode.Scalar), _ content: (inout JSONWriter) -> Void
    ) {
        bytes.append(UInt8(ascii: brackets.0))
        (indent, isEmpty) = (indent + 2, true)
        content(&self)
        indent -= 2
        if isEmpty, layout == .loose { bytes.append(UInt8(ascii: "\n")) }
        if !isEmpty || layout == .loose { endLine() }
        bytes.append(UInt8(ascii: brackets.1))
        isEmpty = false
    }

    /// Begins an item, whose value is to follow.
    package mutating func item() {
        if !isEmpty { bytes.append(UInt8(ascii: ",")) }
        isEmpty = false
        endLine()
    }

    /// Begins a member, whose value is to follow.
    package mutating func member(_ key: String) {
        item()
        key.appendQuoted(to: &bytes)
        bytes += colon
    }

    package mutating func member(_ key: String, _ value: JSONValue) {
        member(key)
        write(value)
    }

    package mutating func write(_ value: JSONValue) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .number(let value): write(value)
        case .string(let string): string.appendQuoted(to: &bytes)
        case .array(let values):
            array { writer in
                for value in values {
                    writer.item()
                    writer.write(value)
                }
            }
        case .object(let members): object { writer in for (key, value) in members { writer.member(key, value) } }
        }
    }

    private mutating func write(_ number: Double) {
        if number == number.rounded(), abs(number) < 1e15 {
            bytes.append(decimal: Int(clamping: number))
        } else {
            bytes += "\(number)".utf8
        }
    }

    private mutating func endLine() {
        guard layout != .compact else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    }
}
