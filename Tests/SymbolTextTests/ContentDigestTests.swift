@testable import SymbolText
import Testing

@Suite struct ContentDigestTests {
    /// draft-eastlake-fnv, Appendix C, FNV-1a of 128 bits; verified with another program.
    @Test(
        "Bytes have the digests of FNV-1a's draft",
        arguments: [
            ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
            ("foobar", "343e1662793c64bf6f0d3597ba446f18")
        ])
    func vectors(text: String, digest: String) { #expect(ContentDigest(of: Array(text.utf8)).text == digest) }

    @Test("Adding bytes in pieces makes no difference")
    func pieces() {
        var digest = ContentDigest(of: Array("foo".utf8))
        digest.add(Array("bar".utf8))
        #expect(digest == ContentDigest(of: Array("foobar".utf8)))
    }

    @Test("Zeros, which take fewer steps, count like any other byte")
    func zeros() {
        for count in 0..<40 {
            let bytes = (0..<count).map { index in [7, 16, 17, 30].contains(index) ? UInt8(index) : 0 }
            // The definition: the offset basis, then a byte and the prime in turn.
            var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
            for byte in bytes { hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B }
            let digits = String(hash, radix: 16)
            #expect(ContentDigest(of: bytes).text == String(repeating: "0", count: 32 - digits.count) + digits)
        }
    }

    @Test("A digest by words depends on each byte and on their number", arguments: [0, 1, 7, 8, 9, 24, 31])
    func bytes(count: Int) {
        let bytes = (0..<count).map { UInt8(7 * $0) }
        var digests: Set = [ContentDigest(wordsOf: bytes), ContentDigest(wordsOf: bytes + [0])]
        for index in bytes.indices {
            for bit in 0..<8 {
                var other = bytes
                other[index] ^= 1 << bit
                digests.insert(ContentDigest(wordsOf: other))
            }
        }
        #expect(digests.count == 2 + 8 * count)
    }

    @Test("Words and then the number of bytes are each multiplied by the eighth power of FNV's prime")
    func words() {
        let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B
        let eighth = (0..<8).reduce(1) { power, _ in power &* prime }
        var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
        // "abcdefgh" and "ij", the first byte lowest.
        for word: UInt128 in [0x6867_6665_6463_6261, 0x6A69, 10] { hash = (hash ^ word) &* eighth }
        #expect(ContentDigest(wordsOf: Array("abcdefghij".utf8)).text == String(hash, radix: 16))
    }

    @Test("The boundaries between texts count")
    func texts() {
        var (one, other) = (ContentDigest(of: "ab"), ContentDigest(of: "a"))
        one.add("c")
        other.add("bc")
        #expect(one != other)
    }
}
