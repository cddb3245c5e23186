internal import SymbolImaging

/// A comparison of two pictures of the same size, which differ somewhere, as samples of one drawing.
struct EdgeComparison {
    private(set) var measures = EdgeMeasures()
    private(set) var reasons: [DifferenceReason] = []

    /// The shortest edges, in pixels, that a part and a window must have to be judged.
    ///
    /// A dot of 1.3 pixels has too little edge for averages; a window, which may contain any edges, must have at least
    /// two that cross it.
    private static let shortestPart = 4.0
    private static let shortestWindow = 8.0

    init(expected: Pixmap, actual: Pixmap, tolerance: EdgeTolerance) {
        let pair = PicturePair(expected: expected, actual: actual)
        let recolored = RecoloredParts(pair)
        // Another colour is no movement: the shapes of parts that have one are compared in the expected colour.
        let shapes = recolored?.shapes ?? pair
        let changes = PixelChanges(shapes, tolerance)
        let (pieces, cells) = shapes.measuredEdges(sameGrid: tolerance.sameGrid)
        let whole = cells.whole
        measures.contrast = changes.largestShare
        measures.outliers = changes.outliers.count
        measures.length = whole.length
        judge(flat: recolored == nil ? changes.flat : PixelChanges(pair, tolerance).flat)
        judge(changes, length: whole.length)
        // In a window of parallel edges, a shift along them is undefined, and growth is no different from distance.
        judge([whole] + pieces, tolerance)
        judge(shapes: shapes.measuredShapes(sameGrid: tolerance.sameGrid), tolerance)
        judge(windows: [whole] + pieces + cells.windows, tolerance)
        if !reasons.contains(where: { $0.kind == "colour" }), let part = recolored?.worst,
            let extent = part.area.extent
        {
            reasons.append(.color(pixels: part.area.count, largest: part.change, extent))
        }
        if !reasons.isEmpty, let change = shapes.structureChange() { reasons.append(change) }
    }

    private mutating func judge(flat: PixelTally) {
        guard let extent = flat.extent else { return }
        reasons.append(.color(pixels: flat.count, largest: flat.largest, extent))
    }

    private mutating func judge(_ changes: PixelChanges, length: Double) {
        if let extent = changes.impossible.extent {
            reasons.append(.outsideEdges(pixels: changes.impossible.count, extent))
        } else if let extent = changes.outliers.extent,
            changes.clusters || Double(changes.outliers.count) > max(2, length / 50)
        {
            reasons.append(.outsideEdges(pixels: changes.outliers.count, extent))
        }
    }

    private mutating func judge(_ parts: [PartMeasures], _ tolerance: EdgeTolerance) {
        let parts = parts.filter { $0.length >= Self.shortestPart }
        if let worst = parts.max(by: { $0.covered.change < $1.covered.change }), worst.covered.change > 0 {
            report(worst) { .color(pixels: worst.covered.pixels, largest: worst.covered.change, $0) }
        }
        if let worst = parts.max(by: { $0.movement < $1.movement }) {
            measures.shift = worst.movement
            if worst.movement > tolerance.shift {
                report(worst) { .moved(x: worst.shift.x, y: worst.shift.y, $0) }
            }
        }
        if let worst = parts.max(by: { abs($0.growth) < abs($1.growth) }) {
            measures.growth = abs(worst.growth)
            if measures.growth > tolerance.growth { report(worst) { .weight(worst.growth, $0) } }
        }
    }

    /// Judges the movement of shapes, of which those near others have been measured as one with them.
    ///
    /// They may move twice as far: of 373 icons at 16, 24 and 64 pixels that resvg draws, the simple limit would refuse
    /// eight more, and this one refuses none.
    private mutating func judge(shapes: [PartMeasures], _ tolerance: EdgeTolerance) {
        let limit = 2 * tolerance.shift
        guard measures.shift <= limit,
            let worst = shapes.filter({ $0.length >= Self.shortestPart }).max(by: { $0.movement < $1.movement }),
            worst.movement > limit
        else { return }
        measures.shift = worst.movement
        report(worst) { .moved(x: worst.shift.x, y: worst.shift.y, $0) }
    }

    private mutating func judge(windows: [PartMeasures], _ tolerance: EdgeTolerance) {
        let windows = windows.filter { $0.length >= Self.shortestWindow }
        guard let worst = windows.max(by: { $0.distance < $1.distance }) else { return }
        measures.distance = worst.distance
        if worst.distance > tolerance.distance { report(worst) { .edges(worst.distance, $0) } }
    }

    private mutating func report(_ part: PartMeasures, as reason: (PixelRectangle) -> DifferenceReason) {
        if let extent = part.area.extent { reasons.append(reason(extent)) }
    }
}

extension PartMeasures {
    fileprivate var movement: Double {
        let (x, y) = shift
        return (x * x + y * y).squareRoot()
    }
}
