/// An encoder for animated WebP, which is lossless.
///
/// Times are rounded to milliseconds; a frame of zero milliseconds is left out, and the next begins in its place.
public struct WebPEncoder: AnimationEncoder {
    private let canvas: AnimationCanvas
    private let description: String?
    private var queue = FrameQueue(ticksPerSecond: 1000, shortest: 1)
    private var last: Pixmap?
    private var frames: [Frame] = []

    /// A frame's rectangle as a WebP file or a bitstream.
    private struct Frame: Sendable {
        let area: PixelRectangle
        let duration: Int
        let image: [UInt8]
    }

    /// Creates an encoder.
    ///
    /// - Parameters:
    ///   - width: The width in pixels, from 1 to 16383.
    ///   - height: The height in pixels, from 1 to 16383.
    ///   - loops: The number of times that the animation plays, from 0 to 65535; 0 plays it forever.
    ///   - description: A text to keep in the file that describes the picture, such as an accessibility label; `nil`
    ///     for none.
    /// - Throws: `AnimationEncodingError` for a size or a number of loops outside its range.
    public init(
        width: Int, height: Int, loops: Int = 0, description: String? = nil
    ) throws(AnimationEncodingError) {
        self.description = description
        canvas = try AnimationCanvas(
            width: width, height: height, sideLimit: LosslessWebP.maximumSide, loops: loops,
            loopLimit: Int(UInt16.max))
    }

    /// Appends a frame with a duration of more than zero seconds.
    ///
    /// - Throws: `AnimationEncodingError` if the picture has another size, or the format cannot store the time.
    public mutating func append(_ pixmap: Pixmap, for duration: FrameDuration) throws(AnimationEncodingError) {
        try canvas.check(pixmap, for: duration)
        if let frame = try queue.append(pixmap, for: duration) { try store(frame) }
    }

    /// Encodes the frames so far as a complete file; more frames may be appended afterwards.
    ///
    /// - Throws: `AnimationEncodingError` if there is no frame, or what is given with them cannot be stored.
    public func finish() throws(AnimationEncodingError) -> [UInt8] {
        var encoder = self
        for frame in queue.rest { try encoder.store(frame) }
        guard !encoder.frames.isEmpty else { throw .noFrames }
        let assembly = try WebPAssembly()
        try assembly.setCanvas(canvas)
        for frame in encoder.frames {
            try assembly.append(frame.image, x: frame.area.x, y: frame.area.y, duration: frame.duration)
        }
        if let description, !description.isEmpty { try assembly.describe(XMPPacket(description: description).bytes) }
        return try assembly.bytes()
    }

    private mutating func store(_ frame: FrameQueue.Frame) throws(AnimationEncodingError) {
        guard frame.length < 1 << 24 else { throw .frameTooLong(limitInSeconds: (1 << 24) / 1000) }
        // The canvas is transparent before the first frame, each time that the animation begins.
        let shown = last ?? Pixmap(width: canvas.width, height: canvas.height)
        let area = (frame.pixmap.changedArea(from: shown) ?? .corner).withEvenOrigin
        frames.append(Frame(area: area, duration: frame.length, image: try image(of: frame.pixmap, in: area)))
        last = frame.pixmap
    }

    private func image(of pixmap: Pixmap, in area: PixelRectangle) throws(AnimationEncodingError) -> [UInt8] {
        let runs = PixelRuns(of: pixmap, in: area)
        guard runs.tally.colors.isOverfull else { return FlatVP8L.bitstream(of: PaletteImage(runs)) }
        return try LosslessWebP().encode(pixmap.part(area).mapPixels(\.unpremultiplied))
    }
}

extension PixelRectangle {
    /// The rectangle extended left and up to even coordinates, since offsets are stored halved (WebP container
    /// specification, "ANMF").
    fileprivate var withEvenOrigin: PixelRectangle {
        PixelRectangle(x: x & ~1, y: y & ~1, width: width + x & 1, height: height + y & 1)
    }
}
