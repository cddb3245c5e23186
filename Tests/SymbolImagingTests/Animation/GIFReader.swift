import SymbolImaging

/// A straightforward GIF reader after the GIF89a specification.
struct GIFReader {
    struct Frame {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        /// The time for which the frame is shown, in hundredths of a second.
        let delay: Int
        let hasOwnColors: Bool
        /// The whole canvas while the frame is shown.
        let canvas: Pixmap
    }

    private(set) var frames: [Frame] = []
    /// The number of repetitions in Netscape's extension, or nil without it.
    private(set) var repetitions: Int?
    private(set) var comment: String?
    private(set) var isComplete = false

    init(_ bytes: [UInt8]) throws {
        var source = Source(bytes: bytes[...])
        guard source.take(6) == Array("GIF89a".utf8) else { throw Malformed.header }
        var canvas = Pixmap(width: source.take16(), height: source.take16())
        let shared = source.takeColors(packed: source.take(3)[0])
        var control: [UInt8] = [0, 0, 0, 0]
        while true {
            switch source.take(1)[0] {
            case 0x21:
                let label = source.take(1)[0]
                let blocks = source.takeSubBlocks()
                if label == 0xF9 { control = blocks }
                if label == 0xFE { comment = String(decoding: blocks, as: UTF8.self) }
                if label == 0xFF { repetitions = Int(blocks[12]) | Int(blocks[13]) << 8 }
            case 0x2C: try draw(&source, control: control, shared: shared, canvas: &canvas)
            case 0x3B:
                isComplete = source.bytes.isEmpty
                return
            default: throw Malformed.block
            }
        }
    }

    private mutating func draw(
        _ source: inout Source, control: [UInt8], shared: [[UInt8]], canvas: inout Pixmap
    ) throws {
        let (x, y, width, height) = (source.take16(), source.take16(), source.take16(), source.take16())
        let packed = source.take(1)[0]
        let colors = packed & 0x80 == 0 ? shared : source.takeColors(packed: packed)
        let codeSize = Int(source.take(1)[0])
        let numbers = try lzwNumbers(source.takeSubBlocks(), codeSize: codeSize)
        guard numbers.count == width * height else { throw Malformed.pixelCount }
        let transparent = control[0] & 1 == 1 ? control[3] : nil
        for (index, number) in numbers.enumerated() where number != transparent {
            canvas = canvas.painting(colors[Int(number)] + [255], x: x + index % width, y: y + index / width)
        }
        let delay = Int(control[1]) | Int(control[2]) << 8
        frames.append(
            Frame(
                x: x, y: y, width: width, height: height, delay: delay, hasOwnColors: packed & 0x80 != 0,
                canvas: canvas))
        if control[0] >> 2 & 7 == 2 {
            canvas = canvas.replacing(x: x, y: y, with: Pixmap(width: width, height: height))
        }
    }

    enum Malformed: Error { case header, block, pixelCount, code }
}

private struct Source {
    var bytes: ArraySlice<UInt8>

    mutating func take(_ count: Int) -> [UInt8] {
        defer { bytes = bytes.dropFirst(count) }
        return Array(bytes.prefix(count))
    }

    mutating func take16() -> Int { take(2).reversed().reduce(0) { $0 << 8 | Int($1) } }

    mutating func takeColors(packed: UInt8) -> [[UInt8]] {
        packed & 0x80 == 0 ? [] : (0..<2 << Int(packed & 7)).map { _ in take(3) }
    }

    mutating func takeSubBlocks() -> [UInt8] {
        var data: [UInt8] = []
        while let size = take(1).first, size > 0 { data += take(Int(size)) }
        return data
    }
}

/// Appendix F: strings by their codes; a reader knows each one code later than the writer.
func lzwNumbers(_ data: [UInt8], codeSize: Int) throws -> [UInt8] {
    let clear = 1 << codeSize
    let initial = (0..<clear).map { [UInt8($0)] } + [[], []]
    var (strings, width, position) = (initial, codeSize + 1, 0)
    var previous: [UInt8] = []
    var numbers: [UInt8] = []
    while true {
        guard position + width <= data.count * 8 else { throw GIFReader.Malformed.code }
        let code = (0..<width).reduce(0) { code, bit in
            code | Int(data[(position + bit) / 8] >> UInt8((position + bit) % 8) & 1) << bit
        }
        position += width
        if code == clear {
            (strings, width, previous) = (initial, codeSize + 1, [])
            continue
        }
        if code == clear + 1 { return numbers }
        guard code < strings.count || (code == strings.count && !previous.isEmpty) else {
            throw GIFReader.Malformed.code
        }
        let string = code < strings.count ? strings[code] : previous + previous.prefix(1)
        numbers += string
        if !previous.isEmpty, strings.count < 4096 { strings.append(previous + string.prefix(1)) }
        if strings.count == 1 << width, width < 12 { width += 1 }
        previous = string
    }
}
