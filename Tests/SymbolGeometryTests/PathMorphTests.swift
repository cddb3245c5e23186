import SymbolGeometry
import Testing

@Suite("Morphing one outline into another")
struct PathMorphTests {
    private func square(_ minX: Double, _ minY: Double, _ side: Double) -> Path {
        Path(rect: Rect(x: minX, y: minY, width: side, height: side))
    }

    @Test("The ends are the given paths themselves")
    func ends() throws {
        let (a, b) = (square(0, 0, 10), Path(ellipseAt: Point(5, 5), rx: 8, ry: 8))
        let morph = try #require(PathMorph(from: a, to: b))
        #expect(morph.path(at: 0) == a)
        #expect(morph.path(at: 1) == b)
    }

    @Test("Half way between squares of 10 and 20 is one of 15")
    func halfWay() throws {
        let morph = try #require(PathMorph(from: square(0, 0, 10), to: square(0, 0, 20)))
        #expect(morph.path(at: 0.5).bounds == Rect(x: 0, y: 0, width: 15, height: 15))
        #expect(abs(morph.path(at: 0.5).signedArea() - 225) < 1e-9)
    }

    @Test("It matters neither where an outline starts nor which way it runs")
    func startAndDirection() throws {
        var other = Path()
        other.move(to: Point(20, 20))
        for corner in [Point(20, 0), Point(0, 0), Point(0, 20)] { other.line(to: corner) }
        other.close()
        let morph = try #require(PathMorph(from: square(0, 0, 10), to: other))
        #expect(abs(abs(morph.path(at: 0.5).signedArea()) - 225) < 1e-9)
    }

    @Test("A morph into the same outline stands still")
    func still() throws {
        let disc = Path(ellipseAt: Point(3, 4), rx: 5, ry: 5)
        let morph = try #require(PathMorph(from: disc, to: disc.reversed()))
        #expect(abs(abs(morph.path(at: 0.3).signedArea()) - abs(disc.signedArea())) < 1e-9)
    }

    @Test("A hole without a partner closes to its middle")
    func hole() throws {
        var ring = square(0, 0, 12)
        ring.append(square(4, 4, 4).reversed())
        let morph = try #require(PathMorph(from: ring, to: square(0, 0, 12)))
        // The hole's side has gone from 4 to 2.
        #expect(abs(morph.path(at: 0.5).signedArea() - (144 - 4)) < 1e-9)
    }

    @Test("A hole opens in an outline that runs the other way as well")
    func reversedHole() throws {
        var ring = square(0, 0, 12)
        ring.append(square(4, 4, 4).reversed())
        let morph = try #require(PathMorph(from: square(0, 0, 12), to: ring.reversed()))
        #expect(abs(abs(morph.path(at: 0.5).signedArea()) - 140) < 1e-9)
    }

    @Test("Contours go to the nearest of their size")
    func nearest() throws {
        var (a, b) = (square(0, 0, 2), square(100, 0, 2))
        a.append(square(100, 0, 2))
        b.append(square(0, 0, 2))
        let morph = try #require(PathMorph(from: a, to: b))
        #expect(morph.path(at: 0.5).subpaths.count == 2)
        #expect(
            morph.path(at: 0.5).subpaths.allSatisfy { subpath in
                subpath.segments.allSatisfy { $0.end.x <= 2 || $0.end.x >= 100 }
            })
    }

    @Test("One piece does not become two, and nothing becomes something")
    func noCorrespondence() {
        var two = square(0, 0, 2)
        two.append(square(5, 0, 2))
        #expect(PathMorph(from: square(0, 0, 2), to: two) == nil)
        #expect(PathMorph(from: Path(), to: two) == nil)
    }
}
