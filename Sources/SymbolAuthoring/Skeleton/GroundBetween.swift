internal import SymbolGeometry
internal import SymbolText

/// The ground on which discs lie beside strokes: around parts that stand apart, and far into passages.
struct GroundBetween {
    private let parts: Int
    private let places: [Point]

    /// Grid units by which the tip of a passage moves under strokes that grow.
    private static let tip = 2.5

    init(_ room: ScanlineRegion) {
        parts = room.parts
        places = room.places(every: Self.tip / 4)
    }

    /// Whether the parts are apart still, and no passage is closed.
    func stays(in room: ScanlineRegion) -> Bool {
        room.parts >= parts
            && places.allSatisfy { place in room.meets(Rect(place).insetBy(-Self.tip)) }
    }
}

extension ScanlineRegion {
    /// The pieces of what is not in it.
    fileprivate var parts: Int {
        var rest = ScanlineRegion(all: raster)
        rest.subtract(self)
        return RegionPiece.pieces(of: rest).count
    }

    /// About evenly spread.
    fileprivate func places(every distance: Double) -> [Point] {
        stride(from: 0, to: lines.count, by: max(1, Int(clamping: distance / raster.step))).flatMap { line in
            lines[line].flatMap { run in
                stride(from: run.lowerBound, through: run.upperBound, by: distance).map {
                    Point($0, raster.height(line))
                }
            }
        }
    }

    fileprivate func meets(_ box: Rect) -> Bool {
        let first = max(0, Int(clamping: ((box.minY - raster.top) / raster.step).rounded(.up)))
        let last = min(lines.count - 1, Int(clamping: ((box.maxY - raster.top) / raster.step).rounded(.down)))
        return first <= last
            && (first...last).contains { line in
                lines[line].contains { $0.upperBound >= box.minX && $0.lowerBound <= box.maxX }
            }
    }
}
