internal import SymbolText

/// Packs rectangles upright onto a small, roughly square sheet.
///
/// Each goes where the skyline is lowest (SKYLINE-BL in Jylänki, A Thousand Ways to Pack the Bin, 2010),
/// tallest first; this is repeated for several widths of the sheet, and the least area wins. The outcome depends on
/// nothing but the sizes and their order.
package struct RectanglePacker: Hashable, Sendable {
    /// Pixels between neighbours, from 0; none at the sheet's edges.
    package var padding: Int
    /// The most pixels a side of the sheet may have.
    package var largestSide: Int

    package init(padding: Int, largestSide: Int) {
        self.padding = padding
        self.largestSide = largestSide
    }

    /// Nil if no sheet is found to hold all, or a size is not positive; an empty sheet for no rectangles.
    ///
    /// A sheet of the largest size that is full but for some hundredths may be missed.
    package func pack(_ sizes: [(width: Int, height: Int)]) -> RectanglePacking? {
        guard sizes.allSatisfy(admits) else { return nil }
        let order = order(of: sizes)
        var best: RectanglePacking?
        for width in widths(for: sizes) {
            guard let packing = pack(sizes, in: order, width: width) else { continue }
            if best.map({ packing.isBetter(than: $0) }) ?? true { best = packing }
        }
        return best ?? pack(sizes, in: order, width: largestSide)
    }

    /// Whether all fit on a sheet of the largest size.
    package func holds(_ sizes: [(width: Int, height: Int)]) -> Bool {
        sizes.allSatisfy(admits) && pack(sizes, in: order(of: sizes), width: largestSide) != nil
    }

    private func admits(_ size: (width: Int, height: Int)) -> Bool {
        min(size.width, size.height) > 0 && max(size.width, size.height) <= largestSide
    }

    /// Tallest first.
    private func order(of sizes: [(width: Int, height: Int)]) -> [Int] {
        sizes.indices.sorted { (sizes[$0].height, sizes[$0].width, $1) > (sizes[$1].height, sizes[$1].width, $0) }
    }

    /// Widths worth a try, padding of one neighbour included in each size.
    ///
    /// The ideal sheet is a square of the rectangles' area, or as high as the tallest of them if that is higher.
    /// A width of 84 or 120 hundredths of it still makes a sheet whose sides are as 3 to 2 at most, if it is filled.
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

    /// Every rectangle takes its padding along to the right and below, and so does the sheet.
    private func pack(_ sizes: [(width: Int, height: Int)], in order: [Int], width: Int) -> RectanglePacking? {
        var skyline = Skyline(width: width + padding)
        var packing = RectanglePacking(
            places: Array(repeating: .corner, count: sizes.count), width: 0, height: 0)
        for index in order {
            let size = sizes[index]
            guard let (x, y) = skyline.place(width: size.width + padding, height: size.height + padding),
                y + size.height <= largestSide
            else { return nil }
            packing.places[index] = PixelRectangle(x: x, y: y, width: size.width, height: size.height)
            packing.width = max(packing.width, x + size.width)
            packing.height = max(packing.height, y + size.height)
        }
        return packing
    }
}

extension RectanglePacking {
    /// Smaller, or as small and squarer.
    fileprivate func isBetter(than other: RectanglePacking) -> Bool {
        (width * height, max(width, height)) < (other.width * other.height, max(other.width, other.height))
    }
}
