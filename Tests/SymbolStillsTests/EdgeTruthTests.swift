import Foundation
import SymbolCairo
import SymbolFiles
import SymbolGeometry
import SymbolImaging
import SymbolRendering
import SymbolStills
import SymbolTemplate
import Testing

/// Edges compared with pictures that Cairo draws 16 times larger, in which 256 pixels make one.
@Suite struct EdgeTruthTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")
    private static let scale = 16
    private static let names = ["airplane", "alarm.fill", "antenna", "archive.circle", "cloud.sun"]

    /// Each shape is measured by itself, since overlapping shapes blend at their edges.
    @Test("Exact edges are less than two fifths as far from the truth as Cairo's", arguments: [16, 24, 64])
    func truth(side: Int) throws {
        var errors = [RasterizerKind: Double]()
        for name in Self.names {
            let symbol = try SymbolDocument(contentsOf: Self.folder.appendingPathComponent("\(name).svg").path).symbol
            var options = RenderOptions()
            (options.size, options.style.mode) = (.pixels(side), .monochrome)
            for item in try SymbolRenderer().draw(symbol, options).pixelList.items {
                guard case .fill = item else { continue }
                let list = DisplayList(items: [item])
                let canvas = try Canvas(width: side, height: side, transform: .identity)
                let truth = try Self.truth(list, like: canvas)
                for kind in RasterizerKind.allCases {
                    let image = try CairoRasterizer(kind).rasterize(list, on: canvas)
                    errors[kind, default: 0] += Self.error(image, truth)
                }
            }
        }
        let (exact, cairo) = (try #require(errors[.exact]), try #require(errors[.cairo]))
        #expect(exact <= 0.4 * cairo, "\(exact / cairo)")
    }

    /// Layers along each other's edges are drawn as one.
    @Test("Exact pictures differ from the truth only at edges, and by little", arguments: names)
    func agreement(name: String) throws {
        let symbol = try SymbolDocument(contentsOf: Self.folder.appendingPathComponent("\(name).svg").path).symbol
        for side in [24, 64] {
            var options = RenderOptions()
            (options.size, options.style.mode) = (.pixels(side), .monochrome)
            let still = try SymbolRenderer().draw(symbol, options)
            let exact = still.picture.pixmap
            let canvas = try Canvas(width: exact.width, height: exact.height, transform: .identity)
            let truth = try Self.truth(still.pixelList, like: canvas)
            for (pixel, share) in truth.enumerated() {
                let difference = abs(Double(exact.bytes[4 * pixel + 3]) - share)
                #expect(difference <= (share == 0 || share == 255 ? 2 : 18), "pixel \(pixel) of \(side)")
            }
        }
    }

    /// The coverage of each pixel, from 0 to 255.
    private static func truth(_ list: DisplayList, like canvas: Canvas) throws -> [Double] {
        let grid = try Canvas(
            width: canvas.width * scale, height: canvas.height * scale, transform: .scale(Double(scale)))
        let large = try CairoRasterizer(.cairo).rasterize(list, on: grid)
        var sums = [Int](repeating: 0, count: canvas.width * canvas.height)
        for y in 0..<large.height {
            for x in 0..<large.width {
                sums[y / scale * canvas.width + x / scale] += Int(large.bytes[4 * (y * large.width + x) + 3])
            }
        }
        return sums.map { Double($0) / Double(scale * scale) }
    }

    private static func error(_ pixmap: Pixmap, _ truth: [Double]) -> Double {
        let edges = truth.indices.filter { truth[$0] > 0 && truth[$0] < 255 }
        let errors = edges.map { abs(Double(pixmap.bytes[4 * $0 + 3]) - truth[$0]) }
        return errors.reduce(0, +) / Double(max(edges.count, 1))
    }
}
