internal import SymbolGeometry
internal import SymbolTemplate

extension Enclosure {
    /// Returns the point of a drawing that belongs at the centre of the enclosure.
    ///
    /// In a circle, the centre of the drawing's box may look off: that of a triangle is too near to one side. The point
    /// lies two thirds of the way from there, because the eye also sees the box, to the centre of the smallest circle
    /// around the drawing, which leaves equal space all around, but no farther than balances the drawing's mass. In an
    /// enclosure with flat sides, a centred box looks centred.
    func opticalMiddle(of box: Rect, around points: [Point], centerOfMass: () -> Point?) -> Point {
        let middle = box.center
        guard self == .circle, let circle = SmallestCircle(around: points), let mass = centerOfMass() else {
            return middle
        }
        func lesser(_ one: Double, _ other: Double) -> Double {
            one * other > 0 ? (abs(one) < abs(other) ? one : other) : 0
        }
        let (space, weight) = (circle.center - middle, mass - middle)
        return middle + Point(lesser(space.x, weight.x), lesser(space.y, weight.y)) * (2 / 3)
    }
}

extension Skeleton {
    /// Returns the point of the drawing that belongs at the centre of an enclosure.
    func opticalMiddle(in enclosure: Enclosure) -> Point {
        let strokes = countedStrokes
        return enclosure.opticalMiddle(of: opticalBox, around: strokes.flatMap { $0.path.edges(0.05).map(\.start) }) {
            centerOfMass(of: strokes.filter { $0.fillRole != .cut })
        }
    }

    /// Returns the centre of mass in Regular, with strokes that `fills` solid, so that a symbol and its fill variant
    /// align.
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
    /// The centre of mass of the areas that the paths enclose, each counted separately.
    var centerOfMass: Point? {
        var (area, moment) = (0.0, Point.zero)
        for path in self {
            let edges = path.edges(0.01)
            // Areas count regardless of their winding direction.
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
