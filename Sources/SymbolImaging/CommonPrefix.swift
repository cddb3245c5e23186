/// Returns the length of the common prefix of the first `limit` bytes at `a` and `b`, which may overlap.
@inline(__always)
func commonPrefix(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, limit: Int) -> Int {
    var length = 0
    while length &+ 8 <= limit {
        let difference = word(a + length) ^ word(b + length)
        if difference != 0 { return length &+ difference.trailingZeroBitCount >> 3 }
        length &+= 8
        // Once one word has been equal, many are likely to be: four at a time.
        while length &+ 32 <= limit, blocksAreEqual(a + length, b + length) { length &+= 32 }
    }
    while length < limit, (a + length).load(as: UInt8.self) == (b + length).load(as: UInt8.self) { length &+= 1 }
    return length
}

/// Returns eight bytes as a number whose lowest byte is the first.
@inline(__always)
private func word(_ address: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: address.loadUnaligned(as: UInt64.self))
}

@inline(__always)
private func blocksAreEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let first = (word(a) ^ word(b)) | (word(a + 8) ^ word(b + 8))
    let second = (word(a + 16) ^ word(b + 16)) | (word(a + 24) ^ word(b + 24))
    return first | second == 0
}

/// Returns the length of the common suffix of `count` bytes at `a` and `b`, in whole words of eight bytes.
@inline(__always)
func commonSuffix(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Int {
    var remaining = count
    while remaining >= 8, word(a + (remaining &- 8)) == word(b + (remaining &- 8)) { remaining &-= 8 }
    return count &- remaining
}
