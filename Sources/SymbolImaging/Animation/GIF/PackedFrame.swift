/// A stored frame, compressed until the colours of all frames are known.
struct PackedFrame: Sendable {
    private let area: PixelRectangle
    private let disposal: GIFFile.Disposal
    private let delay: Int
    private let pixels: PackedPixmap

    init(_ frame: StoredFrame) {
        area = frame.area
        disposal = frame.disposal
        delay = frame.delay
        pixels = PackedPixmap(frame.pixels)
    }

    /// Returns the frame with the colours shared by all frames, or with its own if `tally` is nil because they are too
    /// many.
    func unpacked(tally: PictureTally?) throws(AnimationEncodingError) -> GIFFile.Frame {
        let runs = PixelRuns(of: try pixels.unpacked(), tally: tally ?? PictureTally())
        let (colors, numbers) = runs.tally.colors.isOverfull ? runs.quantized : runs.numbered
        return GIFFile.Frame(
            area: area, disposal: disposal, delay: delay, colors: colors, hasOwnColors: tally == nil,
            numbers: numbers)
    }
}

extension PixelRuns {
    fileprivate typealias NumberedPixels = (colors: GIFColorTable, numbers: [UInt8])

    fileprivate var numbered: NumberedPixels {
        (GIFColorTable(tally.colors.colors), pixels { UInt8(truncatingIfNeeded: $0.number) })
    }

    fileprivate var quantized: NumberedPixels {
        var counts: [RGBA8: Int] = [:]
        eachRow { row, _ in for run in row { counts[run.color, default: 0] += run.length } }
        let transparent = counts.removeValue(forKey: RGBA8(bits: 0)) == nil ? [] : [RGBA8(bits: 0)]
        let quantizer = ColorQuantizer(counts, limit: GIFColorTable.capacity - transparent.count)
        let transparentNumber = UInt8(truncatingIfNeeded: quantizer.palette.count)
        let numbers = pixels { $0.color.isOpaque ? quantizer.number(of: $0.color) : transparentNumber }
        return (GIFColorTable(quantizer.palette + transparent), numbers)
    }

    /// Returns a byte for every pixel.
    private func pixels(_ number: (Run) -> UInt8) -> [UInt8] {
        var numbers: [UInt8] = []
        numbers.reserveCapacity(width * height)
        eachRow { row, _ in
            for run in row { numbers.append(contentsOf: repeatElement(number(run), count: run.length)) }
        }
        return numbers
    }
}
