/// Two pictures of one size that differ somewhere, compared as samples of one drawing.
struct EdgeComparison {
    private(set) var measures = EdgeMeasures()
    private(set) var reasons: [DifferenceReason] = []

    /// In pixels of edge: what is shorter, a dot of 1.3 pixels, has no averages.
    private static let shortest = 4.0
    private static let shortestSeen = 8.0

    init(expected: Pixmap, actual: Pixmap, tolerance: EdgeTolerance) {
        let pair = PicturePair(expected: expected, actual: actual)
        let changes = PixelChanges(pair, contrastLimit: tolerance.contrast)
        let (pieces, cells) = pair.measuredEdges(sameGrid: tolerance.sameGrid)
        let whole = cells.whole
        measures.contrast = changes.largestShare
        measures.outliers = changes.outliers.count
        measures.length = whole.length
        judge(changes, length: whole.length)
        judge(whole, tolerance)
        for piece in pieces { judge(piece, tolerance) }
        for window in cells.windows { judge(window: window, tolerance) }
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
        guard part.length >= Self.shortest, let extent = part.area.extent else { return }
        let shift = part.shift
        let movement = (shift.x * shift.x + shift.y * shift.y).squareRoot()
        measures.growth = max(measures.growth, abs(part.growth))
        measures.shift = max(measures.shift, movement)
        if part.covered.change > 0 {
            reasons.append(.color(pixels: part.covered.pixels, largest: part.covered.change, extent))
        }
        if movement > tolerance.shift { reasons.append(.moved(x: shift.x, y: shift.y, extent)) }
        if abs(part.growth) > tolerance.growth { reasons.append(.weight(part.growth, extent)) }
        judge(window: part, tolerance)
    }

    /// A window of parallel edges tells nothing of a shift along them, and of growth no more than distance does.
    private mutating func judge(window: PartMeasures, _ tolerance: EdgeTolerance) {
        guard window.length >= Self.shortestSeen, let extent = window.area.extent else { return }
        measures.distance = max(measures.distance, window.distance)
        if window.distance > tolerance.distance { reasons.append(.edges(window.distance, extent)) }
    }
}
