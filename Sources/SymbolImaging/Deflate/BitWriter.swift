/// A writer of bits as deflate packs them, the lowest of a byte first (RFC 1951, section 3.1.1), which owns its memory.
struct BitWriter: ~Copyable {
    private let bytes: UnsafeMutableRawPointer
    private var byteCount = 0
    /// The bits not yet in a whole byte, fewer than eight between calls.
    private var pending: UInt64 = 0
    private var pendingCount: UInt64 = 0

    /// Creates a writer with the capacity for at most `capacity` bytes, which writing does not check.
    init(capacity: Int) {
        // Every write stores a whole word, most of it beyond the significant bits.
        bytes = .allocate(byteCount: capacity + 8, alignment: 8)
    }

    deinit { bytes.deallocate() }

    /// Appends the lowest `count` bits, at most 56; the bits above must be zero.
    @inline(__always)
    mutating func write(_ bits: UInt64, count: UInt64) {
        write(SentBits(bits: bits, count: count))
    }

    @inline(__always)
    mutating func write(_ code: SentBits) { write(count: 1) { _ in code } }

    /// Appends `count` codes one after the other, each of at most 56 bits.
    ///
    /// The pending bits stay in registers: in memory, with which the target might alias, each code would wait for the
    /// one before.
    @inline(__always)
    mutating func write(count: Int, _ code: (Int) -> SentBits) {
        var (target, pending, pendingCount) = (bytes + byteCount, pending, pendingCount)
        for index in 0..<count {
            let code = code(index)
            pending |= code.bits &<< pendingCount
            pendingCount &+= code.count
            target.storeBytes(of: pending.littleEndian, as: UInt64.self)
            target += Int(truncatingIfNeeded: pendingCount &>> 3)
            pending &>>= pendingCount & ~7
            pendingCount &= 7
        }
        byteCount = target - bytes
        (self.pending, self.pendingCount) = (pending, pendingCount)
    }

    /// Fills the last byte with zeros.
    mutating func padToByte() {
        if pendingCount > 0 { write(0, count: 8 - pendingCount) }
    }

    /// Calls `body` with the whole bytes written so far.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        body(UnsafeRawBufferPointer(start: bytes, count: byteCount))
    }
}
