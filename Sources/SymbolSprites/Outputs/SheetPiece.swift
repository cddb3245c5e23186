internal import SymbolAnimation
internal import SymbolImaging
internal import SymbolStills
internal import SymbolText

/// One sprite or frame of a sheet at every scale.
struct SheetPiece: Sendable {
    let name: String
    /// The sprite that it is a frame of; nil for a still.
    let animation: String?
    let outlines: [FrameOutline]
    let metrics: [PixelMetrics?]
    let label: String?
    /// Milliseconds.
    let duration: Double?
    let map: [MapImage]
    /// What is put on the sheet, in points.
    let box: PixelRectangle
    /// Gives the pixels with ink at one of the scales.
    private let ink: @Sendable (Int) throws -> Pixmap

    /// A sprite, or every frame of one that moves.
    ///
    /// `load` gives its pixels, which are not kept.
    static func all(
        of sprite: Sprite, _ outline: SpriteOutline, _ scales: [Double], trims: Bool,
        load: @escaping @Sendable () throws -> WaitingSprite
    ) -> [SheetPiece] {
        let map = scales.map { MapImage(sprite.map, scale: $0) }
        return (outline.frames.first ?? []).indices.map { frame in
            let outlines = outline.frames.map { $0[frame] }
            let isFrame = outline.rate != nil
            return SheetPiece(
                name: isFrame ? FrameManifest.frameName(sprite.name, frame) : sprite.name,
                animation: isFrame ? sprite.name : nil, outlines: outlines, metrics: outline.metrics,
                label: outline.label, duration: outline.rate.map { 1000 / $0.framesPerSecond }, map: map,
                box: box(outlines, scales, trims: trims)
            ) { try load().inked($0, frame: frame) }
        }
    }

    /// Whole points that hold the pictures of all scales, or what of them is not transparent.
    private static func box(_ outlines: [FrameOutline], _ scales: [Double], trims: Bool) -> PixelRectangle {
        let boxes = zip(outlines, scales).compactMap { outline, scale -> PixelRectangle? in
            let whole = PixelRectangle(x: 0, y: 0, width: outline.width, height: outline.height)
            guard let ink = trims ? outline.ink : whole else { return nil }
            func down(_ pixels: Int) -> Int { Int(clamping: (Double(pixels) / scale).rounded(.down)) }
            func up(_ pixels: Int) -> Int { Int(clamping: (Double(pixels) / scale).rounded(.up)) }
            let (x, y) = (down(ink.x), down(ink.y))
            return PixelRectangle(x: x, y: y, width: up(ink.x + ink.width) - x, height: up(ink.y + ink.height) - y)
        }
        return boxes.dropFirst().reduce(boxes.first ?? PixelRectangle(x: 0, y: 0, width: 1, height: 1)) { $0.union($1) }
    }

    /// What of it is put on the sheet at one of the scales.
    func cut(_ number: Int, _ scale: Double) throws -> Pixmap {
        let (area, outline) = (area(number, scale), outlines[number])
        var cut = Pixmap(width: area.width, height: area.height)
        if let bounds = outline.ink { cut.place(try ink(number), x: bounds.x - area.x, y: bounds.y - area.y) }
        return cut
    }

    /// What tells apart cuts that look different.
    func look(_ number: Int, _ scale: Double) -> FrameOutline {
        let (area, outline) = (area(number, scale), outlines[number])
        let ink = outline.ink.map {
            PixelRectangle(x: $0.x - area.x, y: $0.y - area.y, width: $0.width, height: $0.height)
        }
        return FrameOutline(width: area.width, height: area.height, ink: ink, digest: outline.digest)
    }

    private func area(_ number: Int, _ scale: Double) -> PixelRectangle {
        func pixels(_ points: Int) -> Int { Int(clamping: (Double(points) * scale).rounded()) }
        let whole = outlines[number]
        let (x, y) = (min(pixels(box.x), whole.width - 1), min(pixels(box.y), whole.height - 1))
        return PixelRectangle(
            x: x, y: y, width: min(pixels(box.width), whole.width - x),
            height: min(pixels(box.height), whole.height - y))
    }

    func entry(_ number: Int, _ scale: Double, _ place: PixelRectangle) -> SpriteSheetEntry {
        let (whole, area) = (outlines[number], area(number, scale))
        var entry = SpriteSheetEntry(name: name, x: place.x, y: place.y, width: area.width, height: area.height)
        (entry.sourceWidth, entry.sourceHeight, entry.offsetX, entry.offsetY) = (
            whole.width, whole.height, area.x, area.y
        )
        (entry.metrics, entry.label, entry.duration) = (metrics[number], label, duration)
        (entry.animation, entry.map) = (animation, map[number])
        return entry
    }
}
