@testable import SymbolMedialAxis
import SymbolGeometry
import Testing

private func strokes(_ data: String) throws -> [CenterlineStroke] { try Path(svg: data).penStrokes() }

@Suite struct PenStrokeTests {
    @Test("Where two strokes join in one outline, the wider area between them does not make it a solid shape")
    func gusset() throws {
        // Two bars 10 wide with a triangle of 25 in the corner: a disc of 13.2 fits there, one of 5 in the bars.
        let corner = try strokes("M0 0H10V165L35 190H200V200H0Z")
        #expect(!corner.isEmpty && corner.allSatisfy { $0.sweep == nil })
    }

    @Test("A ring around a dot is a stroke, and the dot is not")
    func target() throws {
        let target = try strokes(PenShapes.ring + "M50 24A26 26 0 0 1 50 76A26 26 0 0 1 50 24Z")
        #expect(target.map { $0.sweep == nil } == [true, false])
    }

    @Test("A shape that is wider than any pen is swept", arguments: [(9.0, true), (12, false)])
    func widest(pen: Double, isSwept: Bool) throws {
        let stroke = try #require(try Path(svg: PenShapes.capsule).penStrokes(widest: pen).first)
        #expect((stroke.sweep != nil) == isSwept)
    }

    @Test("Lines in one drawing are lines in another of the same symbol, and sweeps have the same direction")
    func likeAnother() throws {
        let (plain, bold) = (try Path(svg: PenShapes.letterT), try Path(svg: "M0 0H100V44H72V100H28V44H0Z"))
        #expect(bold.penStrokes().contains { $0.sweep != nil })
        let lines = bold.penPart(like: try #require(plain.penParts().first))
        #expect(!lines.strokes.isEmpty && lines.strokes.allSatisfy { $0.sweep == nil })
        let (level, steep) = (try Path(svg: "M0 0H60V40H0Z"), try Path(svg: "M0 0H60V90H0Z"))
        let swept = steep.penPart(like: try #require(level.penParts().first))
        let half = try #require(swept.strokes.first?.region(from: 0, to: 0.5, margin: 0).bounds)
        #expect(abs(half.maxX - 30) < 1 && abs(half.maxY - 90) < 1)
    }

    @Test("A line has the same direction as in another drawing, even where it would be reversed by itself")
    func directed() throws {
        func bar(_ height: Double) throws -> Path { try Path(svg: "M0 \(height)L90 0H100L10 \(height)Z") }
        let (level, steep) = (try bar(95), try bar(125))
        func start(_ strokes: [CenterlineStroke]) throws -> Point { try #require(strokes.first?.knots.first?.point) }
        #expect(try start(level.penStrokes()).x < 20 && start(steep.penStrokes()).x > 80)
        #expect(try start(steep.penPart(like: try #require(level.penParts().first)).strokes).x < 20)
    }

    @Test("Lines are joined as in another drawing, with their own widths, if those lines cover everything")
    func followed() throws {
        func line(_ points: (Double, Double)...) -> CenterlineStroke {
            CenterlineStroke(knots: points.map { CenterlineStroke.Knot(point: Point($0.0, $0.1), radius: 1) })
        }
        let letter = try Path(svg: "M5 0H95A5 5 0 0 1 95 10H55V95A5 5 0 0 1 45 95V10H5A5 5 0 0 1 5 0Z")
        func ends(like lines: [CenterlineStroke]) throws -> [[Point]] {
            try letter.penPart(like: PenPart(strokes: lines)).strokes.map {
                [try #require($0.knots.first?.point), try #require($0.knots.last?.point)]
            }
        }
        // A gable's sides, one of which continues into the stem.
        let (bent, short) = (line((205, 5), (250, 5), (250, 95)), line((295, 5), (250, 5)))
        let expected = [Point(5, 5), Point(50, 95), Point(95, 5), Point(50, 5)]
        let followed = try ends(like: [bent, short]).flatMap { $0 }
        #expect(followed.count == 4)
        for (found, wanted) in zip(followed, expected) { #expect(found.distance(to: wanted) < 2) }
        // A bar and a stem.
        #expect(try ends(like: [bent]).count == 2)
    }

    @Test("The hidden part of a solid shape takes no time")
    func hidden() throws {
        let (square, left) = (try Path(svg: "M0 0H60V60H0Z"), try Path(svg: "M-5 -5H30V65H-5Z"))
        let stroke = try #require(square.penStrokes(hidden: left).first)
        // The right half, 30 by 60, from top to bottom.
        let bounds = try #require(stroke.region(from: 0, to: 0.5, margin: 0).bounds)
        #expect(abs(bounds.maxY - 30) < 1 && abs(bounds.minX - 30) < 1 && abs(bounds.maxX - 60) < 1)
        #expect(square.penStrokes(hidden: square).first?.sweep == square.penStrokes().first?.sweep)
    }

    @Test("An outline is covered by an area that contains all of it, and not by one that leaves out a part")
    func covered() throws {
        let square = try Path(svg: "M0 0H10V10H0Z")
        #expect(square.isCovered(by: try Path(svg: "M-1 -1H11V11H-1Z")))
        #expect(!square.isCovered(by: try Path(svg: "M-1 -1H9V11H-1Z")) && !square.isCovered(by: Path()))
    }

    @Test("A capsule is one stroke between the centres of its ends")
    func capsule() throws {
        let strokes = try strokes(PenShapes.capsule)
        let stroke = try #require(strokes.first)
        #expect(strokes.count == 1 && !stroke.isClosed)
        #expect(try #require(stroke.knots.first).point.distance(to: Point(5, 5)) < 1)
        #expect(try #require(stroke.knots.last).point.distance(to: Point(95, 5)) < 1)
        #expect(abs(stroke.length - 90) < 1.5)
        for knot in stroke.knots { #expect(abs(knot.radius - 5) < 0.5) }
    }

    @Test(
        "A round shape up to a size is a dot; a larger or elongated one is not",
        arguments: [
            ("M50 43A7 7 0 0 1 50 57A7 7 0 0 1 50 43Z", true), ("M50 30A20 20 0 0 1 50 70A20 20 0 0 1 50 30Z", false),
            ("M40 46L62 45L62 51L40 50Z", false)
        ])
    func dots(data: String, isDot: Bool) throws {
        let stroke = try #require(try strokes(data).first)
        #expect(stroke.isDot(upTo: 24) == isDot)
    }

    @Test("A dot grows from its centre, a round one to half its size in a quarter of the time")
    func growingDot() throws {
        let stroke = try #require(try strokes("M50 43A7 7 0 0 1 50 57A7 7 0 0 1 50 43Z").first)
        #expect(stroke.dot(showing: 0, margin: 0).isEmpty)
        // The disc that contains its whole box has √2 times its radius, and twice its area.
        for (fraction, radius) in [(0.25, 4.95), (0.5, 7), (1, 9.9)] {
            let bounds = try #require(stroke.dot(showing: fraction, margin: 0).bounds)
            #expect(bounds.center.distance(to: Point(50, 50)) < 0.2 && abs(bounds.width / 2 - radius) < 0.2)
        }
    }

    @Test("A ring is one closed stroke from twelve o'clock, clockwise")
    func ring() throws {
        let strokes = try strokes(PenShapes.ring)
        let stroke = try #require(strokes.first)
        #expect(strokes.count == 1 && stroke.isClosed)
        #expect(stroke.knots[0].point.distance(to: Point(50, 5)) < 1)
        #expect(stroke.knots[stroke.knots.count / 4].point.distance(to: Point(95, 50)) < 2)
        #expect(abs(stroke.length - 2 * .pi * 45) < 5)
        for knot in stroke.knots { #expect(abs(knot.radius - 5) < 0.6) }
    }

    @Test(
        "A ring of any shape and any direction is closed",
        arguments: [
            "M0 0H100V60H0ZM6 6V54H94V6Z",
            "M50 0C80 0 80 30 85 60L100 80H0L15 60C20 30 20 0 50 0Z"
                + "M50 6C26 6 26 35 20 62L12 74H88L80 62C74 35 74 6 50 6Z"
        ])
    func rings(data: String) throws {
        let path = try Path(svg: data)
        for path in [path, path.reversed()] {
            let strokes = path.penStrokes()
            #expect(strokes.map(\.isClosed) == [true])
            #expect(try #require(strokes.first).knots.dropFirst().first.map { $0.point.x > 50 } == true)
        }
    }

    @Test("A checkmark is one stroke through its corner, from its short arm")
    func checkmark() throws {
        let strokes = try strokes(PenShapes.checkmark)
        let stroke = try #require(strokes.first)
        #expect(strokes.count == 1 && !stroke.isClosed)
        #expect(try #require(stroke.knots.first).point.x < 10)
        #expect(try #require(stroke.knots.last).point.x > 90)
        #expect(try #require(stroke.knots.map(\.point.y).max()) > 70)
    }

    @Test(
        "Strokes continue straight where they cross or meet",
        arguments: [
            (PenShapes.plus, [(true, 98.0), (false, 98)]),
            (PenShapes.letterT, [(false, 98), (true, 92)])
        ] as [(String, [(Bool, Double)])])
    func crossing(data: String, expected: [(isVertical: Bool, reach: Double)]) throws {
        let strokes = try strokes(data)
        try #require(strokes.count == 2)
        for (stroke, expected) in zip(strokes, expected) {
            let vector = stroke.knots[stroke.knots.count - 1].point - stroke.knots[0].point
            #expect((abs(vector.y) > abs(vector.x)) == expected.isVertical)
            // Within a stroke's width: both ends are blunt, and a stem ends in the bar.
            #expect(abs(vector.length - expected.reach) < 12)
        }
    }

    @Test("Parts are ordered by rows, columns and then downwards, each with its own stroke")
    func order() throws {
        func bar(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
            "M\(x) \(y)h\(width)v\(height)h-\(width)z"
        }
        let rows = [
            bar(20, 60, 60, 6), bar(0, 30, 6, 6), bar(20, 30, 60, 6), bar(0, 0, 6, 6), bar(20, 0, 60, 6),
            bar(0, 60, 6, 6)
        ]
        let list = try strokes(rows.joined())
        #expect(list.map { $0.knots[0].point.y.rounded() } == [3, 3, 33, 33, 63, 63])
        #expect(list.map { $0.knots[0].point.x < 10 } == [true, false, true, false, true, false])
        let signal = try strokes(bar(60, 0, 8, 80) + bar(30, 30, 8, 50) + bar(0, 50, 8, 30))
        #expect(signal.map { $0.knots[0].point.x.rounded() } == [4, 34, 64])
    }

    @Test("A stroke stays away from its neighbours")
    func locality() throws {
        let strokes = try strokes(PenShapes.chevrons)
        #expect(strokes.count == 2)
        // The inner corner of the right one is 14 away from the left one's.
        let region = FilledPolygons(try #require(strokes.first).region(from: 0, to: 1, margin: 0))
        for y in [10.0, 20, 40, 50] { #expect(!region.contains(Point(14 + (30 - abs(30 - y)) + 2, y))) }
    }

    @Test(
        "A solid shape is one stroke along its long axis",
        arguments: [
            ("M0 0H60V90H0Z", Point(30, 0), Point(0, 1)), ("M0 0H90V60H0Z", Point(0, 30), Point(1, 0)),
            (PenShapes.square, Point(0, 50), Point(1, 0))
        ] as [(String, Point, Point)])
    func solid(data: String, start: Point, direction: Point) throws {
        let strokes = try strokes(data)
        let stroke = try #require(strokes.first)
        #expect(strokes.count == 1)
        #expect(stroke.knots[0].point.distance(to: start) < 1)
        let travel = stroke.knots[stroke.knots.count - 1].point - stroke.knots[0].point
        #expect(travel.dot(direction) > 0.99 * travel.length)
    }

    @Test(
        "A path that encloses nothing has no strokes",
        arguments: ["", "M5 5Z", "M0 0H100", "M0 0L50 50L100 100Z", "M0 0H10V0H0Z"])
    func empty(data: String) throws {
        #expect(try strokes(data).isEmpty)
    }

    @Test("The size does not matter", arguments: [1e-200, 1e-6, 1e6, 1e200, 1e305])
    func scales(factor: Double) throws {
        let transform = AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
        #expect(try Path(svg: PenShapes.plus).transformed(by: transform).penStrokes().count == 2)
        let ring = try Path(svg: PenShapes.ring).transformed(by: transform).penStrokes()
        #expect(ring.map(\.isClosed) == [true])
        #expect(abs(try #require(ring.first).knots[0].radius / factor - 5) < 0.6)
    }

    @Test("A shape far from the origin is still covered")
    func far() throws {
        let shift = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 1e12, ty: -1e12)
        let stroke = try #require(try Path(svg: PenShapes.capsule).transformed(by: shift).penStrokes().first)
        #expect(stroke.knots[0].point.distance(to: Point(1e12 + 5, -1e12 + 5)) < 1)
    }

    @Test("Coordinates that are not finite or overflow do no harm", arguments: [Double.nan, .infinity, 1e308])
    func notFinite(value: Double) {
        var path = Path(rect: Rect(x: 0, y: 0, width: 1, height: 1))
        path.line(to: Point(value, -value))
        path.line(to: Point(-value, value))
        #expect(path.penStrokes().count <= 1)
    }
}
