internal import SymbolImaging

/// A set of pixels: their number, their largest difference, and their extent.
struct PixelTally {
    private(set) var count = 0
    private(set) var largest = 0
    private var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)

    var extent: PixelRectangle? {
        count == 0 ? nil : PixelRectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    mutating func add(x: Int, y: Int, difference: Int = 0) {
        count += 1
        largest = max(largest, difference)
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
    }

    mutating func add(_ other: PixelTally) {
        count += other.count
        largest = max(largest, other.largest)
        (left, right) = (min(left, other.left), max(right, other.right))
        (top, bottom) = (min(top, other.top), max(bottom, other.bottom))
    }
}
