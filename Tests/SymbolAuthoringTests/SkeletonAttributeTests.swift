import SymbolGeometry
import SymbolModel
import SymbolText
import SymbolTemplate
@testable import SymbolAuthoring
import SymbolSVG
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The meaning of the attributes of a skeleton's root.
@Suite struct SkeletonAttributeTests {
    private func skeleton(_ attributes: String) throws -> Skeleton {
        let text = svg(
            "<path d='M4 4L20 20'/>", "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' \(attributes)")
        return try Skeleton(parsing: Array(text.utf8), name: "line")
    }

    private func icon(_ content: String, _ root: String = "viewBox='0 0 24 24'") throws -> Skeleton {
        try Skeleton(parsing: Array(svg(content, root).utf8), name: "icon")
    }

    /// Returns the message with which the root's attributes are rejected, or nil.
    private func refusal(_ attributes: String) -> String? {
        do throws(ReadError) {
            _ = try Skeleton(
                parsing: Array(
                    svg("<path d='M4 4L20 20' stroke='black'/>", "viewBox='0 0 24 24' \(attributes)").utf8),
                name: "line")
            return nil
        } catch {
            return error.message
        }
    }

    /// Returns the message and the column with which a drawing is rejected, or nil.
    private func refusal(ofContent content: String) -> (message: String, column: Int)? {
        do throws(ReadError) {
            _ = try Skeleton(parsing: Array(svg(content, "viewBox='0 0 24 24'").utf8), name: "icon")
            return nil
        } catch {
            return (error.message, error.position.column)
        }
    }

    @Test(
        "A class with a colour that the system does not have, or without the number of a group, is an error",
        arguments: [
            ("color-systemFoo", "color-systemFoo is not a colour; expected color-systemRed or color-ff8800"),
            ("group-a", "group-a is not a motion group; expected group-0, group-1 …"),
            ("group--1", "group--1 is not a motion group; expected group-0, group-1 …")
        ])
    func classes(name: String, message: String) {
        #expect(refusal(ofContent: "<path class='\(name)' d='M4 4H20V20Z'/>")?.message == message)
        #expect(refusal(ofContent: "<path class='color-systemMint group-3' d='M4 4H20V20Z'/>") == nil)
    }

    @Test("A drawing of nothing but strokes in the gaps of their dashes draws nothing")
    func onlyGaps() throws {
        let gap = "stroke='#000' stroke-dasharray='16' stroke-dashoffset='16'"
        let error = try #require(refusal(ofContent: "<path fill='none' \(gap) d='M4 12H20'/>"))
        #expect(error.message == "found nothing to draw; expected strokes or shapes")
        #expect(refusal(ofContent: "<path fill='red' \(gap) d='M4 4H8V8Z'/>") == nil)
    }

    /// x is 4 + 48·t(1 - t), and dy is 96·t(1 - t)dt: the area is 4608 times the integral of t²(1 - t)², 1/30.
    @Test("An open curve is filled up to the line between its ends")
    func openCurve() throws {
        let skeleton = try icon("<path d='M4 4C20 4 20 20 4 20'/>")
        let outline = LayerOutlines(skeleton.layers[0], skeleton.widths).path(.regular)
        #expect(abs(abs(outline.signedArea(tolerance: 1e-4)) - 153.6) < 0.01)
    }

    @Test("A filled outline with gaps in its stroke keeps its fill")
    func filledDashes() throws {
        let skeleton = try icon("<path stroke='#000' stroke-width='2' stroke-dasharray='3 2' d='M4 4H20V20H4Z'/>")
        let strokes = skeleton.layers.flatMap(\.strokes)
        #expect(strokes.map(\.isSolid) == [true, false])
        #expect(strokes.first?.path.signedArea().rounded() == 256)
    }

    @Test("A hole by the even-odd rule is one with a stroke around it, too", arguments: ["none", "#000"])
    func strokedHole(stroke: String) throws {
        let skeleton = try icon(
            "<path stroke='\(stroke)' fill-rule='evenodd' d='M2 2H22V22H2ZM8 8H16V16H8Z'/>"
                + "<path stroke='\(stroke)' fill-rule='evenodd' d='M30 2H40V12H30ZM36 8H46V18H36Z'/>",
            "viewBox='0 0 48 24'")
        // What two of the squares have in common has 4 by 4 of the file's units, and each of them 10 by 10.
        let areas = skeleton.layers.flatMap(\.strokes).map { $0.path.signedArea() }
        #expect(areas.count == 2)
        #expect(abs(areas[0] / areas[1] - (400 - 64) / (200 - 32)) < 1e-6)
    }

    @Test("Holes by the even-odd rule that cannot be had by the nonzero rule are reported")
    func tangles() throws {
        func star(_ points: Int) -> String {
            let corners = (0..<points).map { corner in
                let angle = 2 * Double.pi * Double(corner * (points / 2) % points) / Double(points)
                return "\(12 + 10 * cos(angle)) \(12 + 10 * sin(angle))"
            }
            return "<path fill-rule='evenodd' d='M\(corners.joined(separator: "L"))Z'/>"
        }
        #expect(try icon(star(5)).diagnostics.isEmpty)
        let note = "fill-rule evenodd is left out, so what the outline encloses twice is filled"
        #expect(try icon(star(1201)).diagnostics.map(\.message) == [note])
    }

    @Test("A drawing of nothing but text says that the text is left out, and where it is")
    func onlyText() throws {
        let plain = try #require(refusal(ofContent: ""))
        #expect(plain.message == "found nothing to draw; expected strokes or shapes")
        let text = try #require(refusal(ofContent: "<text>A</text>"))
        #expect(text.message == "found nothing to draw: <text> is left out; expected strokes or shapes")
        #expect(text.column > plain.column)
    }

    @Test("What lies outside the viewBox is left out with a warning, and what mostly does is kept with one")
    func outside() throws {
        func icon(_ x: Double) throws -> Skeleton {
            let text = svg(
                "<path d='M5 5H19V19H5Z'/><path d='M\(x) 10h8'/>",
                "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'")
            return try Skeleton(parsing: Array(text.utf8), name: "icon")
        }
        let (within, edge, mostly, far) = try (icon(10), icon(18), icon(22), icon(26))
        #expect(within.layers.count == 2 && within.diagnostics.isEmpty)
        #expect(edge.layers.count == 2 && edge.diagnostics.isEmpty)
        #expect(mostly.layers.count == 2)
        #expect(mostly.diagnostics.map(\.message) == ["<path> extends beyond the viewBox, and so do the margins"])
        #expect(far.layers.count == 1)
        #expect(far.diagnostics.map(\.message) == ["<path> lies outside the viewBox and is left out"])
        #expect(far.diagnostics.first?.position != nil)
    }

    @Test("A stroked line that is also filled by default has no fill")
    func filledLine() throws {
        let text = svg("<path stroke='#e11' stroke-width='2' d='M2 12H22'/>", "viewBox='0 0 24 24'")
        let icon = try Skeleton(parsing: Array(text.utf8), name: "icon")
        #expect(icon.layers.flatMap(\.strokes).map(\.isSolid) == [false])
    }

    @Test("Without attributes a skeleton has no words, the effects' default movements and the standard widths")
    func plain() throws {
        let plain = try skeleton("")
        #expect(plain.categories.isEmpty && plain.keywords.isEmpty && plain.variants.isEmpty)
        #expect(plain.wiggle == nil && plain.rotatesClockwise == nil)
        #expect(!plain.mirrorsInRightToLeft && !plain.drawsVariableValue)
        #expect(plain.widths == StrokeWidths(ultralight: 0.6, regular: 2, black: 3.6))
    }

    @Test("data-categories is a list of words")
    func categories() throws {
        #expect(try skeleton("data-categories=' arrows  navigation '").categories == ["arrows", "navigation"])
    }

    @Test("data-keywords is a list of words")
    func keywords() throws {
        #expect(try skeleton("data-keywords='undo\nreset'").keywords == ["undo", "reset"])
    }

    @Test("data-variants is a list of dotted suffixes")
    func variants() throws {
        #expect(try skeleton("data-variants='fill slash.fill'").variants == ["fill", "slash.fill"])
    }

    @Test("data-auto-mirrored mirrors when it is true", arguments: [("true", true), ("false", false)])
    func mirrored(text: String, mirrors: Bool) throws {
        #expect(try skeleton("data-auto-mirrored='\(text)'").mirrorsInRightToLeft == mirrors)
    }

    @Test("data-variable draws by value when it is draw", arguments: [("draw", true), ("color", false)])
    func variable(text: String, draws: Bool) throws {
        #expect(try skeleton("data-variable='\(text)'").drawsVariableValue == draws)
    }

    @Test(
        "data-rotates is a direction of rotation, in any case",
        arguments: [
            ("clockwise", true), ("Clockwise", true), ("counterclockwise", false), ("counterClockwise", false)
        ])
    func rotates(text: String, isClockwise: Bool) throws {
        #expect(try skeleton("data-rotates='\(text)'").rotatesClockwise == isClockwise)
    }

    @Test("data-widths is three increasing widths")
    func widths() throws {
        #expect(
            try skeleton("data-widths='0.5 2 12'").widths == StrokeWidths(ultralight: 0.5, regular: 2, black: 12))
    }

    @Test(
        "data-wiggle rotates in either direction, or moves along a line: degrees clockwise from the right",
        arguments: [
            ("clockwise", .clockwise), ("counterclockwise", .counterClockwise),
            ("counterClockwise", .counterClockwise), ("right", .linear(angle: 0)), ("forward", .linear(angle: 0)),
            ("down", .linear(angle: 90)), ("left", .linear(angle: 180)), ("backward", .linear(angle: 180)),
            ("up", .linear(angle: 270)),
            ("Up", .linear(angle: 270)), ("135", .linear(angle: 135)), ("-45", .linear(angle: -45))
        ] as [(String, WiggleStyle)])
    func wiggle(text: String, wiggle: WiggleStyle) throws {
        #expect(try skeleton("data-wiggle='\(text)'").wiggle == wiggle)
    }

    @Test(
        "A slash falls from the upper left unless data-slash makes it rise from the lower left",
        arguments: [("", 4.0, 20.0), ("data-slash='falling'", 4, 20), ("data-slash='rising'", 20, 4)])
    func slash(attributes: String, upper: Double, lower: Double) throws {
        let layers = try skeleton(attributes).composed([.slash], suffix: "slash").layers
        let line = try #require(layers.last?.strokes.first?.path.subpaths.first)
        #expect((line.start, line.end) == (Point(upper, 4), Point(lower, 20)))
    }

    @Test(
        "A slash is mirrored with the drawing for which its direction was chosen, and keeps its orientation otherwise",
        arguments: [("", "slash"), ("data-slash='falling'", "none"), ("data-slash='rising'", "none")])
    func mirroredSlash(attributes: String, group: String) throws {
        let plane = try skeleton(attributes + " data-auto-mirrored='true'").composed([.slash], suffix: "slash")
        #expect(TemplateDrawing(plane, .centered).layers.suffix(2).map(\.unmirroredGroup) == [group, group])
    }

    /// The square is 22 wide with its strokes, a tenth more than the 20 of the live area.
    @Test("A slash is longer in proportion when the painted area exceeds the live area")
    func longSlash() throws {
        let text = svg("<path d='M2 2H22V22H2Z'/>", "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'")
        let square = try Skeleton(parsing: Array(text.utf8), name: "square")
        let line = try #require(
            square.composed([.slash], suffix: "slash").layers.last?.strokes.first?.path.subpaths.first)
        #expect(line.start.distance(to: Point(3.2, 3.2)) < 1e-9 && line.end.distance(to: Point(20.8, 20.8)) < 1e-9)
    }

    @Test(
        "An invalid value is rejected with what is expected",
        arguments: [
            ("data-wiggle='sideways'", "data-wiggle is \"sideways\"; expected left, up, clockwise … or degrees"),
            ("data-wiggle='nan'", "data-wiggle is \"nan\"; expected left, up, clockwise … or degrees"),
            ("data-slash='steep'", "data-slash is \"steep\"; expected falling or rising"),
            ("data-rotates='yes'", "data-rotates is \"yes\"; expected clockwise or counterclockwise"),
            ("data-widths='0.6 2'", "data-widths is \"0.6 2\"; expected three increasing widths, such as 0.6 2 3.6"),
            (
                "data-widths='0.6 x 2 3'",
                "data-widths is \"0.6 x 2 3\"; expected three increasing widths, such as 0.6 2 3.6"
            ),
            ("data-widths='2 1 3'", "data-widths is \"2 1 3\"; expected three increasing widths, such as 0.6 2 3.6"),
            ("data-widths='0 1 3'", "data-widths is \"0 1 3\"; expected three increasing widths, such as 0.6 2 3.6"),
            (
                "data-widths='1 2 12.1'",
                "data-widths is \"1 2 12.1\"; expected three increasing widths, such as 0.6 2 3.6"
            )
        ])
    func refused(attributes: String, message: String) {
        #expect(refusal(attributes) == message)
    }

    @Test(
        "A template specifies the wiggle of its skeleton",
        arguments: [
            ("clockwise", "-sfsymbols-wiggle-style:clockwise"),
            ("counterclockwise", "-sfsymbols-wiggle-style:counterclockwise"),
            ("left", "-sfsymbols-wiggle-style:linear;-sfsymbols-wiggle-angle:180")
        ])
    func template(text: String, declaration: String) throws {
        #expect(TemplateFile(try skeleton("data-wiggle='\(text)'")).text.contains(".defaults {\(declaration)"))
    }
}
