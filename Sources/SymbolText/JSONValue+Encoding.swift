extension JSONValue {
    /// Encodes a value as JSON, in which the keys of every object are sorted, so that equal values give equal bytes.
    ///
    /// - Throws: `EncodingError` for numbers that JSON cannot represent: infinities, and integers that no double is
    ///   equal to.
    package init(encoding value: some Encodable) throws(EncodingError) {
        do { self = try JSONSlot(of: value).value } catch let error as EncodingError { throw error } catch {
            throw .invalidValue(value, .init(codingPath: [], debugDescription: "\(error)", underlyingError: error))
        }
    }
}

/// A slot for a value of a JSON text that is being encoded, shared by the containers that fill it.
final class JSONSlot {
    private var scalar = JSONValue.null
    /// The items in their order; nil where the value is not an array.
    var items: [JSONSlot]?
    /// The members; nil where the value is not an object.
    var members: [String: JSONSlot]?

    init() {}

    init<Value: Encodable>(of value: Value) throws {
        switch value {
        case let value as Bool: scalar = .bool(value)
        case let value as String: scalar = .string(value)
        case let value as Int: scalar = .number(try Self.number(Double(exactly: value), value))
        case let value as Double: scalar = .number(try Self.number(value, value))
        case _ where !Self.otherNumbers.contains(ObjectIdentifier(Value.self)):
            try value.encode(to: JSONSlotEncoder(slot: self))
        case let value as any BinaryInteger: scalar = .number(try Self.number(Double(exactly: value), value))
        case let value as any BinaryFloatingPoint: scalar = .number(try Self.number(Double(value), value))
        default: break
        }
    }

    /// The types of other numbers, which encode themselves as single values; asking the runtime whether any type is a
    /// number takes thousands of instructions.
    private static let otherNumbers: [ObjectIdentifier] = [
        ObjectIdentifier(Int8.self), ObjectIdentifier(Int16.self), ObjectIdentifier(Int32.self),
        ObjectIdentifier(Int64.self), ObjectIdentifier(UInt.self), ObjectIdentifier(UInt8.self),
        ObjectIdentifier(UInt16.self), ObjectIdentifier(UInt32.self), ObjectIdentifier(UInt64.self),
        ObjectIdentifier(Float.self)
    ]

    private static func number(_ number: Double?, _ value: Any) throws(EncodingError) -> Double {
        guard let number, number.isFinite else {
            throw .invalidValue(value, .init(codingPath: [], debugDescription: "\(value) is not a JSON number"))
        }
        return number
    }

    /// Takes over the value of another slot.
    func fill(with other: JSONSlot) { (scalar, items, members) = (other.scalar, other.items, other.members) }

    var value: JSONValue {
        if let members { return .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.value) }) }
        return items.map { .array($0.map(\.value)) } ?? scalar
    }
}
