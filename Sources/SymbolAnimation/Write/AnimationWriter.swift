public import SymbolColor
internal import SymbolFiles
internal import SymbolGeometry
public import SymbolImaging
internal import SymbolRendering
internal import SymbolStills
public import SymbolText

/// A writer of an animation's frames to files, or to memory.
public struct AnimationWriter: Sendable {
    /// The options of the file formats.
    public struct Settings: Hashable, Sendable {
        /// The compression of PNG images.
        public var compression = PNGEncoder.Compression.fast
        /// The number of times that an animated image plays, from 0 to 65,535; 0 plays it forever.
        ///
        /// Other numbers make encoding an animated image fail with an `AnimationEncodingError`. Strips and raw frames
        /// do not play.
        public var loops = 0
        /// The colour with which GIF frames are blended, since GIF has no translucency; its alpha is ignored.
        ///
        /// `nil` preserves transparency instead: pixels with less than half the full alpha become transparent, and all
        /// others opaque.
        public var matte: Color?
        /// The number of frames in each row of a strip, from 1; `nil` puts all frames in one row.
        ///
        /// There are no more columns than frames, and no fewer than one.
        public var columns: Int?

        /// The range of `loops`.
        package static let loopCounts = 0...65_535
        /// The range of `columns`.
        package static let columnCounts = 1...100_000

        /// Creates the default settings: fast compression, endless loops and strips of one row.
        public init() {}
    }

    private let sequence: FrameSequence
    private let settings: Settings
    private let label: String?
    /// The number of frames in each row of a strip.
    package var columns: Int { max(min(settings.columns ?? .max, sequence.count), 1) }
    private var texts: [PNGText] { PNGText.label(label) }

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - sequence: The frames to write.
    ///   - settings: The options of the file formats.
    ///   - label: The accessibility label to include in the files: in PNG as the description, in WebP as XMP, in GIF as
    ///     a comment; `nil` for none.
    public init(_ sequence: FrameSequence, settings: Settings = Settings(), label: String? = nil) {
        self.sequence = sequence
        self.settings = settings
        self.label = label
    }

    /// Returns the differences between the frames and what a format can show of them, such as translucency, which GIF
    /// lacks.
    ///
    /// Frames are looked through for that, without being drawn.
    ///
    /// - Parameter format: The format to write.
    /// - Returns: One diagnostic for each difference; empty where the format shows the frames as they are.
    public func diagnostics(of format: AnimationFormat) -> [Diagnostic] {
        guard format == .gif else { return [] }
        var found: [Diagnostic] = []
        if settings.matte == nil, sequence.showsTranslucency {
            found.append(
                Diagnostic(
                    .conversion, "GIF has no translucency: what is fainter than half is missing", help: "give `matte`"))
        }
        if sequence.rate.framesPerSecond > GIFEncoder.rateLimit {
            found.append(
                Diagnostic(
                    .conversion, "GIF shows at most 50 frames a second: of \(sequence.rate), some are left out",
                    help: "give `fps` 50, 25 or 20, which are even"))
        }
        return found
    }

    /// Writes each frame to a PNG file of its own.
    ///
    /// A frame that looks like the previous one is not drawn or encoded again.
    ///
    /// - Parameter path: Returns the path of the file for a frame's number.
    /// - Throws: `RenderError`, `AnimationEncodingError` or `FileError` if drawing, encoding or writing fails, and
    ///   `CancellationError` if the task is cancelled; the files of earlier frames remain.
    public func writeFrames(to path: (Int) -> String) throws {
        try sequence.forEachPicture(
            prepare: { try png($0) }, { frame, bytes in try Files.write(bytes, to: path(frame)) })
    }

    /// Writes the picture at a single time to a PNG file.
    ///
    /// - Parameters:
    ///   - seconds: The time in seconds, which may lie between two frames.
    ///   - path: The path of the file, or `-` for standard output.
    /// - Throws: `RenderError`, `AnimationEncodingError` or `FileError` if drawing, encoding or writing fails.
    public func writeStill(at seconds: Double, to path: String) throws {
        try Files.write(try still(at: seconds), to: path)
    }

    /// Returns the bytes of a PNG file with the picture at a single time.
    ///
    /// - Parameter seconds: The time in seconds, which may lie between two frames.
    /// - Returns: The bytes of the file.
    /// - Throws: `RenderError` or `AnimationEncodingError` if drawing or encoding fails.
    public func still(at seconds: Double) throws -> [UInt8] {
        try png(.pixels(try sequence.pixmap(at: seconds)))
    }

    /// Writes one file.
    ///
    /// - Parameters:
    ///   - format: The format of the file.
    ///   - path: The path of the file, or `-` for standard output.
    /// - Returns: The frames that were written: for an image that plays forever, one visible period, which may be
    ///   shorter than that of the motion.
    /// - Throws: `RenderError`, `AnimationEncodingError` or `FileError` if drawing, encoding or writing fails, and
    ///   `CancellationError` if the task is cancelled; a file is then not written.
    @discardableResult
    public func write(_ format: AnimationFormat, to path: String) throws -> FrameSequence {
        try writeCounting(format, to: path).frames
    }

    /// Writes one file, as `write(_:to:)` does.
    ///
    /// - Returns: The frames that were written, and how many of them are shown: GIF leaves out those that are too
    ///   short.
    package func writeCounting(
        _ format: AnimationFormat, to path: String
    ) throws -> (frames: FrameSequence, shown: Int) {
        switch format {
        case .raw: try writeRaw(to: path)
        case .strip: try Files.write(try strip(), to: path)
        case .apng, .gif, .webp:
            let frames = try played
            let (bytes, leftOut) = try image(format, of: frames)
            try Files.write(bytes, to: path)
            return (frames, frames.count - leftOut)
        }
        return (sequence, sequence.count)
    }

    /// Returns the bytes of a file, as `write(_:to:)` writes it.
    ///
    /// - Parameter format: The format of the file.
    /// - Returns: The bytes of the file.
    /// - Throws: `RenderError` or `AnimationEncodingError` if drawing or encoding fails, and `CancellationError` if the
    ///   task is cancelled.
    public func encode(_ format: AnimationFormat) throws -> [UInt8] {
        switch format {
        case .strip: return try strip()
        case .apng, .gif, .webp: return try image(format, of: played).bytes
        case .raw:
            var bytes: [UInt8] = []
            try sequence.forEach(prepare: { $0.straightBytes }) { bytes += $1 }
            return bytes
        }
    }

    /// Writes the frames as straight RGBA, one after another.
    private func writeRaw(to path: String) throws {
        let file = try OutputFile.open(path)
        try sequence.forEach(prepare: { $0.straightBytes }) { _, bytes in try file.write(bytes) }
        try file.finish()
    }

    /// Returns the bytes of a PNG file that contains all frames in rows.
    private func strip() throws -> [UInt8] {
        let columns = columns
        let rows = (sequence.count + columns - 1) / columns
        do {
            _ = try Canvas(width: columns * sequence.width, height: rows * sequence.height, transform: .identity)
        } catch {
            throw RenderError.canvas(error)
        }
        var strip = Pixmap(width: columns * sequence.width, height: rows * sequence.height)
        try sequence.forEach(prepare: { $0 }) { frame, pixmap in
            let index = frame - sequence.frames.lowerBound
            strip.place(pixmap, x: index % columns * sequence.width, y: index / columns * sequence.height)
        }
        return try png(.pixels(strip), stripText)
    }

    /// The text that describes the layout of the strip.
    private var stripText: [PNGText] {
        let text = """
            frames=\(sequence.count) width=\(sequence.width) height=\(sequence.height) columns=\(columns) \
            fps=\(sequence.rate)
            """
        return (try? PNGText(keyword: "Strip", text: text)).map { [$0] } ?? []
    }

    /// Encodes a picture with the label and further texts.
    private func png(_ picture: Picture, _ others: [PNGText] = []) throws(AnimationEncodingError) -> [UInt8] {
        do {
            return try PNGEncoder(compression: settings.compression).encode(picture, texts: texts + others)
        } catch {
            throw .png(error)
        }
    }

    /// The frames that an animated image contains.
    private var played: FrameSequence {
        get throws { settings.loops == 0 ? try sequence.visiblePeriod() : sequence }
    }

    private func image(
        _ format: AnimationFormat, of frames: FrameSequence
    ) throws -> (bytes: [UInt8], leftOut: Int) {
        var encoder = try encoder(for: format)
        // A picture of one colour takes up a quarter of its pixels' memory while it waits.
        try frames.forEachPicture(prepare: { $0 }) { _, picture in
            try encoder.append(picture.pixmap, for: sequence.rate.frameDuration)
        }
        return (try encoder.finish(), (encoder as? GIFEncoder)?.leftOut ?? 0)
    }

    private func encoder(for format: AnimationFormat) throws(AnimationEncodingError) -> any AnimationEncoder {
        let (width, height) = (sequence.width, sequence.height)
        guard Settings.loopCounts.contains(settings.loops) else {
            throw .unsupportedLoops(settings.loops, limit: Settings.loopCounts.upperBound)
        }
        switch format {
        case .gif:
            return try GIFEncoder(
                width: width, height: height, loops: settings.loops, matte: settings.matte.map { RGBA8($0) },
                comment: label)
        case .webp:
            return try WebPEncoder(width: width, height: height, loops: settings.loops, description: label)
        case .apng, .strip, .raw:
            return try APNGEncoder(width: width, height: height, loops: settings.loops, texts: texts)
        }
    }
}
