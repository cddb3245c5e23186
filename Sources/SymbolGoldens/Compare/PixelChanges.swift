internal import SymbolColor

/// The pixels that differ, classified by what could explain them.
struct PixelChanges {
    /// The pixels that differ in a flat area: equal to all eight neighbours in both pictures; or in one of them, if all
    /// eight lie in the picture and the pixel is not background.
    ///
    /// Sampling cannot move an edge by the whole pixel that this would take; however, the tip of a round shape may
    /// reach into the background, or lie beyond the border.
    private(set) var flat = PixelTally()
    /// The pixels that differ by more than any sampling of an edge causes.
    private(set) var impossible = PixelTally()
    /// The pixels that differ by more than the limit for most pixels.
    private(set) var outliers = PixelTally()
    /// The number of pixels in the largest connected group of outliers: tips of corners lie alone, unlike the pixels of
    /// a mark that has moved.
    private(set) var largestCluster = 0
    private(set) var largestShare = 0.0

    /// The limit for any sampling: without its tip, a needle or a corner loses up to this share of the contrast around
    /// it, while something that is lost or added altogether accounts for all of the contrast.
    static let impossibleShare = 0.8

    init(_ pair: PicturePair, contrastLimit: Double) {
        var isOutlier = [Bool](repeating: false, count: pair.width * pair.height)
        for y in 0..<pair.height {
            for x in 0..<pair.width {
                let index = y * pair.width + x
                if pair.expected.pixels[index] != pair.actual.pixels[index] {
                    isOutlier[index] = add(pair, x: x, y: y) > contrastLimit
                    if isOutlier[index] { outliers.add(x: x, y: y) }
                }
            }
        }
        if outliers.count > 0 {
            let clusters = ConnectedParts(of: isOutlier, width: pair.width, connectivity: .edgesAndCorners)
            largestCluster = clusters.sizes.max() ?? 0
        }
    }

    /// - Returns: The difference as a share of the contrast around the pixel.
    private mutating func add(_ pair: PicturePair, x: Int, y: Int) -> Double {
        let index = y * pair.width + x
        let distance = pair.expected.pixels[index].distance(to: pair.actual.pixels[index])
        let difference = Int(distance.max())
        let (expected, actual) = (pair.expected.contrast(x: x, y: y), pair.actual.contrast(x: x, y: y))
        let (wasFlat, isFlat) = (expected == .zero, actual == .zero)
        let isFlatInk = wasFlat && pair.expected.ink[index] > 0 || isFlat && pair.actual.ink[index] > 0
        if wasFlat && isFlat || isFlatInk && pair.hasAllNeighbors(x: x, y: y) {
            flat.add(x: x, y: y, difference: difference)
        }
        // One level is attributed to rounding.
        let around = SIMD4<Float>(pointwiseMax(pointwiseMax(expected, actual), .one))
        let share = Double(((SIMD4<Float>(distance) - 1) / around).max())
        largestShare = max(largestShare, share)
        if share > Self.impossibleShare { impossible.add(x: x, y: y, difference: difference) }
        return share
    }
}

extension PictureValues {
    /// The difference between the largest and the smallest value of each channel among a pixel and its eight
    /// neighbours.
    func contrast(x: Int, y: Int) -> Color {
        var (lowest, highest) = (pixels[y * width + x], pixels[y * width + x])
        for row in max(y - 1, 0)...min(y + 1, height - 1) {
            for index in row * width + max(x - 1, 0)...row * width + min(x + 1, width - 1) {
                lowest = pointwiseMin(lowest, pixels[index])
                highest = pointwiseMax(highest, pixels[index])
            }
        }
        return highest &- lowest
    }
}
