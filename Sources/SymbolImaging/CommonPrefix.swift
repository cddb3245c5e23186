/// How many of the first `limit` bytes at `a` and `b` are equal.
///
/// The two may overlap.
@inline(__always)
func commonPrefix(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, limit: Int) -> Int {
    var length = 0
    while length &+ 8 <= limit {
        let difference = word(a + length) ^ word(b + length)
        if difference != 0 { return length &+ difference.trailingZeroBitCount >> 3 }
        length &+= 8
        // Four words at a time once there is reason to expect many.
        while length &+ 32 <= limit, blocksAreEqual(a + length, b + length) { length &+= 32 }
    }
    while length < limit, (a + length).load(as: UInt8.self) == (b + length).load(as: UInt8.self) { length &+= 1 }
    return length
}

/// Eight bytes as a number whose lowest byte is the first.
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

/// The number of bytes in which the ends of two stretches of memory agree, to the last word that does.
@inline(__always)
func commonSuffix(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Int {
    var left = count
    while left >= 8, word(a + (left &- 8)) == word(b + (left &- 8)) { left &-= 8 }
    return count &- left
}
