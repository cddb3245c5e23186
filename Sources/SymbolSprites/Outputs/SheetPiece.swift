internal import SymbolAnimation
internal import SymbolImaging
internal import SymbolStills
internal import SymbolText

/// One sprite or frame of a sheet at every scale.
///
/// It is shared by what places, draws and lists it, since it is large and they are many.
final class SheetPiece: Sendable {
    let name: String
    /// The sprite that it is a frame of; nil for a still.
    let animation: String?
    /// What is put on the sheet, in points.
    let box: PixelRectangle
    /// What of it is put on the sheet at each scale; it tells apart those that look different.
    let looks: [FrameOutline]
    private let scales: [Double]
    private let outline: SpriteOutline
    /// Which of the outline's.
    private let frame: Int
    private let map: MapOptions
    /// Gives the sprite's pixels, which are not kept.
    private let load: @Sendable () throws -> WaitingSprite

    /// A sprite, or every frame of one that moves.
    static func all(
        of sprite: Sprite, _ outline: SpriteOutline, _ scales: [Double], trims: Bool,
        load: @escaping @Sendable () throws -> WaitingSprite
    ) -> [SheetPiece] {
        (outline.frames.first ?? []).indices.map { SheetPiece(sprite, outline, $0, scales, trims: trims, load) }
    }

    private init(
        _ sprite: Sprite, _ outline: SpriteOutline, _ frame: Int, _ scales: [Double], trims: Bool,
        _ load: @escaping @Sendable () throws -> WaitingSprite
    ) {
        let isFrame = outline.rate != nil
        name = isFrame ? FrameManifest.frameName(sprite.name, frame) : sprite.name
        animation = isFrame ? sprite.name : nil
        (self.outline, self.frame, self.scales, map, self.load) = (outline, frame, scales, sprite.map, load)
        let wholes = outline.frames.map { $0[frame] }
        let box = Self.box(wholes, scales, trims: trims)
        self.box = box
        looks = zip(wholes, scales).map { $0.cut(to: $0.area(of: box, $1)) }
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
    func cut(_ number: Int) throws -> Pixmap {
        let look = looks[number]
        var cut = Pixmap(width: look.width, height: look.height)
        if let ink = look.ink { cut.place(try load().inked(number, frame: frame), x: ink.x, y: ink.y) }
        return cut
    }

    func entry(_ number: Int, _ place: PixelRectangle) -> SpriteSheetEntry {
        let whole = outline.frames[number][frame]
        let area = whole.area(of: box, scales[number])
        var entry = SpriteSheetEntry(name: name, x: place.x, y: place.y, width: area.width, height: area.height)
        (entry.sourceWidth, entry.sourceHeight, entry.offsetX, entry.offsetY) = (
            whole.width, whole.height, area.x, area.y
        )
        (entry.metrics, entry.label) = (outline.metrics[number], outline.label)
        entry.duration = outline.rate.map { 1000 / $0.framesPerSecond }
        (entry.animation, entry.map) = (animation, MapImage(map, scale: scales[number]))
        return entry
    }
}

extension FrameOutline {
    /// What of the frame is in a box of so many points.
    fileprivate func area(of box: PixelRectangle, _ scale: Double) -> PixelRectangle {
        func pixels(_ points: Int) -> Int { Int(clamping: (Double(points) * scale).rounded()) }
        let (x, y) = (min(pixels(box.x), width - 1), min(pixels(box.y), height - 1))
        return PixelRectangle(
            x: x, y: y, width: min(pixels(box.width), width - x), height: min(pixels(box.height), height - y))
    }

    /// The part of the frame in an area.
    fileprivate func cut(to area: PixelRectangle) -> FrameOutline {
        let ink = ink.map {
            PixelRectangle(x: $0.x - area.x, y: $0.y - area.y, width: $0.width, height: $0.height)
        }
        return FrameOutline(width: area.width, height: area.height, ink: ink, digest: digest)
    }
}
