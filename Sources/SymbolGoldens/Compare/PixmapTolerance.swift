/// The differences that are allowed between a picture and the expected one.
///
/// In every mode these fail: another size, a picture of nothing (all transparent) on either side or on both, and a
/// picture of one colour on either side or on both. Such a picture would also come out of a renderer that draws
/// nothing, so it can prove nothing, not even against itself.
public enum PixmapTolerance: Equatable, Sendable {
    /// Every byte must be equal.
    case exact
    /// Any pixels may differ, but only as many and as far as the allowance says.
    case fuzzy(PixelFuzz)
    /// Edges may be sampled differently; areas, positions, sizes and colours may not differ.
    case antialiasing(EdgeTolerance)
}
