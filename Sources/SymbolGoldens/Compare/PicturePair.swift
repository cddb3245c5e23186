internal import SymbolImaging

/// The expected and the actual picture, which have the same size.
struct PicturePair {
    let expected: PictureValues
    let actual: PictureValues

    init(expected: Pixmap, actual: Pixmap) {
        let background = expected.background
        self.init(
            expected: PictureValues(expected, background: background),
            actual: PictureValues(actual, background: background))
    }

    init(expected: PictureValues, actual: PictureValues) { (self.expected, self.actual) = (expected, actual) }

    var width: Int { expected.width }
    var height: Int { expected.height }

    func hasAllNeighbors(x: Int, y: Int) -> Bool { x > 0 && y > 0 && x + 1 < width && y + 1 < height }
}

extension PicturePair {
    /// Measures the edges by connected pieces and by cells.
    ///
    /// A piece is a separate shape, a side of it where it is wide, a hole, or a mark within an area.
    func measuredEdges(sameGrid: Bool) -> (pieces: [PartMeasures], cells: MeasuredCells) {
        let pieces = ConnectedParts(of: isNearEdge(), width: width, connectivity: .edges)
        var parts = [PartMeasures](repeating: PartMeasures(), count: pieces.count)
        var cells = MeasuredCells(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let piece = Int(pieces.labels[y * width + x])
                guard piece > 0 else { continue }
                let pixel = edgePixel(x: x, y: y, sameGrid: sameGrid)
                parts[piece - 1].add(pixel)
                cells.add(pixel)
            }
        }
        return (parts, cells)
    }

    /// Measures the edges of each shape that background surrounds in both pictures, however near others are.
    func measuredShapes(sameGrid: Bool) -> [PartMeasures] {
        let isInk = zip(expected.ink, actual.ink).map { max($0, $1) > 0 }
        let shapes = ConnectedParts(of: isInk, width: width, connectivity: .edgesAndCorners)
        guard shapes.count > 1 else { return [] }
        var parts = [PartMeasures](repeating: PartMeasures(), count: shapes.count)
        for y in 0..<height {
            for x in 0..<width {
                let index = y * width + x
                // An edge is measured towards the next pixel, also from the background before it.
                let sides = [index, x + 1 < width ? index + 1 : index, y + 1 < height ? index + width : index]
                guard let shape = sides.lazy.map({ shapes.labels[$0] }).first(where: { $0 > 0 }) else { continue }
                parts[Int(shape) - 1].add(edgePixel(x: x, y: y, sameGrid: sameGrid))
            }
        }
        return parts
    }

    /// Returns for each pixel whether it, or a pixel at one of its sides, differs from the next one in either picture
    /// or between the pictures.
    private func isNearEdge() -> [Bool] {
        var isNear = [Bool](repeating: false, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let index = y * width + x
                let right = x + 1 < width ? index + 1 : index
                let down = y + 1 < height ? index + width : index
                if expected.pixels[index] != actual.pixels[index] { isNear[index] = true }
                if differs(index, right) { (isNear[index], isNear[right]) = (true, true) }
                if differs(index, down) { (isNear[index], isNear[down]) = (true, true) }
            }
        }
        return isNear
    }

    private func differs(_ a: Int, _ b: Int) -> Bool {
        expected.pixels[a] != expected.pixels[b] || actual.pixels[a] != actual.pixels[b]
    }

    /// Measures one pixel; the picture is extended beyond its border, which therefore is no edge.
    private func edgePixel(x: Int, y: Int, sameGrid: Bool) -> EdgePixel {
        let index = y * width + x
        let (left, right) = (x > 0 ? index - 1 : index, x + 1 < width ? index + 1 : index)
        let (up, down) = (y > 0 ? index - width : index, y + 1 < height ? index + width : index)
        let (e, a) = (expected.values(index), actual.values(index))
        let (eRight, eDown) = (expected.values(right), expected.values(down))
        let (stepX, stepY) = (eRight - e, eDown - e)
        let slopeX = (eRight + actual.values(right) - expected.values(left) - actual.values(left)) / 4
        let slopeY = (eDown + actual.values(down) - expected.values(up) - actual.values(up)) / 4
        let isCrest = hasAllNeighbors(x: x, y: y) && expected.isCrest(index) && actual.isCrest(index)
        let isFull = isCrest && isFull(index)
        return EdgePixel(
            x: x, y: y, difference: a - e, inkGain: Int(actual.ink[index]) - Int(expected.ink[index]),
            variation: (stepX * stepX + stepY * stepY).squareRoot(), slopeX: slopeX, slopeY: slopeY,
            colors: isFull || sameGrid && isCrest ? (expected.pixels[index], actual.pixels[index]) : nil,
            isFull: isFull)
    }

    /// Returns whether both pictures show their undiluted ink at a pixel none of whose neighbours has more.
    ///
    /// It is as strong as possible in one picture, or all four diagonal neighbours have some: a convex shape that
    /// extends beyond all four corners of a square contains their hull, which contains the square.
    private func isFull(_ index: Int) -> Bool {
        max(expected.ink[index], actual.ink[index]) == 255
            || expected.hasInkAtCorners(index) && actual.hasInkAtCorners(index)
    }

    /// The change of the structure, if it is certain: the same counts at a lower and at a higher threshold.
    ///
    /// Both thresholds are low enough for translucent layers and for lines thinner than a pixel, which may spread over
    /// two.
    func structureChange() -> DifferenceReason? {
        let strongest = max(expected.ink.max() ?? 0, actual.ink.max() ?? 0)
        let before = PictureStructure(expected, strongest: strongest, share: 0.15)
        let after = PictureStructure(actual, strongest: strongest, share: 0.15)
        guard before != after,
            PictureStructure(expected, strongest: strongest, share: 0.3) == before,
            PictureStructure(actual, strongest: strongest, share: 0.3) == after
        else { return nil }
        return .structure(expected: before, actual: after)
    }
}

extension PictureValues {
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
