@testable import SymbolAuthoring
import SymbolGeometry
import SymbolModel
import SymbolTemplate
import TestSupport
import Testing

/// The remains of a line that a slash from (4, 4) to (20, 20) crosses at (12, 12).
@Suite struct CrumbTests {
    private func crossed(_ end: Double, _ others: Component...) throws -> TemplateArtwork {
        let text = svg(
            "<path d='M3 12H\(end)'/>",
            "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round'")
        let line = try Skeleton(parsing: Array(text.utf8), name: "line")
        return TemplateDrawing(line.composed([.slash] + others, suffix: "slash"), .centered).artwork
    }

    private func isCleared(_ point: Point, _ artwork: TemplateArtwork, _ weight: Weight) throws -> Bool {
        let gap = try #require(artwork.variants[Cell(weight, .small)]?.shapes[1])
        // Four units to a grid unit, about the grid's centre, which is halfway up the capitals.
        let position = Point(4 * (point.x - 12), 4 * (point.y - 12) - Variant.capHeight / 2)
        return FlatPath(gap.path).windingNumber(about: position) != 0
    }

    /// In Regular the gap's edge is at 12 + (1 + 1.2)·√2 = 15.11 on the line's centre, and the line reaches 15.7.
    @Test("The end of a line just beyond a slash is cleared with its gap, the other end is not")
    func cleared() throws {
        let artwork = try crossed(14.7)
        #expect(try isCleared(Point(15.4, 11.9), artwork, .regular))
        #expect(try !isCleared(Point(8, 12), artwork, .regular))
    }

    @Test("The crumbs of a slash are cleared where a badge follows, too")
    func both() throws {
        #expect(try isCleared(Point(15.4, 11.9), crossed(14.7, .badge(.plus)), .regular))
    }

    /// The line reaches 21: about 5 by 2 units remain in Regular.
    @Test("A piece that is longer than the stroke is wide is kept")
    func kept() throws {
        let artwork = try crossed(20)
        #expect(try !isCleared(Point(17, 11.8), artwork, .regular))
        #expect(artwork.variants.values.allSatisfy { $0.shapes[1].path.subpaths.count == 1 })
    }

    /// In Black, the gap reaches 3 from the line through (4, 4) and (20, 20), and a dot has a radius of 1.8.
    ///
    /// The dot at (9, 12) is 2.1 from that line, and loses more than half of its area even in Regular; the one at (5,
    /// 17) is 8.5 away.
    @Test(
        "A dot that is cut out goes at all weights when a slash leaves little of it, and its layer with the last dot"
    )
    func cutDots() throws {
        func layers(_ dots: String) throws -> [TemplateDrawing.Layer] {
            let text = svg(
                "<rect class='fills' x='3' y='3' width='18' height='18'/><path class='cut' d='\(dots)'/>",
                "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round'")
            let panel = try Skeleton(parsing: Array(text.utf8), name: "panel")
            return TemplateDrawing(panel.composed([.slash, .fill], suffix: "slash.fill")).layers
        }
        let (both, far, near) = (
            try layers("M9 12h.01M5 17h.01"), try layers("M5 17h.01"), try layers("M9 12h.01")
        )
        #expect(both.count == 4 && near.count == 3)
        for master in Master.allCases {
            #expect(both[1].paths[master]?.subpaths.count == 1)
            #expect(both[1].paths[master] == far[1].paths[master])
        }
    }

    /// In Black, the gap's edge is at 12 + (1.8 + 1.2)·√2 = 16.24: 4.5 square units remain there, less than half the
    /// square of a Black stroke and more than half that of a Regular one.
    @Test("A piece of a shape that is the same at all weights is kept at all weights or at none")
    func shape() throws {
        let text = svg("<path d='M3 11H18.5V13H3Z'/>", "viewBox='0 0 24 24'")
        let bar = try Skeleton(parsing: Array(text.utf8), name: "bar").composed([.slash], suffix: "slash")
        let variants = TemplateDrawing(bar, .centered).artwork.variants.values
        #expect(variants.count == 3 && variants.allSatisfy { $0.shapes[1].path.subpaths.count == 1 })
    }

    /// Of the bar, 9.7 by 1.6 units in the circle, two pieces of some 2 square units remain in Black: half the square
    /// of a Regular stroke outside, and more than three times as much at the bar's scale.
    @Test("A piece of a shape in an enclosure is a crumb at the scale of the drawing")
    func enclosed() throws {
        let text = svg("<path d='M3 10.5H21V13.5H3Z'/>", "viewBox='0 0 24 24'")
        let bar = try Skeleton(parsing: Array(text.utf8), name: "bar")
            .composed([.slash, .enclosure(.circle)], suffix: "slash.circle")
        let variants = TemplateDrawing(bar, .centered).artwork.variants.values
        #expect(variants.count == 3 && variants.allSatisfy { $0.shapes[1].path.subpaths.count == 1 })
    }

    /// The gap reaches 1.5 from the centre in Ultralight, 2.2 in Regular and 3 in Black; a point 2.3 away is tested.
    ///
    /// Of a disc of 2.9, two pieces of 1.8 square units remain in Regular, which are crumbs; of one of 3.5 they only
    /// remain in Black.
    @Test(
        "All of a detail disappears if it is a crumb at one weight, but only small pieces of a larger part",
        arguments: [(2.9, true), (3.5, false)])
    func detail(radius: Double, isCleared: Bool) throws {
        let text = svg(
            "<path d='M14 3H21'/><circle cx='12' cy='12' r='\(radius)' fill='black' stroke='none'/>",
            "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'")
        let drawing = try Skeleton(parsing: Array(text.utf8), name: "detail").composed([.slash], suffix: "slash")
        let artwork = TemplateDrawing(drawing, .centered).artwork
        let gap = try #require(artwork.layers[.hierarchical]?.firstIndex { $0.opacity == 0 })
        let path = try #require(artwork.variants[Cell(.ultralight, .small)]?.shapes[gap].path)
        let points = [-1.0, 1].map {
            Point(4 * $0 * 2.3 / 2.squareRoot(), -4 * $0 * 2.3 / 2.squareRoot() - Variant.capHeight / 2)
        }
        #expect(points.allSatisfy { (FlatPath(path).windingNumber(about: $0) != 0) == isCleared })
    }

    /// Squares of 0.3, half a unit apart, crossed by the slash, which leaves next to nothing of some.
    @Test("None of hundreds of pieces is a crumb", arguments: [(10, true), (40, false)])
    func pattern(side: Int, isCleared: Bool) throws {
        let origins = (0..<side * side).map { Point(Double($0 % side) / 2, Double($0 / side) / 2) }
        let squares = origins.map { "M\(12 + $0.x - Double(side) / 4) \(12 + $0.y - Double(side) / 4)h.3v.3h-.3z" }
        let text = svg("<path d='\(squares.joined())'/>", "viewBox='0 0 24 24'")
        let drawing = try Skeleton(parsing: Array(text.utf8), name: "dots").composed([.slash], suffix: "slash")
        let variants = TemplateDrawing(drawing, .centered).artwork.variants.values
        #expect(variants.allSatisfy { ($0.shapes[1].path.subpaths.count > 1) == isCleared })
    }

    /// The line runs along the slash for 5 units, its centre 2.05 from that of the slash, and then across it.
    ///
    /// Beside the gap, which reaches 1.2 beyond the slash, 0.85 of the Regular stroke remains and all 0.6 of the
    /// Ultralight one.
    @Test("A piece less than half as thick as the stroke disappears at all weights; what is beyond the slash is kept")
    func thin() throws {
        let text = svg(
            "<path d='M11.682 8.783L15.217 12.318L8.818 18.718'/>",
            "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'")
        let line = try Skeleton(parsing: Array(text.utf8), name: "line").composed([.slash], suffix: "slash")
        let artwork = TemplateDrawing(line, .centered).artwork
        for weight in Weight.masters {
            #expect(try isCleared(Point(13.6, 10.4), artwork, weight))
            #expect(try !isCleared(Point(10.9, 16.6), artwork, weight))
        }
    }

    /// Within the ring that is cut out, a disc of 2.2 remains in Ultralight and one of 1.5 in Regular, where the gap
    /// reaches 2.2 from the slash's centre; in Ultralight it reaches 1.5, and leaves two pieces of 1.6 square units.
    @Test("A small piece of which the gap leaves nothing in Regular is cleared in Ultralight, too, a large one is not")
    func absent() throws {
        let text = svg(
            "<rect class='fills' x='3' y='3' width='18' height='18'/><circle class='cut' cx='12' cy='12' r='2.5'/>",
            "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'")
        let panel = try Skeleton(parsing: Array(text.utf8), name: "panel")
        let artwork = TemplateDrawing(panel.composed([.slash, .fill], suffix: "slash.fill"), .centered).artwork
        let gap = try #require(artwork.layers[.hierarchical]?.lastIndex { $0.opacity == 0 })
        let light = try #require(artwork.variants[Cell(.ultralight, .small)])
        let path = light.shapes[gap].path.transformed(by: light.toGrid)
        func isCleared(_ distance: Double) -> Bool {
            FlatPath(path).windingNumber(about: Point(distance, -distance) / 2.squareRoot()) != 0
        }
        #expect(isCleared(1.8) && isCleared(-1.8) && !isCleared(3.5) && !isCleared(-3.5))
    }

    /// Two arches in a wall leave a pillar between them, which the gap reaches at about (11.8, 16).
    ///
    /// Up to Heavy the pillar is joined to the wall; in Black a piece of it remains, at y = 16…18.5, which is less
    /// than half the square of a stroke.
    @Test("A crumb is cleared as a whole or not at all, in the ends of the medium scale, too")
    func whole() throws {
        let text = svg(
            "<rect class='fills' x='3' y='5' width='18' height='12.25'/><g class='erase gap' fill='black'>"
                + "<circle cx='7.25' cy='17.5' r='2.25'/><circle cx='17.25' cy='17.5' r='2.25'/></g>",
            "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' data-widths='0.6 2 2.6'")
        let wall = try Skeleton(parsing: Array(text.utf8), name: "wall").composed([.slash, .fill], suffix: "slash.fill")
        let artwork = TemplateDrawing(wall, .centered).artwork
        let black = try #require(artwork.variant(weight: .black, scale: .medium)?.variant)
        let gap = try #require(artwork.layers[.hierarchical]?.lastIndex { $0.opacity == 0 })
        let path = black.shapes[gap].path.transformed(by: black.toGrid)
        let isCleared = [17, 18.35].map { FlatPath(path).windingNumber(about: Point(0.2, $0 - 12)) != 0 }
        #expect(isCleared[0] == isCleared[1])
    }

    /// Beside a frame of 2, three lines of 0.5: in Black, the gap's edge is 3√2 = 4.24 from the centre, so that 5.76
    /// of the upper line remain, and 0.76 at both ends of the middle one, which is a third of what is kept.
    @Test("What remains of a hair line is kept, unless it is short")
    func hairLines() throws {
        let text = svg(
            "<path d='M3 3H21V21H3Z'/><path d='M7 7H17M7 12H17M7 17H17' stroke-width='0.5'/>",
            "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'")
        let page = try Skeleton(parsing: Array(text.utf8), name: "page").composed([.slash], suffix: "slash")
        let artwork = TemplateDrawing(page, .centered).artwork
        let gap = try #require(artwork.layers[.hierarchical]?.firstIndex { $0.opacity == 0 })
        for weight in Weight.masters {
            let variant = try #require(artwork.variants[Cell(weight, .small)])
            let area = FlatPath(variant.shapes[gap].path.transformed(by: variant.toGrid))
            func isCleared(_ x: Double, _ y: Double) -> Bool { area.windingNumber(about: Point(x, y)) != 0 }
            #expect(!isCleared(3, -5) && !isCleared(-3, 5))
            #expect(isCleared(0, 0) && isCleared(-4.7, 0) && isCleared(4.7, 0))
        }
    }

    /// The ring's line of 0.5 is an eighth as wide as the bar, of which two corners of 5.36 remain in Black.
    @Test("A hair line around a thick bar is kept, and so is what remains of the bar")
    func thickBar() throws {
        let text = svg(
            "<circle cx='12' cy='12' r='9' stroke-width='0.5'/><path d='M6 12H18' stroke-width='4'/>",
            "viewBox='0 0 24 24' fill='none' stroke='black'")
        let sign = try Skeleton(parsing: Array(text.utf8), name: "sign").composed([.slash], suffix: "slash")
        let variants = TemplateDrawing(sign, .centered).artwork.variants.values
        #expect(variants.count == 3 && variants.allSatisfy { $0.shapes[$0.shapes.count - 2].path.subpaths.count == 1 })
    }

    @Test("The three masters have the same commands, whatever is cleared in each")
    func structure() throws {
        for end in [14.0, 14.7, 15.5, 16.5, 17] {
            let artwork = try crossed(end)
            let commands = Weight.masters.compactMap { artwork.variants[Cell($0, .small)]?.shapes[1].path.commands }
            #expect(commands.count == 3 && Set(commands).count == 1)
        }
    }

    @Test("The same crumbs are cleared from a template with a slash as from its skeleton")
    func template() throws {
        let text = svg(
            "<path d='M3 12H14.7'/>",
            "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round'")
        let line = TemplateDrawing(try Skeleton(parsing: Array(text.utf8), name: "line"), .centered).artwork
        let made = try TemplateComposition(line, [.slash]).artwork
        #expect(made.variants[Cell(.regular, .small)]?.shapes[1].path.subpaths.count ?? 0 > 1)
    }
}

extension Weight {
    fileprivate static let masters: [Weight] = [.ultralight, .regular, .black]
}
