internal import SymbolImaging
internal import SymbolStills
internal import SymbolText

/// A sprite between two steps of a build, possibly on different machines: the inked parts of its frames at every scale,
/// compressed.
struct PackedSprite: Sendable {
    let outline: SpriteOutline
    /// The compressed pixels of each frame, for each scale.
    let streams: [[[UInt8]]]

    init(_ pictures: [SpritePicture]) {
        let inks = pictures.map { $0.frames.map(\.inkBounds) }
        let streams = zip(pictures, inks).map { picture, inks in
            zip(picture.frames, inks).map { frame, ink in ink.map { PackedPixmap(frame.part($0)).stream } ?? [] }
        }
        let frames = pictures.indices.map { number in
            pictures[number].frames.indices.map { index in
                let frame = pictures[number].frames[index]
                return FrameOutline(
                    width: frame.width, height: frame.height, inkBounds: inks[number][index],
                    digest: ContentDigest(of: streams[number][index]))
            }
        }
        outline = SpriteOutline(
            rate: pictures.first?.rate, label: pictures.first?.label, metrics: pictures.map(\.metrics), frames: frames)
        self.streams = streams
    }

    /// Returns the inked part of a frame at the scale with an index.
    func inkPixels(atScale scale: Int, frame: Int) throws -> Pixmap {
        guard let ink = outline.frames[scale][frame].inkBounds else { return Pixmap(width: 0, height: 0) }
        return try PackedPixmap(width: ink.width, height: ink.height, stream: streams[scale][frame]).unpacked()
    }
}

/// A sprite without its pixels: everything that its position on a sheet depends on.
struct SpriteOutline: Sendable {
    let rate: FrameRate?
    let label: String?
    /// The metrics for each scale.
    let metrics: [PixelMetrics?]
    /// The frames for each scale.
    let frames: [[FrameOutline]]
}

/// A frame without its pixels.
struct FrameOutline: Hashable, Sendable {
    let width: Int
    let height: Int
    /// The bounds of the pixels that are not transparent; nil where there are none.
    let inkBounds: PixelRectangle?
    /// The digest of the compressed pixels in these bounds.
    let digest: ContentDigest
}
