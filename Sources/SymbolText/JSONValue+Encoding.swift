extension JSONValue {
    /// The JSON form of a value, with the keys of every object sorted, so that equal values give equal bytes.
    ///
    /// - Throws: for numbers that JSON cannot tell: infinities, and integers that a double does not hold.
    package init(encoding value: some Encodable) throws(EncodingError) {
        do { self = try JSONSlot(of: value).value } catch let error as EncodingError { throw error } catch {
            throw .invalidValue(value, .init(codingPath: [], debugDescription: "\(error)", underlyingError: error))
        }
    }
}

/// A place for a value of a JSON text that is being made, shared by the containers that fill it.
final class JSONSlot {
    private var scalar = JSONValue.null
    /// What it holds as an array, in order; nil where it is none.
    var items: [JSONSlot]?
    /// What it holds as an object; nil where it is none.
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

    /// Those that say of themselves that they are single values; to ask any type whether it is a number takes the
    /// runtime thousands of instructions.
    private static let otherNumbers: [ObjectIdentifier] = [
        ObjectIdentifier(Int8.self), ObjectIdentifier(Int16.self), ObjectIdentifier(Int32.self),
        ObjectIdentifier(Int64.self), ObjectIdentifier(UInt.self), ObjectIdentifier(UInt8.self),
        ObjectIdentifier(UInt16.self), ObjectIdentifier(UInt32.self), ObjectIdentifier(UInt64.self),
        ObjectIdentifier(Float.self)
    ]

    private static func number(_ number: Double?, _ value: Any) throws(EncodingError) -> Double {
        guard let number, number.isFinite else {
            throw .invalidValue(value, .init(codingPath: [], debugDescription: "\(value) is no number of JSON"))
        }
        return number
    }

    /// Takes what another place holds.
    func fill(with other: JSONSlot) { (scalar, items, members) = (other.scalar, other.items, other.members) }

    var value: JSONValue {
        if let members { return .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.value) }) }
        return items.map { .array($0.map(\.value)) } ?? scalar
    }
}
