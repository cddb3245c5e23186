internal import SymbolColor
internal import SymbolDrawing
internal import SymbolImaging
internal import SymbolModel
internal import SymbolRendering

/// The visible layer at each point of a symbol, and the colour that all layers give there.
struct VisibleLayers {
    private let grid: MeasuringGrid
    /// The picture of all layers, whose colours are premultiplied.
    private let picture: Pixmap
    /// The index of the topmost layer at each pixel, or `ground` where there is none.
    private let owners: [Int]

    static let ground = -1

    /// The number of pixels in an em.
    var em: Double { grid.em }

    init(_ scene: Scene) throws(RenderError) {
        grid = try MeasuringGrid(scene.extent, em: scene.measures.em)
        let layers = scene.symbol.layers.map { $0.items(.identity) }
        let picture = try grid.picture(scene.symbol.drawnItems)
        let map = try grid.picture(
            layers.enumerated().flatMap { index, items in items.compactMap { $0.silhouette(.marking(index)) } })
        owners = (0..<picture.width * picture.height).map { pixel in
            picture.bytes[pixel * 4 + 3] == 0 ? Self.ground : map.bytes.mark(at: pixel) ?? Self.ground
        }
        self.picture = picture
    }

    /// The indices of two layers that touch; the upper one lies over the lower one, or beside it.
    struct Neighbors: Hashable {
        let upper, lower: Int

        init(_ a: Int, _ b: Int) { (upper, lower) = (max(a, b), min(a, b)) }
    }

    /// The colours on both sides of an edge, premultiplied.
    struct Sides: Hashable {
        let upper, lower: RGBA8
    }

    /// The lengths in pixels, along the grid, of all edges between layers and between layers and the ground.
    var edges: [Neighbors: [Sides: Int]] {
        var edges: [Neighbors: [Sides: Int]] = [:]
        func addEdge(_ a: Int, _ b: Int) {
            guard owners[a] != owners[b] else { return }
            let (upper, lower) = owners[a] > owners[b] ? (a, b) : (b, a)
            let sides = Sides(upper: picture.bytes.color(at: upper), lower: picture.bytes.color(at: lower))
            edges[Neighbors(owners[a], owners[b]), default: [:]][sides, default: 0] += 1
        }
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let pixel = y * picture.width + x
                if x + 1 < picture.width { addEdge(pixel, pixel + 1) }
                if y + 1 < picture.height { addEdge(pixel, pixel + picture.width) }
            }
        }
        return edges
    }
}

extension Color {
    /// Returns an opaque colour that encodes a number.
    ///
    /// Its third channel is a checksum of the others, by which blended colours are distinguished from marks.
    fileprivate static func marking(_ number: Int) -> Color {
        let (low, high) = (UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8))
        return Color(red: Double(low) / 255, green: Double(high) / 255, blue: Double(low ^ high ^ 0x5A) / 255)
    }
}

extension [UInt8] {
    func color(at pixel: Int) -> RGBA8 {
        RGBA8(
            red: self[pixel * 4], green: self[pixel * 4 + 1], blue: self[pixel * 4 + 2], alpha: self[pixel * 4 + 3])
    }

    fileprivate func mark(at pixel: Int) -> Int? {
        let color = color(at: pixel)
        guard color.alpha == 255, color.blue == color.red ^ color.green ^ 0x5A else { return nil }
        return Int(color.red) | Int(color.green) << 8
    }
}
