/// The bytes of a GIF as it is assembled (GIF89a specification, sections 17…27).
struct GIFFile {
    enum Disposal: UInt8 {
        /// The picture is kept.
        case keep = 1
        /// The frame's rectangle becomes transparent.
        case clear = 2
    }

    struct Frame {
        let area: PixelRectangle
        let disposal: Disposal
        /// The time for which the frame is shown, in hundredths of a second.
        let delay: Int
        let colors: GIFColorTable
        /// Whether the colours are stored with the frame; otherwise they are the table of the file.
        let hasOwnColors: Bool
        /// The colour numbers, row by row.
        let numbers: [UInt8]
    }

    private(set) var bytes: [UInt8] = Array("GIF89a".utf8)

    /// Begins a file; `colors` is the table for the frames without colours of their own.
    init(canvas: AnimationCanvas, colors: GIFColorTable?, comment: String?) {
        append16([canvas.width, canvas.height])
        let eightBitChannels: UInt8 = 7 << 4
        let (background, squarePixels): (UInt8, UInt8) = (0, 0)
        bytes += [eightBitChannels | (colors.map(packed) ?? 0), background, squarePixels]
        bytes += colors?.bytes ?? []
        // The extension counts repetitions, the canvas plays; a single play has no extension.
        if canvas.loops != 1 { appendLoopExtension(repetitions: max(canvas.loops - 1, 0)) }
        if let comment, !comment.isEmpty { appendComment(comment) }
    }

    /// Appends Netscape's extension, where zero repetitions are endless.
    private mutating func appendLoopExtension(repetitions: Int) {
        bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
        append16([repetitions])
        bytes.append(0)
    }

    /// Appends a comment in UTF-8: the specification recommends ASCII, but programs today read UTF-8.
    private mutating func appendComment(_ comment: String) {
        bytes += [0x21, 0xFE]
        appendSubBlocks(Array(comment.utf8))
    }

    mutating func append(_ frame: Frame) {
        appendGraphicControl(of: frame)
        bytes.append(0x2C)
        append16([frame.area.x, frame.area.y, frame.area.width, frame.area.height])
        bytes.append(frame.hasOwnColors ? packed(frame.colors) : 0)
        if frame.hasOwnColors { bytes += frame.colors.bytes }
        let codeSize = max(frame.colors.depth, 2)
        bytes.append(UInt8(codeSize))
        appendSubBlocks(LZWWriter.compress(frame.numbers, codeSize: codeSize))
    }

    private mutating func appendGraphicControl(of frame: Frame) {
        let isTransparent: UInt8 = frame.colors.transparentNumber == nil ? 0 : 1
        bytes += [0x21, 0xF9, 4, frame.disposal.rawValue << 2 | isTransparent]
        append16([frame.delay])
        bytes += [UInt8(frame.colors.transparentNumber ?? 0), 0]
    }

    private mutating func appendSubBlocks(_ data: [UInt8]) {
        let largest = 255
        for start in stride(from: 0, to: data.count, by: largest) {
            let block = data[start..<min(start + largest, data.count)]
            bytes.append(UInt8(block.count))
            bytes += block
        }
        bytes.append(0)
    }

    mutating func finish() { bytes.append(0x3B) }

    private mutating func append16(_ values: [Int]) {
        for value in values { bytes += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)] }
    }
}

/// Returns the bits which state that a colour table follows, and its size.
private func packed(_ colors: GIFColorTable) -> UInt8 { 0x80 | UInt8(colors.depth - 1) }
