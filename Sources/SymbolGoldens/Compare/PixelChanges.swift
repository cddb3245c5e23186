internal import SymbolColor

/// The pixels that differ, sorted by what could explain them.
struct PixelChanges {
    /// In a flat area: alike with all eight neighbours in both pictures; or in one of them, if all eight are
    /// in the picture and it is no background. Sampling cannot move an edge by the whole pixel that would
    /// take; the tip of a round shape may though reach into the background, or lie beyond the border.
    private(set) var flat = PixelTally()
    /// Beyond what any sampling makes of an edge.
    private(set) var impossible = PixelTally()
    /// Beyond the limit for most pixels.
    private(set) var outliers = PixelTally()
    /// The most outliers that touch: the tips of corners lie alone, the pixels of a mark that moved do not.
    private(set) var largestCluster = 0
    private(set) var largestShare = 0.0

    /// Without its tip a needle or a corner loses up to this share of the contrast around; what is lost
    /// altogether, or drawn new, makes all of the contrast around it.
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

    /// - Returns: the difference as a share of the contrast around.
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
        // A level is left to rounding.
        let around = SIMD4<Float>(pointwiseMax(pointwiseMax(expected, actual), .one))
        let share = Double(((SIMD4<Float>(distance) - 1) / around).max())
        largestShare = max(largestShare, share)
        if share > Self.impossibleShare { impossible.add(x: x, y: y, difference: difference) }
        return share
    }
}

extension PictureValues {
    /// The largest minus the smallest of each channel among a pixel and its eight neighbours.
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
