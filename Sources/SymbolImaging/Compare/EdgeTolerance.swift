/// How far apart the edges of one drawing may come out when it is sampled twice.
///
/// Sampling changes pixels that an edge crosses. It does so by less than the contrast around them, in and out
/// about equally often, and hardly over a whole part. A real change breaks one of the three.
///
/// **Passes**: the drawing rasterized again with another antialiasing, or with curves flattened otherwise.
///
/// **Fails**, at any size and with either preset:
/// - a colour that is one level off, or an opacity 2 % off, in an area or in strokes at least two pixels wide;
/// - anything lost, new, filled, uncovered or mirrored whose pixels make up the contrast around them: a layer,
///   a hole, a dot, a notch of two pixels, also a ring too thin to fill a pixel;
/// - a drawing, or a connected part with four pixels of edge or more, that moved by a quarter pixel;
/// - strokes heavier or lighter by more than twice `growth`: of a 5.3 pixel stroke (a 2/24 one at 64 pixels) 5 %
///   is found with both presets; of a 2 pixel stroke 5 % with `flattening`, 15 % with `sampling`;
/// - blur, and edges roughened by more than `distance` on average.
///
/// **Cannot be told from sampling**, and passes: parts with less than four pixels of edge that moved by less
/// than about `contrast` of a pixel; a colour one level off, or an opacity 2 % off, in strokes that fill no
/// pixel; changes within the figures below.
///
/// The presets are measured: 356 icons of fifteen sets at 24 and at 64 pixels, 712 pairs, each figure the
/// worst of an icon's parts. The percentile is given that the limit was set by.
///
/// | pair | figure | 50 % | 98 % | limit |
/// | --- | --- | --- | --- | --- |
/// | `flattening`: cairo at 0.03 against librsvg's cairo at 0.1 | contrast | 0.05 | 0.29 | 0.3 |
/// | | growth | 0.004 | 0.02 | 0.035 |
/// | | distance | 0.008 | 0.026 | 0.06 |
/// | | shift | 0.003 | 0.025 | 0.05 |
/// | `sampling`: cairo against resvg (4 × 4 samples) | contrast | 0.13 | 0.62 | 0.45 |
/// | | growth | 0.013 | 0.075 | 0.1 |
/// | | distance | 0.044 | 0.12 | 0.16 |
/// | | shift | 0.014 | 0.10 | 0.13 |
///
/// With them 708 of the 712 pairs pass as `flattening`, 692 as `sampling`; what fails is almost all illustrations
/// in which areas meet edge to edge, where one rasterizer leaves a seam. Seventy line icons of 2/24 stroke,
/// against themselves with the stroke 5 % wider or narrower, moved by 1/4, 1/2 and 1 pixel, at 98 % opacity or
/// one level redder, all fail at both sizes, save for the 5 % at 24 pixels under `sampling`: it is 0.05 pixel an
/// edge, within the noise.
public struct EdgeTolerance: Hashable, Sendable {
    /// How much of the contrast among a pixel and its eight neighbours its difference may be, 0…1. A straight
    /// edge that moved by `d` pixels makes `d` of it. One pixel in fifty of edge length, and two in any case,
    /// may: the tips of corners do; but none may go beyond 0.8.
    public var contrast: Double
    /// How far a part's edges may lie out or in on average, in pixels. A stroke has two edges.
    public var growth: Double
    /// How far a part's edges may lie apart on average, in whichever direction, in pixels.
    public var distance: Double
    /// How far a part may seem to have moved, in pixels.
    public var shift: Double
    /// Whether both pictures are sampled at the same points. Straight edges then come out the same, hence the
    /// colour along the crest of a thin line says as much as that of an area.
    public var sameGrid: Bool

    public init(contrast: Double, growth: Double, distance: Double, shift: Double, sameGrid: Bool) {
        self.contrast = contrast
        self.growth = growth
        self.distance = distance
        self.shift = shift
        self.sameGrid = sameGrid
    }

    /// For one rasterizer whose curves are flattened otherwise: another tolerance or version, or the same
    /// path written with other curves.
    public static let flattening = EdgeTolerance(
        contrast: 0.3, growth: 0.045, distance: 0.06, shift: 0.05, sameGrid: true)

    /// For another rasterizer: exact coverage, or a grid of at least 4 × 4 samples a pixel.
    public static let sampling = EdgeTolerance(
        contrast: 0.45, growth: 0.12, distance: 0.16, shift: 0.16, sameGrid: false)
}
