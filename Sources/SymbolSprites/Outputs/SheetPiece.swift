internal import SymbolAnimation
internal import SymbolImaging
internal import SymbolStills
internal import SymbolText

/// One sprite or frame of a sheet, at every scale.
///
/// It is a class, so that layout, drawing and manifests share it: pieces are large, and there are many.
final class SheetPiece: Sendable {
    let name: String
    /// The name of the animation that it is a frame of; nil for a still.
    let animation: String?
    /// The part that is put on the sheet, in points of the sprite.
    let box: PixelRectangle
    /// The part that is put on the sheet, at each scale; pieces that look alike have equal ones.
    let crops: [FrameOutline]
    private let scales: [Double]
    private let outline: SpriteOutline
    /// The index of the frame in the outline.
    private let frame: Int
    private let map: MapOptions
    /// Loads the sprite's pixels, which are not kept in memory.
    private let load: @Sendable () throws -> PackedSprite

    /// Makes the piece of a still, or those of every frame of an animation.
    static func all(
        of sprite: Sprite, _ outline: SpriteOutline, _ scales: [Double], trims: Bool,
        load: @escaping @Sendable () throws -> PackedSprite
    ) -> [SheetPiece] {
        (outline.frames.first ?? []).indices.map { SheetPiece(sprite, outline, $0, scales, trims: trims, load) }
    }

    private init(
        _ sprite: Sprite, _ outline: SpriteOutline, _ frame: Int, _ scales: [Double], trims: Bool,
        _ load: @escaping @Sendable () throws -> PackedSprite
    ) {
        let isFrame = outline.rate != nil
        name = isFrame ? FrameManifest.frameName(sprite.name, frame) : sprite.name
        animation = isFrame ? sprite.name : nil
        (self.outline, self.frame, self.scales, map, self.load) = (outline, frame, scales, sprite.map, load)
        let wholes = outline.frames.map { $0[frame] }
        let box = Self.box(wholes, scales, trims: trims)
        self.box = box
        crops = zip(wholes, scales).map { $0.cropped(to: $0.area(of: box, $1)) }
    }

    /// The smallest rectangle of whole points that contains the pictures of all scales or, trimmed, their opaque parts.
    private static func box(_ outlines: [FrameOutline], _ scales: [Double], trims: Bool) -> PixelRectangle {
        let boxes = zip(outlines, scales).compactMap { outline, scale -> PixelRectangle? in
            let whole = PixelRectangle(x: 0, y: 0, width: outline.width, height: outline.height)
            guard let ink = trims ? outline.inkBounds : whole else { return nil }
            func down(_ pixels: Int) -> Int { Int(clamping: (Double(pixels) / scale).rounded(.down)) }
            func up(_ pixels: Int) -> Int { Int(clamping: (Double(pixels) / scale).rounded(.up)) }
            let (x, y) = (down(ink.x), down(ink.y))
            return PixelRectangle(x: x, y: y, width: up(ink.x + ink.width) - x, height: up(ink.y + ink.height) - y)
        }
        return boxes.dropFirst().reduce(boxes.first ?? PixelRectangle(x: 0, y: 0, width: 1, height: 1)) { $0.union($1) }
    }

    /// Returns the pixels that are put on the sheet, at the scale with an index.
    func pixmap(atScale scale: Int) throws -> Pixmap {
        let crop = crops[scale]
        var pixmap = Pixmap(width: crop.width, height: crop.height)
        if let ink = crop.inkBounds {
            pixmap.place(try load().inkPixels(atScale: scale, frame: frame), x: ink.x, y: ink.y)
        }
        return pixmap
    }

    func entry(atScale scale: Int, _ frame: PixelRectangle) -> SpriteSheetEntry {
        let whole = outline.frames[scale][self.frame]
        let area = whole.area(of: box, scales[scale])
        var entry = SpriteSheetEntry(name: name, x: frame.x, y: frame.y, width: area.width, height: area.height)
        (entry.sourceWidth, entry.sourceHeight, entry.offsetX, entry.offsetY) = (
            whole.width, whole.height, area.x, area.y
        )
        (entry.metrics, entry.label) = (outline.metrics[scale], outline.label)
        entry.duration = outline.rate.map { 1000 / $0.framesPerSecond }
        (entry.animation, entry.map) = (animation, MapImage(map, scale: scales[scale]))
        return entry
    }
}

extension FrameOutline {
    /// The pixels of the frame that a box in points covers.
    fileprivate func area(of box: PixelRectangle, _ scale: Double) -> PixelRectangle {
        func pixels(_ points: Int) -> Int { Int(clamping: (Double(points) * scale).rounded()) }
        let (x, y) = (min(pixels(box.x), width - 1), min(pixels(box.y), height - 1))
        return PixelRectangle(
            x: x, y: y, width: min(pixels(box.width), width - x), height: min(pixels(box.height), height - y))
    }

    /// Returns the part of the frame in an area.
    fileprivate func cropped(to area: PixelRectangle) -> FrameOutline {
        let ink = inkBounds.map {
            PixelRectangle(x: $0.x - area.x, y: $0.y - area.y, width: $0.width, height: $0.height)
        }
        return FrameOutline(width: area.width, height: area.height, inkBounds: ink, digest: digest)
    }
}
