/// An edge of an outline, directed downwards, or a horizontal one inside a row of pixels, which only connects others.
struct CoverageEdge {
    let top: Int32
    let bottom: Int32
    /// The x of its bottom end, or of one end if it is horizontal.
    let end: Int32
    /// Its weight if the outline runs downwards, the negative weight if it runs upwards, and 0 if it is horizontal.
    let winding: Int32
    /// The index of the edge that continues from its bottom with the same winding; -1 for none.
    var below: Int32 = -1
    /// The index of the next edge that begins in the same row of pixels and continues no other; -1 for the last.
    var next: Int32 = -1
    /// Whether it continues another edge.
    var isContinuation = false
    /// The x at the top, with `slopeBits` more bits than a coordinate.
    private let x: Int64
    /// The change of x per unit of y, or along the whole of a horizontal edge.
    private let slope: Int64

    private static let slopeBits: Int64 = 30

    // Inlined, an edge is made where it is kept: a copy of it would have to wait until all its parts are stored.
    @inline(__always) init(_ line: EdgeLine) {
        (top, bottom, end, winding) = (line.top.y, line.bottom.y, line.bottom.x, line.winding)
        let (first, last) = (Int64(line.top.x), Int64(line.bottom.x))
        x = first << Self.slopeBits + 1 << (Self.slopeBits - 1)
        slope = first == last ? 0 : (last - first) << Self.slopeBits / Int64(max(1, bottom - top))
    }

    func x(at y: Int32) -> Int32 { Self.rounded(exactX(at: y)) }

    /// Returns the x at a height, with `slopeBits` more bits than a coordinate.
    @inline(__always) func exactX(at y: Int32) -> Int64 { x &+ slope &* Int64(y &- top) }

    /// The change of `exactX` over one row of pixels.
    @inline(__always) var growthPerRow: Int64 { slope << Int64(Fixed.bits) }

    @inline(__always) static func rounded(_ exactX: Int64) -> Int32 { Int32(truncatingIfNeeded: exactX >> slopeBits) }
}

/// A line from its top to its bottom, or between its ends if it is horizontal.
struct EdgeLine: BitwiseCopyable {
    let top: (x: Int32, y: Int32)
    let bottom: (x: Int32, y: Int32)
    let winding: Int32

    /// Creates a line whose winding is `weight` if it runs downwards, and the negative if it runs upwards.
    @inline(__always) init(from start: (x: Int32, y: Int32), to end: (x: Int32, y: Int32), weight: Int32) {
        if start.y < end.y {
            (top, bottom, winding) = (start, end, weight)
        } else {
            (top, bottom, winding) = (end, start, start.y == end.y ? 0 : -weight)
        }
    }

    @inline(__always) var isLevel: Bool { winding == 0 }
}
