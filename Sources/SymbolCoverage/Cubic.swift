internal import SymbolGeometry

/// An affine transform of vectors.
struct VectorMap {
    private let x: Vector
    private let y: Vector
    private let origin: Vector

    /// The largest factor by which it scales lengths along an axis.
    var scale: Double { max(x.length, y.length) }

    init(_ transform: AffineTransform) {
        (x, y) = (Vector(transform.a, transform.b), Vector(transform.c, transform.d))
        origin = Vector(transform.tx, transform.ty)
    }

    @inline(__always) func callAsFunction(_ point: Point) -> Vector { self(Vector(point.x, point.y)) }
    @inline(__always) func callAsFunction(_ point: Vector) -> Vector { x * point.x + y * point.y + origin }
}

/// A cubic Bézier curve of vectors.
struct Cubic {
    let a: Vector
    let b: Vector
    let c: Vector
    let d: Vector

    @inline(__always) init(_ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Creates a cubic from a quadratic curve: each of its controls lies two thirds of the way to the quadratic one's.
    @inline(__always) init(_ start: Vector, _ control: Vector, _ end: Vector) {
        self.init(start, start + (control - start) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
    }

    @inline(__always) var hull: (low: Vector, high: Vector) {
        (
            pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d)),
            pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
        )
    }

    /// Returns the number of lines that approximate the curve to within a tolerance, by Wang's bound.
    @inline(__always) func stepCount(tolerance: Double) -> Double {
        let (first, second) = (a - b * 2 + c, b - c * 2 + d)
        let bend = max((first * first).sum(), (second * second).sum()).squareRoot()
        return max(min((0.75 / tolerance * bend).squareRoot().rounded(.up), 65536), 1)
    }

    /// The smallest box that contains the curve.
    @inline(__always) var box: (low: Vector, high: Vector) {
        let (low, high) = (pointwiseMin(a, d), pointwiseMax(a, d))
        let (lowest, highest) = hull
        if lowest == low, highest == high { return (low, high) }
        return bulgingBox(low, high)
    }

    private func bulgingBox(_ low: Vector, _ high: Vector) -> (low: Vector, high: Vector) {
        let (u, v, w) = (b - a, c - b, d - c)
        var (low, high) = (low, high)
        for axis in 0..<2 {
            // A third of the speed along the axis is (u − 2v + w)·t² + 2(v − u)·t + u.
            let (p, q, r) = (u[axis] - 2 * v[axis] + w[axis], v[axis] - u[axis], u[axis])
            let discriminant = q * q - p * r
            guard discriminant >= 0 else { continue }
            let s = -(q + (q < 0 ? -1 : 1) * discriminant.squareRoot())
            for t in [s / p, r / s] where t > 0 && t < 1 {
                let rest = 1 - t
                let end = a[axis] * (rest * rest * rest) + d[axis] * (t * t * t)
                let value = end + (b[axis] * rest + c[axis] * t) * (3 * t * rest)
                (low[axis], high[axis]) = (min(low[axis], value), max(high[axis], value))
            }
        }
        return (low, high)
    }
}

/// The points at which a curve is cut into lines.
///
/// They lie outside the curve by two thirds of a chord's height, P''/12n², so that the lines enclose the same area,
/// but never beyond the curve's extrema.
struct CubicSteps {
    let count: Double
    private let step: Double
    private let (k0, k1, k2, k3): (Vector, Vector, Vector, Vector)
    private let (low, high): (Vector, Vector)

    @inline(__always) init(_ cubic: Cubic, count: Double) {
        self.count = count
        step = 1 / count
        let first = cubic.a - cubic.b * 2 + cubic.c
        (k3, k2) = (cubic.d - cubic.a + (cubic.b - cubic.c) * 3, first * 3)
        k1 = (cubic.b - cubic.a) * 3 - k3 * (step * step / 2)
        k0 = cubic.a - k2 * (step * step / 6)
        (low, high) = count > 1 ? cubic.box : (cubic.a, cubic.a)
    }

    /// Returns the end of a step, counted from 1; that of the last is the curve's end.
    @inline(__always) func point(_ index: Double) -> Vector {
        let t = index * step
        return pointwiseMin(pointwiseMax(k0 + (k1 + (k2 + k3 * t) * t) * t, low), high)
    }

    /// Returns the derivative at the end of a step.
    @inline(__always) func velocity(_ index: Double) -> Vector {
        let t = index * step
        return k1 + (k2 * 2 + k3 * (3 * t)) * t
    }
}
