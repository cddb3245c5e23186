/// The allowed differences between the edges of one drawing that is sampled twice.
///
/// Sampling changes the pixels that an edge crosses: by less than the contrast around them, outwards and inwards about
/// equally often, and hardly on average over a whole part. A real change violates one of these three.
///
/// **Passes**: the same drawing rasterized with different antialiasing or a different flattening of curves.
///
/// **Fails**, with either preset:
/// - a colour that is off by one level, or an opacity that is off by 2 %, in an area, or in strokes at least two pixels
///   wide (under `sampling` wide enough to fill a pixel between two others, unless they are opaque);
/// - another colour of a part of one colour that touches no other, however small or thin: from about four levels on in
///   a disc of radius 2, ten in one of radius 0.7;
/// - anything lost, added, filled, uncovered or mirrored that accounts for the contrast around it: a layer, a hole, a
///   dot, a notch of two pixels, even a ring too thin to fill a pixel;
/// - a part that has moved by a pixel, a part with at least four pixels of edge that has moved by half a pixel, and a
///   whole drawing that has moved by a quarter of a pixel;
/// - strokes that are heavier or lighter by more than twice `growth`: of a 5.3 pixel stroke (2/24 at 64 pixels) 5 % is
///   detected with both presets; of a 2 pixel stroke 5 % with `flattening` and 15 % with `sampling`;
/// - blur, lost antialiasing, and edges that are rougher by more than `distance` on average.
///
/// **Passes although it is a change**, since it cannot be distinguished from sampling: parts with less than four pixels
/// of edge that have moved by less than about `contrast` of a pixel; an opacity that is slightly off in lines that fill
/// no pixel, or a colour in lines that touch others; one part among others within twelve pixels that has grown or
/// shrunk by less than `contrast`, so that growth and distance remain below the limits on average.
///
/// The limits were measured on 356 icons of fifteen sets at 24 and at 64 pixels: 712 pairs, each represented by the
/// worst of its parts. The table gives the higher percentile of the two sizes.
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
/// With these limits 707 of the 712 pairs pass as `flattening` and 683 as `sampling`; most of those that fail are
/// illustrations whose areas meet edge to edge, where one rasterizer leaves a seam. To measure detection, 70 line icons
/// of 2/24 stroke were drawn twice by librsvg, the second time with strokes 5 % and 15 % heavier and 5 % lighter, moved
/// by 1/4, 1/2 and 1 pixel, at 98 % opacity, and one level redder. All fail at both sizes and with both presets, except
/// for the 5 % at 24 pixels under `sampling`: these are 0.05 pixels per edge, well within the noise. With change and
/// noise combined, the changed icon compared with the unchanged one drawn by resvg, 6 of 140 pass with 5 % at 64
/// pixels, 1 of 70 with 15 % at 24, and none of the other changes.
///
/// The limits for outliers, which find small marks that are lost, were measured on 360 icons of seventeen sets at 16,
/// 24 and 64 pixels: of 1080 pairs drawn exactly and by cairo 27 fail as `flattening`, three of them for these limits,
/// and of as many drawn by resvg 81 as `sampling`, one of them for these.
public struct EdgeTolerance: Hashable, Sendable {
    /// The share of the contrast among a pixel and its eight neighbours by which the pixel may differ, 0…1.
    ///
    /// A straight edge that has moved by `d` pixels changes pixels by the share `d`. One pixel per fifty pixels of
    /// edge, and two in any case, may exceed the limit, as the tips of corners do. On the same grid none that touch may
    /// exceed it, and none at all may exceed 0.5; elsewhere not three that touch, nor two that touch and exceed 0.5,
    /// and none may exceed 0.8.
    public var contrast: Double
    /// The average distance by which a part's edges may have moved out or in, in pixels.
    ///
    /// A stroke has two edges, so its width may change by twice as much.
    public var growth: Double
    /// The average distance between a part's edges in either direction, in pixels.
    public var distance: Double
    /// The distance by which a part may appear to have moved, in pixels.
    public var shift: Double
    /// Whether both pictures are sampled at the same points.
    ///
    /// Straight edges then have equal pixels, so the colour along the centre of a thin line is as significant as that
    /// of an area.
    public var sameGrid: Bool

    /// Creates a tolerance from its limits; the presets `flattening` and `sampling` have measured ones.
    public init(contrast: Double, growth: Double, distance: Double, shift: Double, sameGrid: Bool) {
        self.contrast = contrast
        self.growth = growth
        self.distance = distance
        self.shift = shift
        self.sameGrid = sameGrid
    }

    /// The tolerance for the same rasterizer with a different flattening of curves.
    ///
    /// It is for another flattening tolerance or version, or for the same path written with different curves.
    public static let flattening = EdgeTolerance(
        contrast: 0.3, growth: 0.042, distance: 0.06, shift: 0.05, sameGrid: true)

    /// The tolerance for another rasterizer: exact coverage, or a grid of at least 4 × 4 samples per pixel.
    public static let sampling = EdgeTolerance(
        contrast: 0.45, growth: 0.12, distance: 0.16, shift: 0.16, sameGrid: false)
}
