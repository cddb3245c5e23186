/// PNG's filters send a byte as its difference from what its neighbours foretell (PNG specification, section 9).
///
/// They break up flat runs, hence flat pictures go without; gradients need them.
enum RowFilter: UInt8 {
    case sub = 1
    case up = 2
    case paeth = 4

    /// Filters whole rows in place.
    ///
    /// Each begins with its filter type.
    static func apply(to rows: UnsafeMutableBufferPointer<UInt8>, rowStride: Int, pixelStride: Int) {
        guard var row = rows.baseAddress else { return }
        // Both with a pixel of zeros before the first, as the filters see it.
        let padded = pixelStride + rowStride - 1
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * padded) { scratch in
            guard let start = scratch.baseAddress else { return }
            scratch.initialize(repeating: 0)
            let first = start + pixelStride
            var neighbors = Neighbors(above: first, here: first + padded, pixelStride: pixelStride)
            for _ in 0..<rows.count / rowStride {
                neighbors.here.update(from: row + 1, count: rowStride - 1)
                let filter = neighbors.bestFilter(count: rowStride - 1)
                row[0] = filter.rawValue
                for index in 0..<rowStride - 1 { row[index + 1] = neighbors.difference(at: index, by: filter) }
                swap(&neighbors.above, &neighbors.here)
                row += rowStride
            }
        }
    }
}

/// A row and the one above, not filtered yet.
private struct Neighbors {
    var above: UnsafeMutablePointer<UInt8>
    var here: UnsafeMutablePointer<UInt8>
    let pixelStride: Int

    @inline(__always)
    func difference(at index: Int, by filter: RowFilter) -> UInt8 {
        let before = index &- pixelStride
        return switch filter {
        case .sub: here[index] &- here[before]
        case .up: here[index] &- above[index]
        case .paeth: here[index] &- paethPredictor(left: here[before], above: above[index], corner: above[before])
        }
    }

    /// The usual guess: the filter with the least sum of absolute differences.
    func bestFilter(count: Int) -> RowFilter {
        var (sub, up, paeth) = (0, 0, 0)
        for index in 0..<count {
            sub &+= magnitude(difference(at: index, by: .sub))
            up &+= magnitude(difference(at: index, by: .up))
            paeth &+= magnitude(difference(at: index, by: .paeth))
        }
        if up <= sub, up <= paeth { return .up }
        return sub <= paeth ? .sub : .paeth
    }
}

/// The size of a difference, which wraps around: 255 is −1.
@inline(__always)
private func magnitude(_ difference: UInt8) -> Int { Int(min(difference, 0 &- difference)) }

/// Of left, above and corner, the one nearest to left + above − corner; ties in this order.
@inline(__always)
private func paethPredictor(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let (fromAbove, fromLeft) = (Int16(left) &- Int16(corner), Int16(above) &- Int16(corner))
    let (toLeft, toAbove, toCorner) = (abs(fromLeft), abs(fromAbove), abs(fromLeft &+ fromAbove))
    let nearest = toLeft <= toAbove ? left : above
    return min(toLeft, toAbove) <= toCorner ? nearest : corner
}
