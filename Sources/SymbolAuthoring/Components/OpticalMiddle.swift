internal import SymbolGeometry
internal import SymbolTemplate

extension Skeleton {
    /// The point of a drawing that lies in the middle of an enclosure.
    ///
    /// In a circle the middle of its box may seem off: that of a triangle is too near to one side. It lies two thirds
    /// of the way, as the eye sees the box, too, to the middle of the smallest circle around the drawing, which leaves
    /// as much room all around; or as far as that balances its weight. In what has flat sides a box in the middle looks
    /// so.
    func opticalMiddle(in enclosure: Enclosure) -> Point {
        let middle = opticalBox.center
        let strokes = countedStrokes
        let points = strokes.flatMap { $0.path.edges(0.05).map(\.start) }
        guard enclosure == .circle, let circle = SmallestCircle(around: points),
            let mass = centerOfMass(of: strokes.filter { $0.fillRole != .cut })
        else { return middle }
        func lesser(_ one: Double, _ other: Double) -> Double {
            one * other > 0 ? (abs(one) < abs(other) ? one : other) : 0
        }
        let (room, weight) = (circle.center - middle, mass - middle)
        return middle + Point(lesser(room.x, weight.x), lesser(room.y, weight.y)) * (2 / 3)
    }

    /// Of the ink at regular with what `fills` solid, so that a symbol lies where its fill variant does.
    private func centerOfMass(of strokes: [SkeletonStroke]) -> Point? {
        var (area, moment) = (0.0, Point.zero)
        for var stroke in strokes {
            stroke.isSolid = stroke.isSolid || stroke.fillRole == .fills
            let width = stroke.width(.regular, of: widths)
            for edge in LayerOutlines.outline(of: stroke, width: width, widest: width).edges(0.01) {
                let part = edge.start.cross(edge.end) / 2
                area += part
                moment = moment + (edge.start + edge.end) * (part / 3)
            }
        }
        return abs(area) > 0 ? moment / area : nil
    }
}
