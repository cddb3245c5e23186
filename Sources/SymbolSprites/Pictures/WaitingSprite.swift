internal import SymbolImaging
internal import SymbolStills
internal import SymbolText

/// A sprite between two steps of a build, possibly on different machines: its frames at every scale, of which only the
/// parts with ink are kept, packed.
struct WaitingSprite: Sendable {
    let outline: SpriteOutline
    /// Of each frame, for each scale.
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
                    width: frame.width, height: frame.height, ink: inks[number][index],
                    digest: ContentDigest(of: streams[number][index]))
            }
        }
        outline = SpriteOutline(
            rate: pictures.first?.rate, label: pictures.first?.label, metrics: pictures.map(\.metrics), frames: frames)
        self.streams = streams
    }

    /// The part with ink of a frame at one of the scales.
    func inked(_ number: Int, frame: Int) throws -> Pixmap {
        guard let ink = outline.frames[number][frame].ink else { return Pixmap(width: 0, height: 0) }
        return try PackedPixmap(width: ink.width, height: ink.height, stream: streams[number][frame]).unpacked()
    }
}

/// What is known of a sprite without its pixels, which is all that its place on a sheet depends on.
struct SpriteOutline: Sendable {
    let rate: FrameRate?
    let label: String?
    /// For each scale.
    let metrics: [PixelMetrics?]
    /// For each scale.
    let frames: [[FrameOutline]]
}

/// What is known of a frame without its pixels.
struct FrameOutline: Hashable, Sendable {
    let width: Int
    let height: Int
    /// What of it is not transparent; nil for nothing.
    let ink: PixelRectangle?
    /// Of the pixels in there.
    let digest: ContentDigest
}
