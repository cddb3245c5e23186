/// The expected and the actual picture, of one size.
struct PicturePair {
    let expected: PictureValues
    let actual: PictureValues

    init(expected: Pixmap, actual: Pixmap) {
        let background = expected.background
        self.expected = PictureValues(expected, background: background)
        self.actual = PictureValues(actual, background: background)
    }

    var width: Int { expected.width }
    var height: Int { expected.height }

    func hasAllNeighbors(x: Int, y: Int) -> Bool { x > 0 && y > 0 && x + 1 < width && y + 1 < height }
}

extension PicturePair {
    /// What either picture drew as one whole, and if it has several connected parts, each of them.
    /// Parts are one pixel wider all round to hold their edges.
    func measuredParts(sameGrid: Bool) -> (whole: PartMeasures, parts: [PartMeasures]) {
        let parts = ConnectedParts(of: isNearInk(), width: width, connectivity: .edgesAndCorners)
        var whole = PartMeasures()
        var measures = [PartMeasures](repeating: PartMeasures(), count: parts.count > 1 ? parts.count : 0)
        for y in 0..<height {
            for x in 0..<width {
                let part = Int(parts.labels[y * width + x])
                guard part > 0, !isFlat(x: x, y: y) else { continue }
                addPixel(x: x, y: y, sameGrid, to: &whole)
                if parts.count > 1 { addPixel(x: x, y: y, sameGrid, to: &measures[part - 1]) }
            }
        }
        return (whole, measures)
    }

    private func isNearInk() -> [Bool] {
        var isNear = [Bool](repeating: false, count: width * height)
        for y in 0..<height {
            for x in 0..<width where expected.ink[y * width + x] | actual.ink[y * width + x] > 0 {
                for row in max(y - 1, 0)...min(y + 1, height - 1) {
                    for column in max(x - 1, 0)...min(x + 1, width - 1) { isNear[row * width + column] = true }
                }
            }
        }
        return isNear
    }

    /// Whether both pictures have one and the same colour here and in the four neighbours: nothing to add.
    private func isFlat(x: Int, y: Int) -> Bool {
        guard hasAllNeighbors(x: x, y: y) else { return false }
        let index = y * width + x
        return expected.isFlat(index) && actual.isFlat(index) && expected.pixels[index] == actual.pixels[index]
    }

    /// Beyond the border the picture goes on as it ends, which makes no edge there.
    private func addPixel(x: Int, y: Int, _ sameGrid: Bool, to part: inout PartMeasures) {
        let index = y * width + x
        let (left, right) = (x > 0 ? index - 1 : index, x + 1 < width ? index + 1 : index)
        let (up, down) = (y > 0 ? index - width : index, y + 1 < height ? index + width : index)
        let (e, a) = (expected.values(index), actual.values(index))
        let (eRight, eDown) = (expected.values(right), expected.values(down))
        let (across, along) = (
            eRight + actual.values(right) - expected.values(left) - actual.values(left),
            eDown + actual.values(down) - expected.values(up) - actual.values(up)
        )
        part.add(
            x: x, y: y, difference: a - e, inkGain: Int(actual.ink[index]) - Int(expected.ink[index]),
            step: (eRight - e, eDown - e), slope: (across / 4, along / 4))
        if hasAllNeighbors(x: x, y: y), isCovered(index, sameGrid: sameGrid) {
            part.covered.add(expected: expected.pixels[index], actual: actual.pixels[index])
        }
    }

    /// Whether both pictures show their ink undiluted at a pixel that is not at the border.
    ///
    /// No neighbour has more in either. And it is as strong as can be in one, or all four neighbours at the
    /// corners have some: a convex shape that reaches beyond all four corners of a square contains their
    /// hull, which contains the square. On one grid straight edges are sampled alike, so that the crest of a
    /// straight line is as good even where it covers no pixel.
    private func isCovered(_ index: Int, sameGrid: Bool) -> Bool {
        guard expected.isCrest(index), actual.isCrest(index) else { return false }
        return sameGrid || max(expected.ink[index], actual.ink[index]) == 255
            || expected.hasInkAtCorners(index) && actual.hasInkAtCorners(index)
    }

    /// Told only if it is plain: the same counts at a lower and a higher threshold.
    func structureChange() -> DifferenceReason? {
        let strongest = max(expected.ink.max() ?? 0, actual.ink.max() ?? 0)
        let before = PictureStructure(expected, strongest: strongest, share: 0.35)
        let after = PictureStructure(actual, strongest: strongest, share: 0.35)
        guard before != after,
            PictureStructure(expected, strongest: strongest, share: 0.65) == before,
            PictureStructure(actual, strongest: strongest, share: 0.65) == after
        else { return nil }
        return .structure(expected: before, actual: after)
    }
}

extension PictureValues {
    /// Whether the pixel, not at the border, and its four neighbours are alike.
    fileprivate func isFlat(_ index: Int) -> Bool {
        let color = pixels[index]
        return color == pixels[index - 1] && color == pixels[index + 1]
            && color == pixels[index - width] && color == pixels[index + width]
    }

    fileprivate func isCrest(_ index: Int) -> Bool {
        let (above, below) = (index - width, index + width)
        let sides = max(ink[above], ink[below], ink[index - 1], ink[index + 1])
        let corners = max(ink[above - 1], ink[above + 1], ink[below - 1], ink[below + 1])
        return ink[index] > 0 && ink[index] >= max(sides, corners)
    }

    fileprivate func hasInkAtCorners(_ index: Int) -> Bool {
        let (above, below) = (index - width, index + width)
        return min(ink[above - 1], ink[above + 1], ink[below - 1], ink[below + 1]) > 0
    }
}
