/// Fixed-point coordinates in units of 1/1024 pixel, so that results are the same on every machine.
enum Fixed {
    static let bits: Int32 = 10
    static let one: Int32 = 1 << bits
    /// The mask of the fractional part of a coordinate.
    static let fraction: Int32 = one - 1

    /// Returns the nearest coordinates, clamped between 0 and `limit`, which is at most 32767.
    ///
    /// Halves are rounded up, and what is not a number becomes 0.
    @inline(__always) static func nearest(_ point: Vector, limit: Vector) -> (x: Int32, y: Int32) {
        let scaled = pointwiseMin(limit, pointwiseMax(.zero, point)) * Double(one) + 0.5
        // From 2^52 on doubles are integers: the sum is rounded, and the result is its last bits. The standard
        // library's conversions would first check the range.
        let whole = scaled + 0x1p52
        let excess = whole - 0x1p52 - scaled
        return (integer(whole.x, excess.x), integer(whole.y, excess.y))
    }

    @inline(__always) private static func integer(_ whole: Double, _ excess: Double) -> Int32 {
        Int32(truncatingIfNeeded: whole.bitPattern) &- (excess > 0 ? 1 : 0)
    }
}
