import Foundation
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

    @Test("Halfway between squares of 10 and 20 is one of 15")
    func halfWay() throws {
        let morph = try #require(PathMorph(from: square(0, 0, 10), to: square(0, 0, 20)))
        #expect(morph.path(at: 0.5).bounds == Rect(x: 0, y: 0, width: 15, height: 15))
        #expect(abs(morph.path(at: 0.5).signedArea() - 225) < 1e-9)
    }

    /// In the thick rings, most of each hole's edge is covered by the other ring.
    @Test("Crossing rings that grow thicker keep their holes")
    func crossingRings() throws {
        func rings(_ width: Double) -> Path {
            var path = Path()
            for x in [0.0, 4] {
                path.append(Path(ellipseAt: Point(x, 0), rx: 10, ry: 10))
                let hole = Path(ellipseAt: Point(x, 0), rx: 10 - width, ry: 10 - width)
                path.append(hole.transformed(by: .scale(x: 1, y: -1)))
            }
            return path
        }
        for (from, to) in [(2.0, 5.0), (5, 2)] {
            let half = FlatPath(try #require(PathMorph(from: rings(from), to: rings(to))).path(at: 0.5))
            // A hole of 6.5 about (0, 0) and one about (4, 0).
            #expect(half.windingNumber(about: Point(2, 0)) == 0)
            #expect(half.windingNumber(about: Point(0, 7.5)) != 0 && half.windingNumber(about: Point(-7.5, 0)) != 0)
        }
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

    @Test("An outline of thousands of points grows evenly, as one of few does")
    func manyPoints() throws {
        func circle(_ radius: Double) -> Path {
            var path = Path()
            for index in 0..<2400 {
                let angle = Double(index) * 2 * .pi / 2400
                let point = Point(radius * cos(angle), radius * sin(angle))
                if index == 0 { path.move(to: point) } else { path.line(to: point) }
            }
            path.close()
            return path
        }
        let half = try #require(PathMorph(from: circle(10), to: circle(20))).path(at: 0.5)
        #expect(abs(half.signedArea() - 225 * .pi) < 0.01)
    }

    /// Paired crosswise, they would be a diamond halfway.
    @Test("Bars that cross stay as they lie when they shrink together")
    func crossingBars() throws {
        let plus = try Path(svg: "M-10-1H10V1H-10ZM-1-10H1V10H-1Z")
        let half = try Path(svg: "M-5-.5H5V.5H-5ZM-.5-5H.5V5H-.5Z")
        let between = try #require(PathMorph(from: plus, to: half)).path(at: 0.5)
        let boxes = between.subpaths.compactMap { Path($0).bounds }
        #expect(
            Set(boxes) == [
                Rect(x: -7.5, y: -0.75, width: 15, height: 1.5), Rect(x: -0.75, y: -7.5, width: 1.5, height: 15)
            ])
    }

    /// Both have the same bounds; the second path has them in the other order.
    @Test("Bars of a cross stay as they lie, too")
    func crossedBars() throws {
        let falling = try Path(svg: "M-10-9L-9-10L10 9L9 10Z")
        let rising = try Path(svg: "M-10 9L9-10L10-9L-9 10Z")
        var (cross, small) = (falling, rising.transformed(by: .scale(0.5)))
        cross.append(rising)
        small.append(falling.transformed(by: .scale(0.5)))
        let half = FlatPath(try #require(PathMorph(from: cross, to: small)).path(at: 0.5))
        #expect(half.windingNumber(about: Point(6, 6)) != 0 && half.windingNumber(about: Point(6, -6)) != 0)
        #expect(half.windingNumber(about: Point(0, 3)) == 0 && half.windingNumber(about: Point(3, 0)) == 0)
    }

    /// The second of four rows is nearer to the first of the target than to its own partner.
    @Test("Rows that move together do not swap")
    func rows() throws {
        func rows(_ tops: [Double]) throws -> Path {
            try Path(svg: tops.map { "M0 \($0)H20V\($0 + 2)H0Z" }.joined())
        }
        let morph = try #require(PathMorph(from: rows([0, 10, 20, 30]), to: rows([11, 14, 17, 20])))
        let middles = morph.path(at: 0.5).subpaths.compactMap { Path($0).bounds?.minY }.sorted()
        #expect(middles == [5.5, 12, 18.5, 25])
    }

    /// The right hole is 6 wide, and its left side and two of its corners lie under the left frame.
    @Test("Holes stay holes where they begin under another shape")
    func crossedHoles() throws {
        func frames(_ size: Double) throws -> Path {
            try Path(svg: "M0 0H12V12H0ZM2 2V10H10V2ZM8 0H20V12H8ZM11 3V9H17V3Z").transformed(by: .scale(size))
        }
        let morph = try #require(PathMorph(from: frames(1), to: frames(2)))
        let half = FlatPath(morph.path(at: 0.5))
        func isFilled(_ x: Double, _ y: Double) -> Bool { half.windingNumber(about: Point(1.5 * x, 1.5 * y)) != 0 }
        #expect(!isFilled(5, 6) && !isFilled(14, 6) && !isFilled(16.5, 6))
        #expect(isFilled(11.5, 6) && isFilled(1, 6) && isFilled(18.5, 6))
    }

    @Test("Where a stroke's outline runs to the centre line inside a corner, no thorn shows during the morph")
    func innerJoin() throws {
        // A frame of 30 with a hole of 10, one corner of which runs on into the frame and comes back before it.
        let from = try Path(svg: "M0 0H30V30H0ZM10 10V20H20L19.8 25L19.6 20L20 10Z")
        let to = try Path(svg: "M0 0H30V30H0ZM10 10V20H20V10Z")
        for progress in [0.2, 0.5, 0.8] {
            let between = try #require(PathMorph(from: from, to: to)).path(at: progress)
            #expect((Path(between.subpaths[1]).bounds?.maxY ?? 30) < 20.1)
        }
    }

    @Test("A morph into the same outline stands still")
    func still() throws {
        let disc = Path(ellipseAt: Point(3, 4), rx: 5, ry: 5)
        let morph = try #require(PathMorph(from: disc, to: disc.reversed()))
        #expect(abs(abs(morph.path(at: 0.3).signedArea()) - abs(disc.signedArea())) < 1e-9)
    }

    @Test("A ring splits into two along a gap that opens from the start, with equal walls on either side of it")
    func partingRings() throws {
        func ring(_ minX: Double) -> Path {
            var ring = square(minX, 0, 12)
            ring.append(square(minX + 2, 2, 8).reversed())
            return ring
        }
        var two = ring(-10)
        two.append(ring(10))
        let steps = try #require(PathMorph(from: ring(0), to: two)).steps(at: 0.5)
        #expect(steps.filled.subpaths.count == 2 && steps.cleared.subpaths.count == 2)
        // Halfway, those of the ring from 0 to 12, divided at 6, go from -5 to 4 and from 8 to 17.
        let rings = steps.filled.subpaths.compactMap { Path($0).bounds }.sorted { $0.minX < $1.minX }
        #expect(rings.map(\.minX) == [-5, 8] && rings.map(\.maxX) == [4, 17])
        #expect(steps.cleared.bounds == Rect(x: -3, y: 2, width: 18, height: 8))
        // The hole from 2 to 10 is divided at 6; its halves are 4 wide and go to holes that are 8 wide.
        let holes = steps.cleared.subpaths.compactMap { Path($0).bounds }.sorted { $0.minX < $1.minX }
        #expect(holes.map(\.minX) == [-3, 9] && holes.map(\.maxX) == [3, 15])
        var nested = ring(0)
        nested.append(square(5, 5, 2))
        #expect(try #require(PathMorph(from: ring(0), to: nested)).steps(at: 0.5).cleared.isEmpty)
        #expect(try #require(PathMorph(from: ring(0), to: two)).steps(at: 1) == (two, Path()))
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

    @Test("Contours correspond to the nearest of their size")
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

    @Test("A hole may vanish early or open late")
    func closedEarly() throws {
        var ring = square(0, 0, 12)
        ring.append(square(4, 4, 4).reversed())
        let (closing, opening) = (
            try #require(PathMorph(from: ring, to: square(0, 0, 12))),
            try #require(PathMorph(from: square(0, 0, 12), to: ring))
        )
        #expect(closing.path(at: 0.85, closedAt: 0.8).subpaths.count == 1)
        // Halfway to its end at 0.8, and as far from the other side.
        for morph in [closing.path(at: 0.4, closedAt: 0.8), opening.path(at: 0.6, closedAt: 0.8)] {
            #expect(abs(morph.signedArea() - (144 - 4)) < 1e-9)
        }
    }

    @Test("One piece splits into two, two join into one, and an empty outline has no morph")
    func parting() throws {
        var two = square(0, 0, 2)
        two.append(square(5, 0, 2))
        let parting = try #require(PathMorph(from: square(0, 0, 2), to: two))
        #expect(parting.path(at: 0.2).bounds == Rect(x: 0, y: 0, width: 3, height: 2))
        #expect(
            parting.path(at: 0.8).subpaths.map { Path($0).bounds }
                == [0, 4].map { Rect(x: $0, y: 0, width: 2, height: 2) })
        let joining = try #require(PathMorph(from: two, to: square(0, 0, 2)))
        #expect(joining.path(at: 0.2).bounds == Rect(x: 0, y: 0, width: 6, height: 2))
        #expect(PathMorph(from: Path(), to: two) == nil)
    }

    @Test("A stroke that becomes its mirror image keeps its width")
    func mirrored() throws {
        func chevron(_ apex: Double, _ ends: Double) -> Path {
            let sign = apex < ends ? 1.0 : -1
            var path = Path()
            path.move(to: Point(ends, 0))
            let inner = [(ends + 2 * sign, 18.0), (apex + 4 * sign, 10), (ends + 2 * sign, 2)]
            for (x, y) in [(apex, 10.0), (ends, 20)] + inner { path.line(to: Point(x, y)) }
            path.close()
            return path
        }
        let morph = try #require(PathMorph(from: chevron(0, 10), to: chevron(10, 0)))
        // Halfway it is upright, as wide as the strokes are across.
        let bounds = try #require(morph.path(at: 0.5).bounds)
        #expect(bounds.width < 6 && bounds.height > 16)
    }

    @Test("A hole that is bent around a bay leaves its shape as it closes to its centroid, which is in the bay")
    func bentHole() throws {
        let solid = try Path(svg: "M0 0H60V20H20V40H60V60H0Z")
        let bent = try Path(svg: "M0 0H60V20H20V40H60V60H0ZM5 5V55H55V45H15V15H55V5Z")
        let straight = try Path(svg: "M0 0H60V20H20V40H60V60H0ZM5 5V15H55V5Z")
        for (outline, loses) in [(bent, true), (straight, false)] {
            #expect(try #require(PathMorph(from: outline, to: solid)).losesHoles == loses)
            #expect(try #require(PathMorph(from: solid, to: outline)).losesHoles == loses)
        }
    }
}
