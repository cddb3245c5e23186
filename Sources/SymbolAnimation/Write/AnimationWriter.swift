internal import SymbolFiles
internal import SymbolGeometry
public import SymbolImaging
internal import SymbolRendering
internal import SymbolStills

/// Writes an animation's frames as files.
public struct AnimationWriter: Sendable {
    public struct Settings: Hashable, Sendable {
        public var compression = PNGEncoder.Compression.fast
        /// Times that an animated image plays; 0 for without end.
        public var loops = 0
        /// What GIF frames are laid upon: the format knows no translucency. Nil cuts alpha at one half.
        public var matte: RGBA8?
        /// Of a strip; nil takes all frames in one row.
        public var columns: Int?

        public init() {}
    }

    private let sequence: FrameSequence
    private let settings: Settings
    private let texts: [PNGText]

    public init(_ sequence: FrameSequence, _ settings: Settings, label: String?) {
        self.sequence = sequence
        self.settings = settings
        texts = PNGText.label(label)
    }

    /// Numbered images; those that look alike are encoded once.
    public func writeFrames(to path: (Int) -> String) throws {
        let encoder = PNGEncoder(compression: settings.compression)
        try sequence.forEach(
            prepare: { pixmap throws(RenderError) in try encoded(pixmap, encoder) },
            { frame, bytes in
                try Files.write(bytes, to: path(frame))
            })
    }

    /// One moment alone: a frame, or a time in seconds.
    public func writeStill(_ path: String, frame: Int?, at seconds: Double?) throws {
        let pixmap = try seconds.map { try sequence.pixmap(at: $0) } ?? sequence.pixmap(frame ?? 0)
        try Files.write(try PNGEncoder(compression: settings.compression).encode(pixmap, texts: texts), to: path)
    }

    /// One image with the frames in rows.
    public func writeStrip(to path: String) throws {
        let columns = settings.columns ?? sequence.frames.count
        let rows = (sequence.frames.count + columns - 1) / columns
        do {
            _ = try Canvas(width: columns * sequence.width, height: rows * sequence.height, transform: .identity)
        } catch {
            throw RenderError.canvas(error)
        }
        var strip = Pixmap(width: columns * sequence.width, height: rows * sequence.height)
        try sequence.forEach(prepare: { $0 }) { frame, pixmap in
            let place = frame - sequence.frames.lowerBound
            strip.place(pixmap, x: place % columns * sequence.width, y: place / columns * sequence.height)
        }
        try Files.write(try PNGEncoder(compression: settings.compression).encode(strip, texts: texts), to: path)
    }

    /// Straight RGBA, frame after frame, on standard output for `-`.
    public func writeRaw(to path: String) throws {
        let file = try OutputFile.open(path)
        try sequence.forEach(prepare: { $0.straightBytes }) { _, bytes in try file.write(bytes) }
        try file.finish()
    }

    /// One animated image.
    public func write(_ format: AnimationFormat, to path: String) throws {
        try Files.write(try bytes(format), to: path)
    }

    package func bytes(_ format: AnimationFormat) throws -> [UInt8] {
        var encoder = try encoder(for: format)
        try sequence.forEach(prepare: { $0 }) { _, pixmap in
            try encoder.append(pixmap, for: sequence.rate.frameDuration)
        }
        return try encoder.finish()
    }

    private func encoder(for format: AnimationFormat) throws(AnimationEncodingError) -> any AnimationEncoder {
        let (width, height) = (sequence.width, sequence.height)
        switch format {
        case .gif: return try GIFEncoder(width: width, height: height, loops: settings.loops, matte: settings.matte)
        case .webp: return try WebPEncoder(width: width, height: height, loops: settings.loops)
        case .png, .apng, .strip, .raw:
            return try APNGEncoder(width: width, height: height, loops: settings.loops, texts: texts)
        }
    }

    private func encoded(_ pixmap: Pixmap, _ encoder: PNGEncoder) throws(RenderError) -> [UInt8] {
        do { return try encoder.encode(pixmap, texts: texts) } catch { throw .rasterizer("\(error)") }
    }
}
