import SymbolGeometry
import TestSupport
import Testing

/// From (1, 1) down to (4, 5): the length is 5.
private let slope = LineSegment(start: p(1, 1), end: p(4, 5))

@Suite struct LineSegmentTests {
    @Test("The nearest point is the foot of the perpendicular, or an end beyond it")
    func nearest() {
        // (5, 3.5) − (1, 1) = (4, 2.5); (4, 2.5)·(3, 4) / 5² = 22/25, and (1, 1) + 0.88·(3, 4) = (3.64, 4.52).
        let foot = slope.nearest(to: p(5, 3.5))
        #expect(abs(foot.t - 0.88) < 1e-15)
        #expect(foot.point.distance(to: p(3.64, 4.52)) < 1e-15)
        #expect(slope.nearest(to: p(-2, 1)) == (p(1, 1), 0))
        #expect(slope.nearest(to: p(9, 9)) == (p(4, 5), 1))
    }

    @Test("The distance is that of the perpendicular, or of an end")
    func distance() {
        // Four to the right and three up from the middle, at right angles to the direction (3, 4).
        #expect(abs(slope.distance(to: p(2.5 + 4, 3 - 3)) - 5) < 1e-15)
        #expect(slope.distance(to: p(-2, -3)) == 5)
    }

    @Test("A segment of no length is as far away as its point")
    func noLength() {
        let dot = LineSegment(start: p(1, 1), end: p(1, 1))
        #expect(dot.distance(to: p(4, 5)) == 5)
        #expect(dot.winding(about: p(0, 1)) == 0)
    }

    @Test("An edge counts up if it runs down on the right of the point, and down if it runs up")
    func winding() {
        #expect(slope.winding(about: p(1, 3)) == 1)
        #expect(slope.reversed.winding(about: p(1, 3)) == -1)
        #expect(slope.winding(about: p(4, 3)) == 0)
        #expect(slope.winding(about: p(1, 6)) == 0)
    }

    @Test("Of two edges that meet on the ray, one is counted, and of two that only touch it, none or both")
    func windingAtCorners() {
        func corner(_ a: Point, _ b: Point, _ c: Point) -> Int {
            [LineSegment(start: a, end: b), LineSegment(start: b, end: c)].winding(about: p(0, 0))
        }
        #expect(corner(p(2, -1), p(3, 0), p(2, 1)) == 1)
        #expect(corner(p(2, -1), p(3, 0), p(4, -1)) == 0)
        #expect(corner(p(2, 1), p(3, 0), p(4, 1)) == 0)
    }
}
