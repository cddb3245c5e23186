/// What stands behind the question mark of an address, as forms write it (URL Standard, 5.1).
package struct Query: Hashable, Sendable {
    package struct Item: Hashable, Sendable {
        package var name, value: String
    }

    package var items: [Item] = []

    /// The most items: more than there are options, a dozen effects included.
    private static let limit = 100

    package init?(_ text: Substring) {
        let pieces = text.split(separator: "&")
        guard pieces.count <= Self.limit else { return nil }
        for piece in pieces {
            let parts = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(parts[0], plus: " "),
                let value = Self.decoded(parts.count > 1 ? parts[1] : "", plus: " ")
            else { return nil }
            items.append(Item(name: name, value: value))
        }
    }

    /// The last value of a name.
    package subscript(name: String) -> String? { items.last { $0.name == name }?.value }

    /// Whether a name stands there, other than with the value `false`.
    package func has(_ name: String) -> Bool { self[name].map { $0 != "false" } ?? false }

    /// Takes an item away.
    package mutating func take(_ name: String) -> String? {
        defer { items.removeAll { $0.name == name } }
        return self[name]
    }

    /// Text in which `%2E` stands for a byte; nil where it is not UTF-8, or holds what no text does.
    static func decoded(_ text: Substring, plus: Character) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+"): bytes += Array(String(plus).utf8)
            default: bytes.append(byte)
            }
        }
        return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var hexDigit: UInt8? { Character(UnicodeScalar(self)).hexDigitValue.flatMap { UInt8(exactly: $0) } }
}
