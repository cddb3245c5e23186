internal import SymbolGeometry
internal import SymbolTemplate

extension Enclosure {
    /// The point of a drawing that lies in the middle of the enclosure.
    ///
    /// In a circle the middle of its box may seem off: that of a triangle is too near to one side. It lies two thirds
    /// of the way, as the eye sees the box, too, to the middle of the smallest circle around the drawing, which leaves
    /// as much room all around; or as far as that balances its weight. In what has flat sides a box in the middle looks
    /// so.
    func opticalMiddle(of box: Rect, around points: [Point], centerOfMass: () -> Point?) -> Point {
        let middle = box.center
        guard self == .circle, let circle = SmallestCircle(around: points), let mass = centerOfMass() else {
            return middle
        }
        func lesser(_ one: Double, _ other: Double) -> Double {
            one * other > 0 ? (abs(one) < abs(other) ? one : other) : 0
        }
        let (room, weight) = (circle.center - middle, mass - middle)
        return middle + Point(lesser(room.x, weight.x), lesser(room.y, weight.y)) * (2 / 3)
    }
}

extension Skeleton {
    /// The point of the drawing that lies in the middle of an enclosure.
    func opticalMiddle(in enclosure: Enclosure) -> Point {
        let strokes = countedStrokes
        return enclosure.opticalMiddle(of: opticalBox, around: strokes.flatMap { $0.path.edges(0.05).map(\.start) }) {
            centerOfMass(of: strokes.filter { $0.fillRole != .cut })
        }
    }

    /// Of the ink at regular with what `fills` solid, so that a symbol lies where its fill variant does.
    private func centerOfMass(of strokes: [SkeletonStroke]) -> Point? {
        strokes.map { stroke in
            var stroke = stroke
            stroke.isSolid = stroke.isSolid || stroke.fillRole == .fills
            let width = stroke.width(.regular, of: widths)
            return LayerOutlines.outline(of: stroke, width: width, widest: width)
        }.centerOfMass
    }
}

extension [Path] {
    /// Of what they enclose, each for itself.
    var centerOfMass: Point? {
        var (area, moment) = (0.0, Point.zero)
        for path in self {
            let edges = path.edges(0.01)
            // Ink counts whichever way it is wound.
            let sign: Double = edges.signedArea < 0 ? -1 : 1
            for edge in edges {
                let part = sign * edge.start.cross(edge.end) / 2
                area += part
                moment = moment + (edge.start + edge.end) * (part / 3)
            }
        }
        return abs(area) > 0 ? moment / area : nil
    }
}
