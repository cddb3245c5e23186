/// Coordinates as whole numbers of 1/1024 pixel, so that what is computed from them is the same on every machine.
enum Fixed {
    static let bits: Int32 = 10
    static let one: Int32 = 1 << bits
    /// The part of a coordinate below a whole pixel.
    static let fraction: Int32 = one - 1

    /// The nearest to coordinates, held between 0 and `limit`.
    @inline(__always) static func nearest(_ coordinates: Vector, limit: Vector) -> (x: Int32, y: Int32) {
        // In this order what is not a number is 0.
        let held = pointwiseMin(pointwiseMax(.zero, coordinates), limit) * Double(one) + 0.5
        return (Int32(held.x), Int32(held.y))
    }
}
