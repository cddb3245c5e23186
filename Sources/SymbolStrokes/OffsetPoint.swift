internal import SymbolGeometry

/// A point of a stroke's outline as a function of half the width: `anchor + half · offset`.
///
/// Because all points of an outline have this form, outlines can serve as masters: the mean of the outlines of two
/// widths is the outline of the mean width, up to rounding.
struct OffsetPoint: Hashable, Sendable {
    let anchor: Point
    let offset: Point

    init(_ anchor: Point, _ offset: Point) {
        self.anchor = anchor
        self.offset = offset
    }

    /// Returns the point for half a width.
    func at(_ half: Double) -> Point { anchor + offset * half }
}

/// A line or curve between such points.
enum OffsetSegment: Hashable, Sendable {
    case line(OffsetPoint, OffsetPoint)
    case cubic(OffsetPoint, OffsetPoint, OffsetPoint, OffsetPoint)

    var start: OffsetPoint {
        switch self {
        case .line(let start, _), .cubic(let start, _, _, _): start
        }
    }

    var end: OffsetPoint {
        switch self {
        case .line(_, let end), .cubic(_, _, _, let end): end
        }
    }

    var reversed: OffsetSegment {
        switch self {
        case .line(let start, let end): .line(end, start)
        case .cubic(let start, let control1, let control2, let end): .cubic(end, control2, control1, start)
        }
    }

    /// Returns lines from each point to the next.
    static func lines(through points: [OffsetPoint]) -> [OffsetSegment] {
        zip(points, points.dropFirst()).map { .line($0, $1) }
    }

    /// Returns an arc about a pivot, with half the width as its radius, from a unit vector through an angle.
    static func arc(about pivot: Point, from direction: Point, turn: Double) -> [OffsetSegment] {
        EllipticalArc(center: .zero, rx: 1, ry: 1, startDirection: direction, sweepAngle: turn).cubics.map { arc in
            .cubic(
                OffsetPoint(pivot, arc.start), OffsetPoint(pivot, arc.control1), OffsetPoint(pivot, arc.control2),
                OffsetPoint(pivot, arc.end))
        }
    }
}

/// A closed contour, which leaves a last line back to the start to the closing.
struct OffsetContour: Hashable, Sendable {
    private let segments: [OffsetSegment]

    init(_ segments: [OffsetSegment]) {
        var segments = segments
        if case .line? = segments.last { segments.removeLast() }
        self.segments = segments
    }

    func append(to path: inout Path, half: Double) {
        guard let start = segments.first?.start else { return }
        path.move(to: start.at(half))
        for segment in segments {
            switch segment {
            case .line(_, let end): path.line(to: end.at(half))
            case .cubic(_, let control1, let control2, let end):
                path.cubic(to: end.at(half), control1: control1.at(half), control2: control2.at(half))
            }
        }
        path.close()
    }
}

extension [OffsetSegment] {
    var backwards: [OffsetSegment] { self.reversed().map(\.reversed) }
}
