@testable import SymbolCairo
import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolImaging
import SymbolRendering
import TestSupport
import Testing

/// Pictures of one colour are given by their coverage, and look as Cairo composites them.
@Suite struct CoveragePictureTests {
    private let canvas = (try? Canvas(width: 48, height: 40, transform: .scale(2)))

    private static func fill(_ text: String, _ color: Color) throws -> DisplayItem {
        .fill(DisplayFill(path: try Path(svg: text), rule: .nonZero, paint: .color(color)))
    }

    private static func stroke(_ text: String, _ color: Color, dashes: [Double] = []) throws -> DisplayItem {
        let style = StrokeStyle(width: 1.7, cap: .round, join: .round, dashes: dashes)
        return .stroke(DisplayStroke(path: try Path(svg: text), style: style, paint: .color(color)))
    }

    /// Shapes that cross each other, a hole, and a shape that extends beyond the canvas.
    private static func items(_ color: Color) throws -> [DisplayItem] {
        let hole = try Path(svg: "M6 6A4 4 0 0 1 14 6A4 4 0 0 1 6 6Z")
        let edge = Clip(areas: [.init(path: Path(rect: Rect(x: 2.3, y: 1.2, width: 15, height: 12)), rule: .nonZero)])
        return [
            try fill("M2 3L21 8L9 18.5Z", color), try stroke("M1 15C9 1 12 22 22 2", color),
            .erase(hole, rule: .nonZero), .fill(DisplayFill(path: hole, rule: .nonZero, paint: .color(color))),
            .erase(try Path(svg: "M11 2H12.4V19H11Z"), rule: .nonZero),
            try stroke("M3 17H20V4", color, dashes: [2, 2.5]),
            .group(DisplayGroup(clips: [edge], items: [try fill("M0 0L23 1.3L1.5 4Z", color)]))
        ]
    }

    /// Nested groups of several colours, which are composited.
    private func composited(_ items: [DisplayItem], opacity: Double) throws -> DisplayList {
        let inner = DisplayItem.group(DisplayGroup(items: items + [try outside()]))
        return DisplayList(items: [.group(DisplayGroup(opacity: opacity, items: [inner]))])
    }

    /// A shape of another colour, which is invisible.
    private func outside() throws -> DisplayItem {
        try Self.fill("M-9 -9H-8V-8Z", Color(red: 0.5, green: 0.5, blue: 0.5))
    }

    @Test("Shapes of one full colour give the same pixels as composited", arguments: [0.0, 1])
    func sameAsComposited(channel: Double) throws {
        let canvas = try #require(canvas)
        let items = try Self.items(Color(red: channel, green: 0, blue: channel))
        for background in [Color.clear, Color(red: 0.2, green: 0.7, blue: 0.9), Color.white.multiplyingAlpha(by: 0.4)] {
            for opacity in [1, 0.35] {
                let behind = try Canvas(
                    width: canvas.width, height: canvas.height, transform: canvas.transform, background: background)
                let list = DisplayList(items: [.group(DisplayGroup(opacity: opacity, items: items))])
                let drawn = try CairoRasterizer().picture(of: list, on: behind)
                #expect(drawn.isIndexed)
                let pixels = try CairoRasterizer().rasterize(try composited(items, opacity: opacity), on: behind)
                #expect(drawn.pixmap == pixels)
            }
        }
    }

    /// Groups that are translucent, cleared, added or clipped, and translucent shapes, all in one colour.
    private static func groups(_ color: Color) throws -> [DisplayItem] {
        func area(_ text: String, _ clips: [Clip] = []) throws -> Clip.Area {
            Clip.Area(path: try Path(svg: text), rule: .evenOdd, clips: clips)
        }
        let sheer = color.multiplyingAlpha(by: 0.3)
        let round = Clip(areas: [try area("M6 6A4 4 0 0 1 14 6A4 4 0 0 1 6 6Z"), try area("M9 8L22 12L3 19Z")])
        let crossed = Clip(areas: [try area("M1 4L23 9L20 19H5Z", [round])])
        let onPixels = Clip(areas: [try area("M2 1H20V18.5H2Z")])
        let disc = try Path(svg: "M3 12A5 5 0 0 1 13 12A5 5 0 0 1 3 12Z")
        let (shape, line) = (try fill("M2 3L21 8L9 18.5Z", color), try stroke("M1 15C9 1 12 22 22 2", color))
        return [
            line, try fill("M0 0L23 1.3L1.5 4Z", sheer),
            .group(DisplayGroup(opacity: 0.6, clips: [round], items: [shape, line])),
            .erase(disc, rule: .nonZero), .fill(DisplayFill(path: disc, rule: .nonZero, paint: .color(sheer))),
            .group(DisplayGroup(erases: true, opacity: 0.7, clips: [crossed, onPixels], items: [line])),
            .group(DisplayGroup(opacity: 0.45, blend: .plusLighter, items: [shape, .erase(disc, rule: .nonZero)])),
            .group(DisplayGroup(opacity: 0.8, blend: .plusLighter, items: [line, shape])),
            .group(DisplayGroup(clips: [onPixels, round], items: [shape, .group(DisplayGroup(items: [line, shape]))])),
            .group(DisplayGroup(clips: [Clip(areas: [])], items: [shape]))
        ]
    }

    @Test("Groups of one full colour give the same pixels as composited, one by one and together", arguments: [0.0, 1])
    func groupsAsComposited(channel: Double) throws {
        let canvas = try #require(canvas)
        let items = try Self.groups(Color(red: channel, green: 1, blue: channel))
        for drawn in items.indices.map({ Array(items[...$0]) }) + items.dropFirst().map({ [items[0], $0] }) {
            let found = try CairoRasterizer().picture(of: DisplayList(items: drawn), on: canvas)
            #expect(found.isIndexed)
            let whole = DisplayList(items: drawn + [try outside()])
            #expect(try found.pixmap == CairoRasterizer().rasterize(whole, on: canvas))
        }
    }

    @Test("Pictures of one colour have exactly that colour, as opaque as composited, and rounded only once")
    func anyColor() throws {
        let canvas = try #require(canvas)
        let color = Color(red: 0.1, green: 0.43, blue: 0.83)
        for items in [try Self.items(color), try Self.groups(color)] {
            let drawn = try CairoRasterizer().picture(of: DisplayList(items: items), on: canvas)
            #expect(drawn.isIndexed)
            let composited = try CairoRasterizer().rasterize(DisplayList(items: items + [try outside()]), on: canvas)
            let (found, wanted) = (drawn.pixmap.bytes, composited.bytes)
            for pixel in stride(from: 0, to: found.count, by: 4) {
                let alpha = found[pixel + 3]
                #expect(alpha == wanted[pixel + 3])
                for (offset, channel) in [color.red, color.green, color.blue].enumerated() {
                    #expect(abs(Double(found[pixel + offset]) - channel * Double(alpha)) <= 1)
                }
            }
        }
    }

    @Test("Painting, adding or clearing a group of one full colour by coverage equals doing so by a surface")
    func groups() throws {
        let canvas = try #require(canvas)
        let behind = try Self.fill("M0 5H24V15L0 17Z", Color(red: 0.2, green: 0.7, blue: 0.9, alpha: 0.8))
        for color in [Color.black, Color(red: 1, green: 0, blue: 1)] {
            let items = try Self.items(color)
            for group in [
                DisplayGroup(opacity: 0.35, items: items),
                DisplayGroup(opacity: 0.6, blend: .plusLighter, items: items),
                DisplayGroup(erases: true, opacity: 0.7, items: items)
            ] {
                var whole = group
                whole.items.append(try outside())
                let (found, wanted) = try (
                    CairoRasterizer().rasterize(DisplayList(items: [behind, .group(group)]), on: canvas),
                    CairoRasterizer().rasterize(DisplayList(items: [behind, .group(whole)]), on: canvas)
                )
                #expect(found == wanted)
            }
        }
    }

    @Test("A shape that is clipped by its own outline has the edge that it has without", arguments: [0.0, 0.3])
    func clippedByItself(red: Double) throws {
        let canvas = try #require(canvas)
        let outline = "M12 1.3A7.2 7.2 0 0 1 12 17.1L2.7 12.3L12 9.2Z"
        let shape = try Self.fill(outline, Color(red: red, green: 0, blue: 0))
        let clip = Clip(areas: [.init(path: try Path(svg: outline), rule: .nonZero)])
        let clipped = DisplayItem.group(DisplayGroup(clips: [clip], items: [shape]))
        // Alone, in a picture of one colour, and composited with another colour.
        for other in [[], [try Self.fill("M0 2H24V5H0Z", Color(red: 0, green: 1, blue: 0))]] {
            let whole = try CairoRasterizer().rasterize(DisplayList(items: other + [shape]), on: canvas)
            #expect(try CairoRasterizer().rasterize(DisplayList(items: other + [clipped]), on: canvas) == whole)
        }
    }

    @Test("A single shape of any colour gives the same pixels as composited")
    func single() throws {
        let canvas = try #require(canvas)
        for color in [Color(red: 0.1, green: 0.5, blue: 0.9), Color(red: 0.3, green: 1, blue: 0, alpha: 0.45)] {
            let items = [try Self.stroke("M2 15C9 1 12 22 22 2", color)]
            let drawn = try CairoRasterizer().picture(of: DisplayList(items: items), on: canvas)
            #expect(drawn.isIndexed)
            #expect(try drawn.pixmap == CairoRasterizer().rasterize(composited(items, opacity: 1), on: canvas))
        }
    }

    @Test("Pictures that coverage does not determine are composited")
    func mixed() throws {
        let canvas = try #require(canvas)
        let (grey, black) = (Color(red: 0.5, green: 0.5, blue: 0.5), Color.black)
        let path = try Path(svg: "M2 3L21 8L9 18.5Z")
        func fill(_ color: Color, isAntialiased: Bool = true) -> DisplayItem {
            .fill(DisplayFill(path: path, rule: .nonZero, paint: .color(color), isAntialiased: isAntialiased))
        }
        let faint = DisplayItem.group(DisplayGroup(opacity: 0.5, items: [fill(black)]))
        for items in [
            [fill(grey), fill(black)], [fill(.white), fill(black)], [fill(black, isAntialiased: false)], [],
            Array(repeating: faint, count: 40)
        ] {
            #expect(try !CairoRasterizer().picture(of: DisplayList(items: items), on: canvas).isIndexed)
        }
        #expect(try !CairoRasterizer(.cairo).picture(of: DisplayList(items: [fill(black)]), on: canvas).isIndexed)
    }
}

extension Picture {
    fileprivate var isIndexed: Bool {
        if case .indexed = self { true } else { false }
    }
}
