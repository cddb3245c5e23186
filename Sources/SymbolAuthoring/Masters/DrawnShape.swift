internal import SymbolGeometry
internal import SymbolTemplate

/// A shape as drawn at one weight.
struct DrawnShape {
    private let stroke: SkeletonStroke
    /// The width of its stroke, in grid units; 0 when it is not stroked.
    let width: Double
    /// The drawing's name in messages.
    private let drawing: String

    static func shapes(of skeleton: Skeleton, _ drawing: String) -> [DrawnShape] {
        skeleton.layers.flatMap(\.strokes).map { stroke in
            DrawnShape(stroke: stroke, width: stroke.width(.regular, of: skeleton.widths), drawing: drawing)
        }
    }

    /// Returns the outline; strokes that differ only in width have outlines with the same commands for the same
    /// `widest`.
    func outline(widest: Double) -> Path {
        LayerOutlines.outline(of: stroke, width: width, widest: widest)
    }

    /// The number of filled contours, as in "2 in the bold drawing".
    var contours: String {
        let count = outline(widest: width).subpaths.filter { Path($0).signedArea() > 0 }.count
        return "\(count) in the \(drawing) drawing"
    }

    fileprivate var box: Rect { outline(widest: width).bounds ?? Rect(.zero) }
}

extension [DrawnShape] {
    /// Returns the shapes in the order of the others, each paired with the nearest.
    func paired(with others: [DrawnShape], _ drawing: String) throws(MasterMismatch) -> [DrawnShape] {
        guard count == others.count else {
            throw MasterMismatch(
                description: "the \(drawing) drawing has \(count) shapes, the regular one \(others.count)")
        }
        let (boxes, otherBoxes) = (map(\.box), others.map(\.box))
        let pairs = NearestPairs(others.count, count) { otherBoxes[$0].difference(from: boxes[$1]) }.pairs
        return pairs.sorted { $0.first < $1.first }.map { self[$0.second] }
    }
}
