/// Coordinates as whole numbers of 1/1024 pixel, so that what is computed from them is the same on every machine.
enum Fixed {
    static let bits: Int32 = 10
    static let one: Int32 = 1 << bits
    /// The part of a coordinate below a whole pixel.
    static let fraction: Int32 = one - 1

    /// The nearest to coordinates, held between 0 and `limit`, which is at most 32767.
    @inline(__always) static func nearest(_ coordinates: Vector, limit: Vector) -> (x: Int32, y: Int32) {
        (nearest(coordinates.x, limit: limit.x), nearest(coordinates.y, limit: limit.y))
    }

    /// Halves go up, and what is not a number is 0.
    @inline(__always) private static func nearest(_ coordinate: Double, limit: Double) -> Int32 {
        let positive = coordinate > 0 ? coordinate : 0
        let scaled = (positive < limit ? positive : limit) * Double(one) + 0.5
        // From 2^52 on doubles are whole: the sum is rounded, and the number its last bits. The library's conversions
        // would ask first whether there is such a number.
        let whole = scaled + 0x1p52
        return Int32(truncatingIfNeeded: whole.bitPattern) &- (whole - 0x1p52 > scaled ? 1 : 0)
    }
}
