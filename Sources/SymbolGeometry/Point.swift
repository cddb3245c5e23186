/// A position or a displacement in a y-down plane.
package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    package init(_ x: Double, _ y: Double) {
        self.init(x: x, y: y)
    }

    package static let zero = Point(0, 0)

    /// The distance from the origin.
    package var length: Double { (x * x + y * y).squareRoot() }

    package var isFinite: Bool { x.isFinite && y.isFinite }

    package func distance(to other: Point) -> Double { (self - other).length }

    /// Returns the point a fraction `t` of the way to `other`; `t` may lie outside 0…1.
    ///
    /// The result is exact at 0 and 1, and a coordinate that both points share is kept to the last bit.
    package func interpolated(to other: Point, _ t: Double) -> Point {
        t == 1 ? other : Point(x + (other.x - x) * t, y + (other.y - y) * t)
    }

    package func dot(_ other: Point) -> Double { x * other.x + y * other.y }

    /// Returns the z component of the cross product: positive if `other` lies clockwise of `self` on a y-down plane.
    package func cross(_ other: Point) -> Double { x * other.y - y * other.x }

    package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    package static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
    package static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }
    package static func / (a: Point, k: Double) -> Point { Point(a.x / k, a.y / k) }
    package static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }
}
