/// The differences that are allowed between a picture and the expected one.
///
/// In every mode these fail: a different size, a picture that is transparent or of one colour everywhere where the
/// other is not, and two pictures that are transparent everywhere. A renderer that draws nothing also makes such
/// pictures, so they prove nothing, not even in comparison with each other.
public enum PixmapTolerance: Equatable, Sendable {
    /// Every byte must be equal.
    case exact
    /// Any pixels may differ, within the number and the difference that the allowance states.
    case fuzzy(PixelFuzz)
    /// Edges may be sampled differently; areas, positions, sizes and colours may not differ.
    case antialiasing(EdgeTolerance)
}
