package import SymbolText

/// Writes numbers, texts and bytes one after the other, for files that only this program reads.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// All that was written, and a checksum by which `ByteReader` knows damage.
    package var sealed: [UInt8] {
        var writer = self
        writer.write(bytes.withUnsafeBytes { Adler32(of: $0).value })
        return writer.bytes
    }

    /// The lowest byte first.
    package mutating func write(_ number: some FixedWidthInteger) {
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
