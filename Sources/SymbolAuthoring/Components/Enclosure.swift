internal import SymbolGeometry
internal import SymbolTemplate

/// A shape around a symbol.
package enum Enclosure: String, CaseIterable, Hashable, Sendable {
    case circle, square, rectangle

    /// The outline in grid units; the square is a little smaller than the circle because they should look equally
    /// large.
    var path: Path {
        switch self {
        case .circle: Path(ellipseAt: Point(12, 12), rx: 9, ry: 9)
        case .square: Path(roundedRect: Rect(minX: 4, minY: 4, maxX: 20, maxY: 20), rx: 3.5, ry: 3.5)
        case .rectangle: Path(roundedRect: Rect(minX: 3, minY: 5, maxX: 21, maxY: 19), rx: 3.5, ry: 3.5)
        }
    }

    /// The scale of a symbol inside the enclosure.
    ///
    /// A circle leaves less space because it cuts off the corners.
    var innerScale: Double {
        switch self {
        case .circle: 0.54
        case .square: 0.58
        case .rectangle: 0.5
        }
    }

    /// Returns the widths of the enclosure's line, given those of lines outside: somewhat less in Black, where the
    /// drawing inside needs the space.
    static func widths(_ widths: StrokeWidths) -> StrokeWidths {
        var widths = widths
        widths.black = max(widths.regular, widths.black * blackPart)
        return widths
    }

    /// The fraction of the Black width that the enclosure's line keeps.
    private static let blackPart = 0.84
    /// The scale of stroke widths inside; strokes hardly shrink, so that they look as heavy as the enclosure's.
    static let innerWidth = 0.86

    /// Returns the factor by which the Black width of a stroke shrinks inside.
    ///
    /// Counters are half as large there and must stay open, yet no stroke becomes thinner than in Regular.
    static func innerBlackPart(_ widths: StrokeWidths, _ part: Double = blackParts.lowerBound) -> Double {
        max(part, widths.regular / widths.black)
    }

    /// The range of the factor for Black widths; it is greater when there is less beside a stroke.
    static let blackParts = 0.62...0.85
    /// The fraction of its width that a gap keeps inside, where a drawing half as large has less to spare for it.
    static let innerGap = 0.7
    /// The greatest width of cuts that divide a body inside, where it is half as large: about that of a gap.
    static let innerSeam = 1.4
    /// The fraction of its width that the stroke around a body keeps inside.
    ///
    /// It shrinks about as much as the drawing, so that notches do not close, because the weight of a solid body does
    /// not depend on it.
    static let innerRim = 0.75
    /// The least distance between the symbol and the enclosure in Black, in grid units.
    static let clearance = 0.8

    /// Returns the greatest scale, up to `innerScale`, at which strokes around the grid's centre keep clear of the
    /// enclosure.
    func scale(
        for strokes: [SkeletonStroke], _ blackPart: Double, in skeleton: Skeleton, about middle: Point
    ) -> Double {
        let frame = path.flattened(tolerance: 0.05).subpaths.flatMap(\.outline)
        let frameHalf = Self.widths(skeleton.frameWidths).black / 2
        func isClear(_ scale: Double) -> Bool {
            strokes.allSatisfy { stroke in
                let part = Self.innerBlackPart(stroke.unit ?? skeleton.widths, blackPart)
                let half = stroke.width(.black, of: skeleton.widths) * Self.innerWidth * part / 2
                let centers = stroke.path.flattened(tolerance: 0.05).subpaths.flatMap {
                    [$0.start] + $0.outline.map(\.end)
                }
                return centers.allSatisfy { center in
                    let position = Point(Skeleton.grid / 2, Skeleton.grid / 2) + (center - middle) * scale
                    return frame.allSatisfy { $0.distance(to: position) >= frameHalf + half + Self.clearance }
                }
            }
        }
        // Down to two thirds, in steps too small to see.
        let scales = stride(from: 1.0, to: 0.66, by: -0.02).map { $0 * innerScale }
        return scales.first(where: isClear) ?? innerScale * 0.66
    }
}

extension PathSegment {
    /// Returns the distance from a line, or from the chord of a curve.
    func distance(to point: Point) -> Double { LineSegment(start: start, end: end).distance(to: point) }
}
