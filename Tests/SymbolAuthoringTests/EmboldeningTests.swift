@testable import SymbolAuthoring
import SymbolGeometry
import SymbolTemplate
import Testing

/// Strokes are 0.6, 2 and 3.6 grid units wide at the three masters: edges move by 0.7 inwards and by 0.8 outwards.
@Suite struct EmboldeningTests {
    private func outlines(_ shapes: String, _ root: String = "") throws -> [Master: Path] {
        let text =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill-rule='evenodd' \(root)>\(shapes)</svg>"
        let skeleton = try #require(try Skeleton(parsing: [UInt8](text.utf8), name: "icon").emboldened())
        return try #require(skeleton.layers.flatMap(\.strokes)[0].outlines)
    }

    /// The boxes of the contours at a master, to a hundredth: radii are measured at points 0.1 apart.
    private func boxes(_ path: Path?) -> [Rect] {
        (path?.subpaths ?? []).compactMap { Path($0).bounds }.map { box in
            func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
            return Rect(
                minX: rounded(box.minX), minY: rounded(box.minY), maxX: rounded(box.maxX), maxY: rounded(box.maxY))
        }
    }

    @Test("A filled bar as wide as a stroke takes the widths of strokes, about its own middle")
    func bar() throws {
        let outlines = try outlines("<path d='M11 4H13V20H11Z'/>")
        #expect(boxes(outlines[.ultralight]) == [Rect(minX: 11.7, minY: 4.7, maxX: 12.3, maxY: 19.3)])
        #expect(boxes(outlines[.regular]) == [Rect(minX: 11, minY: 4, maxX: 13, maxY: 20)])
        #expect(boxes(outlines[.black]) == [Rect(minX: 10.2, minY: 3.2, maxX: 13.8, maxY: 20.8)])
    }

    @Test("A thinner bar stays as much thinner than strokes at every weight")
    func thinBar() throws {
        let outlines = try outlines("<path d='M11.5 4H12.5V20H11.5Z'/>")
        #expect(boxes(outlines[.ultralight]) == [Rect(minX: 11.85, minY: 4.35, maxX: 12.15, maxY: 19.65)])
        #expect(boxes(outlines[.black]) == [Rect(minX: 11.1, minY: 3.6, maxX: 12.9, maxY: 20.4)])
    }

    @Test("Edges of what is solid move as far as those of strokes")
    func solid() throws {
        let outlines = try outlines("<path d='M4 4H20V20H4Z'/>")
        #expect(boxes(outlines[.ultralight]) == [Rect(minX: 4.7, minY: 4.7, maxX: 19.3, maxY: 19.3)])
        #expect(boxes(outlines[.black]) == [Rect(minX: 3.2, minY: 3.2, maxX: 20.8, maxY: 20.8)])
    }

    /// Two shapes like an L remain, which meet in the corners of the hole.
    @Test("Where squares that run in opposite directions overlap, a hole stays open at every weight")
    func opposite() throws {
        let outlines = try outlines("<path fill-rule='nonzero' d='M2 2h12v12H2zM8 8v12h12V8z'/>")
        for (master, moved) in [(Master.ultralight, -0.7), (.regular, 0), (.black, 0.8)] {
            let expected = [(2.0, 14.0), (8, 20)].map { Rect(minX: $0, minY: $0, maxX: $1, maxY: $1).insetBy(-moved) }
            let found = boxes(outlines[master]).sorted { $0.minX < $1.minX }
            #expect(found.count == 2)
            for (box, other) in zip(found, expected) {
                #expect(box.corners.elementsEqual(other.corners) { $0.distance(to: $1) < 0.02 })
            }
            #expect(outlines[master].map { FlatPath($0).windingNumber(about: Point(11, 11)) } == 0)
        }
    }

    @Test(
        "Both lobes of a bow tie become bolder with the weight", arguments: [(Master.ultralight, 0.7), (.black, -0.8)])
    func bowTie(master: Master, inset: Double) throws {
        let box = try #require(try outlines("<path fill-rule='nonzero' d='M2 7L22 17V7L2 17z'/>")[master]?.bounds)
        #expect(abs(box.minX - (2 + inset)) < 0.01)
        #expect(abs(box.maxX - (22 - inset)) < 0.01)
    }

    @Test("A ring grows into its counter as far as outwards")
    func ring() throws {
        let outlines = try outlines(
            "<path d='M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM5 12a7 7 0 1 1 14 0a7 7 0 1 1 -14 0z'/>"
        )
        let black = boxes(outlines[.black])
        #expect(black.count == 2)
        for (box, radius) in zip(black, [9.8, 6.2]) {
            for side in [box.minX, box.minY] { #expect(abs(side - (12 - radius)) < 0.02) }
            for side in [box.maxX, box.maxY] { #expect(abs(side - (12 + radius)) < 0.02) }
        }
    }

    /// The middle drum of a database: its tips are cusps, where the edges run against each other.
    @Test("Both tips of a symmetric shape move alike", arguments: [Master.ultralight, .black])
    func cusps(master: Master) throws {
        let band = "M4 9C4 11.2 7.6 13 12 13C16.4 13 20 11.2 20 9V12C20 14.2 16.4 16 12 16C7.6 16 4 14.2 4 12V9"
        let box = try #require(try boxes(outlines("<path d='\(band)'/>")[master]).first)
        #expect(abs(box.minX + box.maxX - 24) < 0.02)
    }

    @Test("A line that is cut out of something solid is a line, and so is what it goes round")
    func cut() throws {
        let outlines = try outlines(
            "<path d='M1 1H23V23H1ZM7 6H17V18H7ZM9 8V16H15V8Z'/>")
        #expect(
            boxes(outlines[.black]).dropFirst() == [
                Rect(minX: 6.2, minY: 5.2, maxX: 17.8, maxY: 18.8), Rect(minX: 9.8, minY: 8.8, maxX: 14.2, maxY: 15.2)
            ])
        #expect(
            boxes(outlines[.ultralight]).dropFirst() == [
                Rect(minX: 7.7, minY: 6.7, maxX: 16.3, maxY: 17.3), Rect(minX: 8.3, minY: 7.3, maxX: 15.7, maxY: 16.7)
            ])
    }

    /// The cross is 1 wide, and the ink beyond its arms 2.5, hardly wider than a stroke.
    ///
    /// Its edges move by 0.35 and 0.4.
    @Test("A sign in a small badge is a line, too")
    func smallBadge() throws {
        let outlines = try outlines(
            "<path d='M17.5 12A5.5 5.5 0 0 1 6.5 12A5.5 5.5 0 0 1 17.5 12Z"
                + "M11.5 9V11.5H9V12.5H11.5V15H12.5V12.5H15V11.5H12.5V9Z'/>")
        #expect(boxes(outlines[.ultralight]).last == Rect(minX: 9.35, minY: 9.35, maxX: 14.65, maxY: 14.65))
        let black = try #require(boxes(outlines[.black]).last)
        #expect(abs(black.minX - 8.6) < 0.02 && abs(black.maxX - 15.4) < 0.02)
    }

    /// The bars are 1.2 wide and the ink between them is 1 wide, of which both may take two fifths together.
    @Test("Signs that are close to one another stay apart at black")
    func closeSigns() throws {
        let outlines = try outlines("<path d='M2 2H22V22H2ZM10.3 8V16H11.5V8ZM12.5 8V16H13.7V8Z'/>")
        let black = boxes(outlines[.black])
        #expect(black[2].minX - black[1].maxX >= 0.6)
        #expect(black[1].width > 1.3 && black[2].width > 1.3)
    }

    /// Three of the four sides of the space under the handle are lines 2 wide.
    @Test("The space under a handle is a counter, though the sign beside it is a line")
    func handle() throws {
        let cross = "M11.5 12V14.5H9V15.5H11.5V18H12.5V15.5H15V14.5H12.5V12Z"
        let outlines = try outlines("<path d='M2 8H8V4H16V8H22V22H2ZM10 6V8.5H14V6Z\(cross)'/>")
        let light = boxes(outlines[.ultralight])
        #expect(light[1].width > 4 && light[1].minY < 6)
        #expect(light[2] == Rect(minX: 9.35, minY: 12.35, maxX: 14.65, maxY: 17.65))
    }

    @Test("A counter that is wider than the ink around it stays a counter, however thick that is")
    func thickFrame() throws {
        let outlines = try outlines("<path d='M4 4H20V20H4ZM8 8V16H16V8Z'/>")
        #expect(boxes(outlines[.ultralight]).last == Rect(minX: 7.3, minY: 7.3, maxX: 16.7, maxY: 16.7))
        #expect(boxes(outlines[.black]).last == Rect(minX: 8.8, minY: 8.8, maxX: 15.2, maxY: 15.2))
    }

    private func areas(_ outlines: [Master: Path]) -> [Double] {
        Master.allCases.map { outlines[$0]?.signedArea() ?? 0 }
    }

    @Test(
        "Counters that are as wide as they are long, and what lies in them, do not become bolder in Ultralight",
        arguments: [
            // A window of four panes, and a page with three lines.
            "M1.5 1.5h21v21h-21zM4.5 4.5v6h6v-6zM13.5 4.5v6h6v-6zM4.5 13.5v6h6v-6zM13.5 13.5v6h6v-6z",
            "M3 0h18v24H3zM6 3v18h12V3zM7.5 7.5h9v2.25h-9zM7.5 11.25h9v2.25h-9zM7.5 15h9v2.25h-9z"
        ])
    func wideCounters(path: String) throws {
        let areas = try areas(outlines("<path d='\(path)'/>"))
        #expect(areas[0] < 0.8 * areas[1] && areas[1] < 0.95 * areas[2])
    }

    /// The first edge is 0.0045 long and points away from the rest of the outline.
    @Test("A segment that is only a rounding error does not deform what it belongs to")
    func roundingErrors() throws {
        let bar = try outlines("<path d='M11 4H13V20H11Z'/>")
        let crumbs = try outlines("<path d='M11 4L10.997 3.997H13V20L12.998 20.003H11Z'/>")
        for master in Master.allCases {
            let (box, expected) = (boxes(crumbs[master])[0], boxes(bar[master])[0])
            for (side, other) in zip(
                [box.minX, box.minY, box.maxX, box.maxY],
                [
                    expected.minX, expected.minY, expected.maxX, expected.maxY
                ])
            { #expect(abs(side - other) < 0.02) }
        }
    }

    /// In its corners, only discs with a radius of a tenth touch the outline, by which it would shrink to 1.86.
    @Test("The corners of a dot do not keep it from growing and shrinking")
    func roundedDot() throws {
        let outlines = try outlines("<rect x='11' y='11' width='2' height='2' rx='0.1'/>")
        let light = try #require(boxes(outlines[.ultralight]).first)
        #expect(light.width < 1.3)
    }

    @Test(
        "Parts of a contour that touch at an edge or a node do not part elsewhere",
        arguments: ["M0 2H24V22H0V8H24V6H0Z", "M0 2H24V6H0V2ZM0 8H24V22H0Z"])
    func touching(path: String) throws {
        let boxes = boxes(try outlines("<path d='\(path)'/>")[.black]).sorted { $0.minY < $1.minY }
        #expect(boxes.count == 2)
        #expect(boxes.map(\.height).allSatisfy { $0 > 4.8 })
        #expect(boxes.allSatisfy { abs($0.minX + 0.8) < 0.05 && abs($0.maxX - 24.8) < 0.05 })
    }

    /// The squares of one contour share the node 12, 12.
    @Test("A contour that visits a node twice is emboldened like two")
    func sharedNode() throws {
        let one = try outlines("<path fill-rule='nonzero' d='M12 12H4V4H12V12H20V20H12Z'/>")
        #expect(boxes(one[.ultralight]).count == 2)
        #expect(boxes(one[.ultralight]).allSatisfy { abs($0.width - 6.6) < 0.02 && abs($0.height - 6.6) < 0.02 })
    }

    @Test("Areas of different colours that adjoin stay together, and only their other edges move")
    func adjoining() throws {
        let left = try outlines("<path fill='#d00000' d='M2 2H12V22H2Z'/><path fill='#0000d0' d='M12 2H22V22H12Z'/>")
        #expect(boxes(left[.ultralight]) == [Rect(minX: 2.7, minY: 2.7, maxX: 12, maxY: 21.3)])
        #expect(boxes(left[.black]) == [Rect(minX: 1.2, minY: 1.2, maxX: 12, maxY: 22.8)])
    }

    @Test("Small areas that adjoin hold together as large ones do, though a square as small alone is a dot")
    func adjoiningDots() throws {
        let left = try outlines(
            "<path fill='#d00000' d='M8 10H12V14H8Z'/><path fill='#0000d0' d='M12 10H16V14H12Z'/>")
        #expect(boxes(left[.ultralight]) == [Rect(minX: 8.7, minY: 10.7, maxX: 12, maxY: 13.3)])
        #expect(boxes(left[.black]) == [Rect(minX: 7.2, minY: 9.2, maxX: 12, maxY: 14.8)])
    }

    /// The gap between the discs is 2 wide where it is narrowest, of which they may take two fifths.
    @Test("Discs beside one another stay round")
    func discs() throws {
        let outlines = try outlines("<circle cx='7' cy='12' r='4'/><circle cx='17' cy='12' r='4'/>")
        #expect(boxes(outlines[.ultralight]) == [Rect(minX: 3.7, minY: 8.7, maxX: 10.3, maxY: 15.3)])
        let black = try #require(boxes(outlines[.black]).first)
        #expect(abs(black.width - black.height) < 0.02 && black.width >= 8.8 && black.width < 9.6)
    }

    /// The square is 1 away from a bar beside half of its right edge.
    @Test("A straight edge stays straight beside something that is only near one of its ends")
    func nearOneEnd() throws {
        let outlines = try outlines("<path d='M4 4H14V20H4ZM15 4H17V11H15Z'/>")
        for master in [Master.ultralight, .black] {
            let square = try #require(outlines[master]?.subpaths.first)
            let right = square.segments.map(\.end).filter { $0.x > 10 }
            #expect(right.count == 2 && abs(right[0].x - right[1].x) < 1e-9)
        }
    }

    /// A server: two lamps, of which one is nearer to the round end.
    private static let lamps = """
        <path d='M3 3H21V13.5H3ZM6 15a3 3 0 1 0 0 6h12a3 3 0 1 0 0-6zM18 19.125a1.125 1.125 0 1 0 0-2.25 \
        1.125 1.125 0 0 0 0 2.25zM13.5 19.125a1.125 1.125 0 1 0 0-2.25 1.125 1.125 0 0 0 0 2.25z'/>
        """

    @Test("Holes of one size keep one size, whatever lies beside them", arguments: [Master.ultralight, .black])
    func equalHoles(master: Master) throws {
        let (path, regular) = (try outlines(Self.lamps)[master], 2 * 1.125)
        let widths = boxes(path).map(\.width).filter { $0 < 5 }
        #expect(widths.count == 2)
        #expect(abs(widths[0] - widths[1]) < 0.02)
        #expect(abs(widths[0] - regular) > 0.2)
    }

    /// The upper edge moves away from the gap, whose ground is at most 1.5 wide, and the sides move outwards.
    @Test("A round corner between an edge along a gap and one that moves the other way has no horns")
    func cornerAtGap() throws {
        let outlines = try outlines(
            "<path d='M4 3H20V11H4ZM4.4 12.5H19.6A.4 .4 0 0 1 20 12.9V20H4V12.9A.4 .4 0 0 1 4.4 12.5z'/>")
        let block = try #require(outlines[.black]?.subpaths.last)
        let bounds = try #require(Path(block).bounds)
        let top = try #require(block.outline.first { $0.length(tolerance: 0.01) > 10 })
        #expect(top.start.y > 12.6 && abs(top.start.y - top.end.y) < 0.01)
        #expect(abs(bounds.minY - top.start.y) < 0.01 && bounds.minX < 3.9 && bounds.maxX > 20.1)
    }

    @Test("A straight edge along a gap stays straight beside holes at one end", arguments: [Master.ultralight, .black])
    func edgeAlongGap(master: Master) throws {
        let bar = try #require(try outlines(Self.lamps)[master]?.subpaths.first { Path($0).bounds?.minY ?? 0 > 14 })
        let edges = bar.outline.compactMap { segment in
            if case .line(let line) = segment, line.start.y < 17 { line } else { nil }
        }
        let edge = try #require(edges.first)
        // The ink between the round end and the lamp is a little thinner than a stroke.
        #expect(edges.count == 1 && abs(edge.start.y - edge.end.y) < 0.05)
    }

    /// The edge opposite is 1.2 away from the corner and moves towards it by 0.7.
    ///
    /// As the corner of two edges that turn by 135° and move by 0.7, it would move by more than the rest.
    @Test("An inner corner does not move through the ink in front of it")
    func innerCorner() throws {
        let outlines = try outlines("<path d='M3 3H21V17H9.4L5.5 20.9V17H3ZM5 5V15H7.5V17.2L9.7 15H19V5Z'/>")
        let light = try #require(outlines[.ultralight])
        let (outer, counter) = (FlatPath(Path(light.subpaths[0])), light.subpaths[1])
        for segment in counter.segments { #expect(outer.windingNumber(about: segment.end) == 1) }
    }

    @Test("A hole that a seam joins to the outline around it is a hole")
    func seam() throws {
        let seam = try outlines("<path d='M4 4H20V12H16V8H8V16H16V12H20V20H4Z'/>")
        let hole = try outlines("<path d='M4 4H20V20H4ZM8 8V16H16V8Z'/>")
        for master in Master.allCases { #expect(boxes(seam[master]) == boxes(hole[master])) }
    }

    /// In the counter of the ring, the digit runs the other way, by which the nonzero rule fills it as well.
    @Test("What lies in a counter is ink, in whichever direction it is drawn")
    func reversedIsland() throws {
        let bar = "M13 7V17H11V7Z"
        let outlines = try outlines(
            "<path fill-rule='nonzero' d='M1 1H23V23H1ZM3 3V21H21V3ZM11 7V17H13V7Z'/>")
        let reversed = try self.outlines("<path fill-rule='nonzero' d='M1 1H23V23H1ZM3 3V21H21V3Z\(bar)'/>")
        #expect(boxes(outlines[.ultralight]).last == Rect(minX: 11.7, minY: 7.7, maxX: 12.3, maxY: 16.3))
        #expect(boxes(reversed[.ultralight]).last == boxes(outlines[.ultralight]).last)
    }

    @Test("Gaps keep three fifths of their width at black")
    func gap() throws {
        let boxes = boxes(try outlines("<path d='M7 4H9V20H7ZM10 4H12V20H10Z'/>")[.black])
        #expect(boxes.map(\.maxX).first.map { abs($0 - 9.2) < 0.005 } == true)
        #expect(boxes.map(\.minX).last.map { abs($0 - 9.8) < 0.005 } == true)
    }

    @Test("A dot among strokes grows as they do")
    func dot() throws {
        let outlines = try outlines(
            "<circle cx='12' cy='12' r='1.25'/><circle cx='12' cy='12' r='9' fill='none' stroke='black'"
                + " stroke-width='2'/>")
        #expect(boxes(outlines[.ultralight]) == [Rect(minX: 11.45, minY: 11.45, maxX: 12.55, maxY: 12.55)])
        #expect(boxes(outlines[.black]) == [Rect(minX: 9.95, minY: 9.95, maxX: 14.05, maxY: 14.05)])
    }

    /// The gap is 1 wide, of which two fifths go to the edges on both sides.
    @Test("A dot that is close to a stroke on one side keeps its form")
    func dotBesideStroke() throws {
        let outlines = try outlines(
            "<path d='M10 10H14V14H10Z'/><path d='M16 4V20' fill='none' stroke='black' stroke-width='2'/>")
        #expect(boxes(outlines[.black]) == [Rect(minX: 9.8, minY: 9.8, maxX: 14.2, maxY: 14.2)])
    }

    @Test("A filled outline that a stroke covers stays as it is")
    func covered() throws {
        let circle = "<circle cx='12' cy='12' r='9'"
        let outlines = try outlines(
            "\(circle) fill-opacity='0.2'/>\(circle) fill='none' stroke='black' stroke-width='2'/>")
        #expect(outlines[.black] == outlines[.regular] && outlines[.ultralight] == outlines[.regular])
    }

    @Test("A round corner that is tighter than its edges move becomes a sharp one, and turns nothing inside out")
    func tightBend() throws {
        let path = "<path d='M4 4H20V6H6.4A0.4 0.4 0 0 0 6 6.4V20H4Z'/>"
        let black = try outlines(path)[.black]
        #expect(Path(try #require(black?.subpaths.first)).signedArea() > 0)
        let inner = try #require(black?.elements.dropFirst(3).first)
        guard case .line(let corner) = inner else { Issue.record("expected the line to the corner"); return }
        #expect(corner.distance(to: Point(6.8, 6.8)) < 1e-6)
    }

    @Test("All weights have the same commands")
    func structure() throws {
        let outlines = try outlines("<path d='M2 12C2 2 22 2 22 12Q22 22 12 22L2 12ZM9 12L12 9L15 12L12 15Z'/>")
        func commands(_ master: Master) -> [Int] {
            (outlines[master]?.elements ?? []).map { element in
                switch element {
                case .move: 0
                case .line: 1
                case .quad: 2
                case .cubic: 3
                case .close: 4
                }
            }
        }
        #expect(!commands(.regular).isEmpty)
        #expect(commands(.ultralight) == commands(.regular) && commands(.black) == commands(.regular))
    }

    @Test("The widths that a drawing states hold for its outlines")
    func widths() throws {
        let outlines = try outlines("<path d='M11 4H13V20H11Z'/>", "data-widths='2 2 2'")
        #expect(outlines[.black] == outlines[.regular] && outlines[.ultralight] == outlines[.regular])
    }

    @Test("Drawings of more segments than are measured are left as they are")
    func tooMany() throws {
        let teeth = (0..<2501).map { "L\($0 % 20) \($0 % 7)L\($0 % 19) 20" }.joined()
        let text =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M0 0\(teeth)Z'/></svg>"
        #expect(try Skeleton(parsing: [UInt8](text.utf8), name: "icon").emboldened() == nil)
    }
}
