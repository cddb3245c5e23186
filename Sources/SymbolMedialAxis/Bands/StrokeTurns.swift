internal import CLibrary
internal import SymbolGeometry

/// The two ends of an open stroke, found on its outline as the places where it turns around within a cap.
struct StrokeTurns {
    /// The outline without loops inside its corners.
    let outline: Polyline
    /// Half the width that a stroke with this area and perimeter has.
    let radius: Double
    /// The tips of both ends, as lengths along the outline.
    let ends: (Double, Double)

    /// The least turn of a cap, in radians: less than half a turn, but more than the corners of bends reach.
    private static let turn = 0.9 * Double.pi
    /// The longest cap, in radii: a half circle, with some allowance for flattening.
    private static let longest = 3.5

    /// Creates turns at two lengths of the outline that are known to be the tips of its caps.
    init?(_ ring: Polyline, between a: Double, _ b: Double) {
        radius = Self.radius(ring)
        guard radius > 0 else { return nil }
        let (outline, tips) = ring.untangledRing(radius, by: ring.ringArea < 0 ? -1 : 1, keeping: [a, b])
        guard tips[0] != tips[1] else { return nil }
        (self.outline, ends) = (outline, (tips[0], tips[1]))
    }

    /// Finds the ends; nil when the outline is not a stroke with two ends, or is hardly longer than wide.
    init?(_ ring: Polyline) {
        let radius = Self.radius(ring)
        guard radius > 0, ring.length - 2 * .pi * radius > 1.2 * radius else { return nil }
        self.radius = radius
        outline = ring.untangledRing(radius, by: ring.ringArea < 0 ? -1 : 1).line
        let ring = outline
        let windows = Self.windows(ring, longest: Self.longest * radius).sorted { $0.length < $1.length }
        var found: [Double] = []
        for window in windows {
            let isApart = found.allSatisfy { end in
                let gap = abs(end - window.middle)
                return min(gap, ring.length - gap) > Self.longest * radius
            }
            if isApart { found.append(window.middle) }
        }
        guard found.count == 2 else { return nil }
        ends = (found[0], found[1])
    }

    /// Returns half the width of a stroke: a band of length l between two half circles of radius r encloses 2lr + πr²
    /// with a perimeter of 2l + 2πr, however it bends.
    private static func radius(_ ring: Polyline) -> Double {
        let (area, perimeter) = (abs(ring.ringArea), ring.length)
        return (perimeter - max(0, perimeter * perimeter - 4 * .pi * area).squareRoot()) / (2 * .pi)
    }

    /// Returns, for each point, the shortest part of the ring from there on that turns far enough.
    private static func windows(_ ring: Polyline, longest: Double) -> [(middle: Double, length: Double)] {
        let count = ring.points.count - 1
        let sign = ring.ringArea < 0 ? -1.0 : 1
        let turns = (0..<count).map { index -> Double in
            let (before, point, after) = (
                ring.points[(index + count - 1) % count], ring.points[index], ring.points[index + 1]
            )
            let (a, b) = (point - before, after - point)
            return sign * atan2(a.cross(b), a.dot(b))
        }
        return (0..<count).compactMap { start in
            var (sum, moment, length, index) = (0.0, 0.0, 0.0, start)
            while length <= longest {
                sum += turns[index % count]
                moment += turns[index % count] * length
                if sum >= turn {
                    let middle = ring.lengths[start] + moment / sum
                    return (middle >= ring.length ? middle - ring.length : middle, length)
                }
                length += ring.points[index % count].distance(to: ring.points[index % count + 1])
                index += 1
                if index - start > count { return nil }
            }
            return nil
        }
    }
}
