/// The differences between the edges of two pictures.
///
/// Each figure is the worst of all parts and channels.
public struct EdgeMeasures: Equatable, Sendable {
    /// The largest difference of a pixel as a share of the contrast around it.
    public internal(set) var contrast = 0.0
    /// The number of pixels that differ by more of the contrast than the tolerance allows most pixels.
    public internal(set) var outliers = 0
    /// The length of all edges, in pixels.
    public internal(set) var length = 0.0
    /// The average distance by which edges lie farther out or in, in pixels: half the change of stroke widths.
    public internal(set) var growth = 0.0
    /// The average distance between edges, in or out, in pixels.
    public internal(set) var distance = 0.0
    /// The distance by which a part as a whole has moved, in pixels.
    public internal(set) var shift = 0.0
}
