internal import SymbolText

/// A packer of rectangles, without rotation, onto a small and roughly square sheet.
///
/// From the tallest on, each is placed where the skyline is lowest (SKYLINE-BL in Jylänki, A Thousand Ways to Pack the
/// Bin, 2010). This is repeated for several widths of the sheet, and the smallest area wins. The result depends only on
/// the sizes and their order.
package struct RectanglePacker: Hashable, Sendable {
    /// The space between neighbours in pixels, at least 0; there is none at the sheet's edges.
    package var padding: Int
    /// The largest width and height of the sheet, in pixels.
    package var largestSide: Int

    package init(padding: Int, largestSide: Int) {
        self.padding = padding
        self.largestSide = largestSide
    }

    /// Returns a packing of rectangles, or nil if no sheet is found for all of them or a size is not positive.
    ///
    /// No rectangles give an empty sheet. A packing that fills the largest sheet up to some hundredths may be missed.
    package func pack(_ sizes: [(width: Int, height: Int)]) -> RectanglePacking? {
        guard sizes.allSatisfy(canFit) else { return nil }
        let order = order(of: sizes)
        var best: RectanglePacking?
        for width in widths(for: sizes) {
            guard let packing = pack(sizes, in: order, width: width) else { continue }
            if best.map({ packing.isBetter(than: $0) }) ?? true { best = packing }
        }
        return best ?? pack(sizes, in: order, width: largestSide)
    }

    /// Returns whether all rectangles fit on a sheet of the largest size.
    package func canPack(_ sizes: [(width: Int, height: Int)]) -> Bool {
        sizes.allSatisfy(canFit) && pack(sizes, in: order(of: sizes), width: largestSide) != nil
    }

    private func canFit(_ size: (width: Int, height: Int)) -> Bool {
        min(size.width, size.height) > 0 && max(size.width, size.height) <= largestSide
    }

    /// Returns the indices of the sizes, tallest first.
    private func order(of sizes: [(width: Int, height: Int)]) -> [Int] {
        sizes.indices.sorted { (sizes[$0].height, sizes[$0].width, $1) > (sizes[$1].height, sizes[$1].width, $0) }
    }

    /// Returns the widths of a sheet to try, which account for the padding of each rectangle.
    ///
    /// The ideal sheet is a square of the rectangles' area, or as high as the tallest of them if that is higher.
    /// A width of 84 or 120 per cent of it still gives a sheet with an aspect ratio of at most 3:2, if it is filled.
    private func widths(for sizes: [(width: Int, height: Int)]) -> [Int] {
        guard let widest = sizes.map(\.width).max(), let tallest = sizes.map(\.height).max() else { return [] }
        let area = sizes.reduce(0.0) { $0 + Double($1.width + padding) * Double($1.height + padding) }
        let ideal = area / max(area.squareRoot(), Double(tallest + padding))
        var widths: [Int] = []
        for percent in stride(from: 84.0, through: 120, by: 2) {
            let width = min(max(Int(clamping: ideal * percent / 100), widest), largestSide)
            if width != widths.last { widths.append(width) }
        }
        return widths
    }

    /// Packs rectangles on a sheet of one width, with padding added to the right and below each and the sheet.
    private func pack(_ sizes: [(width: Int, height: Int)], in order: [Int], width: Int) -> RectanglePacking? {
        var skyline = Skyline(width: width + padding)
        var packing = RectanglePacking(
            rectangles: Array(repeating: .corner, count: sizes.count), width: 0, height: 0)
        for index in order {
            let size = sizes[index]
            guard let (x, y) = skyline.place(width: size.width + padding, height: size.height + padding),
                y + size.height <= largestSide
            else { return nil }
            packing.rectangles[index] = PixelRectangle(x: x, y: y, width: size.width, height: size.height)
            packing.width = max(packing.width, x + size.width)
            packing.height = max(packing.height, y + size.height)
        }
        return packing
    }
}

extension RectanglePacking {
    /// Returns whether this sheet has a smaller area than another, or the same area and a squarer shape.
    fileprivate func isBetter(than other: RectanglePacking) -> Bool {
        (width * height, max(width, height)) < (other.width * other.height, max(other.width, other.height))
    }
}
