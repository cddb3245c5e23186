/// How far a picture may be from the expected one.
///
/// In every mode these fail: another size, a picture of nothing (all transparent) on either side or on
/// both, and a picture of one colour on either side or on both. Such a picture would also come out of a
/// renderer that draws nothing, so it can prove nothing, not even against itself.
public enum PixmapTolerance: Equatable, Sendable {
    /// Every byte is equal.
    case exact
    /// Any pixels may differ, but only so many and only so far.
    case fuzzy(PixelFuzz)
    /// Edges may be sampled differently; areas, places, sizes and colours may not. See `EdgeTolerance`.
    case antialiasing(EdgeTolerance)
}
