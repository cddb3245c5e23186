/// A line of an outline that goes down, or a level one inside a row of pixels, which only holds together what it joins.
struct CoverageEdge {
    let top: Int32
    let bottom: Int32
    /// Its weight where the outline itself goes down, the negative where it goes up, 0 where it is level.
    let winding: Int32
    /// The next edge that begins in the same row of pixels, by its index; -1 for the last.
    var next: Int32 = -1
    /// At the top, with `slopeBits` more bits than a coordinate has.
    private let x: Int64
    /// By how much x grows a unit of y, or along the whole of a level line.
    private let slope: Int64

    private static let slopeBits: Int64 = 30

    init(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, weight: Int32) {
        let goesDown = y0 < y1
        winding = y0 == y1 ? 0 : goesDown ? weight : -weight
        (top, bottom) = goesDown ? (y0, y1) : (y1, y0)
        let (first, last) = goesDown ? (Int64(x0), Int64(x1)) : (Int64(x1), Int64(x0))
        x = first << Self.slopeBits + 1 << (Self.slopeBits - 1)
        slope = first == last ? 0 : (last - first) << Self.slopeBits / Int64(max(1, bottom - top))
    }

    var levelEnd: Int32 { Int32(truncatingIfNeeded: (x + slope) >> Self.slopeBits) }

    func x(at y: Int32) -> Int32 {
        Int32(truncatingIfNeeded: (x + slope * Int64(y - top)) >> Self.slopeBits)
    }
}
