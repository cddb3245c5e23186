/// The distinct colours of a picture, numbered in the order in which they were found, as long as they fit a palette of
/// 256.
struct ColorSet: Sendable {
    static let capacity = 256
    private(set) var colors: [RGBA8] = []
    /// Whether a colour was rejected because the set was full.
    private(set) var isOverfull = false
    /// A hash table with open addressing at a load of at most a quarter: a colour in the low half, its number plus one
    /// in the high half.
    ///
    /// It is empty until the first colour is inserted.
    private var slots: [UInt64] = []

    init() {}

    /// Creates a set of distinct colours, at most `capacity`.
    init(distinct colors: [RGBA8]) { self.colors = colors }

    /// Inserts a colour if it is new, and returns its number, or zero if it does not fit.
    @inline(__always)
    mutating func insert(_ color: RGBA8) -> UInt8 {
        if slots.isEmpty { fillSlots() }
        var slot = Int((color.bits &* 0x9E37_79B1) >> 22)
        while true {
            let entry = slots[slot]
            if entry == 0 { return append(color, in: slot) }
            if UInt32(truncatingIfNeeded: entry) == color.bits { return UInt8(truncatingIfNeeded: entry >> 32 &- 1) }
            slot = (slot &+ 1) & (4 * ColorSet.capacity &- 1)
        }
    }

    /// Marks the set as overfull.
    mutating func overfill() { isOverfull = true }

    private mutating func fillSlots() {
        slots = Array(repeating: 0, count: 4 * ColorSet.capacity)
        let known = colors
        colors = []
        for color in known { _ = insert(color) }
    }

    private mutating func append(_ color: RGBA8, in slot: Int) -> UInt8 {
        guard colors.count < ColorSet.capacity else {
            isOverfull = true
            return 0
        }
        colors.append(color)
        slots[slot] = UInt64(colors.count) << 32 | UInt64(color.bits)
        return UInt8(colors.count - 1)
    }
}
