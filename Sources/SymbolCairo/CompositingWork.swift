internal import SymbolColor
internal import SymbolDrawing
internal import SymbolImaging
internal import SymbolRendering

extension CairoPainter {
    /// The largest number of pixels composited for one image, about half a minute of work.
    static let compositingLimit = 1 << 33

    /// Returns the number of pixels that items need in addition to those that they are drawn on.
    ///
    /// Masks, clips of several areas and filters take a canvas each, patterns a tile, images their pixels, and a small
    /// file can require very many. The result is at most one more than the limit, as tiles within tiles may exceed the
    /// range of `Int`.
    func compositedPixels(_ items: [DisplayItem]) -> Int {
        items.reduce(0) { sum, item in
            let pixels =
                switch item {
                case .fill(let fill): compositedPixels(fill.paint)
                case .stroke(let stroke): compositedPixels(stroke.paint)
                case .erase: 0
                case .group(let group): compositedPixels(group)
                }
            return min(sum + pixels, Self.compositingLimit + 1)
        }
    }

    private func compositedPixels(_ paint: Paint<Color>) -> Int {
        switch paint {
        case .pattern(let pattern): compositedPixels(pattern)
        case .image(let image): image.pixmap.width * image.pixmap.height
        case .color, .linearGradient, .radialGradient: 0
        }
    }

    private func compositedPixels(_ pattern: Pattern<Color>) -> Int {
        switch tiling(pattern) {
        case .raster(let raster):
            raster.width * raster.height + painter(of: raster).compositedPixels(pattern.nodes)
        case .each(let origins): width * height + origins.count * compositedPixels(pattern.nodes)
        case nil: 0
        }
    }

    private func filteredPixels(_ items: [DisplayItem], _ filter: Filter<Color>) -> Int {
        guard let (painter, _, _) = painter(for: filter) else { return 0 }
        let canvases = filter.steps.reduce(2) { $0 + max($1.primitive.inputs.count, 1) }
        // Filters work in floating point, with eight times the cost per pixel.
        return canvases * 8 * painter.width * painter.height + painter.compositedPixels(items)
    }

    private func compositedPixels(_ group: DisplayGroup) -> Int {
        let canvases = group.masks.count + group.clips.filter { plainArea(of: $0) == nil }.canvases
        return group.masks.reduce(canvases * width * height) { $0 + compositedPixels($1.items) }
            + (group.filter.map { filteredPixels(group.items, $0) } ?? compositedPixels(group.items))
    }
}

extension [Clip] {
    /// The number of canvases: one for each clip, and one for each of its areas that is clipped itself, plus those of
    /// the area's clips.
    fileprivate var canvases: Int {
        reduce(0) { sum, clip in
            clip.areas.reduce(sum + 1) { $0 + ($1.clips.isEmpty ? 0 : 1 + $1.clips.canvases) }
        }
    }
}
