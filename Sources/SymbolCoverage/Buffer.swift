/// An array of plain values without the costs of sharing.
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

    /// Makes room for so many more.
    @inline(__always) mutating func reserve(_ more: Int) {
        while capacity &- count < more { grow() }
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        (base, capacity) = (larger, capacity * 2)
    }

    /// Puts elements in order in among these, which are in order too.
    @inline(__always) mutating func merge(_ others: borrowing Buffer, _ precedes: (Element, Element) -> Bool) {
        var (left, right, place) = (count &- 1, others.count &- 1, count &+ others.count &- 1)
        while place >= capacity { grow() }
        count = place &+ 1
        while right >= 0 {
            if left >= 0, precedes(others.base[right], base[left]) {
                base[place] = base[left]
                left &-= 1
            } else {
                base[place] = others.base[right]
                right &-= 1
            }
            place &-= 1
        }
    }

    /// Lets there be so many: fewer, or as many more as have been written behind the last.
    @inline(__always) mutating func cut(to count: Int) { self.count = count }

    /// Sorts by insertion what is mostly in order, and else as any array.
    @inline(__always) mutating func sortAlmostSorted(_ precedes: (Element, Element) -> Bool) {
        // In the buffer's own memory they would be loaded anew after each store, which could be one to them.
        let (base, count) = (base, count)
        var (moves, index) = (0, 1)
        while index < count {
            let element = base[index]
            if precedes(element, base[index &- 1]) {
                var place = index
                while place > 0, precedes(element, base[place &- 1]) {
                    base[place] = base[place &- 1]
                    place &-= 1
                }
                base[place] = element
                moves &+= index &- place
                if moves > 64 &+ 16 &* count {
                    var all = UnsafeMutableBufferPointer(start: base, count: count)
                    return all.sort(by: precedes)
                }
            }
            index &+= 1
        }
    }
}
