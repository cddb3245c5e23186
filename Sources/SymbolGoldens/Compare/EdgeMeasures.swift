/// How the edges of two pictures differ. Each figure is the worst of all parts and channels.
public struct EdgeMeasures: Equatable, Sendable {
    /// The largest difference of a pixel as a share of the contrast around it.
    public internal(set) var contrast = 0.0
    /// Pixels that differ by more of the contrast than the tolerance has for most.
    public internal(set) var outliers = 0
    /// The length of all edges, in pixels.
    public internal(set) var length = 0.0
    /// How far edges lie farther out (or in) on average, in pixels: half the change of stroke widths.
    public internal(set) var growth = 0.0
    /// How far edges lie apart on average, in pixels, in or out.
    public internal(set) var distance = 0.0
    /// How far a part as a whole has moved, in pixels.
    public internal(set) var shift = 0.0
}
