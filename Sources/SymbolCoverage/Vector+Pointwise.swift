// The standard library's functions of these names, for any SIMD type, use masks: twice the instructions of these.

/// Returns the lesser of two vectors' coordinates each, or the first vector's if they cannot be compared.
@inline(__always) func pointwiseMin(_ a: Vector, _ b: Vector) -> Vector {
    Vector(b.x < a.x ? b.x : a.x, b.y < a.y ? b.y : a.y)
}

/// Returns the greater of two vectors' coordinates each, or the first vector's if they cannot be compared.
@inline(__always) func pointwiseMax(_ a: Vector, _ b: Vector) -> Vector {
    Vector(b.x > a.x ? b.x : a.x, b.y > a.y ? b.y : a.y)
}
