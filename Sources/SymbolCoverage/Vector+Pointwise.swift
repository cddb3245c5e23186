// The library's functions of these names, for any SIMD type, go through masks: twice the instructions of these.

/// The lesser of two vectors' coordinates each; the first where they cannot be compared.
@inline(__always) func pointwiseMin(_ a: Vector, _ b: Vector) -> Vector {
    Vector(b.x < a.x ? b.x : a.x, b.y < a.y ? b.y : a.y)
}

/// The greater of two vectors' coordinates each; the first where they cannot be compared.
@inline(__always) func pointwiseMax(_ a: Vector, _ b: Vector) -> Vector {
    Vector(b.x > a.x ? b.x : a.x, b.y > a.y ? b.y : a.y)
}
