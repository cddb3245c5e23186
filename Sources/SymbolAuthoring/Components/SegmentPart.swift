internal import SymbolGeometry

/// A part of one of a contour's segments.
struct SegmentPart {
    let segment: Int
    var range: ClosedRange<Double>

    /// The length, in grid units, up to which a segment is one part; longer ones have several, half as long or more.
    private static let greatest = 2.0
    /// The greatest number of parts of a segment.
    private static let most = 16.0

    /// Returns the parts of all segments that have a length.
    static func all(of segments: [PathSegment]) -> [SegmentPart] {
        segments.enumerated().flatMap { index, segment -> [SegmentPart] in
            let length = segment.length(tolerance: 0.05)
            guard length > 0 else { return [] }
            let count = length > greatest ? min((length / greatest * 2).rounded(.down), most) : 1
            return (0..<Int(count)).map {
                SegmentPart(segment: index, range: Double($0) / count...(Double($0) + 1) / count)
            }
        }
    }

    /// Returns the part of a segment, among those of a contour of the same structure.
    func of(_ segments: [PathSegment]) -> PathSegment {
        range == 0...1
            ? segments[segment] : segments[segment].subsegment(from: range.lowerBound, to: range.upperBound)
    }
}

extension [SegmentPart] {
    /// The parts with neighbours on the same segment as one.
    var joined: [SegmentPart] {
        reduce(into: []) { joined, part in
            if let last = joined.last, last.segment == part.segment, last.range.upperBound == part.range.lowerBound {
                joined[joined.count - 1].range = last.range.lowerBound...part.range.upperBound
            } else {
                joined.append(part)
            }
        }
    }
}

extension Subpath {
    /// The segments with the closing line, even if it has no length, so that contours of one structure have equally
    /// many.
    var closedSegments: [PathSegment] { segments + [.line(LineSegment(start: end, end: start))] }
}

extension [Bool] {
    /// The indices in groups of equal neighbours, where the last is a neighbour of the first; unless all are equal, the
    /// first group is false.
    var cyclicGroups: [[Int]] {
        let first = indices.first { !self[$0] && self[($0 + count - 1) % count] } ?? 0
        return indices.map { ($0 + first) % count }.reduce(into: []) { groups, index in
            if let last = groups.last?.last, self[last] == self[index] {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
    }
}
