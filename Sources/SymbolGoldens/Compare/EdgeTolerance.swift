/// How far apart the edges of one drawing may come out when it is sampled twice.
///
/// Sampling changes pixels that an edge crosses. It does so by less than the contrast around them, in and out
/// about equally often, and hardly over a whole part. A real change breaks one of the three.
///
/// **Passes**: the drawing rasterized again with another antialiasing, or with curves flattened otherwise.
///
/// **Fails**, with either preset:
/// - a colour one level off or an opacity 2 % off, in an area, or in strokes at least two pixels wide (under
///   `sampling` wide enough to fill a pixel between two others, unless they are opaque);
/// - another colour of a part of one colour that touches no other, however small or thin: from four levels or so on
///   in a disc of radius 2, ten in one of radius 0.7;
/// - anything lost, new, filled, uncovered or mirrored whose pixels make up the contrast around them: a layer,
///   a hole, a dot, a notch of two pixels, also a ring too thin to fill a pixel;
/// - a part that moved by a pixel, a part with four pixels of edge or more that moved by half a pixel, a whole
///   drawing that moved by a quarter;
/// - strokes heavier or lighter by more than twice `growth`: of a 5.3 pixel stroke (2/24 at 64 pixels) 5 %
///   is found with both presets; of a 2 pixel stroke 5 % with `flattening`, 15 % with `sampling`;
/// - blur, lost antialiasing, and edges roughened by more than `distance` on average.
///
/// **Passes though it is a change**, as it cannot be told from sampling: parts with less than four pixels of
/// edge that moved by less than about `contrast` of a pixel; an opacity off by little in lines that fill no
/// pixel, or a colour in those that touch others; one part among others within twelve pixels that grew or shrank
/// by less than `contrast`, so that growth and distance come out below the limits on average.
///
/// The limits are measured on 356 icons of fifteen sets at 24 and at 64 pixels: 712 pairs, for each the worst
/// of its parts. Of the two sizes the higher percentile is given.
///
/// | pair | figure | 50 % | 98 % | limit |
/// | --- | --- | --- | --- | --- |
/// | `flattening`: cairo at 0.03 against librsvg, cairo at 0.1 | contrast | 0.055 | 0.29 | 0.3 |
/// | | growth | 0.006 | 0.030 | 0.042 |
/// | | distance | 0.023 | 0.048 | 0.06 |
/// | | shift | 0.005 | 0.033 | 0.05 |
/// | `sampling`: cairo against resvg, 4 × 4 samples | contrast | 0.145 | 0.62 | 0.45 |
/// | | growth | 0.023 | 0.084 | 0.12 |
/// | | distance | 0.086 | 0.18 | 0.16 |
/// | | shift | 0.027 | 0.123 | 0.16 |
///
/// With them 707 of the 712 pairs pass as `flattening`, 683 as `sampling`; most that fail are illustrations in
/// which areas meet edge to edge, where one rasterizer leaves a seam. To catch more, 70 line icons of 2/24
/// stroke were drawn twice by librsvg, the second time with strokes 5 % and 15 % heavier and 5 % lighter, moved
/// by 1/4, 1/2 and 1 pixel, at 98 % opacity, and one level redder. All fail at both sizes and with both presets,
/// save for the 5 % at 24 pixels under `sampling`: they are 0.05 pixel an edge, well within the noise. With change
/// and noise at once, the changed icon against the unchanged one drawn by resvg, 6 of 140 pass with 5 % at 64
/// pixels, 1 of 70 with 15 % at 24, and none of the other changes.
public struct EdgeTolerance: Hashable, Sendable {
    /// The largest share of the contrast among a pixel and its eight neighbours by which the pixel may differ, 0…1.
    ///
    /// A straight edge that moved by `d` pixels makes `d` of it. One pixel in fifty of edge length, and two in any
    /// case, may exceed it, as the tips of corners do; but no three that touch, and none beyond 0.8.
    public var contrast: Double
    /// The average distance in pixels by which a part's edges may lie out or in.
    ///
    /// A stroke has two edges.
    public var growth: Double
    /// The average distance in pixels between a part's edges, in whichever direction.
    public var distance: Double
    /// The distance in pixels by which a part may seem to have moved.
    public var shift: Double
    /// Whether both pictures are sampled at the same points.
    ///
    /// Straight edges then come out the same, hence the colour along the crest of a thin line says as much as that of
    /// an area.
    public var sameGrid: Bool

    /// Creates a tolerance from its limits; the presets `flattening` and `sampling` hold measured ones.
    public init(contrast: Double, growth: Double, distance: Double, shift: Double, sameGrid: Bool) {
        self.contrast = contrast
        self.growth = growth
        self.distance = distance
        self.shift = shift
        self.sameGrid = sameGrid
    }

    /// The tolerance for one rasterizer that flattens curves otherwise.
    ///
    /// It suits another flattening tolerance or version, or the same path written with other curves.
    public static let flattening = EdgeTolerance(
        contrast: 0.3, growth: 0.042, distance: 0.06, shift: 0.05, sameGrid: true)

    /// The tolerance for another rasterizer: exact coverage, or a grid of at least 4 × 4 samples per pixel.
    public static let sampling = EdgeTolerance(
        contrast: 0.45, growth: 0.12, distance: 0.16, shift: 0.16, sameGrid: false)
}
