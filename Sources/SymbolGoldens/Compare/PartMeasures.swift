internal import SymbolColor

/// Sums over one part of two pictures that measure how its edges differ.
///
/// In a picture sampled without bias, an edge of contrast `c` that lies `d` pixels farther out adds `c · d` for each
/// pixel of its length, whatever its direction and position on the grid. The total variation (the sum of gradient
/// lengths) is `c` for each pixel of its length. The ratio of the two is therefore `d`, averaged over the part,
/// whatever its colours.
struct PartMeasures {
    private var variation = SIMD4<Float>.zero
    private var gain = SIMD4<Float>.zero
    private var inkGain = 0
    private var change = SIMD4<Float>.zero
    private var (xx, xy, yy, xd, yd) = (Float.zero, Float.zero, Float.zero, Float.zero, Float.zero)
    private(set) var area = PixelTally()
    /// The colours where both pictures are fully covered.
    private var full = ColorMajority()
    /// The colours there and, on the same grid, along the centres of lines that cover no whole pixel: straight edges
    /// are then sampled alike.
    private var crests = ColorMajority()

    mutating func add(_ pixel: EdgePixel) {
        variation += pixel.variation
        gain += pixel.difference
        inkGain += pixel.inkGain
        change += pixel.difference.magnitude
        xx += (pixel.slopeX * pixel.slopeX).sum()
        xy += (pixel.slopeX * pixel.slopeY).sum()
        yy += (pixel.slopeY * pixel.slopeY).sum()
        xd += (pixel.slopeX * pixel.difference).sum()
        yd += (pixel.slopeY * pixel.difference).sum()
        area.add(x: pixel.x, y: pixel.y)
        guard let (expected, actual) = pixel.colors else { return }
        crests.add(expected: expected, actual: actual)
        if pixel.isFull { full.add(expected: expected, actual: actual) }
    }

    /// The colours of most pixels: lines in several directions may have no colour in common along their centres, unlike
    /// the pixels that they fill.
    var covered: ColorMajority { crests.change > 0 ? crests : full }

    /// Adds another part's edges, but not its colours, which each part has for itself.
    mutating func add(edgesOf other: PartMeasures) {
        variation += other.variation
        gain += other.gain
        inkGain += other.inkGain
        change += other.change
        (xx, xy, yy) = (xx + other.xx, xy + other.xy, yy + other.yy)
        (xd, yd) = (xd + other.xd, yd + other.yd)
        area.add(other.area)
    }
}

/// The contribution of one pixel.
struct EdgePixel {
    var x: Int
    var y: Int
    /// The actual minus the expected colour.
    var difference: SIMD4<Float>
    /// The actual minus the expected distance from the background.
    var inkGain: Int
    /// The length of the expected picture's gradient, from the differences to the next pixels in x and y.
    var variation: SIMD4<Float>
    /// The slopes across the pixel in x and y, averaged over both pictures.
    var slopeX: SIMD4<Float>
    var slopeY: SIMD4<Float>
    /// The colours, where they tell that of a part.
    var colors: (expected: PictureValues.Color, actual: PictureValues.Color)?
    /// Whether it is fully covered in both pictures.
    var isFull: Bool
}

extension PartMeasures {
    /// The length of the edges in pixels, in which an edge counts in proportion to its contrast.
    var length: Double { Double(variation.max()) / 255 }

    /// The average distance by which edges have moved out, in pixels, in the channel where it is farthest from zero.
    var growth: Double {
        let distance = Double(perVariation(gain).magnitude.max())
        return inkGain < 0 ? -distance : distance
    }

    /// The average distance between edges in either direction, in pixels.
    var distance: Double { Double(perVariation(change).max()) }

    /// The shift that explains the differences best: with slope `g` and difference `δ`, a shift by `v` makes `δ =
    /// -g·v` to first order (Lucas and Kanade 1981), solved by least squares over the part.
    ///
    /// It is accurate up to about half a pixel, and too small beyond that.
    var shift: (x: Double, y: Double) {
        let energy = xx + yy
        guard energy > 0 else { return (0, 0) }
        let determinant = xx * yy - xy * xy
        // With straight parallel edges, the shift along them is undefined.
        if determinant < 1e-3 * energy * energy { return (Double(-xd / energy), Double(-yd / energy)) }
        return (Double((xy * yd - yy * xd) / determinant), Double((xy * xd - xx * yd) / determinant))
    }

    /// The ratio of a sum to the variation, without channels that vary too little: their ratio would be noise.
    private func perVariation(_ sum: SIMD4<Float>) -> SIMD4<Float> {
        var ratio = sum / pointwiseMax(variation, SIMD4(repeating: 1))
        ratio.replace(with: 0, where: variation .< variation.max() / 5)
        return ratio
    }
}
