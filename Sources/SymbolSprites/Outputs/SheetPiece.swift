internal import SymbolAnimation
internal import SymbolImaging
internal import SymbolStills
internal import SymbolText

/// One sprite or frame of a sheet at every scale.
struct SheetPiece {
    let name: String
    /// The sprite that it is a frame of; nil for a still.
    let animation: String?
    let pictures: [Pixmap]
    let metrics: [PixelMetrics?]
    let label: String?
    /// Milliseconds.
    let duration: Double?
    let map: [MapImage]
    /// What is put on the sheet, in points.
    let box: PixelRectangle

    /// A sprite, or every frame of one that moves, from its pictures at every scale.
    static func all(
        of sprite: Sprite, _ pictures: [SpritePicture], _ scales: [Double], trims: Bool
    ) -> [SheetPiece] {
        guard let first = pictures.first else { return [] }
        let map = scales.map { MapImage(sprite.map, scale: $0) }
        return first.frames.indices.map { frame in
            let images = pictures.map { $0.frames[frame] }
            let isFrame = first.rate != nil
            return SheetPiece(
                name: isFrame ? FrameManifest.frameName(sprite.name, frame) : sprite.name,
                animation: isFrame ? sprite.name : nil, pictures: images, metrics: pictures.map(\.metrics),
                label: first.label, duration: first.rate.map { 1000 / $0.framesPerSecond }, map: map,
                box: box(images, scales, trims: trims))
        }
    }

    /// Whole points that hold the pictures of all scales, or what of them is not transparent.
    private static func box(_ images: [Pixmap], _ scales: [Double], trims: Bool) -> PixelRectangle {
        let boxes = zip(images, scales).compactMap { image, scale -> PixelRectangle? in
            guard
                let ink = trims ? image.inkBounds : PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
            else { return nil }
            func down(_ pixels: Int) -> Int { Int(clamping: (Double(pixels) / scale).rounded(.down)) }
            func up(_ pixels: Int) -> Int { Int(clamping: (Double(pixels) / scale).rounded(.up)) }
            let (x, y) = (down(ink.x), down(ink.y))
            return PixelRectangle(x: x, y: y, width: up(ink.x + ink.width) - x, height: up(ink.y + ink.height) - y)
        }
        return boxes.dropFirst().reduce(boxes.first ?? PixelRectangle(x: 0, y: 0, width: 1, height: 1)) { $0.union($1) }
    }

    /// What of a picture is put on the sheet.
    func cut(_ picture: Pixmap, _ scale: Double) -> Pixmap {
        picture.part(area(in: picture, scale))
    }

    private func area(in picture: Pixmap, _ scale: Double) -> PixelRectangle {
        func pixels(_ points: Int) -> Int { Int(clamping: (Double(points) * scale).rounded()) }
        let (x, y) = (min(pixels(box.x), picture.width - 1), min(pixels(box.y), picture.height - 1))
        return PixelRectangle(
            x: x, y: y, width: min(pixels(box.width), picture.width - x),
            height: min(pixels(box.height), picture.height - y))
    }

    func entry(_ number: Int, _ scale: Double, _ place: PixelRectangle) -> SpriteSheetEntry {
        let picture = pictures[number]
        let area = area(in: picture, scale)
        var entry = SpriteSheetEntry(name: name, x: place.x, y: place.y, width: area.width, height: area.height)
        (entry.sourceWidth, entry.sourceHeight, entry.offsetX, entry.offsetY) = (
            picture.width, picture.height, area.x, area.y
        )
        (entry.metrics, entry.label, entry.duration) = (metrics[number], label, duration)
        (entry.animation, entry.map) = (animation, map[number])
        return entry
    }
}
