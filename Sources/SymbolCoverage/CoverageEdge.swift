/// A line of an outline that goes down, or a level one inside a row of pixels, which only holds together what it joins.
struct CoverageEdge {
    let top: Int32
    let bottom: Int32
    /// Where it ends at its bottom, or else where it is level.
    let end: Int32
    /// Its weight where the outline itself goes down, the negative where it goes up, 0 where it is level.
    let winding: Int32
    /// The edge that goes on from its bottom with the same winding, by its index; -1 for none.
    var below: Int32 = -1
    /// The next edge that begins in the same row of pixels and goes on from no other, by its index; -1 for the last.
    var next: Int32 = -1
    /// Whether it goes on from another.
    var goesOn = false
    /// At the top, with `slopeBits` more bits than a coordinate has.
    private let x: Int64
    /// By how much x grows a unit of y, or along the whole of a level line.
    private let slope: Int64

    private static let slopeBits: Int64 = 30

    init(_ line: EdgeLine) {
        (top, bottom, end, winding) = (line.top.y, line.bottom.y, line.bottom.x, line.winding)
        let (first, last) = (Int64(line.top.x), Int64(line.bottom.x))
        x = first << Self.slopeBits + 1 << (Self.slopeBits - 1)
        slope = first == last ? 0 : (last - first) << Self.slopeBits / Int64(max(1, bottom - top))
    }

    func x(at y: Int32) -> Int32 { Self.rounded(exactX(at: y)) }

    /// With `slopeBits` more bits.
    @inline(__always) func exactX(at y: Int32) -> Int64 { x &+ slope &* Int64(y &- top) }

    /// By how much that grows down a row of pixels.
    @inline(__always) var growthARow: Int64 { slope << Int64(Fixed.bits) }

    @inline(__always) static func rounded(_ exactX: Int64) -> Int32 { Int32(truncatingIfNeeded: exactX >> slopeBits) }
}

/// A line from its top to its bottom, or along it where it is level.
struct EdgeLine: BitwiseCopyable {
    let top: (x: Int32, y: Int32)
    let bottom: (x: Int32, y: Int32)
    let winding: Int32

    /// A line that winds by a weight where it goes down.
    @inline(__always) init(from start: (x: Int32, y: Int32), to end: (x: Int32, y: Int32), weight: Int32) {
        if start.y < end.y {
            (top, bottom, winding) = (start, end, weight)
        } else {
            (top, bottom, winding) = (end, start, start.y == end.y ? 0 : -weight)
        }
    }

    @inline(__always) var isLevel: Bool { winding == 0 }
}
