/// Where edges were met last, by the hash of what follows.
struct EdgeMemory: BitwiseCopyable {
    /// The position, modulo 2³², and above it the part of the hash that does not choose the place, with its lowest
    /// bit set; 0 for one not met yet.
    private let entries: UnsafeMutablePointer<UInt64>
    /// The run that begins there.
    private let indices: UnsafeMutablePointer<UInt32>
    private static let bits: UInt64 = 10

    /// Gives `body` an empty memory.
    static func with(_ body: (EdgeMemory) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 1 << Int(bits)) { entries in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1 << Int(bits)) { indices in
                guard let first = entries.baseAddress, let firstIndex = indices.baseAddress else { return }
                entries.initialize(repeating: 0)
                indices.initialize(repeating: 0)
                body(EdgeMemory(entries: first, indices: firstIndex))
            }
        }
    }

    /// Remembers a place, and gives how far back one of the same hash was met last, with its run; nil if too far.
    @inline(__always)
    func exchange(_ hash: UInt64, at position: Int, _ index: Int) -> (distance: Int, index: Int)? {
        let slot = Int(truncatingIfNeeded: hash &>> (64 &- Self.bits))
        let (last, lastIndex) = (entries[slot], indices[slot])
        let tag = UInt32(truncatingIfNeeded: hash &>> 16) | 1
        let here = UInt32(truncatingIfNeeded: position)
        entries[slot] = UInt64(tag) &<< 32 | UInt64(here)
        indices[slot] = UInt32(truncatingIfNeeded: index)
        // Mostly it is another.
        guard UInt32(truncatingIfNeeded: last &>> 32) == tag else { return nil }
        let distance = Int(here &- UInt32(truncatingIfNeeded: last))
        return distance > 0 && distance <= DeflateSymbol.maximumDistance ? (distance, Int(lastIndex)) : nil
    }
}
