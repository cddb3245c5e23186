internal import CDeflate

/// The checksum of a zlib stream (RFC 1950, section 8.2).
struct Adler32: Hashable, Sendable {
    private(set) var value: UInt32 = 1

    /// Of no bytes.
    init() {}

    init(value: UInt32) { self.value = value }

    init(of bytes: UnsafeRawBufferPointer) { value = libdeflate_adler32(1, bytes.baseAddress, bytes.count) }

    /// Takes in bytes that follow, of which nothing but their own checksum is at hand.
    ///
    /// The low half is one more than the sum of all bytes; the high half is the sum of what the low one was after each.
    mutating func append(_ next: Adler32, count: Int) {
        let (sum, sums) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
        let before = sum + Self.modulus - 1
        let low = (before + UInt64(next.value & 0xFFFF)) % Self.modulus
        let high = (sums + UInt64(next.value >> 16) + before % Self.modulus * (UInt64(count) % Self.modulus))
        value = UInt32(high % Self.modulus) << 16 | UInt32(low)
    }

    private static let modulus: UInt64 = 65_521
}
