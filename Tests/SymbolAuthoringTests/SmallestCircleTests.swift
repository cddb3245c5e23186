@testable import SymbolAuthoring
import SymbolGeometry
import Testing

@Suite struct SmallestCircleTests {
    @Test(
        "The smallest circle around points goes through two or three of them",
        arguments: [
            ([Point(3, 4)], Point(3, 4), 0), ([Point(0, 0), Point(6, 8)], Point(3, 4), 5),
            // The right angle lies on the circle about the longest side, and so do the others.
            ([Point(0, 0), Point(6, 0), Point(0, 8), Point(6, 8)], Point(3, 4), 5),
            // An obtuse angle lies inside the circle.
            ([Point(0, 0), Point(5, 1), Point(10, 0)], Point(5, 0), 5),
            // (4, 0), (-4, 0) and (0, 8) are 5 from (0, 3); the other points lie inside.
            ([Point(0, 8), Point(0, 0), Point(4, 0), Point(-1, 5), Point(-4, 0)], Point(0, 3), 5),
            ([Point(2, 2), Point(2, 2)], Point(2, 2), 0)
        ] as [([Point], Point, Double)])
    func circle(points: [Point], center: Point, radius: Double) throws {
        let circle = try #require(SmallestCircle(around: points))
        #expect(circle.center.distance(to: center) < 1e-9 && abs(circle.radius - radius) < 1e-9)
    }

    @Test("There is no circle around no points")
    func empty() { #expect(SmallestCircle(around: []) == nil) }
}
