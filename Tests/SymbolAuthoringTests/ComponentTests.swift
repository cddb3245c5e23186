@testable import SymbolAuthoring
import SymbolColor
import SymbolGeometry
import SymbolModel
import SymbolTemplate
import TestSupport
import Testing

@Suite struct ComponentTests {
    @Test("A dotted suffix names components in order")
    func suffixes() {
        #expect(Component.list("slash.fill") == [.slash, .fill])
        #expect(Component.list("circle.fill") == [.enclosure(.circle), .fill])
        #expect(Component.list("badge.plus") == [.badge(.plus)])
    }

    @Test("A suffix with an unknown word is invalid", arguments: ["", "slsh", "badge", "badge.pluss"])
    func unknown(suffix: String) { #expect(Component.list(suffix) == nil) }

    private func heart(attributes: String = "") throws -> Skeleton {
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke-width="2" stroke="#000" \
            fill="none"\(attributes)>
            <path d="M3 3H21V21H3Z"/><path class="gap" d="M8 8H16V16H8Z"/></svg>
            """
        return try Skeleton(parsing: [UInt8](text.utf8), name: "heart")
    }

    @Test("Strokes that only the fill variant has do not affect size and position in an enclosure")
    func fillOnly() throws {
        func line(_ more: String) throws -> SkeletonStroke? {
            let text = """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke-width="2" stroke="#000" fill="none">
                <path d="M6 9H18V15H6Z"/>\(more)</svg>
                """
            return try Skeleton(parsing: [UInt8](text.utf8), name: "box").enclosed(in: .circle)
                .layers.first?.strokes.first
        }
        let plain = try #require(try line(""))
        #expect(try line(#"<path class="fill-only cut" d="M0 12H24M12 2V12"/>"#) == plain)
    }

    /// Two halves of a square from 4 to 20, of which one runs clockwise.
    @Test("The fill of contours that share an edge is whole")
    func halves() throws {
        let halves = try strokes("<path class='fills' d='M12 4H4V20H12ZM12 4H20V20H12Z'/>").filled()
        let path = LayerOutlines(halves.layers[0], halves.widths).path(.regular)
        for point in [Point(4.5, 12), Point(8, 12), Point(12, 12), Point(16, 12), Point(19.5, 12)] {
            #expect(FlatPath(path).windingNumber(about: point) != 0)
        }
    }

    @Test("When fill cuts out what was primary, the highest of the other levels becomes primary")
    func levels() throws {
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke-width="2" stroke="#000" fill="none">
            <path class="fills secondary" d="M3 3H21V21H3Z"/><path class="tertiary" d="M1 1H2"/>
            <path class="cut" d="M8 8H16"/></svg>
            """
        let filled = try Skeleton(parsing: [UInt8](text.utf8), name: "target").filled()
        #expect(filled.layers.map(\.level) == [.primary, .tertiary, .primary])
        #expect(filled.layers.map(\.clearing) == [.none, .none, .erases])
    }

    /// The body is the square from 4 to 20, in blue; cuts that end on its edges divide it.
    @Test(
        "A cut with a colour that nothing else has is painted in multicolor, unless it divides the body",
        arguments: [
            ("cut color-systemRed", "M9 12H15", true), ("cut color-systemRed", "M4 12H20", false),
            ("cut color-systemBlue", "M9 12H15", false), ("cut", "M9 12H15", false),
            ("fill-only cut color-systemRed", "M9 12H15", false)
        ])
    func coloredCuts(classes: String, line: String, isPainted: Bool) throws {
        let sign = try strokes(
            "<path class='fills color-systemBlue' d='M4 4H20V20H4Z'/><path class='\(classes)' d='\(line)'/>")
        let clearing: SkeletonLayer.Clearing = isPainted ? .knocksOut(paintsHierarchy: false) : .erases
        #expect(sign.filled().layers.map(\.clearing) == [.none, clearing])
    }

    @Test(
        "An enclosure has the same thickness however dense the drawing",
        arguments: ["circle", "square", "circle.badge.plus"])
    func frames(suffix: String) throws {
        let components = try #require(Component.list(suffix))
        func frames(_ skeleton: Skeleton) -> [SkeletonStroke] {
            skeleton.composed(components, suffix: suffix).layers.filter {
                $0.id.map { $0 == "enclosure" || $0.hasPrefix("badge") } ?? false
            }.flatMap(\.strokes)
        }
        let (plain, dense) = (try heart(), try heart(attributes: " data-widths=\"0.6 1.8 2.6\""))
        for master in Master.allCases {
            #expect(
                frames(plain).map { $0.width(master, of: plain.widths) }
                    == frames(dense).map { $0.width(master, of: dense.widths) })
        }
    }

    private func strokes(_ content: String) throws -> Skeleton {
        let text = svg(
            content, "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round'")
        return try Skeleton(parsing: Array(text.utf8), name: "sign")
    }

    /// In Black, strokes are 3.6 wide, and 0.86 of that inside.
    ///
    /// Between lines at a distance of 4.4, which is 2.38 in a circle, 0.62 of it would leave 0.46 of a unit, less than
    /// half.
    @Test(
        "In an enclosure, lines keep more of their Black width than drawings of close lines",
        arguments: [
            ("<path d='M4 12H20M12 4V20'/>", 0.85, 0.85), ("<path d='M4 4H20V20H4Z'/>", 0.85, 0.85),
            ("<path d='M4 5.4H20M4 9.8H20M4 14.2H20M4 18.6H20'/>", 0.62 * 0.95, 0.62)
        ])
    func bold(content: String, inCircle: Double, inSquare: Double) throws {
        let sign = try strokes(content)
        for (suffix, part) in [("circle", inCircle), ("square.fill", inSquare)] {
            let components = try #require(Component.list(suffix))
            let inner = sign.composed(components, suffix: suffix).layers.first { $0.id != Skeleton.enclosureID }
            let stroke = try #require(inner?.strokes.first)
            #expect(abs(stroke.width(.black, of: sign.widths) - 3.6 * 0.86 * part) < 0.01)
        }
    }

    /// In a circle, at a scale of 0.54, a ring of 6.8 becomes one of 3.672; lines that keep 0.75 of 3.096 would leave
    /// 1.35 within it, and those that keep 0.7 leave 1.5.
    @Test("In an enclosure, lines in Black leave counters 1.4 wide")
    func counters() throws {
        let ring = try strokes("<circle cx='12' cy='12' r='3.4'/>")
        let stroke = try #require(ring.enclosed(in: .circle).layers.first?.strokes.first)
        #expect(abs(stroke.width(.black, of: ring.widths) - 3.6 * 0.86 * 0.7) < 1e-9)
    }

    @Test("The line of an enclosure keeps 0.84 of its Black width", arguments: Enclosure.allCases)
    func frame(enclosure: Enclosure) throws {
        let sign = try strokes("<path d='M4 12H20'/>")
        let frame = try #require(sign.enclosed(in: enclosure).layers.last?.strokes.first)
        #expect(Master.allCases.map { frame.width($0, of: sign.widths) } == [0.6, 2, 3.6 * 0.84])
    }

    @Test("Rotated and mirrored twins have the same width in an enclosure")
    func twins() throws {
        let twins = [
            "M4 10H14A5 5 0 0 1 14 20H9M9 5L4 10L9 15", "M20 10H10A5 5 0 0 0 10 20H15M15 5L20 10L15 15",
            "M10 4V14A5 5 0 0 0 20 14V9M5 9L10 4L15 9"
        ]
        let widths = try twins.map { path in
            let sign = try strokes("<path d='\(path)'/>")
            return sign.enclosed(in: .square).layers[0].strokes[0].width(.black, of: sign.widths)
        }
        #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-9 })
    }

    @Test("The dot of an exclamation mark in a badge is separate from its bar, and as visible as other dots")
    func exclamationMark() throws {
        let widths = StrokeWidths()
        let sign = try #require(Badge.exclamationmark.layers(at: Point(12, 12), widths).last?.strokes)
        let (bar, dot) = (try #require(sign.first), try #require(sign.last))
        let space = try #require(dot.path.subpaths.first).start.y - (try #require(bar.path.subpaths.last).end.y)
        for master in Master.allCases {
            #expect(space - (bar.width(master, of: widths) + dot.width(master, of: widths)) / 2 > 0.4)
        }
        #expect(dot.width(.ultralight, of: widths) == 1.1)
    }

    @Test("Dots are no finer in Ultralight than can be seen, nor wider than in Regular")
    func dots() throws {
        let sign = try strokes(
            "<path d='M4 4h.01M8 4h.01'/><path stroke-width='4' d='M4 8h.01'/><path stroke-width='1' d='M4 8h.01'/>"
                + "<path d='M4 4h.01M8 4h1'/>")
        let strokes = sign.layers.flatMap(\.strokes)
        #expect(strokes.map { $0.width(.ultralight, of: StrokeWidths()) } == [1.1, 1.2, 1, 0.6])
    }

    @Test("A cut moves with what it is cut from, or with the group whose number it has")
    func motionGroups() throws {
        let sign = try strokes(
            "<path class='fills group-0' d='M4 4H20V20H4Z'/><path class='cut group-1' d='M8 8H16'/>"
                + "<path class='fill-only cut group-2' d='M8 12H16'/><path class='group-2' d='M8 16H16'/>")
        let drawing = TemplateDrawing(sign.composed([.fill], suffix: "fill"), .centered)
        #expect(drawing.layers.map(\.motionGroup) == [0, 0, 2, 2])
    }

    /// A badge's disc and gap reach 5.2 from (18.5, 18.5), or from (18.5, 5.5).
    @Test(
        "A badge lies at the lower right, unless at the upper right it hides nothing, or not a part that it hides here",
        arguments: [
            ("<path d='M4 4H20V20H4Z'/>", 18.5),
            // A handle, and one that is too short to be essential to a lens.
            ("<circle cx='10' cy='10' r='7'/><path d='M15 15L20 20'/>", 5.5),
            ("<circle cx='10' cy='10' r='7'/><path d='M17 17L19 19'/>", 18.5),
            // Half of the line stays visible.
            ("<circle cx='10' cy='10' r='7'/><path d='M10 10L20 20'/>", 18.5),
            // As much would be lost at the upper right.
            ("<circle cx='10' cy='12' r='7'/><path d='M15 16L20 20'/><path d='M15 8L20 4'/>", 18.5),
            // Half of the line would be hidden at the lower right, and nothing at the upper right, or at either.
            ("<path d='M4 4V20H20'/>", 5.5), ("<circle cx='8' cy='12' r='4'/>", 18.5)
        ])
    func badge(content: String, height: Double) throws {
        let text = svg(content, "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'")
        let made = try Skeleton(parsing: Array(text.utf8), name: "lens").composed([.badge(.plus)], suffix: "badge.plus")
        let disc = try #require(made.layers.first { $0.id == "badge" }?.strokes.first?.path.bounds)
        #expect(disc.center.distance(to: Point(18.5, height)) < 1e-9 && abs(disc.width - 8) < 1e-9)
    }

    @Test("A gap within a drawing does not cut into its enclosure, which lies in front")
    func gaps() throws {
        let layers = try heart().composed([.enclosure(.circle)], suffix: "circle").layers
        #expect(layers.last?.id == "enclosure")
        #expect(
            try heart().composed([.enclosure(.circle), .fill], suffix: "circle.fill").layers.first?.id == "enclosure")
    }

    @Test("A gap within a drawing keeps 0.7 of its width in an enclosure")
    func gapsInside() throws {
        #expect(try heart().enclosed(in: .circle).layers.map(\.gapWidth) == [1.2 * 0.7, 1.2 * 0.7, 1.2])
    }

    @Test("The holes of a filled layer are no wider for the gap around it")
    func holeWithGap() throws {
        let key = try strokes(
            "<g class='gap'><circle class='fills' cx='12' cy='12' r='3'/><path class='cut' d='M12 12h.01'/></g>")
        #expect(key.composed([.fill], suffix: "fill").layers.map { $0.gap != nil } == [true, false])
    }

    /// The square's outer edge is at 21; a round end at 20 would leave its corner at (20.9, 12.9).
    @Test("A cut that ends on the edge of a filled shape continues through it")
    func cuts() throws {
        let text = svg(
            "<path class='fills' d='M4 4H20V20H4Z'/><path class='cut' d='M8 12H20'/>",
            "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round'")
        let box = try Skeleton(parsing: Array(text.utf8), name: "box").composed([.fill], suffix: "fill")
        let cut = try #require(TemplateDrawing(box, .centered).artwork.variants[Cell(.regular, .small)]?.shapes.last)
        func isCut(_ x: Double, _ y: Double) -> Bool {
            FlatPath(cut.path).windingNumber(about: Point(4 * (x - 12), 4 * (y - 12) - Variant.capHeight / 2)) != 0
        }
        #expect(isCut(20.9, 12.9) && isCut(20.9, 11.1))
        #expect(!isCut(6.5, 12))
    }

    /// In a circle the grid shrinks to 0.54 about (12, 12): an upright line and its gap reach 0.86 and 1.7
    /// from it, and 2 is inside the erased area.
    @Test(
        "Gaps and erased areas show the filled enclosure in all modes",
        arguments: [
            ("<path class='gap' d='M12 3V21'/>", 1.5), ("<path class='erase' d='M15 9H17V15H15Z' fill='black'/>", 2)
        ])
    func backgrounds(front: String, x: Double) throws {
        let text = svg(
            "<path d='M3 12H21'/>" + front, "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'")
        let made = try Skeleton(parsing: Array(text.utf8), name: "line").composed(
            [.enclosure(.circle), .fill], suffix: "circle.fill")
        let artwork = TemplateDrawing(made, .centered).artwork
        let shapes = try #require(artwork.variants[Cell(.regular, .small)]?.shapes)
        let background: [LayerMode: Layer.Role] = [
            .monochrome: .plain, .hierarchical: .level(.secondary), .multicolor: .color(.tint)
        ]
        for (mode, role) in background {
            let point = Point(4 * x, -Variant.capHeight / 2)
            let top = artwork.layers[mode]?.last { layer in
                layer.shapeIndices.contains { FlatPath(shapes[$0].path).windingNumber(about: point) != 0 }
            }
            #expect(top?.role == role && top?.opacity == 1)
        }
    }

    /// White on the tint could not be seen when the tint is white.
    @Test(
        "In multicolor a filled enclosure takes the drawing's only colour, and shapes of the same colour become holes",
        arguments: [
            ("", "", nil, [nil, nil], [1, 0, 0]),
            ("color-systemRed", "color-systemRed", "systemRedColor", [nil, nil], [1, 0, 0]),
            ("color-systemRed", "", nil, ["systemRedColor", nil], [1, 1, 0])
        ] as [(String, String, String?, [String?], [Double])])
    func colors(first: String, second: String, background: String?, inner: [String?], opacities: [Double]) throws {
        let text = svg(
            "<path class='\(first)' d='M3 12H21'/><path class='\(second)' d='M12 3V21'/>",
            "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'")
        let made = try Skeleton(parsing: Array(text.utf8), name: "cross").composed(
            [.enclosure(.circle), .fill], suffix: "circle.fill")
        let layers = try #require(TemplateDrawing(made).artwork.layers[.multicolor])
        let names = layers.map { layer -> String? in
            if case .color(.named(let name, _)) = layer.role { name } else { nil }
        }
        #expect(names == [background] + inner)
        #expect(layers.map(\.opacity) == opacities)
        #expect(layers.dropFirst().allSatisfy { $0.clearsBehind || $0.opacity == 1 })
    }

    /// In a single colour, the body is a hole in the enclosure and the sign a piece of the enclosure in that hole.
    @Test("A sign on a body of another colour is still seen in a filled enclosure")
    func coloredSign() throws {
        let text = svg(
            "<path fill='#d33' d='M3 3H21V21H3Z'/><path fill='#fff' d='M11 6H13V18H11Z'/>", "viewBox='0 0 24 24'")
        let made = try Skeleton(parsing: Array(text.utf8), name: "sign").composed(
            [.enclosure(.circle), .fill], suffix: "circle.fill")
        let layers = TemplateDrawing(made).artwork.layers
        #expect(layers[.monochrome]?.map(\.opacity) == [1, 0, 1])
        #expect(layers[.hierarchical]?.map(\.role) == [.level(.secondary), .level(.primary), .level(.secondary)])
        #expect(layers[.multicolor]?.last?.role == .color(.custom(.white)) && layers[.multicolor]?.last?.opacity == 1)
    }

    /// A square ring with a line across it, as large as icons are drawn; the enclosing square's centre line is 16 wide.
    @Test("An icon that fills its grid keeps clear of its enclosure in Black, with strokes 0.86 as wide in Regular")
    func clearance() throws {
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke-width="2" stroke="#000" fill="none">
            <path d="M2 2H22V22H2Z"/><path d="M2 6L12 13L22 6"/></svg>
            """
        let icon = try Skeleton(parsing: [UInt8](text.utf8), name: "mail")
        let made = icon.composed([.enclosure(.square)], suffix: "square")
        let strokes = made.layers.dropLast().flatMap(\.strokes)
        let reach = strokes.compactMap { stroke in
            stroke.path.bounds.map { $0.width / 2 + stroke.width(.black, of: made.widths) / 2 }
        }.max()
        // Half of 16, less half of the enclosure's 0.84 of 3.6, less 0.8.
        #expect((reach ?? 24) <= 8 - 0.84 * 1.8 - 0.8)
        #expect(strokes.allSatisfy { $0.width(.regular, of: made.widths) == 0.86 * 2 })
    }

    /// The grid shrinks to 0.54 inside, where a cut that divides a body is 0.86 of 1.4 wide.
    @Test(
        "A filled enclosure contains the filled drawing, whose parts are a gap apart",
        arguments: ["circle.fill", "square.fill"])
    func filledSign(suffix: String) throws {
        let box = try strokes("<path class='fills' d='M4 4H20V20H4Z'/><path class='cut' d='M4 12H20'/>")
        let made = box.composed(try #require(Component.list(suffix)), suffix: suffix)
        let (body, cut) = (made.layers[1], made.layers[2])
        #expect(body.strokes.map(\.isSolid) == [true] && body.clearing == .knocksOut(paintsHierarchy: true))
        #expect(body.strokes.map { $0.width(.regular, of: made.widths) } == [2 * 0.86 * 0.75])
        #expect(cut.clearing == .restores)
        for master in [Master.regular, .black] {
            #expect(cut.strokes.map { $0.width(master, of: made.widths) } == [1.4 * 0.86])
        }
    }

    @Test("Cuts that divide or ring a filled body do not widen from Regular to Black; cuts within it do")
    func seams() throws {
        let box = try strokes(
            "<path class='fills' d='M4 4H20V20H4Z'/><path class='cut' d='M4 8H20'/><path class='cut' d='M4 12H12'/>"
                + "<path class='fill-only cut' d='M12 0V24'/><circle class='cut' cx='12' cy='12' r='2.1'/>"
                + "<path class='cut' d='M8 16H16'/><circle class='cut' cx='12' cy='12' r='1.9'/>")
        let cuts = box.filled().layers.filter { $0.clearing == .erases }.flatMap(\.strokes)
        #expect(cuts.map { $0.width(.regular, of: box.widths) } == [2, 2, 2, 2, 2, 2])
        #expect(cuts.map { $0.width(.black, of: box.widths) } == [2, 2, 2, 2, box.widths.black, box.widths.black])
    }

    /// The centre of the triangle's box is at 12, and its corners and mass are centred at about 14.
    ///
    /// The smallest circle around the dot and the line is also centred at about 14, but both have the same mass: π ·
    /// 6.69² / 4 is 16 · 2 + π.
    @Test(
        "In a circle a sign moves to where it has space all around and is balanced; in a square its box is centred",
        arguments: [
            ("<path class='fills' d='M12 4L20 20H4Z'/>", Enclosure.circle, 12 + 2 * 2.0 / 3),
            ("<path class='fills' d='M12 4L20 20H4Z'/>", .square, 12),
            ("<path stroke-width='6.69' d='M12 4h.01'/><path d='M4 20H20'/>", .circle, 12),
            ("<path d='M12 4V20M6 14L12 20L18 14'/>", .circle, 12)
        ])
    func opticalMiddle(content: String, enclosure: Enclosure, y: Double) throws {
        let middle = try strokes(content).opticalMiddle(in: enclosure)
        #expect(abs(middle.x - 12) < 0.01 && abs(middle.y - y) < 0.01)
    }

    /// In Black, a badge and its gap reach 5.74 from (18.5, 18.5), and the dot 2.7 from its centre.
    @Test(
        "A badge moves aside for a dot that it would cut, unless it hides the dot or would have to move too far",
        arguments: [(11.5, 19.5), (17, 18.5), (13.5, 18.5)])
    func badgeBesideDot(dot: Double, x: Double) throws {
        let sign = try strokes("<path d='M3 4H21'/><path stroke-width='3' d='M\(dot) 18.5h.01'/>")
        let made = sign.composed([.badge(.plus)], suffix: "badge.plus")
        let disc = try #require(made.layers.first { $0.id == "badge" }?.strokes.first?.path.bounds)
        #expect(abs(disc.midX - x) < 0.01)
    }
}
