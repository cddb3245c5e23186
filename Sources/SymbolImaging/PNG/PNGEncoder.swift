/// A lossless encoder for PNG: decoded and premultiplied again, every pixel is the same as before.
///
/// It is made for symbols, which have flat runs, repeated rows and few colours. Of indexed, grey and true colour, with
/// or without alpha, it chooses the format that promises the fewest bytes. The same picture always gives the same
/// bytes.
public struct PNGEncoder: Sendable {
    /// The balance between speed and file size.
    public enum Compression: String, Hashable, CaseIterable, Sendable {
        /// A single pass over runs and repeated rows for flat pictures; filters and libdeflate's level 6 for others.
        case fast
        /// libdeflate's most thorough level, which is about a hundred times slower and makes icons only a tenth
        /// smaller.
        case small
    }

    /// The balance between speed and file size.
    public var compression: Compression

    /// Creates an encoder, by default a fast one.
    public init(compression: Compression = .fast) { self.compression = compression }

    /// Encodes a picture as a complete PNG file.
    ///
    /// A pixel with a channel above its alpha is not a valid premultiplied colour: the channel is lowered to the alpha.
    ///
    /// - Parameters:
    ///   - pixmap: The picture.
    ///   - texts: The texts to keep before the picture's data, in this order.
    /// - Returns: The bytes of the file.
    /// - Throws: `PNGEncodingError` for a picture or a text that PNG cannot store.
    public func encode(_ pixmap: Pixmap, texts: [PNGText] = []) throws(PNGEncodingError) -> [UInt8] {
        try encode(.pixels(pixmap), texts: texts)
    }

    /// Encodes a picture as a complete PNG file; the bytes do not depend on the picture's form.
    package func encode(_ picture: Picture, texts: [PNGText] = []) throws(PNGEncodingError) -> [UInt8] {
        let (sizes, width, height) = (1...Int(Int32.max), picture.width, picture.height)
        guard sizes.contains(width), sizes.contains(height) else {
            throw .unsupportedSize(width: width, height: height)
        }
        let (choice, stream) =
            switch picture {
            case .pixels(let pixmap): try compress(PixelRuns(of: pixmap))
            case .indexed(let pixmap): try compress(pixmap)
            }
        return try file(width: width, height: height, choice.format, stream, texts: texts)
    }

    private func compress(_ runs: PixelRuns) throws(PNGEncodingError) -> (FormatChoice, [UInt8]) {
        let choice = FormatChoice(for: runs.tally)
        return (choice, try compress(runs, as: choice, isFlat: runs.isFlat))
    }

    private func compress(_ picture: IndexedPixmap) throws(PNGEncodingError) -> (FormatChoice, [UInt8]) {
        let (tally, indices) = picture.tallied()
        let choice = FormatChoice(for: tally, straight: picture.straightShades(of: tally.colors.colors))
        // A picture of so few colours is flat.
        guard compression == .fast, choice.format.bitDepth == 8, let samples = choice.samples else {
            return try compress(PixelRuns(of: picture))
        }
        // Any sample will do for colours that do not occur.
        let rows = Scanlines.samples(of: picture, as: choice.format, indices.map { samples[Int(max($0, 0))] })
        return (choice, FlatDeflate.zlibStream(of: rows))
    }

    /// Assembles a file.
    func file(
        width: Int, height: Int, _ format: PNGFormat, _ stream: [UInt8], texts: [PNGText] = []
    ) throws(PNGEncodingError) -> [UInt8] {
        var chunks = PNGChunks()
        chunks.reserve(stream.count + PNGChunks.paletteSize(format.palette) + 64)
        chunks.appendHeader(width: UInt32(width), height: UInt32(height), format: format)
        if format.colorType == .indexed { chunks.appendPalette(format.palette) }
        for text in texts { try chunks.append(text) }
        chunks.appendData(stream)
        chunks.append("IEND", [])
        return chunks.bytes
    }

    /// Compresses the rows of a picture to a zlib stream.
    func compress(_ runs: PixelRuns, as choice: FormatChoice, isFlat: Bool) throws(PNGEncodingError) -> [UInt8] {
        let flat = isFlat ? FlatDeflate.zlibStream(of: Scanlines.samples(of: runs, as: choice)) : nil
        if compression == .fast, let flat { return flat }
        let bytes = Scanlines.bytes(of: runs, as: choice, isFlat: isFlat)
        let general = try deflated(bytes, level: compression == .fast ? 6 : 12)
        // Of a small picture, the matches that fit pictures can be fewer than those of a longer search.
        return flat.map { $0.count < general.count ? $0 : general } ?? general
    }

    private func deflated(_ bytes: [UInt8], level: Int32) throws(PNGEncodingError) -> [UInt8] {
        guard let compressor = GeneralDeflate(level: level) else { throw .outOfMemory }
        let stream = compressor.zlibStream(of: bytes)
        // Zero bytes would mean a buffer that is too small, which the bound excludes.
        guard !stream.isEmpty else { throw .outOfMemory }
        return stream
    }
}
