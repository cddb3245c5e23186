/// The differences that are allowed between a picture and the expected one.
///
/// In every mode these fail: a different size, and a picture that is transparent or of one colour everywhere, on either
/// side or on both. A renderer that draws nothing also makes such a picture, so it proves nothing, not even in
/// comparison with itself.
public enum PixmapTolerance: Equatable, Sendable {
    /// Every byte must be equal.
    case exact
    /// Any pixels may differ, within the number and the difference that the allowance states.
    case fuzzy(PixelFuzz)
    /// Edges may be sampled differently; areas, positions, sizes and colours may not differ.
    case antialiasing(EdgeTolerance)
}
