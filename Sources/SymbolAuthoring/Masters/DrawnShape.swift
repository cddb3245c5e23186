internal import SymbolGeometry
internal import SymbolTemplate

/// A shape as a drawing of one weight has it.
struct DrawnShape {
    private let stroke: SkeletonStroke
    /// Of its stroke, in grid units; 0 for what is not stroked.
    let width: Double
    /// The drawing's name in messages.
    private let drawing: String

    static func shapes(of skeleton: Skeleton, _ drawing: String) -> [DrawnShape] {
        skeleton.layers.flatMap(\.strokes).map { stroke in
            DrawnShape(stroke: stroke, width: stroke.width(.regular, of: skeleton.widths), drawing: drawing)
        }
    }

    /// Strokes that differ in nothing but their widths have outlines of the same commands for the same `widest`.
    func outline(widest: Double) -> Path {
        LayerOutlines.outline(of: stroke, width: width, widest: widest)
    }

    /// How many contours hold ink, as in "2 in the bold drawing".
    var contours: String {
        let count = outline(widest: width).subpaths.filter { Path($0).signedArea() > 0 }.count
        return "\(count) in the \(drawing) drawing"
    }

    fileprivate var box: Rect { outline(widest: width).bounds ?? Rect(.zero) }
}

extension [DrawnShape] {
    /// The shapes in the order of others that they are nearest to, one for each.
    func paired(with others: [DrawnShape], _ drawing: String) throws(MasterMismatch) -> [DrawnShape] {
        guard count == others.count else {
            throw MasterMismatch(
                description: "the \(drawing) drawing has \(count) shapes, the regular one \(others.count)")
        }
        let (mine, theirs) = (map(\.box), others.map(\.box))
        let pairs = NearestPairs(others.count, count) { theirs[$0].difference(from: mine[$1]) }.pairs
        return pairs.sorted { $0.first < $1.first }.map { self[$0.second] }
    }
}
