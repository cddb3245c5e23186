internal import SymbolGeometry

extension StrokePen.Cap {
    /// Returns the segments from the corner of a line's end at which the pen arrives to the other corner.
    ///
    /// - Parameters:
    ///   - pivot: The end of the line.
    ///   - outward: The unit vector pointing away from the line.
    /// - Returns: The segments of the cap.
    func segments(at pivot: Point, outward: Point) -> [OffsetSegment] {
        let across = outward.quarterTurned
        func lines(_ offsets: Point...) -> [OffsetSegment] {
            OffsetSegment.lines(through: offsets.map { OffsetPoint(pivot, $0) })
        }
        switch self {
        case .butt: return lines(-across, across)
        case .square: return lines(-across, outward - across, outward + across, across)
        case .round:
            // Two quarters of a circle; see `EllipticalArc.cubics`.
            return quarter(about: pivot, from: -across, to: outward) + quarter(about: pivot, from: outward, to: across)
        }
    }

    /// Returns the area that both caps of a line of zero length cover; the line is taken to point right (SVG 2
    /// §13.5.4).
    func dot(at point: Point) -> [OffsetSegment] {
        switch self {
        case .butt: []
        case .square:
            OffsetSegment.lines(
                through: [(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)].map { OffsetPoint(point, Point($0, $1)) })
        case .round: segments(at: point, outward: Point(1, 0)) + segments(at: point, outward: Point(-1, 0))
        }
    }

    private func quarter(about pivot: Point, from first: Point, to last: Point) -> [OffsetSegment] {
        let arm = 0.552_284_749_830_793_6
        let offsets = [first, first + last * arm, last + first * arm, last].map { OffsetPoint(pivot, $0) }
        return [.cubic(offsets[0], offsets[1], offsets[2], offsets[3])]
    }
}
