/// The query of an address in the encoding of forms (URL Standard, 5.1).
package struct Query: Hashable, Sendable {
    package struct Item: Hashable, Sendable {
        package var name, value: String
    }

    package var items: [Item] = []

    /// The largest number of items: more than there are options, even with a dozen effects.
    private static let limit = 100

    /// Parses a query; returns nil where it is malformed or has too many items.
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

    /// The last value with a name.
    package subscript(name: String) -> String? { items.last { $0.name == name }?.value }

    /// Whether there is an item with a name and a value other than `false`.
    package func has(_ name: String) -> Bool { self[name].map { $0 != "false" } ?? false }

    /// Removes the items with a name and returns the last of their values.
    package mutating func take(_ name: String) -> String? {
        defer { items.removeAll { $0.name == name } }
        return self[name]
    }

    /// Decodes percent-encoded text; returns nil where the result is not UTF-8 or contains a null character.
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
