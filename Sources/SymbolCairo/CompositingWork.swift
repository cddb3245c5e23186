internal import SymbolColor
internal import SymbolDrawing
internal import SymbolImaging
internal import SymbolRendering

/// Pixels that a drawing needs in addition to those of its canvas; a small file can require very many.
///
/// Masks, clips of several areas and filters take a canvas each, patterns a tile, images their pixels. Both numbers are
/// at most one more than their limits, as tiles within tiles may exceed the range of `Int`.
struct CompositingWork {
    /// The number of pixels that are composited.
    let composited: Int
    /// The largest number of pixels that are held at once: pictures within pictures are, those side by side are not.
    let held: Int

    /// About half a minute of work.
    private static let compositedLimit = 1 << 33
    /// Four gigabytes.
    private static let heldLimit = 1 << 30

    static let none = CompositingWork(composited: 0, held: 0)

    var exceedsLimits: Bool { composited > Self.compositedLimit || held > Self.heldLimit }

    init(composited: Int, held: Int) {
        self.composited = min(composited, Self.compositedLimit + 1)
        self.held = min(held, Self.heldLimit + 1)
    }

    /// Returns the work of drawings of which each is done before the next begins.
    static func + (first: CompositingWork, second: CompositingWork) -> CompositingWork {
        CompositingWork(composited: first.composited + second.composited, held: max(first.held, second.held))
    }

    /// Returns the work with that of a picture in which the drawing is made.
    func within(composited: Int, held: Int) -> CompositingWork {
        CompositingWork(composited: self.composited + composited, held: self.held + held)
    }
}

extension CairoPainter {
    /// Returns the work that items require.
    func work(_ items: [DisplayItem]) -> CompositingWork {
        items.reduce(.none) { sum, item in
            switch item {
            case .fill(let fill): sum + work(fill.paint)
            case .stroke(let stroke): sum + work(stroke.paint)
            case .erase: sum
            case .group(let group): sum + work(group)
            }
        }
    }

    private func work(_ paint: Paint<Color>) -> CompositingWork {
        switch paint {
        case .pattern(let pattern): return work(pattern)
        case .image(let image):
            let pixels = image.pixmap.width * image.pixmap.height
            return CompositingWork(composited: pixels, held: pixels)
        case .color, .linearGradient, .radialGradient: return .none
        }
    }

    private func work(_ pattern: Pattern<Color>) -> CompositingWork {
        switch tiling(pattern) {
        case .raster(let raster):
            let pixels = raster.width * raster.height
            return painter(of: raster).work(pattern.nodes).within(composited: pixels, held: pixels)
        case .each(let origins):
            let tile = work(pattern.nodes)
            return CompositingWork(composited: origins.count * tile.composited, held: tile.held)
                .within(composited: width * height, held: width * height)
        case nil: return .none
        }
    }

    private func work(_ group: DisplayGroup) -> CompositingWork {
        let canvases = group.masks.count + group.clips.filter { plainArea(of: $0) == nil }.canvases
        let contents = group.filter.map { work(group.items, $0) } ?? work(group.items)
        return group.masks.reduce(contents) { $0 + work($1.items) }
            .within(composited: canvases * width * height, held: (group.isPlain ? 0 : 1) * width * height)
    }

    private func work(_ items: [DisplayItem], _ filter: Filter<Color>) -> CompositingWork {
        guard let (painter, _, _) = painter(for: filter) else { return .none }
        let canvases = filter.steps.reduce(2) { $0 + max($1.primitive.inputs.count, 1) }
        let pixels = painter.width * painter.height
        // Filters work in floating point, with eight times the cost per pixel.
        return painter.work(items).within(composited: canvases * 8 * pixels, held: 2 * pixels)
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
