package import SymbolText

/// A writer of numbers, texts and bytes one after the other, for files that only this program reads.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// Returns the bytes written, followed by a checksum by which `ByteReader` detects damage.
    package consuming func sealed() -> [UInt8] {
        let checksum = bytes.withUnsafeBytes { Adler32(of: $0).value }
        write(checksum)
        return bytes
    }

    // A generic method would not be specialized in other modules, and it is called for every number.
    package mutating func write(_ number: Int) { store(number) }
    package mutating func write(_ number: UInt32) { store(number) }
    package mutating func write(_ number: UInt8) { store(number) }
    mutating func write(_ number: UInt64) { store(number) }
    mutating func write(_ number: UInt16) { store(number) }

    /// Appends a number, lowest byte first.
    private mutating func store(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    package mutating func write(_ number: Double) { write(number.bitPattern) }

    package mutating func write(_ digest: ContentDigest) { for half in [digest.high, digest.low] { write(half) } }

    package mutating func write(_ text: String) { write(bytes: text.utf8) }

    /// Writes bytes, preceded by their count.
    package mutating func write(bytes part: some Collection<UInt8>) {
        write(UInt32(clamping: part.count))
        bytes.append(contentsOf: part)
    }
}
