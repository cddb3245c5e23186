/// A hash table of the last positions of edges, by the hash of the samples that follow.
struct EdgeMemory: BitwiseCopyable {
    /// The position, modulo 2³², and above it the part of the hash that does not choose the slot, with its lowest bit
    /// set; 0 for an empty slot.
    private let entries: UnsafeMutablePointer<UInt64>
    /// The index of the run that begins at the edge.
    private let indices: UnsafeMutablePointer<UInt32>
    private static let bits: UInt64 = 10

    /// Calls `body` with an empty table.
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

    /// Stores an edge, and returns the distance and run of the last one with the same hash, or nil if it is too far
    /// back or there is none.
    @inline(__always)
    func exchange(_ hash: UInt64, at position: Int, _ index: Int) -> (distance: Int, index: Int)? {
        let slot = Int(truncatingIfNeeded: hash &>> (64 &- Self.bits))
        let (last, lastIndex) = (entries[slot], indices[slot])
        let tag = UInt32(truncatingIfNeeded: hash &>> 16) | 1
        let here = UInt32(truncatingIfNeeded: position)
        entries[slot] = UInt64(tag) &<< 32 | UInt64(here)
        indices[slot] = UInt32(truncatingIfNeeded: index)
        // Usually the slot has an edge with another hash.
        guard UInt32(truncatingIfNeeded: last &>> 32) == tag else { return nil }
        let distance = Int(here &- UInt32(truncatingIfNeeded: last))
        return distance > 0 && distance <= DeflateSymbol.maximumDistance ? (distance, Int(lastIndex)) : nil
    }
}
