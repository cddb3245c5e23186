@testable import SymbolAuthoring
import SymbolGeometry
import SymbolTemplate
import TestSupport
import SymbolText
import Testing

/// Icons that do not specify roles for the fill variant.
@Suite struct InferredFillTests {
    private func filled(_ content: String) throws -> [(role: SkeletonStroke.FillRole, gap: SkeletonLayer.Gap?)] {
        let text = svg(content, "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'")
        let skeleton = try Skeleton(parsing: Array(text.utf8), name: "thing")
        #expect(!skeleton.specifiesFill)
        return try skeleton.inferringFill().layers.flatMap { layer in
            layer.strokes.map { ($0.fillRole, layer.gap) }
        }
    }

    private static let square = "<path d='M4 4H20V20H4Z'/>"

    @Test("The outermost closed line is filled; lines inside it are cut out, closed or open, drawn before or after it")
    func within() throws {
        for content in [
            Self.square + "<path d='M8 12H16'/><circle cx='12' cy='16' r='2'/>",
            "<path d='M8 12H16'/><circle cx='12' cy='16' r='2'/>" + Self.square
        ] {
            #expect(try filled(content).map(\.role) == [.fills, .cut, .cut])
        }
    }

    @Test("A line that ends where it began is closed")
    func coincident() throws { #expect(try filled("<path d='M4 4H20V20L4 4'/>").map(\.role) == [.fills]) }

    @Test("A line that ends on the edge is inside; one that crosses it keeps a gap around itself; one outside stays")
    func edges() throws {
        let lines = try filled(Self.square + "<path d='M12 12V20'/><path d='M16 8H24'/><path d='M1 22H20'/>")
        #expect(lines.map(\.role) == [.fills, .same, .cut, .same])
        #expect(lines.map(\.gap) == [nil, nil, nil, .open])
    }

    @Test("The contours of a path are treated separately")
    func contours() throws {
        #expect(try filled("<path d='M4 4H20V20H4ZM8 8H16V16H8Z'/>").map(\.role) == [.fills, .cut])
    }

    @Test("The hole of a filled outline is closed")
    func outlines() throws {
        let text = svg("<path d='M4 4H20V20H4ZM6 6V18H18V6Z'/>", "viewBox='0 0 24 24'")
        let icon = try Skeleton(parsing: Array(text.utf8), name: "thing").inferringFill()
        #expect(icon.layers[0].strokes[0].path.signedArea() == 256)
    }

    /// A frame with a cross of two bars of 8 by 2, which is emboldened before it is filled.
    @Test("The hole of a filled outline is closed at every weight, and bars that cross in it are cut out")
    func emboldened() throws {
        let text = svg("<path d='M2 2H22V22H2ZM4 4V20H20V4ZM8 11H16V13H8ZM11 8H13V16H11Z'/>", "viewBox='0 0 24 24'")
        let icon = try #require(try Skeleton(parsing: Array(text.utf8), name: "thing").emboldened()).inferringFill()
        let strokes = icon.layers.flatMap(\.strokes)
        #expect(strokes.map(\.fillRole) == [.same, .cut])
        #expect(strokes[0].outlines?.count == 3)
        #expect(strokes[0].outlines?.values.allSatisfy { $0.subpaths.count == 1 } == true)
        #expect(strokes[1].outlines?.values.allSatisfy { $0.subpaths.count == 2 } == true)
    }

    /// The rim is 2 wide and the line 3, so it is cut as far beyond the rim as that is wide: from 0 to 24.
    @Test("An outline with two counters is filled, and the line between them is cut out, through its rim")
    func divided() throws {
        let strokes = try outline("M2 4H22V20H2Z M4 6V8H20V6Z M4 11V18H20V11Z")
        #expect(strokes.map(\.fillRole) == [.same, .cut])
        #expect(strokes.first.map { abs($0.path.signedArea()) } == 320)
        #expect(strokes.last?.path.subpaths.count == 1)
        #expect(strokes.last.map { abs($0.path.signedArea()) } == 72)
    }

    /// The bars are 2 wide, like the frame: the nine squares between them have sides of 4.
    @Test("Bars that cross are cut out together, around the square in their middle")
    func crossing() throws {
        let squares = [4, 10, 16].flatMap { x in [4, 10, 16].map { y in "M\(x) \(y)v4h4v-4z" } }.joined()
        let cut = try #require(try outline("M2 2H22V22H2Z" + squares).last)
        let area = FlatPath(cut.path)
        func isCut(_ x: Double, _ y: Double) -> Bool { area.windingNumber(about: Point(x, y)) != 0 }
        #expect(isCut(9, 9) && isCut(9, 3) && isCut(21, 15) && isCut(12, 9))
        #expect(!isCut(12, 12) && !isCut(6, 6) && !isCut(3, 12) && !isCut(3, 3))
    }

    @Test("A line that runs from the edge of an outline into it is cut out, and nothing of a line that only bends")
    func runningIn() throws {
        let cut = try #require(try outline("M2 2H22V22H2Z M4 4V20H11V10H13V20H20V4Z").last)
        let area = FlatPath(cut.path)
        #expect(cut.fillRole == .cut)
        #expect(area.windingNumber(about: Point(12, 11)) != 0 && area.windingNumber(about: Point(12, 21)) != 0)
        #expect(area.windingNumber(about: Point(6, 12)) == 0)
        #expect(try outline("M2 2H22V22H12V12H2Z M4 4V10H14V20H20V4Z").map(\.fillRole) == [.same])
    }

    private func outline(_ data: String) throws -> [SkeletonStroke] {
        let text = svg("<path d='\(data)'/>", "viewBox='0 0 24 24'")
        return try Skeleton(parsing: Array(text.utf8), name: "thing").inferringFill().layers.flatMap(\.strokes)
    }

    private static let plus =
        "M17 11a6 6 0 1 0 0 12a6 6 0 0 0 0-12zM16 13h2v3h3v2h-3v3h-2v-3h-3v-2h3z"

    @Test("A sign that is cut out of a solid disc stays beside a ring that is filled")
    func solidBeside() throws {
        let text = svg(
            "<circle cx='8' cy='8' r='5' fill='none' stroke='black' stroke-width='2'/>"
                + "<path fill-rule='evenodd' d='\(Self.plus)'/>", "viewBox='0 0 24 24'")
        let icon = try Skeleton(parsing: Array(text.utf8), name: "thing")
        let strokes = try icon.inferringFill().layers.flatMap(\.strokes)
        #expect(strokes.map(\.fillRole) == [.fills, .same])
        #expect(strokes.last?.path == icon.layers.last?.strokes.last?.path)
    }

    /// A bar is a mark in a plate, and the hub of a gear of 10 is a hole of 3.75, with 6.25 around it.
    private static let solids = [
        "M4 4H20V20Z", "M2 2H22V22H2Z M6 11V13H18V11Z", "M2 2H22V22H2Z M5 5V7H19V5Z M5 11V13H19V11Z M5 17V19H19V17Z",
        "M22 12A10 10 0 0 1 2 12A10 10 0 0 1 22 12Z M15.75 12A3.75 3.75 0 0 0 8.25 12A3.75 3.75 0 0 0 15.75 12Z", plus
    ]

    @Test(
        "A solid shape is already filled, even where marks are cut out: it stays as it is, which is reported",
        arguments: solids)
    func solid(data: String) throws {
        let text = svg("<path d='\(data)'/>", "viewBox='0 0 24 24'")
        let icon = try Skeleton(parsing: Array(text.utf8), name: "thing")
        let filled = try icon.inferringFill()
        #expect(filled.layers == icon.layers)
        #expect(filled.diagnostics.map(\.message) == ["the drawing is already filled and stays as it is"])
    }

    @Test("There is nothing to fill in a dot or an open line", arguments: ["M4 4H20", "M4 4H5V5H4Z"])
    func nothing(data: String) {
        #expect { _ = try filled("<path d='\(data)'/>") } throws: {
            "\($0)" == "the drawing has no closed shape to fill"
        }
    }
}
