import Foundation
import SymbolFiles
import SymbolGeometry
import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import Testing

/// No canvas cuts off a symbol of the set.
@Suite struct SetCanvasTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    private static let symbols = Result {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try mapInParallel(names.filter { $0.hasSuffix(".svg") }) { name in
            Result { try SymbolDocument(contentsOf: folder.appendingPathComponent(name).path).symbol }
        }.map { try $0.get() }
    }

    private static let sizes: [SymbolSize] = [.points(17), .pixels(64)]

    @Test("Everything that any mode fills lies on the canvas, at every weight and size")
    func outlines() throws {
        let symbols = try Self.symbols.get()
        #expect(symbols.count > 1900)
        let cut = mapInParallel(symbols) { symbol in
            [Weight.ultralight, .regular, .black].filter { weight in !Self.isContained(symbol, weight) }.map {
                "\(symbol.name) \($0.rawValue)"
            }
        }
        #expect(cut.flatMap { $0 } == [])
    }

    private static func isContained(_ symbol: Symbol, _ weight: Weight) -> Bool {
        [RenderingMode.monochrome, .hierarchical, .multicolor].allSatisfy { mode in
            var options = RenderOptions()
            (options.weight, options.style.mode) = (weight, mode)
            guard let scene = try? Scene(symbol, options), let ink = scene.list().items.inkBounds else { return false }
            return sizes.allSatisfy { size in
                options.size = size
                guard let framing = try? Framing(scene.measures, options.canvasOptions) else { return false }
                let shown = Rect(x: 0, y: 0, width: Double(framing.width), height: Double(framing.height))
                let seen = ink.transformed(by: framing.transform)
                return shown.insetBy(-1 / 256).union(seen) == shown.insetBy(-1 / 256)
            }
        }
    }

    /// One symbol that extends beyond each side, and some that do not.
    @Test(
        "Not a single pixel lies outside the canvas",
        arguments: ["speaker.badge.plus", "music.note.badge.plus", "paperclip.badge.xmark", "bell.badge.plus", "bell"])
    func pixels(name: String) throws {
        let symbol = try SymbolDocument(contentsOf: Self.folder.appendingPathComponent("\(name).svg").path).symbol
        let renderer = SymbolRenderer()
        let sizes = [(SymbolSize.points(40), Weight.ultralight), (.pixels(31), .regular), (.pixels(64), .black)]
        for (size, weight) in sizes {
            for (kind, baseline) in [(CanvasKind?.none, BaselinePlacement.exact), (nil, .pixelAligned), (.ink, .exact)]
            {
                var options = RenderOptions()
                (options.size, options.weight, options.canvas, options.baseline) = (size, weight, kind, baseline)
                let scene = try Scene(symbol, options)
                let framing = try Framing(scene.measures, options.canvasOptions)
                let wide = try Canvas(
                    width: framing.width + 40, height: framing.height + 40,
                    transform: .translation(x: 20, y: 20) * framing.transform)
                let ink = try #require(try renderer.draw(scene.list(), wide, options).pixmap.inkBounds)
                #expect(ink.x >= 20 && ink.y >= 20, "\(size) \(weight)")
                #expect(ink.x + ink.width <= framing.width + 20 && ink.y + ink.height <= framing.height + 20)
                if kind == .ink { #expect((ink.width, ink.height) == (framing.width, framing.height)) }
            }
        }
    }
}
