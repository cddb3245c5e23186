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

    @Test(
        "A solid shape is already filled, even where a mark is cut out: it stays as it is, which is reported",
        arguments: ["M4 4H20V20Z", "M2 2H22V22H2Z M6 11V13H18V11Z"])
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
