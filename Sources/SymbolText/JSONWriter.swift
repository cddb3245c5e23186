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
    private let layout: Layout
    /// Spaces before each line.
    private var indent = 0
    /// Whether nothing has been written yet of the array or object that is being written.
    private var isEmpty = true

    /// Begins a text, for which memory is put by.
    package init(_ layout: Layout = .tight, capacity: Int = 0) {
        self.layout = layout
        bytes.reserveCapacity(capacity)
    }

    /// Ends the text as a file holds it.
    package mutating func finish() -> [UInt8] {
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    package mutating func object(_ members: (inout JSONWriter) -> Void) { enclose(("{", "}"), members) }

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

    /// Begins an item, whose value is to follow.
    package mutating func item() {
        if !isEmpty { bytes.append(UInt8(ascii: ",")) }
        isEmpty = false
        endLine()
    }

    /// Begins a member, whose value is to follow; the key is one that needs no escapes.
    package mutating func member(_ key: StaticString) {
        item()
        bytes.append(UInt8(ascii: "\""))
        key.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        endKey()
    }

    /// Begins a member with any key, whose value is to follow.
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

    package mutating func member(_ key: StaticString, _ value: JSONValue) {
        member(key)
        write(value)
    }

    package mutating func member(_ key: StaticString, _ number: Int) {
        member(key)
        bytes.append(decimal: number)
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
        case .object(let members):
            object { writer in
                for (key, value) in members {
                    writer.member(named: key)
                    writer.write(value)
                }
            }
        }
    }

    /// Writes a value that a writer of the same layout has written by itself.
    package mutating func write(written text: String) {
        // Strings have their line breaks escaped.
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

    /// Writes a number that thousandths tell exactly, as most do: then those are its shortest digits.
    private mutating func writeThousandths(_ number: Double) -> Bool {
        let count = (number.magnitude * 1000).rounded()
        guard count < 1e15, count / 1000 == number.magnitude else { return false }
        let (whole, rest) = Int(clamping: count).quotientAndRemainder(dividingBy: 1000)
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        bytes.append(decimal: whole)
        bytes.append(UInt8(ascii: "."))
        var (digits, place) = (rest, 100)
        while digits > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits / place))
            (digits, place) = (digits % place, place / 10)
        }
        return true
    }

    private mutating func endLine() {
        guard layout != .compact else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    }
}
