/// Two pictures of one size that differ somewhere, compared as samples of one drawing.
struct EdgeComparison {
    private(set) var measures = EdgeMeasures()
    private(set) var reasons: [DifferenceReason] = []

    init(expected: Pixmap, actual: Pixmap, tolerance: EdgeTolerance) {
        let pair = PicturePair(expected: expected, actual: actual)
        let changes = PixelChanges(pair, contrastLimit: tolerance.contrast)
        let (whole, parts) = pair.measuredParts(sameGrid: tolerance.sameGrid)
        measures.contrast = changes.largestShare
        measures.outliers = changes.outliers.count
        measures.length = whole.length
        judge(changes, length: whole.length)
        judge(whole, tolerance)
        for part in parts { judge(part, tolerance) }
        if !reasons.isEmpty, let change = pair.structureChange() { reasons.append(change) }
    }

    private mutating func judge(_ changes: PixelChanges, length: Double) {
        if let extent = changes.flat.extent {
            reasons.append(.color(pixels: changes.flat.count, largest: changes.flat.largest, extent))
        }
        if let extent = changes.impossible.extent {
            reasons.append(.outsideEdges(pixels: changes.impossible.count, extent))
        } else if let extent = changes.outliers.extent, Double(changes.outliers.count) > max(2, length / 50) {
            reasons.append(.outsideEdges(pixels: changes.outliers.count, extent))
        }
    }

    private mutating func judge(_ part: PartMeasures, _ tolerance: EdgeTolerance) {
        guard part.length >= 4, let extent = part.area.extent else { return }
        let shift = part.shift
        let movement = (shift.x * shift.x + shift.y * shift.y).squareRoot()
        measures.growth = max(measures.growth, abs(part.growth))
        measures.distance = max(measures.distance, part.distance)
        measures.shift = max(measures.shift, movement)
        if part.covered.change > 0 {
            reasons.append(.color(pixels: part.covered.pixels, largest: part.covered.change, extent))
        }
        if movement > tolerance.shift { reasons.append(.moved(x: shift.x, y: shift.y, extent)) }
        if abs(part.growth) > tolerance.growth { reasons.append(.weight(part.growth, extent)) }
        if part.distance > tolerance.distance { reasons.append(.edges(part.distance, extent)) }
    }
}
