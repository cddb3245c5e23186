package import SymbolText

/// A reader of the bytes that `ByteWriter` writes.
package struct ByteReader {
    private var rest: ArraySlice<UInt8>

    /// An error for bytes that are not as they were written.
    package struct Damage: Error { package init() {} }

    /// Creates a reader of sealed bytes after verifying their checksum.
    package init(sealed bytes: [UInt8]) throws(Damage) {
        rest = bytes.dropLast(4)
        var checksum = ByteReader(rest: bytes.suffix(4))
        guard try checksum.number() == rest.withUnsafeBytes({ Adler32(of: $0).value }) else { throw Damage() }
    }

    private init(rest: ArraySlice<UInt8>) { self.rest = rest }

    package var isAtEnd: Bool { rest.isEmpty }

    // A generic method would not be specialized in other modules, and it is called for every number.
    package mutating func number(_: Int.Type = Int.self) throws(Damage) -> Int { try load() }
    package mutating func number(_: UInt32.Type = UInt32.self) throws(Damage) -> UInt32 { try load() }
    package mutating func number(_: UInt8.Type = UInt8.self) throws(Damage) -> UInt8 { try load() }
    mutating func number(_: UInt64.Type = UInt64.self) throws(Damage) -> UInt64 { try load() }
    mutating func number(_: UInt16.Type = UInt16.self) throws(Damage) -> UInt16 { try load() }

    private mutating func load<Number: FixedWidthInteger>() throws(Damage) -> Number {
        let size = Number.bitWidth / 8
        guard rest.count >= size else { throw Damage() }
        let number = rest.withUnsafeBytes { $0.loadUnaligned(as: Number.self) }
        rest = rest.dropFirst(size)
        return Number(littleEndian: number)
    }

    package mutating func double() throws(Damage) -> Double { Double(bitPattern: try number()) }

    package mutating func digest() throws(Damage) -> ContentDigest {
        ContentDigest(high: try number(), low: try number())
    }

    package mutating func text() throws(Damage) -> String { String(decoding: try part(), as: UTF8.self) }

    package mutating func part() throws(Damage) -> ArraySlice<UInt8> {
        let count = Int(try number(UInt32.self))
        guard rest.count >= count else { throw Damage() }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
