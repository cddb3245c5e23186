/// A growable array of plain values without the costs of copy-on-write.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        base = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    init(repeating element: Element, count: Int) {
        self.init(capacity: count)
        base.initialize(repeating: element, count: count)
        self.count = count
    }

    deinit { base.deallocate() }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count &+= 1
    }

    /// Reserves capacity for a number of additional elements.
    @inline(__always) mutating func reserve(_ additional: Int) {
        while capacity &- count < additional { grow() }
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        (base, capacity) = (larger, capacity * 2)
    }

    /// Merges sorted elements into these, which are sorted too.
    @inline(__always) mutating func merge(_ others: borrowing Buffer, _ precedes: (Element, Element) -> Bool) {
        var (left, right, position) = (count &- 1, others.count &- 1, count &+ others.count &- 1)
        while position >= capacity { grow() }
        count = position &+ 1
        while right >= 0 {
            if left >= 0, precedes(others.base[right], base[left]) {
                base[position] = base[left]
                left &-= 1
            } else {
                base[position] = others.base[right]
                right &-= 1
            }
            position &-= 1
        }
    }

    /// Sets the number of elements to fewer, or to as many more as have been written after the last.
    @inline(__always) mutating func resize(to count: Int) { self.count = count }

    /// Sorts elements that are almost sorted by insertion, and others like any array.
    @inline(__always) mutating func sortAlmostSorted(_ precedes: (Element, Element) -> Bool) {
        // Local copies: members would be loaded again after each store, which might alias them.
        let (base, count) = (base, count)
        var (moves, index) = (0, 1)
        while index < count {
            let element = base[index]
            if precedes(element, base[index &- 1]) {
                var position = index
                while position > 0, precedes(element, base[position &- 1]) {
                    base[position] = base[position &- 1]
                    position &-= 1
                }
                base[position] = element
                moves &+= index &- position
                if moves > 64 &+ 16 &* count {
                    var all = UnsafeMutableBufferPointer(start: base, count: count)
                    return all.sort(by: precedes)
                }
            }
            index &+= 1
        }
    }
}
