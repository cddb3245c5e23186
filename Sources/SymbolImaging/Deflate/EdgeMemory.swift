/// Where edges were met last, by the hash of what follows.
struct EdgeMemory: BitwiseCopyable {
    /// The position, modulo 2³², and above it one more than the run; 0 for a hash not met yet.
    private let entries: UnsafeMutablePointer<UInt64>
    private static let bits: UInt64 = 10

    /// Gives `body` an empty memory.
    static func with(_ body: (EdgeMemory) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 1 << Int(bits)) { entries in
            guard let first = entries.baseAddress else { return }
            entries.initialize(repeating: 0)
            body(EdgeMemory(entries: first))
        }
    }

    /// Remembers a place, and gives how far back one of the same hash was met last, with its run; nil if too far.
    @inline(__always)
    func exchange(_ hash: UInt64, at position: Int, _ index: Int) -> (distance: Int, index: Int)? {
        let slot = Int(truncatingIfNeeded: hash &>> (64 &- Self.bits))
        let here = UInt32(truncatingIfNeeded: position)
        let last = entries[slot]
        entries[slot] = UInt64(truncatingIfNeeded: index &+ 1) << 32 | UInt64(here)
        let distance = Int(here &- UInt32(truncatingIfNeeded: last))
        guard last != 0, distance > 0, distance <= DeflateSymbol.maximumDistance else { return nil }
        return (distance, Int(last >> 32) &- 1)
    }
}
