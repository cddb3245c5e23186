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
    /// Whether outliers touch that no sampling causes: tips of corners lie alone, unlike the pixels of a mark that is
    /// lost or has moved.
    private(set) var clusters = false
    private(set) var largestShare = 0.0
    private let impossibleShare: Double

    /// The limit for a pixel, and for two that touch.
    ///
    /// Without its tip, a needle or a corner loses up to 0.8 of the contrast around it where samples lie elsewhere, and
    /// half of it on the same grid. Something that is lost or added altogether accounts for all of the contrast, but at
    /// small sizes its pixels may share that with what is around it: two of them are enough.
    private static let needleShare = 0.8
    private static let halfShare = 0.5

    init(_ pair: PicturePair, _ tolerance: EdgeTolerance) {
        impossibleShare = tolerance.sameGrid ? Self.halfShare : Self.needleShare
        let (limit, pairLimit) = (tolerance.contrast, max(tolerance.contrast, Self.halfShare))
        var isOutlier = [Bool](repeating: false, count: pair.width * pair.height)
        var isStrong = isOutlier
        for y in 0..<pair.height {
            for x in 0..<pair.width {
                let index = y * pair.width + x
                if pair.expected.pixels[index] != pair.actual.pixels[index] {
                    let share = add(pair, x: x, y: y)
                    (isOutlier[index], isStrong[index]) = (share > limit, share > pairLimit)
                    if isOutlier[index] { outliers.add(x: x, y: y) }
                }
            }
        }
        guard outliers.count > 1 else { return }
        func largest(_ isMember: [Bool]) -> Int {
            ConnectedParts(of: isMember, width: pair.width, connectivity: .edgesAndCorners).sizes.max() ?? 0
        }
        clusters = largest(isOutlier) > (tolerance.sameGrid ? 1 : 2) || largest(isStrong) > 1
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
        if share > impossibleShare { impossible.add(x: x, y: y, difference: difference) }
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
