import Foundation
import SymbolGeometry
import TestSupport
import Testing

/// Where the drawing verbs of a path end, in order.
private func ends(_ path: Path) -> [Point] {
    path.elements.compactMap {
        switch $0 {
        case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end
        case .close: nil
        }
    }
}

private func cubicPoint(_ c: CubicBezier, _ t: Double) -> Point {
    let u = 1 - t
    return c.start * (u * u * u) + c.control1 * (3 * u * u * t) + c.control2 * (3 * u * t * t) + c.end * (t * t * t)
}

@Suite struct ShapeTests {
    @Test("A rectangle runs clockwise from its top left")
    func rectangle() throws {
        #expect(Path(rect: Rect(x: 1, y: 2, width: 3, height: 4)) == (try Path(svg: "M1 2H4V6H1Z")))
    }

    @Test("A rounded rectangle starts after its top left corner")
    func rounded() {
        let path = Path(roundedRect: Rect(x: 0, y: 0, width: 10, height: 8), rx: 2, ry: 1)
        #expect(ends(path) == [p(2, 0), p(8, 0), p(10, 1), p(10, 7), p(8, 8), p(2, 8), p(0, 7), p(0, 1), p(2, 0)])
    }

    @Test("Radii are clamped to half the side")
    func clampedRadii() {
        let rect = Rect(x: 0, y: 0, width: 10, height: 8)
        #expect(Path(roundedRect: rect, rx: 99, ry: 1) == Path(roundedRect: rect, rx: 5, ry: 1))
        #expect(Path(roundedRect: rect, rx: 1, ry: 99) == Path(roundedRect: rect, rx: 1, ry: 4))
    }

    @Test("A missing radius leaves sharp corners", arguments: [(0, 2), (2, 0), (-1, 2)] as [(Double, Double)])
    func sharp(rx: Double, ry: Double) {
        let rect = Rect(x: 0, y: 0, width: 10, height: 8)
        #expect(Path(roundedRect: rect, rx: rx, ry: ry) == Path(rect: rect))
    }

    @Test("An ellipse runs clockwise from its rightmost point")
    func ellipse() {
        let expected = [p(13, 5), p(10, 7), p(7, 5), p(10, 3), p(13, 5)]
        #expect(ends(Path(ellipseAt: p(10, 5), rx: 3, ry: 2)) == expected)
        #expect(ends(Path(ellipseIn: Rect(x: 7, y: 3, width: 6, height: 4))) == expected)
    }

    @Test("A quarter circle's arms are 4/3·(√2 − 1)")
    func arms() {
        let k = 4 / 3 * (2.0.squareRoot() - 1)
        let path = Path(ellipseAt: .zero, rx: 1, ry: 1)
        guard case .cubic(let control1, let control2, _) = path.elements[1] else { Issue.record("no cubic"); return }
        #expect(control1.distance(to: p(1, k)) < 1e-15)
        #expect(control2.distance(to: p(k, 1)) < 1e-15)
    }
}

@Suite struct ArcTests {
    private struct Case: Sendable, CustomTestStringConvertible {
        var rx, ry, rotation: Double
        var largeArc, sweep: Bool
        var testDescription: String { "\(rx)×\(ry) at \(rotation), large \(largeArc), sweep \(sweep)" }
        static let all = [(5.0, 3.0, 0.0), (30, 20, 0.5), (4, 9, -2)].flatMap { shape in
            [(false, false), (false, true), (true, false), (true, true)].map {
                Case(rx: shape.0, ry: shape.1, rotation: shape.2, largeArc: $0.0, sweep: $0.1)
            }
        }
    }

    private let start = p(1, 2)
    private let end = p(4, 6)

    private func arc(_ c: Case) throws -> EllipticalArc {
        try #require(
            EllipticalArc(
                from: start, to: end, rx: c.rx, ry: c.ry, rotation: c.rotation,
                largeArc: c.largeArc, sweep: c.sweep))
    }

    /// The distance from the ellipse's centre, 1 on the ellipse itself.
    private func radius(_ point: Point, of arc: EllipticalArc, rotation: Double) -> Double {
        let local = AffineTransform.rotation(-rotation)(point - arc.center)
        return hypot(local.x / arc.rx, local.y / arc.ry)
    }

    @Test("The ellipse goes through both endpoints", arguments: Case.all)
    private func endpoints(c: Case) throws {
        let arc = try arc(c)
        let (first, last) = (try #require(arc.cubics.first), try #require(arc.cubics.last))
        #expect(first.start.distance(to: start) < 1e-12 && last.end.distance(to: end) < 1e-12)
    }

    @Test("The flags choose the turn's size and direction", arguments: Case.all)
    private func flags(c: Case) throws {
        let turn = try arc(c).sweepAngle
        #expect((turn > 0) == c.sweep)
        #expect((abs(turn) > .pi) == c.largeArc)
    }

    /// A chord that deviates by a hundred-thousandth of the diameter turns by 0.0126 radians: a circle has 497.
    @Test("However large a shape is, its area is that of a few hundred lines")
    func edgesOfLargeShapes() {
        let circle = Path(ellipseAt: .zero, rx: 1e12, ry: 1e12)
        #expect(circle.edges(0.01).count < 1000)
        #expect(abs(circle.signedArea() / (.pi * 1e24) - 1) < 1e-3)
    }

    @Test("The cubics stay within 2.8e-4 of the radius", arguments: Case.all)
    private func error(c: Case) throws {
        let arc = try arc(c)
        let cubics = arc.cubics
        #expect(Double(cubics.count) == (abs(arc.sweepAngle) / (.pi / 2)).rounded(.up))
        let worst = cubics.flatMap { cubic in
            (0...100).map { abs(radius(cubicPoint(cubic, Double($0) / 100), of: arc, rotation: c.rotation) - 1) }
        }.max()
        #expect(try #require(worst) < 2.8e-4)
    }

    /// The move and the cubics, which have to be as many in all masters of a symbol.
    @Test("A corner whose coordinates are rounded is one cubic, as an exact quarter is", arguments: [-0.01, 0, 0.01])
    func roundedCorner(error: Double) throws {
        #expect(try Path(svg: "M0 0A5 5 0 0 1 5 \(5 + error)").elements.count == 2)
        #expect(try Path(svg: "M0 0A5 5 0 0 1 \(10 + error) 0").elements.count == 3)
    }

    @Test("Radii too small grow until they just reach, and both flags then mean half a turn")
    func grownRadii() throws {
        // The chord is 10 long along x; half of it is 5, so rx becomes 5 and ry, half as long, 2.5.
        let arc = try #require(
            EllipticalArc(from: .zero, to: p(10, 0), rx: 1, ry: -0.5, rotation: 0, largeArc: true, sweep: true))
        #expect(abs(arc.rx - 5) < 1e-12 && abs(arc.ry - 2.5) < 1e-12)
        #expect(arc.center.distance(to: p(5, 0)) < 1e-12)
        #expect(abs(arc.sweepAngle - .pi) < 1e-12)
    }

    @Test("A sweep of one turns clockwise: from the left, over the top")
    func clockwise() throws {
        let arc = try #require(
            EllipticalArc(from: .zero, to: p(2, 0), rx: 1, ry: 1, rotation: 0, largeArc: false, sweep: true))
        // Half a turn is two quarters.
        #expect(try #require(arc.cubics.first).end.distance(to: p(1, -1)) < 1e-12)
    }

    @Test("A zero radius draws a line, equal endpoints nothing")
    func degenerate() throws {
        #expect(try Path(svg: "M0 0A0 5 0 0 1 3 4") == Path([.move(.zero), .line(p(3, 4))]))
        #expect(try Path(svg: "M3 4A5 5 0 1 1 3 4") == Path([.move(p(3, 4))]))
    }

    @Test("Extreme radii leave only finite coordinates", arguments: ["1e300", "1e-300", "1e308", "5e-324"])
    func extreme(radius: String) throws {
        let path = try Path(svg: "M0 0A\(radius) \(radius) 30 1 0 3 4A\(radius) 1 30 0 1 9 9A1 \(radius) 7 1 1 1e300 1")
        #expect(ends(path).allSatisfy { $0.isFinite })
        #expect(path.currentPoint == p(1e300, 1))
    }

    @Test("An arc whose ellipse exceeds the range of Double is a line")
    func beyondRange() throws {
        let data = "M1e308 1e308A2 1e308 0 1 1 1e308 5e307"
        #expect(try Path(svg: data) == Path([.move(p(1e308, 1e308)), .line(p(1e308, 5e307))]))
    }

    @Test("The last cubic ends on the endpoint exactly")
    func exactEnd() throws {
        #expect(try Path(svg: "M0.1 0.2A3 2 33 1 0 0.7 0.3").currentPoint == p(0.7, 0.3))
    }
}
