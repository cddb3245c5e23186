/// A digest of 128 bits that tells contents apart: FNV-1a (draft-eastlake-fnv). It guards against mistakes, not attacks.
package struct ContentDigest: Hashable, Sendable {
    private var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

    package init() {}

    package init(of bytes: [UInt8]) { add(bytes) }

    package init(of text: String) { add(text) }

    package mutating func add(_ bytes: some Sequence<UInt8>) {
        var hash = hash
        for byte in bytes { hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B }
        self.hash = hash
    }

    /// Texts added one after the other stay apart from the same letters cut elsewhere.
    package mutating func add(_ text: String) {
        add(text.utf8)
        add([0xFF])
    }

    /// 32 hexadecimal digits.
    package var text: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}
