/// Coordinates as whole numbers of 1/1024 pixel, so that what is computed from them is the same on every machine.
enum Fixed {
    static let bits: Int32 = 10
    static let one: Int32 = 1 << bits
    /// The part of a coordinate below a whole pixel.
    static let fraction: Int32 = one - 1

    /// The nearest to coordinates, held between 0 and `limit`.
    @inline(__always) static func nearest(_ coordinates: Vector, limit: Vector) -> (x: Int32, y: Int32) {
        // What is not a number is 0.
        let positive = Vector.zero.replacing(with: coordinates, where: coordinates .> .zero)
        let scaled = positive.replacing(with: limit, where: limit .< positive) * Double(one) + 0.5
        return (Int32(scaled.x), Int32(scaled.y))
    }
}
