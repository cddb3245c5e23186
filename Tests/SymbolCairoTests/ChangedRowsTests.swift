@testable import SymbolCairo
import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolImaging
import SymbolRendering
import TestSupport
import Testing

/// A picture of which only the changed rows are drawn equals the picture drawn by itself.
@Suite struct ChangedRowsTests {
    private let canvas = (try? Canvas(width: 40, height: 48, transform: .scale(2)))

    private static func fill(_ text: String, _ color: Color = .black) throws -> DisplayItem {
        .fill(DisplayFill(path: try Path(svg: text), rule: .nonZero, paint: .color(color)))
    }

    private static func group(_ clip: String, erases: Bool = false, _ items: [DisplayItem]) throws -> DisplayItem {
        let clip = Clip(areas: [.init(path: try Path(svg: clip), rule: .nonZero)])
        return .group(DisplayGroup(erases: erases, clips: [clip], items: items))
    }

    private static let red = Color(red: 1, green: 0, blue: 0, alpha: 0.7)

    /// A line that grows, a sweep, an eraser that moves, colours that change, and items that begin or end.
    private static func lists() throws -> [[DisplayItem]] {
        let rest = try fill("M1 20L19 20.5L7 23.3Z", red)
        let still = try fill("M2 2L18 9L4 21Z")
        return [
            [try fill("M1 1H4.3V3H1Z")], [try fill("M1 1H9.7V3H1Z")],
            [try fill("M1 1H9.7V3H1ZM9 1L10 4L8 7.2Z")], [try fill("M1 1H9.7V3H1ZM9 1L10 4L8 17.2Z")],
            [try fill("M1 1H9.7V3H1Z"), .erase(try Path(svg: "M2 2H3V9H2Z"), rule: .nonZero)],
            [try fill("M1 1H9.7V3H1Z"), .erase(try Path(svg: "M2 2H3.4V9H2Z"), rule: .nonZero)],
            [try fill("M1 1H9.7V3H1Z", red), rest], [try fill("M1 1H9.7V3.3H1Z", red), rest],
            [try fill("M1 1H9.7V3.3H1Z"), rest],
            [try group("M0 0H4.2V20H0Z", [try fill("M1 1L9.7 3L1 7Z", red)]), rest],
            [try group("M0 0H6.2V20H0Z", [try fill("M1 1L9.7 3L1 7Z", red)]), rest],
            [try group("M0 0L6.2 1L5 9Z", [try fill("M1 1L9.7 3L1 7Z", red)]), rest],
            [try group("M0 0L8.2 1L5 9Z", [try fill("M1 1L9.7 3L1 7Z", red)]), rest],
            [rest, try group("M0 0L9 22L5 23Z", erases: true, [try fill("M1 1L9.7 22L1 23Z")])],
            [rest, try group("M0 0L9 22.7L5 23Z", erases: true, [try fill("M1 1L9.7 22L1 23Z")])],
            [.group(DisplayGroup(opacity: 0.5, items: [rest, try fill("M1 1H9V2.1H1Z")]))],
            [.group(DisplayGroup(opacity: 0.7, items: [rest, try fill("M1 1H9V2.3H1Z")]))], [rest], [],
            [still, try group("M0 0H6L5 23L0 22.7Z", erases: true, [still])],
            [still, try group("M0 0H8L5 23L0 22.7Z", erases: true, [still]), try fill("M1 1L9.7 22L1 23Z")],
            [try group("M0 0H8L5 23L0 22.7Z", [still, try fill("M1 1L9.7 22L1 23Z")]), still]
        ]
    }

    @Test("A picture does not depend on what was drawn before")
    func same() throws {
        let canvas = try #require(canvas)
        let lists = try Self.lists().map { DisplayList(items: $0) }
        let alone = try lists.map { try CairoRasterizer().drawing(of: $0, on: canvas) }
        for last in alone {
            for (list, wanted) in zip(lists, alone) {
                let found = try CairoRasterizer().drawing(of: list, on: canvas, after: last)
                #expect(found.picture.pixmap == wanted.picture.pixmap)
            }
        }
    }

    @Test("Only the rows in which a line grows are drawn again")
    func rows() throws {
        let painter = CairoPainter(
            width: 40, height: 48, transform: .scale(2), tilePixels: 1, rasterizer: .exact)
        let still = try Self.fill("M1 18L3 20.5L2 23.3Z")
        let (old, new) = (try Self.fill("M1 1H3L3 6H1ZM3 2L5 4Z"), try Self.fill("M1 1H3L3 7H1ZM3 2L5 4Z"))
        // The change extends from y = 1, where the line to the end begins, to 7: doubled, and a pixel on either side.
        #expect(painter.changedRows(from: [old, still], to: [new, still]) == [1..<15])
        #expect(painter.changedRows(from: [still], to: [still]) == [])
        #expect(painter.changedRows(from: [still], to: []) == nil)
    }

    /// A region that changes from y = 0 to 7, doubled, and a pixel beyond; the clipped shape extends to 44.
    @Test("Only the rows in which the edge of a clip changes are drawn again")
    func clipRows() throws {
        let painter = CairoPainter(
            width: 40, height: 48, transform: .scale(2), tilePixels: 1, rasterizer: .exact)
        let shape = try Self.fill("M1 1H9L8 22H1Z")
        let lists = try ["M0 0L9 1L9 5Z", "M0 0L9 1L9 7Z"].map { [try Self.group($0, [shape])] }
        #expect(painter.changedRows(from: lists[0], to: lists[1]) == [0..<15])
    }
}
