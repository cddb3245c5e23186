internal import SymbolImaging
internal import SymbolText

/// Arranges pieces on pages whose unit is the point.
struct SheetLayout {
    let options: SheetOptions
    let scales: [Double]

    private var packer: RectanglePacker {
        let side =
            options.isPowerOfTwo
            ? 1 << (Int.bitWidth - 1 - options.largestSide.leadingZeroBitCount) : options.largestSide
        return RectanglePacker(padding: options.padding, largestSide: Int(clamping: Double(side) / (scales.max() ?? 1)))
    }

    /// Returns a rectangle as large as what a piece takes up of a page.
    ///
    /// At a fractional scale, origins are rounded down. Without a pixel of padding, a piece therefore needs as many
    /// points as have all its pixels when they too are rounded down, since `⌊a⌋ + ⌊b⌋ ≤ ⌊a + b⌋`.
    func room(for piece: SheetPiece) -> PixelRectangle {
        guard Double(options.padding) * (scales.min() ?? 1) < 1 else { return piece.box }
        func points(_ pixels: Int, _ scale: Double) -> Int { Int(clamping: (Double(pixels) / scale).rounded(.up)) }
        return zip(piece.crops, scales).reduce(piece.box) { room, crop in
            PixelRectangle(
                x: room.x, y: room.y, width: max(room.width, points(crop.0.width, crop.1)),
                height: max(room.height, points(crop.0.height, crop.1)))
        }
    }

    /// Returns the position of each box without its extrusion; nil where the boxes do not fit on a page.
    func pack(_ boxes: [PixelRectangle]) -> RectanglePacking? {
        guard var packing = packer.pack(sizes(boxes)) else { return nil }
        let edge = options.extrusion
        packing.rectangles = packing.rectangles.map {
            PixelRectangle(x: $0.x + edge, y: $0.y + edge, width: $0.width - 2 * edge, height: $0.height - 2 * edge)
        }
        return packing
    }

    func fits(_ boxes: [PixelRectangle]) -> Bool { packer.canPack(sizes(boxes)) }

    private func sizes(_ boxes: [PixelRectangle]) -> [(width: Int, height: Int)] {
        boxes.map { ($0.width + 2 * options.extrusion, $0.height + 2 * options.extrusion) }
    }

    /// The side of a page's image, for the extent of its content.
    func side(_ pixels: Int) -> Int {
        let side = max(pixels, 1)
        return options.isPowerOfTwo ? 1 << (Int.bitWidth - (side - 1).leadingZeroBitCount) : side
    }
}
