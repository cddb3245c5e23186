internal import SymbolImaging
internal import SymbolStills
internal import SymbolText

extension PackedSprite {
    /// The first text of the file; files of another version are ignored.
    private static let header = "insignia sprite 4"
    /// The extension of the file, which changes with the version.
    static let ending = "sprite4"

    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(Self.header)
        outline.write(to: &writer)
        for stream in streams.joined() { writer.write(bytes: stream) }
        return writer.sealed()
    }

    init(bytes: [UInt8]) throws(ByteReader.Damage) {
        var reader = try ByteReader(sealed: bytes)
        guard try reader.text() == Self.header else { throw ByteReader.Damage() }
        outline = try SpriteOutline(reading: &reader)
        var streams: [[[UInt8]]] = []
        for frames in outline.frames {
            streams.append(try frames.map { _ throws(ByteReader.Damage) in Array(try reader.part()) })
        }
        self.streams = streams
    }
}

extension SpriteOutline {
    func write(to writer: inout ByteWriter) {
        for text in [rate?.description ?? "", label ?? ""] { writer.write(text) }
        writer.write(UInt8(clamping: frames.count))
        for (metrics, frames) in zip(metrics, frames) {
            let numbers = metrics?.numbers ?? []
            writer.write(UInt8(clamping: numbers.count))
            for number in numbers { writer.write(number) }
            writer.write(UInt32(clamping: frames.count))
            for frame in frames { frame.write(to: &writer) }
        }
    }

    init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
        rate = FrameRate(try reader.text())
        let text = try reader.text()
        label = text.isEmpty ? nil : text
        var (metrics, frames): ([PixelMetrics?], [[FrameOutline]]) = ([], [])
        for _ in 0..<(try reader.number(UInt8.self)) {
            var numbers: [Double] = []
            for _ in 0..<(try reader.number(UInt8.self)) { numbers.append(try reader.double()) }
            metrics.append(PixelMetrics(numbers))
            var scaled: [FrameOutline] = []
            for _ in 0..<(try reader.number(UInt32.self)) { scaled.append(try FrameOutline(reading: &reader)) }
            frames.append(scaled)
        }
        (self.metrics, self.frames) = (metrics, frames)
    }
}

extension FrameOutline {
    /// The maximum number of pixels that a file may claim.
    private static let limit = 1 << 26

    fileprivate func write(to writer: inout ByteWriter) {
        let ink = inkBounds ?? PixelRectangle(x: 0, y: 0, width: 0, height: 0)
        for number in [width, height, ink.x, ink.y, ink.width, ink.height] { writer.write(number) }
        writer.write(digest)
    }

    fileprivate init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
        (width, height) = (try reader.number(), try reader.number())
        let ink = PixelRectangle(
            x: try reader.number(), y: try reader.number(), width: try reader.number(), height: try reader.number())
        guard ink.width >= 0, ink.height >= 0, ink.width <= Self.limit / max(ink.height, 1) else {
            throw ByteReader.Damage()
        }
        inkBounds = ink.width > 0 ? ink : nil
        digest = try reader.digest()
    }
}

extension PixelMetrics {
    /// The metrics as numbers; the cap line comes last, since icons have none.
    fileprivate var numbers: [Double] {
        let insets = alignmentInsets
        return [leftMargin, rightMargin, baseline, insets.top, insets.left, insets.bottom, insets.right]
            + (capline.map { [$0] } ?? [])
    }

    fileprivate init?(_ numbers: [Double]) {
        guard numbers.count >= 7 else { return nil }
        self.init(
            leftMargin: numbers[0], rightMargin: numbers[1], baseline: numbers[2],
            capline: numbers.count > 7 ? numbers[7] : nil,
            alignmentInsets: AlignmentInsets(
                top: numbers[3], left: numbers[4], bottom: numbers[5], right: numbers[6]))
    }
}
