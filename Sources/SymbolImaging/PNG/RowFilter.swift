/// A PNG filter, which replaces a byte by its difference from a prediction by its neighbours (PNG specification,
/// section 9).
///
/// Filters break up flat runs, so flat pictures have none; gradients need them.
enum RowFilter: UInt8 {
    case sub = 1
    case up = 2
    case paeth = 4

    /// Filters rows in place, each of which begins with its filter type.
    static func apply(to rows: UnsafeMutableBufferPointer<UInt8>, rowStride: Int, pixelStride: Int) {
        guard var row = rows.baseAddress else { return }
        // Both rows have a zero pixel before the first, as the filters assume.
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

/// A row and the one above before filtering.
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

    /// Returns the filter with the least sum of absolute differences, the usual heuristic.
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

/// Returns the magnitude of a difference, which wraps around: 255 is −1.
@inline(__always)
private func magnitude(_ difference: UInt8) -> Int { Int(min(difference, 0 &- difference)) }

/// Returns which of left, above and corner is nearest to left + above − corner; ties go in this order.
@inline(__always)
private func paethPredictor(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let (fromAbove, fromLeft) = (Int16(left) &- Int16(corner), Int16(above) &- Int16(corner))
    let (toLeft, toAbove, toCorner) = (abs(fromLeft), abs(fromAbove), abs(fromLeft &+ fromAbove))
    let nearest = toLeft <= toAbove ? left : above
    return min(toLeft, toAbove) <= toCorner ? nearest : corner
}
