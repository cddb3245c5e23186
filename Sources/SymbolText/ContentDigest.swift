/// A digest of 128 bits that identifies content: FNV-1a (draft-eastlake-fnv).
///
/// It detects accidental changes, not deliberate ones.
package struct ContentDigest: Hashable, Sendable {
    private var hash = Halves(high: 0x6C62_272E_07BB_0142, low: 0x62B8_2175_6295_C58D)

    /// Creates the digest of no bytes.
    package init() {}

    /// Creates a digest from the halves of another.
    package init(high: UInt64, low: UInt64) { hash = Halves(high: high, low: low) }

    /// The upper 64 bits.
    package var high: UInt64 { hash.high }
    /// The lower 64 bits.
    package var low: UInt64 { hash.low }

    /// Creates the digest of some bytes.
    package init(of bytes: [UInt8]) { add(bytes) }

    /// Creates the digest of a text in UTF-8, as `add(_:)` computes it.
    package init(of text: String) { add(text) }

    /// Creates the digest of bytes that may be many, from words of eight bytes and then the number of bytes: each word
    /// takes the time that `init(of:)` takes for a byte.
    package init(wordsOf bytes: [UInt8]) {
        var hash = hash
        bytes.withUnsafeBytes { bytes in
            let whole = bytes.count & ~7
            for start in stride(from: 0, to: whole, by: 8) {
                hash.add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
            }
            hash.add(bytes[whole...].reversed().reduce(0) { $0 << 8 | UInt64($1) })
        }
        hash.add(UInt64(bytes.count))
        self.hash = hash
    }

    /// Adds bytes.
    package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

    /// Adds a text in UTF-8 and a terminator, so that the boundaries of texts that are added one after the other count.
    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
        add([0xFF])
    }

    /// Adds each byte to the hash, which is then multiplied by the prime.
    ///
    /// A zero only multiplies, so eight zeros, which most of a picture's bytes are, take a single step.
    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var (hash, index) = (hash, 0)
        while index + 8 <= bytes.count {
            var word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
            guard word != 0 else {
                hash.multiply(by: Halves.primeToTheEighth)
                continue
            }
            for _ in 0..<8 {
                hash.low ^= word & 0xFF
                hash.multiply(by: Self.prime)
                word >>= 8
            }
        }
        while index < bytes.count {
            hash.low ^= UInt64(bytes[index])
            hash.multiply(by: Self.prime)
            index += 1
        }
        self.hash = hash
    }

    private static let prime = Halves(high: 0x0000_0000_0100_0000, low: 0x0000_0000_0000_013B)

    /// Adds another digest.
    package mutating func add(_ digest: ContentDigest) {
        for half in [digest.high, digest.low] { withUnsafeBytes(of: half.littleEndian) { add($0) } }
    }

    /// Parses 32 hexadecimal digits in lower case; nil for anything else.
    package init?(digits: UnsafeBufferPointer<UInt8>) {
        guard digits.count == 32 else { return nil }
        var (high, low): (UInt64, UInt64) = (0, 0)
        for digit in digits {
            let value: UInt8
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
            default: return nil
            }
            (high, low) = (high << 4 | low >> 60, low << 4 | UInt64(value))
        }
        self.init(high: high, low: low)
    }

    /// The digest as 32 hexadecimal digits in lower case.
    package var text: String {
        var digits: [UInt8] = []
        digits.reserveCapacity(32)
        appendDigits(to: &digits)
        return String(decoding: digits, as: UTF8.self)
    }

    /// Appends the digest as 32 hexadecimal digits in lower case.
    package func appendDigits(to bytes: inout [UInt8]) {
        for half in [hash.high, hash.low] {
            for shift in stride(from: 60, through: 0, by: -4) {
                let digit = UInt8(truncatingIfNeeded: half >> UInt64(shift) & 0xF)
                bytes.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
            }
        }
    }
}

/// A number of 128 bits in two halves.
private struct Halves: Hashable {
    var high, low: UInt64

    static let primeToTheEighth = Halves(high: 0x4379_2E6C_9800_0005, low: 0x4141_5380_C383_F3E1)

    /// Adds eight bytes in one step, which affects as many bits as adding eight single bytes does.
    mutating func add(_ word: UInt64) {
        low ^= word
        multiply(by: Self.primeToTheEighth)
    }

    mutating func multiply(by factor: Halves) {
        let product = low.multipliedFullWidth(by: factor.low)
        (high, low) = (high &* factor.low &+ low &* factor.high &+ product.high, product.low)
    }
}
