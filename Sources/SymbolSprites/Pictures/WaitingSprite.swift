internal import SymbolImaging
internal import SymbolStills
internal import SymbolText

/// A sprite between two steps of a build, possibly on different machines: its frames at every scale, and what else its
/// sheet tells of it.
struct WaitingSprite: Sendable {
    let rate: FrameRate?
    let label: String?
    /// For each scale.
    let metrics: [PixelMetrics?]
    /// For each scale.
    let frames: [[WaitingFrame]]

    init(_ pictures: [SpritePicture]) {
        (rate, label) = (pictures.first?.rate, pictures.first?.label)
        metrics = pictures.map(\.metrics)
        frames = pictures.map { $0.frames.map { WaitingFrame($0) } }
    }
}

/// A frame of which only the part with ink is kept, packed.
struct WaitingFrame: Sendable {
    let outline: FrameOutline
    private let stream: [UInt8]

    init(_ frame: Pixmap) {
        let ink = frame.inkBounds
        stream = ink.map { PackedPixmap(frame.part($0)).stream } ?? []
        outline = FrameOutline(width: frame.width, height: frame.height, ink: ink, digest: ContentDigest(of: stream))
    }

    /// The part with ink.
    func inked() throws -> Pixmap {
        guard let ink = outline.ink else { return Pixmap(width: 0, height: 0) }
        return try PackedPixmap(width: ink.width, height: ink.height, stream: stream).unpacked()
    }
}

/// What is known of a frame without its pixels.
struct FrameOutline: Hashable, Sendable {
    let width: Int
    let height: Int
    /// What of it is not transparent; nil for nothing.
    let ink: PixelRectangle?
    /// Of the pixels in there.
    let digest: ContentDigest
}

// MARK: - In a file

extension WaitingSprite {
    /// Begins every such file; another version's is not read.
    private static let header = "insignia sprite 4"
    /// Of a file's name; another version has another.
    static let ending = "sprite4"

    var bytes: [UInt8] {
        var writer = ByteWriter()
        for text in [Self.header, rate?.description ?? "", label ?? ""] { writer.write(text) }
        writer.write(UInt8(clamping: frames.count))
        for (metrics, frames) in zip(metrics, frames) {
            let numbers = metrics?.numbers ?? []
            writer.write(UInt8(clamping: numbers.count))
            for number in numbers { writer.write(number) }
            writer.write(UInt32(clamping: frames.count))
            for frame in frames { frame.write(to: &writer) }
        }
        return writer.sealed
    }

    init(bytes: [UInt8]) throws(ByteReader.Damage) {
        var reader = try ByteReader(sealed: bytes)
        guard try reader.text() == Self.header else { throw ByteReader.Damage() }
        rate = FrameRate(try reader.text())
        let text = try reader.text()
        label = text.isEmpty ? nil : text
        var (metrics, frames): ([PixelMetrics?], [[WaitingFrame]]) = ([], [])
        for _ in 0..<(try reader.number(UInt8.self)) {
            var numbers: [Double] = []
            for _ in 0..<(try reader.number(UInt8.self)) { numbers.append(try reader.double()) }
            metrics.append(PixelMetrics(numbers))
            var scaled: [WaitingFrame] = []
            for _ in 0..<(try reader.number(UInt32.self)) { scaled.append(try WaitingFrame(reading: &reader)) }
            frames.append(scaled)
        }
        (self.metrics, self.frames) = (metrics, frames)
    }
}

extension WaitingFrame {
    /// Pixels that a file may ask for.
    private static let limit = 1 << 26

    fileprivate func write(to writer: inout ByteWriter) {
        let ink = outline.ink ?? PixelRectangle(x: 0, y: 0, width: 0, height: 0)
        for number in [outline.width, outline.height, ink.x, ink.y, ink.width, ink.height] { writer.write(number) }
        writer.write(bytes: stream)
    }

    fileprivate init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
        let (width, height): (Int, Int) = (try reader.number(), try reader.number())
        let ink = PixelRectangle(
            x: try reader.number(), y: try reader.number(), width: try reader.number(), height: try reader.number())
        guard ink.width >= 0, ink.height >= 0, ink.width <= Self.limit / max(ink.height, 1) else {
            throw ByteReader.Damage()
        }
        stream = Array(try reader.part())
        outline = FrameOutline(
            width: width, height: height, ink: ink.width > 0 ? ink : nil, digest: ContentDigest(of: stream))
    }
}

extension PixelMetrics {
    /// The cap line comes last, since icons have none.
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
