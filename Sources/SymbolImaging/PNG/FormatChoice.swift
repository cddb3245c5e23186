internal import SymbolText

/// A format for a picture, and the samples that store its colours in it.
struct FormatChoice {
    let format: PNGFormat
    /// The sample for each colour number, or nil if there are too many colours to number.
    let samples: [UInt32]?

    private init(format: PNGFormat, samples: [UInt32]?) { (self.format, self.samples) = (format, samples) }

    /// Chooses the smallest lossless format, as far as can be predicted without compressing.
    ///
    /// - Parameters:
    ///   - picture: The colours and run counts of the picture.
    ///   - straight: The colours un-premultiplied; nil computes them.
    init(for picture: PictureTally, straight: [RGBA8]? = nil) {
        let direct = PNGFormat(directFor: picture)
        guard !picture.colors.isOverfull else {
            format = direct
            samples = nil
            return
        }
        let straight = straight ?? picture.colors.straightColors()
        if FormatChoice.prefersPalette(of: straight, to: direct, for: picture) {
            let indexed = PNGFormat(paletteOf: straight)
            format = indexed
            samples = straight.map { color in UInt32(indexed.palette.firstIndex(of: color) ?? 0) }
        } else {
            format = direct
            samples = straight.map(direct.sample)
        }
    }

    /// Returns the choice for a part of the picture whose colours are numbered differently.
    func applied(to part: PictureTally, of whole: PictureTally) -> FormatChoice {
        var colors = whole.colors
        return FormatChoice(
            format: format, samples: samples.map { all in part.colors.colors.map { all[Int(colors.insert($0))] } })
    }

    /// A digest that differs between choices that store the same pixels differently.
    var digest: ContentDigest {
        var writer = ByteWriter()
        for number in [format.colorType.rawValue, UInt8(format.bitDepth)] { writer.write(number) }
        for sample in samples ?? [] { writer.write(sample) }
        return ContentDigest(of: writer.bytes)
    }

    func sample(of run: PixelRuns.Run) -> UInt32 {
        samples?[run.number] ?? format.sample(of: run.color.unpremultiplied)
    }

    /// Returns whether a palette saves more bytes than it takes.
    ///
    /// It saves bits at every run, since fewer channels are sent, and matches in every changed row, which is shorter.
    /// The constants are fitted to icons of 24…512 pixels.
    private static func prefersPalette(of colors: [RGBA8], to direct: PNGFormat, for picture: PictureTally) -> Bool {
        let bitsPerRun =
            switch direct.colorType {
            case .gray, .indexed: 0
            case .grayAlpha: 1
            case .rgb, .rgba: 4
            }
        let bitsPerMatch = 8
        let savedBytes = picture.changedPixelCount * (direct.pixelStride - 1)
        let savedBits = bitsPerRun * picture.runCount + bitsPerMatch * savedBytes / DeflateSymbol.maximumLength
        return 8 * PNGChunks.paletteSize(colors) < savedBits
    }
}

extension PNGFormat {
    fileprivate init(directFor picture: PictureTally) {
        colorType =
            switch (picture.isGray, picture.isOpaque) {
            case (true, true): .gray
            case (true, false): .grayAlpha
            case (false, true): .rgb
            case (false, false): .rgba
            }
        bitDepth = colorType == .gray ? leastDepth(ofGrays: picture.colors.colors) : 8
    }

    fileprivate init(paletteOf colors: [RGBA8]) {
        palette = colors.sorted { $0.bits < $1.bits }
        colorType = .indexed
        bitDepth = [1, 2, 4].first { colors.count <= 1 << $0 } ?? 8
    }
}

/// Returns the least bit depth for greys: a grey fits a depth if its highest bits, repeated, give the whole byte.
private func leastDepth(ofGrays colors: [RGBA8]) -> Int {
    [(1, 255), (2, 85), (4, 17)].first { _, step in
        colors.allSatisfy { Int($0.red) % step == 0 }
    }?.0 ?? 8
}
