internal import CLibrary

/// A 2×3 affine transform, laid out as SVG's `matrix(a b c d tx ty)`:
/// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Composition reads right to left: `(m * n)(p) == m(n(p))`, the order of an SVG transform list.
package struct AffineTransform: Hashable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    package static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    package static func translation(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    package static func scale(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    package static func scale(_ factor: Double) -> AffineTransform { scale(x: factor, y: factor) }

    /// Returns a rotation by `radians`.
    ///
    /// A positive angle turns +x towards +y, which is clockwise on the y-down plane.
    package static func rotation(_ radians: Double) -> AffineTransform {
        let (s, c) = (sin(radians), cos(radians))
        return AffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// Returns SVG's `skewX`, which adds `tan(radians)·y` to x.
    package static func skewX(_ radians: Double) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: tan(radians), d: 1, tx: 0, ty: 0)
    }

    /// Returns SVG's `skewY`, which adds `tan(radians)·x` to y.
    package static func skewY(_ radians: Double) -> AffineTransform {
        AffineTransform(a: 1, b: tan(radians), c: 0, d: 1, tx: 0, ty: 0)
    }

    /// Returns this transform with `pivot` as its fixed point instead of the origin.
    package func about(_ pivot: Point) -> AffineTransform {
        .translation(x: pivot.x, y: pivot.y) * self * .translation(x: -pivot.x, y: -pivot.y)
    }

    package var determinant: Double { a * d - b * c }

    /// The mean factor by which lengths are scaled: the square root of the factor by which areas are.
    package var meanScale: Double { abs(determinant).squareRoot() }

    /// The factors by which lengths are scaled in the directions where they are scaled most and least: the singular
    /// values, whose squares add up to those of the coefficients, and whose product is the determinant.
    package var scales: (greatest: Double, least: Double) {
        let (squares, product) = (a * a + b * b + c * c + d * d, abs(determinant))
        let (sum, difference) = ((squares + 2 * product).squareRoot(), max(squares - 2 * product, 0).squareRoot())
        return ((sum + difference) / 2, (sum - difference) / 2)
    }

    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// The inverse transform, or nil if the plane collapses (the determinant is zero, subnormal or not finite).
    package var inverse: AffineTransform? {
        let det = determinant
        guard det.isNormal, isFinite else { return nil }
        return AffineTransform(
            a: d / det, b: -b / det, c: -c / det, d: a / det,
            tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
    }

    package func callAsFunction(_ p: Point) -> Point {
        Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
    }

    package static func * (m: AffineTransform, n: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: m.a * n.a + m.c * n.b, b: m.b * n.a + m.d * n.b,
            c: m.a * n.c + m.c * n.d, d: m.b * n.c + m.d * n.d,
            tx: m.a * n.tx + m.c * n.ty + m.tx, ty: m.b * n.tx + m.d * n.ty + m.ty)
    }
}
