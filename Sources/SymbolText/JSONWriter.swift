/// Writes a JSON text value by value, so that a large one need not exist as a `JSONValue` first.
package struct JSONWriter {
    /// The layout of a JSON text.
    ///
    /// For people, each value is on a line of its own, indented by two spaces per level.
    package enum Layout: Sendable {
        /// `"key": value`, and `[]` for an empty array.
        case tight
        /// `"key" : value`, and an empty line within an empty array: the layout of Foundation's encoder, which the
        /// output of commands has had from the beginning.
        case loose
        /// Everything on one line, for programs only.
        case compact
    }

    /// The bytes written so far.
    package private(set) var bytes: [UInt8] = []
    private let layout: Layout
    /// The number of spaces before each line.
    private var indent = 0
    /// Whether the array or object that is being written has no content yet.
    private var isEmpty = true

    /// Creates a writer that reserves memory for a number of bytes.
    package init(_ layout: Layout = .tight, capacity: Int = 0) {
        self.layout = layout
        bytes.reserveCapacity(capacity)
    }

    /// Ends the text with a line break, and returns it.
    package mutating func finish() -> [UInt8] {
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    /// Writes an object, whose members a closure writes.
    package mutating func object(_ members: (inout JSONWriter) -> Void) { enclose(("{", "}"), members) }

    /// Writes an array, whose items a closure writes.
    package mutating func array(_ items: (inout JSONWriter) -> Void) { enclose(("[", "]"), items) }

    private mutating func enclose(
        _ brackets: (Unicode.Scalar, Unicode.Scalar), _ content: (inout JSONWriter) -> Void
    ) {
        bytes.append(UInt8(ascii: brackets.0))
        indent += 2
        isEmpty = true
        content(&self)
        indent -= 2
        if isEmpty, layout == .loose { bytes.append(UInt8(ascii: "\n")) }
        if !isEmpty || layout == .loose { endLine() }
        bytes.append(UInt8(ascii: brackets.1))
        isEmpty = false
    }

    /// Begins an item; its value must be written next.
    package mutating func item() {
        if !isEmpty { bytes.append(UInt8(ascii: ",")) }
        isEmpty = false
        endLine()
    }

    /// Begins a member, whose key needs no escapes; its value must be written next.
    package mutating func member(_ key: StaticString) {
        item()
        bytes.append(UInt8(ascii: "\""))
        key.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        endKey()
    }

    /// Begins a member with any key; its value must be written next.
    package mutating func member(named key: String) {
        item()
        key.appendQuoted(to: &bytes)
        endKey()
    }

    private mutating func endKey() {
        if layout == .loose { bytes.append(UInt8(ascii: " ")) }
        bytes.append(UInt8(ascii: ":"))
        if layout != .compact { bytes.append(UInt8(ascii: " ")) }
    }

    /// Writes a member, whose key needs no escapes.
    package mutating func member(_ key: StaticString, _ value: JSONValue) {
        member(key)
        write(value)
    }

    /// Writes a member with a number, whose key needs no escapes.
    package mutating func member(_ key: StaticString, _ number: Int) {
        member(key)
        bytes.append(decimal: number)
    }

    /// Writes a value.
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
        case .object(let members):
            object { writer in
                for (key, value) in members {
                    writer.member(named: key)
                    writer.write(value)
                }
            }
        }
    }

    /// Writes a value that is JSON text already, made by a writer with the same layout.
    package mutating func write(json text: String) {
        // Line breaks within strings are escaped.
        for byte in text.utf8 { if byte == UInt8(ascii: "\n") { endLine() } else { bytes.append(byte) } }
        isEmpty = false
    }

    private mutating func write(_ number: Double) {
        if number == number.rounded(), abs(number) < 1e15 {
            bytes.append(decimal: Int(clamping: number))
        } else if !writeThousandths(number) {
            bytes += "\(number)".utf8
        }
    }

    /// Writes a number that is a multiple of a thousandth, as most are, with its shortest digits; false for any other.
    private mutating func writeThousandths(_ number: Double) -> Bool {
        let count = (number.magnitude * 1000).rounded()
        guard count < 1e15, count / 1000 == number.magnitude else { return false }
        let (whole, rest) = Int(clamping: count).quotientAndRemainder(dividingBy: 1000)
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        bytes.append(decimal: whole)
        bytes.append(UInt8(ascii: "."))
        var (digits, divisor) = (rest, 100)
        while digits > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits / divisor))
            (digits, divisor) = (digits % divisor, divisor / 10)
        }
        return true
    }

    private mutating func endLine() {
        guard layout != .compact else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    }
}
