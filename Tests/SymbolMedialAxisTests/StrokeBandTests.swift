@testable import SymbolMedialAxis
import SymbolGeometry
import Testing

@Suite struct StrokeBandTests {
    /// A stroke 2 wide around a triangle; at its two lower corners the inner edges extend to each other's far sides.
    private static let sharpRing =
        "M10 0L20 20A1 1 0 0 1 19 22H1A1 1 0 0 1 0 20L9 0A.6 .6 0 0 1 10 0Z"
        + "M9.5 3.5L1.2 21L0.9 20V20H19.1V20L18.8 21Z"
    private static let arrow =
        "M5 48H95A2 2 0 0 1 95 52H5A2 2 0 0 1 5 48Z"
        + "M76.4 28.6L96.4 48.6A2 2 0 0 1 96.4 51.4L76.4 71.4A2 2 0 0 1 73.6 68.6"
        + "L92.2 50L73.6 31.4A2 2 0 0 1 76.4 28.6Z"

    /// A mitred stroke 8 wide along (0, 80), (20, 0), (40, 80), which turns back by 28 degrees.
    private static let sharpAngle =
        "M-3.881 79.03L20-16.492L43.881 79.03L36.119 80.97L20 16.492L3.881 80.97Z"

    /// The outline of a pen 14.4 wide along (0, 56), (0, 0) and a curve back down, from its lower left corner onwards.
    private static let turn =
        "M-7.2 56V0"
        + "C-7.2-3.977-3.976-7.2 0-7.2 3.977-7.2 7.2-3.977 7.2 0 7.2 4.805 9.846 6.907 15.684 11.036 21.837"
        + " 15.388 31.2 21.782 31.2 36 31.2 39.977 27.977 43.2 24 43.2 20.024 43.2 16.8 39.977 16.8 36 16.8"
        + " 29.692 13.522 27.145 7.369 22.793 1.531 18.664-7.2 12.721-7.2 0"
        + "H0 7.2V56C7.2 59.977 3.977 63.2 0 63.2-3.976 63.2-7.2 59.977-7.2 56Z"

    private func bands(_ data: String) throws -> [StrokeBand] { try Path(svg: data).strokeBands().strokes.map(\.band) }

    @Test("A capsule is a stroke from cap to cap with the capsule's width")
    func capsule() throws {
        let band = try #require(try bands(PenShapes.capsule).first)
        #expect(!band.isClosed && abs(band.halfWidth - 5) < 0.05 && abs(band.length - 90) < 1)
        let half = band.drawn(from: 0, to: 0.5)
        let bounds = try #require(half.bounds)
        #expect(abs(bounds.minX) < 0.01 && abs(bounds.maxX - 55) < 0.5)
        #expect(abs(bounds.minY) < 0.01 && abs(bounds.maxY - 10) < 0.01)
        let drawn = FilledPolygons(half)
        #expect(drawn.contains(Point(54, 5)) && !drawn.contains(Point(54, 1)))
    }

    @Test("A capsule has the correct width even when its caps are most of its outline", arguments: [5.0, 8, 11, 15])
    func shortCapsule(length: Double) throws {
        let data = "M0 -5H\(length)A5 5 0 0 1 \(length) 5H0A5 5 0 0 1 0 -5Z"
        let band = try #require(try bands(data).first)
        #expect(abs(band.halfWidth - 5) < 0.05 && abs(band.length - length) < 1)
    }

    /// The caps of a block of 18.3 by 8.7 take 4.4 at each end; beyond the pen's discs, each has 8.2 of its 160.
    @Test("A block of which the pen would show much at once is not a stroke")
    func block() throws { #expect(try bands("M7.4-61.4113H25.7273V-52.684H7.4Z").isEmpty) }

    /// The area left of the pen's last position and of its disc, 50 - 12.5π of a bar's 1000 or 1.1 %, shows at the
    /// end.
    @Test("Square ends grow as the pen arrives, or leaves, and with its tip")
    func square() throws {
        let band = try #require(try bands("M0 0H100V10H0Z").first)
        func area(_ from: Double, _ to: Double, _ tip: Double = 1) -> Double {
            let polygons = FilledPolygons(band.drawn(from: from, to: to, tip: tip))
            let step = 0.125
            return step * step
                * Double(
                    stride(from: step / 2, to: 100, by: step).reduce(0) { count, x in
                        count + stride(from: step / 2, to: 10, by: step).count { polygons.contains(Point(x, $0)) }
                    })
        }
        let near = 1e-6
        #expect(abs(area(0, 1 - near) - 1000) < 1)
        #expect(abs(area(near, 1) - 1000) < 1)
        #expect(abs(area(0, 0.05, 1 - near) - area(0, 0.05)) < 1)
        let areas = stride(from: 0.9, through: 1, by: 0.01).map { area(0, $0) }
        #expect(zip(areas, areas.dropFirst()).allSatisfy { 0...20 ~= $1 - $0 })
    }

    @Test("A shape that tapers to points at its ends is not a stroke, because the pen would stop where it is widest")
    func shoulders() throws {
        let data = "M2 21C2 17.8 6 15.75 12 15.75S22 17.8 22 21A1 1 0 0 1 21 22H3A1 1 0 0 1 2 21Z"
        #expect(try bands(data).isEmpty)
    }

    @Test("A mitre appears once the pen is half a stroke width past its corner")
    func mitre() throws {
        // An angle 10 wide: up 95 along its centre line to the corner at (5, 5), and 95 to the right.
        let band = try #require(try bands("M0 100V0H100V10H10V100Z").first)
        func hasMitre(_ distance: Double) -> Bool {
            (0...400).map { Double($0) / 400 }.contains { progress in
                let drawn = band.drawn(from: 0, to: progress)
                return abs((drawn.bounds?.maxX ?? 0) - (5 + distance + 5)) < 0.3
                    && FilledPolygons(drawn).contains(Point(0.3, 0.3))
            }
        }
        #expect(!hasMitre(3) && hasMitre(7))
    }

    @Test("On the way to a sharp corner the pen shows nothing farther than half a stroke width from its line")
    func sharpMitre() throws {
        let band = try #require(try bands(Self.sharpAngle).first)
        let direction = Point(20, -80) / Point(20, -80).length
        for progress in stride(from: 0.05, to: 0.5, by: 0.05) {
            let samples = FilledPolygons(band.drawn(from: 0, to: progress)).samples(80)
            #expect(
                samples.allSatisfy { sample in
                    let offset = sample - Point(0, 80)
                    return abs(offset.cross(direction)) < 4.05 && offset.dot(direction) < 82.46 + 4.05
                })
        }
        #expect(FilledPolygons(band.drawn(from: 0, to: 0.7)).contains(Point(20, -15)))
    }

    @Test("A pen that reverses shows what it has passed over, at an even pace, and nothing else")
    func turningBack() throws {
        let line = PathMeasure(try Path(svg: "M0 56V0C0 18 24 16 24 36"), tolerance: 0.01)
        // 7.2 on both sides of the line; inside the turn its edge runs on and crosses itself.
        let contour = try #require(try Path(svg: Self.turn).subpaths.first)
        let (band, fractions) = try #require(
            StrokeBand.guided(on: contour, by: [(0.920657, 1), (0.5144175, 1.4350745)]))
        #expect(fractions == [0, 1])
        let samples = FilledPolygons(Path(contour)).samples(60)
        for progress in stride(from: 0.05, to: 0.99, by: 0.03) {
            let drawn = FilledPolygons(band.drawn(from: 0, to: progress))
            let path = stride(from: 0, through: progress, by: 0.002).compactMap {
                line.point(atLength: $0 * line.length)
            }
            for sample in samples {
                let distance = path.map { $0.distance(to: sample) }.min() ?? .infinity
                #expect(distance > 6.7 || drawn.contains(sample))
                #expect(distance < 7.7 || !drawn.contains(sample))
            }
        }
    }

    @Test("A ring is one stroke from the top, clockwise")
    func ring() throws {
        let band = try #require(try bands(PenShapes.ring).first)
        #expect(band.isClosed && abs(band.halfWidth - 5) < 0.05)
        let quarter = FilledPolygons(band.drawn(from: 0, to: 0.25))
        #expect(quarter.contains(Point(50, 5)) && quarter.contains(Point(82, 18)) && quarter.contains(Point(95, 50)))
        #expect(!quarter.contains(Point(40, 5)) && !quarter.contains(Point(94, 62)))
    }

    @Test("A ring's sharp corners, inside which its edge runs on and back, do not split it")
    func sharpCorners() throws {
        let found = try Path(svg: Self.sharpRing).strokeBands()
        #expect(found.strokes.map(\.band.isClosed) == [true] && found.rest.isEmpty)
    }

    @Test("Rings that cross about one centre are strokes of their own")
    func crossingRings() throws {
        let level = "M-10 0A10 4 0 0 1 10 0A10 4 0 0 1-10 0ZM-8 0A8 2 0 0 0 8 0A8 2 0 0 0-8 0Z"
        let upright = "M0-10A4 10 0 0 1 0 10A4 10 0 0 1 0-10ZM0-8A2 8 0 0 0 0 8A2 8 0 0 0 0-8Z"
        let found = try Path(svg: level + upright).strokeBands()
        #expect(found.strokes.map(\.band.isClosed) == [true, true] && found.rest.isEmpty)
    }

    @Test("A contour in the opposite direction is a stroke when nothing is around it")
    func otherWayRound() throws {
        let other = try Path(svg: "M5 20H95A5 5 0 0 1 95 30H5A5 5 0 0 1 5 20Z").reversed()
        var path = try Path(svg: PenShapes.capsule)
        path.append(other)
        #expect(path.strokeBands().strokes.count == 2)
    }

    @Test(
        "Each contour of a layer is a stroke by itself, and anything else is left over",
        arguments: [
            (PenShapes.capsule + "M5 20H95A5 5 0 0 1 95 30H5A5 5 0 0 1 5 20Z", 2, 0), (PenShapes.square, 0, 1),
            (PenShapes.plus, 0, 1)
        ])
    func contours(data: String, strokes: Int, rest: Int) throws {
        let found = try Path(svg: data).strokeBands()
        #expect(found.strokes.count == strokes && found.rest.subpaths.isEmpty == (rest == 0))
    }

    @Test(
        "The drawn area only grows, stays within the outline, and is all of it in the end",
        arguments: [PenShapes.capsule, PenShapes.ring, PenShapes.checkmark, sharpRing, sharpAngle])
    func growth(data: String) throws {
        let path = try Path(svg: data)
        let band = try #require(try bands(data).first)
        let all = FilledPolygons(path)
        let samples = all.samples(60)
        var before: Set<Int> = []
        for progress in stride(from: 0.02, through: 1, by: 0.049) {
            let drawn = FilledPolygons(band.drawn(from: 0, to: progress, tip: min(progress / 0.05, 1)))
            let shown = Set(samples.indices.filter { drawn.contains(samples[$0]) })
            // Flattened arcs deviate by a thousandth of the size.
            #expect(before.subtracting(shown).count <= samples.count / 200)
            #expect(
                drawn.samples(60).allSatisfy { point in
                    all.contains(point)
                        || [Point(0.2, 0), Point(-0.2, 0), Point(0, 0.2), Point(0, -0.2)].contains {
                            all.contains(point + $0)
                        }
                })
            #expect(abs(Double(shown.count) / Double(samples.count) - progress) < 0.12)
            before = shown
        }
    }

    @Test("Flanks are paired from end to end even when their distance is too large to be multiplied")
    func overflowing() {
        let flanks = [[0.0, 1, 2, 3, 4], [0, 2, 4]].map { Polyline($0.map { Point($0 * 1e160, 0) }) }
        for (left, right) in [(flanks[0], flanks[1]), (flanks[1], flanks[0])] {
            let pairs = FlankPairing(left, right).pairs
            #expect(pairs.first.map { $0.left + $0.right } == 0)
            #expect(pairs.last.map { $0.left + $0.right } == left.points.count + right.points.count - 2)
            #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.left <= $1.left && $0.right <= $1.right })
        }
    }

    @Test("A stroke is visible from where it leaves a hidden area to where it enters one again")
    func visible() throws {
        let band = try #require(try bands(PenShapes.capsule).first)
        let ends = try Path(svg: "M-5 -5H27.5V15H-5ZM72.5 -5H110V15H72.5Z")
        // The pen travels from 5 to 95.
        let seen = band.visible(outside: ends)
        #expect(abs(seen.lowerBound - 0.25) < 0.04 && abs(seen.upperBound - 0.75) < 0.04)
        let whole = try Path(svg: PenShapes.capsule)
        #expect(band.visible(outside: Path()) == 0...1 && band.visible(outside: whole) == 0...1)
    }

    @Test("The tail follows the path of the head")
    func tail() throws {
        let band = try #require(try bands(PenShapes.capsule).first)
        let bounds = try #require(band.drawn(from: 0.5, to: 1).bounds)
        #expect(abs(bounds.minX - 45) < 0.5 && abs(bounds.maxX - 100) < 0.01)
    }

    @Test("A stroke in one drawing is a stroke in others of the same structure, with the same direction")
    func course() throws {
        // An angle in two weights. The bolder one is hardly longer than wide, and rotated so that a hand would draw it
        // from the other end.
        let thin = try Path(svg: "M10 0L60 50L10 100L8 98L56 50L8 2Z")
        let bold = try Path(svg: "M30 0L65 35L30 70L0 40L5 35L0 30Z").transformed(by: .rotation(.pi))
        let found = thin.strokeBands()
        #expect(bold.strokeBands().strokes.isEmpty)
        let course = try #require(found.courses.first)
        let stroke = try #require(bold.strokeBand(on: course))
        #expect(stroke.outline == bold)
        let first = try #require(stroke.band.drawn(from: 0, to: 0.02).bounds?.center)
        #expect(first.distance(to: Point(-15, -15)) < first.distance(to: Point(-15, -55)))
    }

    /// The sides of a thin stroke are so close to each other that the pen's path is twice as long as the distance
    /// between its ends when a tip is found on the wrong edge.
    @Test("A stroke whose end touches its own edge is the same stroke when it is thinner")
    func touching() throws {
        func letter(_ half: Double) throws -> Path {
            // Up, left, down and right again, as far as the right edge of the first part.
            let (right, left) = (60 + half, 60 - half)
            return try Path(
                svg: "M\(left) 100V\(half)H\(half)V\(50 - half)H\(right)V\(50 + half)H\(-half)V\(-half)H\(right)V100Z")
        }
        let course = try #require(try letter(5).strokeBands().courses.first)
        for half in [0.5, 1, 2, 5] {
            let band = try #require(try letter(half).strokeBand(on: course)?.band)
            // 100 up, 60 to the left, 50 down and 60 to the right, without the caps.
            #expect(abs(band.length - 270) < 4 * half + 2)
            #expect(abs(band.halfWidth - half) < 0.1 * half)
        }
    }

    @Test("A ring starts at the same part of its contour in every drawing of its structure")
    func ringCourse() throws {
        let course = try #require(try Path(svg: PenShapes.ring).strokeBands().courses.first)
        let rotated = try Path(svg: PenShapes.ring).transformed(by: .rotation(.pi / 2).about(Point(50, 50)))
        let band = try #require(rotated.strokeBand(on: course)?.band)
        let first = try #require(band.drawn(from: 0, to: 0.01).bounds)
        #expect(first.center.distance(to: Point(95, 50)) < 3)
    }

    @Test("A chevron at a stroke's end is its head, and travels with the pen")
    func head() throws {
        let strokes = try Path(svg: Self.arrow).strokeBands().strokes
        let heads = strokes.heads
        #expect(heads.count == 1)
        let (owner, head) = try #require(heads[1])
        #expect(owner == 0 && head.isAtEnd)
        let half = try #require(head.outline(on: strokes[0].band, at: 0.5, behind: 0.5, tip: 1).bounds)
        let end = try #require(strokes[1].outline.bounds)
        #expect(abs(half.maxX - (end.maxX - 45)) < 1 && abs(half.height - end.height) < 0.1)
        #expect(head.outline(on: strokes[0].band, at: 1, behind: 1, tip: 1) == strokes[1].outline)
        let early = try #require(head.outline(on: strokes[0].band, at: 0.1, behind: 0.1, tip: 1).bounds)
        #expect(early.height < end.height / 2 && early.minX > 0)
    }

    @Test(
        "Solid shapes are swept by area, both on and off",
        arguments: ["M0 0H60V60H0Z", "M0 0L90 30L0 60Z", "M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0Z"])
    func sweep(data: String) throws {
        let path = try Path(svg: data)
        let strokes = path.strokeBands().rest.penStrokes()
        let stroke = try #require(strokes.first)
        #expect(strokes.count == 1 && stroke.sweep != nil)
        let samples = FilledPolygons(path).samples(80)
        for progress in [0.1, 0.25, 0.5, 0.75, 0.9] {
            let on = FilledPolygons(stroke.region(from: 0, to: progress, margin: 1))
            let off = FilledPolygons(stroke.region(from: progress, to: 1, margin: 1))
            let fraction = Double(samples.count(where: on.contains)) / Double(samples.count)
            #expect(abs(fraction - progress) < 0.02)
            #expect(samples.allSatisfy { on.contains($0) || off.contains($0) })
            #expect(samples.count { on.contains($0) && off.contains($0) } < samples.count / 50)
        }
    }

    /// Between the opening of this frame and the tail along its lower edge, the pen would pass over the gap above the
    /// tail.
    @Test("An outline between whose flanks the pen would leave it is not a stroke")
    func gapBetweenFlanks() throws {
        #expect(try bands("M10-70H80V-20H24V-12H60V-4H10ZM24-56V-34H66V-56Z").isEmpty)
    }

    /// 2001 × 2000 pairs are more than four million; 2000 × 2000 are not.
    @Test("Flanks with too many points are not paired")
    func manyPoints() {
        func flank(_ count: Int, y: Double) -> Polyline { Polyline((0..<count).map { Point(Double($0), y) }) }
        #expect(FlankPairing(flank(2000, y: 1), flank(2000, y: 0)).pairs.count == 2000)
        #expect(FlankPairing(flank(2001, y: 1), flank(2000, y: 0)).pairs.isEmpty)
    }
}
