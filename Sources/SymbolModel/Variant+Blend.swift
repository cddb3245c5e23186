internal import SymbolGeometry

extension Variant {
    /// Returns the variant at a fraction from 0 to 1 between this one and another of the same symbol; `nil` where the
    /// two differ in structure.
    package func blended(with other: Variant, _ t: Double) -> Variant? {
        if t <= 0 { return self }
        if t >= 1 { return other }
        guard firstDifference(from: other) == nil else { return nil }
        let blended = zip(shapes, other.shapes).map { mine, theirs in
            var shape = mine
            shape.path = Path.blending(mine.path, mine.path, theirs.path) { a, _, b in a.interpolated(to: b, t) }
            shape.drawKeyframes.blendKeyframes(mine.drawKeyframes, theirs.drawKeyframes) { a, _, b in mix(a, b, t) }
            return shape
        }
        return Variant(
            weight: Weight(weight.rawValue + (other.weight.rawValue - weight.rawValue) * t) ?? weight, scale: scale,
            shapes: blended,
            advance: advance + (other.advance - advance) * t, hasOwnMargins: hasOwnMargins)
    }
}
