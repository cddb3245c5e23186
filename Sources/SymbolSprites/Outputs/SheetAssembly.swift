internal import SymbolAnimation
internal import SymbolImaging
internal import SymbolStills

/// A sheet put together at every display scale in one layout, whose units are points.
struct SheetAssembly {
    /// One sprite or frame at every scale.
    struct Piece {
        let name: String
        let pictures: [Pixmap]
        let metrics: [PixelMetrics?]
        let label: String?
        /// Milliseconds.
        let duration: Double?
        /// What is put on the sheet, in points.
        let box: PixelRectangle
    }

    private(set) var images: [Pixmap]
    /// For each scale, in the order of the pieces.
    private(set) var entries: [[SheetEntry]]

    /// Graphics hardware takes no larger textures.
    private static let largestSide = 16_384

    /// - Throws: `SheetError` where the sprites do not fit on one sheet.
    init(_ pieces: [Piece], _ scales: [Double], padding: Int) throws(SheetError) {
        // Pieces that look alike share a place.
        var (owners, unique): ([[Pixmap]: Int], [Piece]) = ([:], [])
        let places = pieces.map { piece in
            let cut = zip(piece.pictures, scales).map { piece.cut($0, $1) }
            if let owner = owners[cut] { return owner }
            owners[cut] = unique.count
            unique.append(piece)
            return unique.count - 1
        }
        let packer = RectanglePacker(padding: padding, largestSide: Int(Double(Self.largestSide) / (scales.max() ?? 1)))
        guard let packing = packer.pack(unique.map { ($0.box.width, $0.box.height) }) else {
            throw SheetError(count: pieces.count)
        }
        (images, entries) = ([], [])
        for (number, scale) in scales.enumerated() {
            let layout = packing.scaled(by: scale)
            var image = Pixmap(width: max(layout.width, 1), height: max(layout.height, 1))
            for (piece, place) in zip(unique, layout.places) {
                image.place(piece.cut(piece.pictures[number], scale), x: place.x, y: place.y)
            }
            images.append(image)
            entries.append(zip(pieces, places).map { $0.entry(number, scale, layout.places[$1]) })
        }
    }

    /// Every sprite, and every frame of those that move.
    static func pieces(
        _ sprites: [(name: String, pictures: [SpritePicture])], _ scales: [Double], trims: Bool
    ) -> [Piece] {
        sprites.flatMap { name, pictures -> [Piece] in
            guard let first = pictures.first else { return [] }
            return first.frames.indices.map { frame in
                let images = pictures.map { $0.frames[frame] }
                return Piece(
                    name: first.rate == nil ? name : FrameManifest.frameName(name, frame), pictures: images,
                    metrics: pictures.map(\.metrics),
                    label: first.label, duration: first.rate.map { 1000 / $0.framesPerSecond },
                    box: box(images, scales, trims: trims))
            }
        }
    }

    /// Whole points that hold the pictures of all scales, or what of them is not transparent.
    private static func box(_ images: [Pixmap], _ scales: [Double], trims: Bool) -> PixelRectangle {
        let boxes = zip(images, scales).compactMap { image, scale -> PixelRectangle? in
            guard
                let ink = trims ? image.inkBounds : PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
            else { return nil }
            func down(_ pixels: Int) -> Int { Int((Double(pixels) / scale).rounded(.down)) }
            func up(_ pixels: Int) -> Int { Int((Double(pixels) / scale).rounded(.up)) }
            let (x, y) = (down(ink.x), down(ink.y))
            return PixelRectangle(x: x, y: y, width: up(ink.x + ink.width) - x, height: up(ink.y + ink.height) - y)
        }
        return boxes.dropFirst().reduce(boxes.first ?? PixelRectangle(x: 0, y: 0, width: 1, height: 1)) { $0.union($1) }
    }
}

extension SheetAssembly.Piece {
    /// What of a picture is put on the sheet.
    func cut(_ picture: Pixmap, _ scale: Double) -> Pixmap {
        picture.part(area(in: picture, scale))
    }

    private func area(in picture: Pixmap, _ scale: Double) -> PixelRectangle {
        func pixels(_ points: Int) -> Int { Int((Double(points) * scale).rounded()) }
        let (x, y) = (min(pixels(box.x), picture.width - 1), min(pixels(box.y), picture.height - 1))
        return PixelRectangle(
            x: x, y: y, width: min(pixels(box.width), picture.width - x),
            height: min(pixels(box.height), picture.height - y))
    }

    func entry(_ number: Int, _ scale: Double, _ place: PixelRectangle) -> SheetEntry {
        let picture = pictures[number]
        let area = area(in: picture, scale)
        var entry = SheetEntry(name: name, x: place.x, y: place.y, width: area.width, height: area.height)
        (entry.sourceWidth, entry.sourceHeight, entry.offsetX, entry.offsetY) = (
            picture.width, picture.height, area.x, area.y
        )
        (entry.metrics, entry.label, entry.duration) = (metrics[number], label, duration)
        return entry
    }
}

/// Sprites that do not fit on a sheet.
struct SheetError: Error, CustomStringConvertible {
    let count: Int
    var description: String { "\(count) sprites do not fit on one sheet; split them, or make them smaller" }
}
