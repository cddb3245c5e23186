/// The accumulated edges of a row of pixels, in memory of an `EdgeSweep` and valid as long as that.
///
/// A cell has the change of coverage that its edges cause for everything to its right, and the area to their left in
/// the cell itself, which is to be subtracted.
struct CoverageCells: BitwiseCopyable {
    struct Cell: BitwiseCopyable {
        var cover: Int32 = 0
        var area: Int32 = 0
    }

    let base: UnsafeMutablePointer<Cell>

    /// Adds an edge from one x to another over a height, which is negative if the inside ends there.
    @inline(__always) func add(from x0: Int32, to x1: Int32, height: Int32) {
        if x0 >> Fixed.bits == x1 >> Fixed.bits {
            let doubledX = (x0 & Fixed.fraction) &+ (x1 & Fixed.fraction)
            add(x0 >> Fixed.bits, height: height, doubledArea: height &* doubledX)
        } else {
            addFlat(min(x0, x1), max(x0, x1), height)
        }
    }

    private func addFlat(_ left: Int32, _ right: Int32, _ height: Int32) {
        let (first, last) = (left >> Fixed.bits, right >> Fixed.bits)
        let slope = (Int64(height) << 32) / Int64(right &- left)
        var side = (first &+ 1) << Fixed.bits
        var y = slope &* Int64(side &- left) &+ (1 << 31)
        var above = Int32(truncatingIfNeeded: y >> 32)
        add(first, height: above, doubledArea: above &* ((left & Fixed.fraction) &+ Fixed.one))
        var column = first &+ 1
        while column < last {
            y &+= slope << Int64(Fixed.bits)
            let below = Int32(truncatingIfNeeded: y >> 32)
            add(column, height: below &- above, doubledArea: (below &- above) &* Fixed.one)
            (side, above, column) = (side &+ Fixed.one, below, column &+ 1)
        }
        add(last, height: height &- above, doubledArea: (height &- above) &* (right & Fixed.fraction))
    }

    /// Adds edges that lie in a single column.
    @inline(__always) func add(_ column: Int32, height: Int32, doubledArea: Int32) {
        let cell = base + Int(column)
        cell.pointee.cover &+= height
        cell.pointee.area &+= doubledArea
    }
}
