/// The codes by which VP8L sends distances: pixels nearby in the plane have the codes 1 to 120, and all other distances
/// follow (RFC 9649, section 3.6.2.2).
///
/// The specification lists the nearby pixels by columns to the left and rows up. They are all within 8 columns to the
/// left, 7 to the right and 7 rows up, ordered by distance, then by columns, left before right.
struct PlaneDistances: BitwiseCopyable {
    private static let (left, right, up) = (8, 7, 7)
    private static let codes: [UInt8] = {
        var keys: [UInt64] = []
        for row in 0...up {
            for column in -right...left where row > 0 || column > 0 {
                let rank = (column * column + row * row) << 5 | abs(column) << 1 | (column < 0 ? 1 : 0)
                keys.append(UInt64(rank << 8 | slot(column, row)))
            }
        }
        keys.withUnsafeMutableBufferPointer { radixSort($0) }
        var codes = [UInt8](repeating: 0, count: (left + right + 1) * (up + 1))
        for (code, key) in keys.enumerated() { codes[Int(key & 0xFF)] = UInt8(code + 1) }
        return codes
    }()

    let width: Int
    /// The largest distance in pixels: the last prefix symbol ends with code 2²⁰.
    static let maximum = 1 << 20 - 120

    init(width: Int) { self.width = width }

    /// Returns the code of a distance in pixels.
    @inline(__always)
    func code(_ distance: Int) -> Int {
        if distance == width { return 1 }
        if distance == 1 { return 2 }
        let row = (distance &+ Self.right) / width
        let column = distance &- row &* width
        guard row <= Self.up, column <= Self.left else { return distance &+ 120 }
        return Int(Self.codes[Self.slot(column, row)])
    }

    @inline(__always)
    private static func slot(_ column: Int, _ row: Int) -> Int { row << 4 | (column &+ right) }
}
