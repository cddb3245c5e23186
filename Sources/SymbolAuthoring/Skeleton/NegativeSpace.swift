internal import SymbolGeometry
internal import SymbolText

/// The negative space of a drawing: the centres of discs of a certain size that fit beside its strokes.
///
/// It separates the parts of the drawing and extends into its passages.
struct NegativeSpace {
    private let parts: Int
    private let points: [Point]

    /// The distance, in grid units, by which the tip of a passage may move as strokes widen.
    private static let tip = 2.5

    init(_ freeSpace: ScanlineRegion) {
        parts = freeSpace.parts
        points = freeSpace.points(every: Self.tip / 4)
    }

    /// Returns whether the parts are still separate, and no passage is closed, in the free space of wider strokes.
    func isPreserved(in freeSpace: ScanlineRegion) -> Bool {
        freeSpace.parts >= parts
            && points.allSatisfy { point in freeSpace.intersects(Rect(point).insetBy(-Self.tip)) }
    }
}

extension ScanlineRegion {
    /// The number of connected pieces outside the region.
    fileprivate var parts: Int {
        var rest = ScanlineRegion(all: raster)
        rest.subtract(self)
        return RegionPiece.pieces(of: rest).count
    }

    /// Returns points of the region at approximately even distances.
    fileprivate func points(every distance: Double) -> [Point] {
        stride(from: 0, to: raster.count, by: max(1, Int(clamping: distance / raster.step))).flatMap { line in
            self[line].flatMap { run in
                stride(from: run.lowerBound, through: run.upperBound, by: distance).map {
                    Point($0, raster.height(line))
                }
            }
        }
    }

    fileprivate func intersects(_ box: Rect) -> Bool {
        let first = max(0, Int(clamping: ((box.minY - raster.top) / raster.step).rounded(.up)))
        let last = min(raster.count - 1, Int(clamping: ((box.maxY - raster.top) / raster.step).rounded(.down)))
        return first <= last
            && (first...last).contains { line in
                self[line].contains { $0.upperBound >= box.minX && $0.lowerBound <= box.maxX }
            }
    }
}
