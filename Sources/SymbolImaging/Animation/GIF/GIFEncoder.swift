/// An encoder for animated GIF, whose pixels are either opaque or transparent and whose times are hundredths of a
/// second.
///
/// Colours are exact unless a frame changes more than 255 of them at once; such a frame gets the nearest colours of a
/// palette of its own. No frame is shown for less than 20 ms, which many programs would extend to 100 ms: such a frame
/// is left out, and the next begins in its place.
public struct GIFEncoder: AnimationEncoder {
    /// The largest number of frames per second of which none is left out.
    package static let rateLimit = 50.0

    private let canvas: AnimationCanvas
    private let matte: RGBA8?
    private let comment: String?
    private var queue = FrameQueue(ticksPerSecond: 100, shortest: 2)
    private var first: Pixmap?
    private var shown: ShownFrame?
    private var frames: [PackedFrame] = []
    private var colors = PictureTally()

    /// The number of frames so far that are left out because they are too short.
    package var leftOut: Int { queue.leftOut }

    /// Creates an encoder.
    ///
    /// - Parameters:
    ///   - width: The width in pixels, from 1 to 65535.
    ///   - height: The height in pixels, from 1 to 65535.
    ///   - loops: The number of times that the animation plays, from 0 to 65536; 0 plays it forever.
    ///   - matte: The straight colour that frames are blended with, whose alpha is ignored. With `nil`, pixels with at
    ///     least half the full alpha become opaque and others transparent.
    ///   - comment: A text to keep in the file, such as an accessibility label; `nil` for none.
    /// - Throws: `AnimationEncodingError` for a size or a number of loops outside its range.
    public init(
        width: Int, height: Int, loops: Int = 0, matte: RGBA8? = nil, comment: String? = nil
    ) throws(AnimationEncodingError) {
        canvas = try AnimationCanvas(
            width: width, height: height, sideLimit: Int(UInt16.max), loops: loops, loopLimit: 1 << 16)
        self.matte = matte
        self.comment = comment
    }

    /// Appends a frame with a duration of more than zero seconds.
    ///
    /// - Throws: `AnimationEncodingError` if the picture has another size, or the format cannot store the time.
    public mutating func append(_ pixmap: Pixmap, for duration: FrameDuration) throws(AnimationEncodingError) {
        try canvas.check(pixmap, for: duration)
        let picture = pixmap.withOneBitAlpha(matte: matte)
        if let frame = try queue.append(picture, for: duration) { try show(frame) }
    }

    /// Encodes the frames so far as a complete file; more frames may be appended afterwards.
    ///
    /// - Throws: `AnimationEncodingError` if there is no frame, or what is given with them cannot be stored.
    public func finish() throws(AnimationEncodingError) -> [UInt8] {
        var encoder = self
        for frame in queue.rest { try encoder.show(frame) }
        guard let first = encoder.first, let last = encoder.shown else { throw .noFrames }
        // Some programs do not clear the canvas before they play the animation again.
        encoder.store(last.followed(by: canvas.loops == 1 ? last.picture : first).stored)
        return try encoder.assemble()
    }

    /// Shows a frame, and stores the one before, which depends on what this one needs cleared.
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
        var file = GIFFile(canvas: canvas, colors: shared, comment: comment)
        for frame in frames { file.append(try frame.unpacked(tally: shared == nil ? nil : colors)) }
        file.finish()
        return file.bytes
    }
}
