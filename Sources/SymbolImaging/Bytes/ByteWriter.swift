package import SymbolText

/// Writes numbers, texts and bytes one after the other, for files that only this program reads.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// All that was written, and a checksum by which `ByteReader` knows damage.
    package consuming func sealed() -> [UInt8] {
        let checksum = bytes.withUnsafeBytes { Adler32(of: $0).value }
        write(checksum)
        return bytes
    }

    // Other modules would not have a generic one made for their types, and it is asked for every number.
    package mutating func write(_ number: Int) { store(number) }
    package mutating func write(_ number: UInt32) { store(number) }
    package mutating func write(_ number: UInt8) { store(number) }
    mutating func write(_ number: UInt64) { store(number) }
    mutating func write(_ number: UInt16) { store(number) }

    /// The lowest byte first.
    private mutating func store(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    package mutating func write(_ number: Double) { write(number.bitPattern) }

    package mutating func write(_ digest: ContentDigest) { for half in [digest.high, digest.low] { write(half) } }

    package mutating func write(_ text: String) { write(bytes: text.utf8) }

    /// After their number.
    package mutating func write(bytes part: some Collection<UInt8>) {
        write(UInt32(clamping: part.count))
        bytes.append(contentsOf: part)
    }
}
