/// An encoder for animated PNG, which is lossless.
///
/// Programs that read only plain PNG show the first frame. All frames share a pixel format and a palette, so these are
/// chosen when the file is finished.
public struct APNGEncoder: AnimationEncoder {
    private let canvas: AnimationCanvas
    private let texts: [PNGText]
    private let encoder: PNGEncoder
    private var frames: [Frame] = []
    private var last: Pixmap?
    private var tally = PictureTally()

    /// Creates an encoder.
    ///
    /// - Parameters:
    ///   - width: The width in pixels, from 1 to 2³¹ − 1.
    ///   - height: The height in pixels, from 1 to 2³¹ − 1.
    ///   - loops: The number of times that the animation plays, from 0 to 2³¹ − 1; 0 plays it forever.
    ///   - texts: The texts to keep before the first frame, in this order.
    ///   - compression: The compression of the frames.
    /// - Throws: `AnimationEncodingError` for a size or a number of loops outside its range.
    public init(
        width: Int, height: Int, loops: Int = 0, texts: [PNGText] = [],
        compression: PNGEncoder.Compression = .fast
    ) throws(AnimationEncodingError) {
        let limit = Int(Int32.max)
        canvas = try AnimationCanvas(width: width, height: height, sideLimit: limit, loops: loops, loopLimit: limit)
        self.texts = texts
        encoder = PNGEncoder(compression: compression)
    }

    /// Appends a frame with a duration of more than zero seconds.
    ///
    /// - Throws: `AnimationEncodingError` if the picture has another size, or the format cannot store the time.
    public mutating func append(_ pixmap: Pixmap, for duration: FrameDuration) throws(AnimationEncodingError) {
        try canvas.check(pixmap, for: duration)
        guard let area = last.map({ pixmap.changedArea(from: $0) }) ?? canvas.area else {
            try frames[frames.count - 1].extend(by: duration)
            return
        }
        let changed = pixmap.part(area)
        tally = PixelRuns(of: changed, tally: tally).tally
        frames.append(Frame(area: area, duration: duration, pixels: PackedPixmap(changed)))
        last = pixmap
    }

    /// Encodes the frames so far as a complete file; more frames may be appended afterwards.
    ///
    /// - Throws: `AnimationEncodingError` if there is no frame, or what is given with them cannot be stored.
    public func finish() throws(AnimationEncodingError) -> [UInt8] {
        guard let first = frames.first else { throw .noFrames }
        let choice = FormatChoice(for: tally)
        var chunks = PNGChunks()
        chunks.appendHeader(width: UInt32(canvas.width), height: UInt32(canvas.height), format: choice.format)
        chunks.appendAnimationControl(frameCount: frames.count, loops: canvas.loops)
        if choice.format.colorType == .indexed { chunks.appendPalette(choice.format.palette) }
        for text in texts { try wrapping { () throws(PNGEncodingError) in try chunks.append(text) } }

        var delays = PNGDelays()
        var sequenceNumber = 0
        try chunks.appendFrameControl(first.area, delay: delays.next(for: first.duration), at: &sequenceNumber)
        try chunks.appendData(stream(of: first, as: choice))
        for frame in frames.dropFirst() {
            try chunks.appendFrameControl(frame.area, delay: delays.next(for: frame.duration), at: &sequenceNumber)
            try chunks.appendFrameData(stream(of: frame, as: choice), at: &sequenceNumber)
        }
        chunks.append("IEND", [])
        return chunks.bytes
    }

    private func stream(of frame: Frame, as choice: FormatChoice) throws(AnimationEncodingError) -> [UInt8] {
        let runs = PixelRuns(of: try frame.pixels.unpacked(), tally: tally)
        return try wrapping { () throws(PNGEncodingError) in
            try encoder.compress(runs, as: choice, isFlat: runs.isFlat)
        }
    }

    private func wrapping<Value>(
        _ body: () throws(PNGEncodingError) -> Value
    ) throws(AnimationEncodingError) -> Value {
        do { return try body() } catch { throw .png(error) }
    }
}

/// The rectangle that changes in a frame, and the time for which it is shown.
private struct Frame: Sendable {
    let area: PixelRectangle
    private(set) var duration: FrameDuration
    let pixels: PackedPixmap

    mutating func extend(by extra: FrameDuration) throws(AnimationEncodingError) {
        guard let sum = duration.adding(extra) else { throw .unsupportedDuration(extra) }
        duration = sum
    }
}
