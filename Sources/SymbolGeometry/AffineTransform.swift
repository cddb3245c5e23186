internal import CLibrary

/// A 2×3 affine map, laid out as SVG's `matrix(a b c d tx ty)`:
/// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Composition reads right to left: `(m * n)(p) == m(n(p))`, the order of an SVG transform list.
public struct AffineTransform: Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public static func translation(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    public static func scale(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    public static func scale(_ factor: Double) -> AffineTransform { scale(x: factor, y: factor) }

    /// Rotation by `radians`. Positive turns +x towards +y: clockwise on the y-down plane.
    public static func rotation(_ radians: Double) -> AffineTransform {
        let (s, c) = (sin(radians), cos(radians))
        return AffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// SVG's `skewX`: x grows by `tan(radians)·y`.
    public static func skewX(_ radians: Double) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: tan(radians), d: 1, tx: 0, ty: 0)
    }

    /// SVG's `skewY`: y grows by `tan(radians)·x`.
    public static func skewY(_ radians: Double) -> AffineTransform {
        AffineTransform(a: 1, b: tan(radians), c: 0, d: 1, tx: 0, ty: 0)
    }

    /// This map with `pivot` as its fixed point instead of the origin.
    public func about(_ pivot: Point) -> AffineTransform {
        .translation(x: pivot.x, y: pivot.y) * self * .translation(x: -pivot.x, y: -pivot.y)
    }

    public var determinant: Double { a * d - b * c }

    /// The factor by which lengths grow on average: the square root of the area's growth.
    public var meanScale: Double { abs(determinant).squareRoot() }

    public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// The inverse map, or nil where the plane collapses (determinant zero, subnormal or not finite).
    public var inverse: AffineTransform? {
        let det = determinant
        guard det.isNormal, isFinite else { return nil }
        return AffineTransform(
            a: d / det, b: -b / det, c: -c / det, d: a / det,
            tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
    }

    public func callAsFunction(_ p: Point) -> Point {
        Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
    }

    public static func * (m: AffineTransform, n: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: m.a * n.a + m.c * n.b, b: m.b * n.a + m.d * n.b,
            c: m.a * n.c + m.c * n.d, d: m.b * n.c + m.d * n.d,
            tx: m.a * n.tx + m.c * n.ty + m.tx, ty: m.b * n.tx + m.d * n.ty + m.ty)
    }
}
