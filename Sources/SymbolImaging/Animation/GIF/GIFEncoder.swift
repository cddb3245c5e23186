/// Writes an animated GIF: pixels are opaque or transparent, times are hundredths of a second.
///
/// Colours are exact unless a frame changes to more than 255 of them at once; such a frame has the nearest of a
/// choice of its own. No frame is shown under 20 ms, which programs take for 100 ms: one that would be is left
/// out, and the next begins in its stead.
public struct GIFEncoder: AnimationEncoder {
    private let canvas: AnimationCanvas
    private let matte: RGBA8?
    private var queue = FrameQueue(ticksPerSecond: 100, shortest: 2)
    private var first: Pixmap?
    private var shown: ShownFrame?
    private var frames: [PackedFrame] = []
    private var colors = PictureTally()

    /// - Parameters:
    ///   - width: 1…65535 pixels, and so the height.
    ///   - loops: how often the animation plays, 0…65536; 0 is for ever.
    ///   - matte: a straight colour that frames are laid upon, its alpha left aside. Without one, pixels of half
    ///     the full alpha and more are opaque, others transparent.
    public init(
        width: Int, height: Int, loops: Int = 0, matte: RGBA8? = nil
    ) throws(AnimationEncodingError) {
        canvas = try AnimationCanvas(
            width: width, height: height, sideLimit: Int(UInt16.max), loops: loops, loopLimit: 1 << 16)
        self.matte = matte
    }

    public mutating func append(_ pixmap: Pixmap, for duration: FrameDuration) throws(AnimationEncodingError) {
        try canvas.check(pixmap, for: duration)
        let picture = pixmap.withOneBitAlpha(matte: matte)
        if let frame = try queue.append(picture, for: duration) { try show(frame) }
    }

    public func finish() throws(AnimationEncodingError) -> [UInt8] {
        var encoder = self
        for frame in queue.rest { try encoder.show(frame) }
        guard let first = encoder.first, let last = encoder.shown else { throw .noFrames }
        // Some programs do not clear the canvas before they play again.
        encoder.store(last.followed(by: canvas.loops == 1 ? last.picture : first).stored)
        return try encoder.assemble()
    }

    /// What is stored of a frame depends on what the next one has to clear.
    private mutating func show(_ frame: FrameQueue.Frame) throws(AnimationEncodingError) {
        guard frame.length <= Int(UInt16.max) else { throw .frameTooLong(limitInSeconds: Int(UInt16.max) / 100) }
        if let shown {
            let (stored, remaining) = shown.followed(by: frame.pixmap)
            store(stored)
            self.shown = ShownFrame(frame.pixmap, over: remaining, delay: frame.length)
        } else {
            first = frame.pixmap
            let blank = Pixmap(width: canvas.width, height: canvas.height)
            shown = ShownFrame(frame.pixmap, over: blank, delay: frame.length, area: canvas.area)
        }
    }

    private mutating func store(_ frame: StoredFrame) {
        colors = PixelRuns(of: frame.pixels, tally: colors).tally
        frames.append(PackedFrame(frame))
    }

    private func assemble() throws(AnimationEncodingError) -> [UInt8] {
        let shared = colors.colors.isOverfull ? nil : GIFColorTable(colors.colors.colors)
        var file = GIFFile(canvas: canvas, colors: shared)
        for frame in frames { file.append(try frame.unpacked(tally: shared == nil ? nil : colors)) }
        file.finish()
        return file.bytes
    }
}
