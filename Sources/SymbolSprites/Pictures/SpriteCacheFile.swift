internal import SymbolImaging
internal import SymbolStills

/// A sprite between two steps of a build, possibly on different machines: a line that tells what the pixels do not,
/// then the frames in a row, packed.
enum SpriteCacheFile {
    /// Begins every such file; another version's is not read.
    private static let header = "insignia sprite 3"
    /// Of a file's name; another version has another.
    static let ending = "sprite3"
    /// What a damaged file may ask for, in pixels.
    private static let limit = 1 << 26

    static func bytes(_ picture: SpritePicture) -> [UInt8] {
        let metrics = picture.metrics.map(numbers) ?? []
        let row = PackedPixmap(Pixmap(row: picture.frames))
        let fields = [
            header, "\(picture.frames.count)", "\(row.width)", "\(row.height)", picture.rate?.description ?? "",
            "\(picture.isLoop)", metrics.map(\.description).joined(separator: " "),
            picture.label.map { label in String(label.map { $0.isNewline ? " " : $0 }) } ?? ""
        ]
        return Array((fields.joined(separator: "\t") + "\n").utf8) + row.stream
    }

    /// Nil for what is damaged.
    static func picture(_ bytes: [UInt8]) -> SpritePicture? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let fields = String(decoding: bytes[..<end], as: UTF8.self).split(
            separator: "\t", maxSplits: 7, omittingEmptySubsequences: false)
        guard fields.count == 8, fields[0] == header, let count = Int(fields[1]), let width = Int(fields[2]),
            let height = Int(fields[3]), (1...limit).contains(width), (1...limit / width).contains(height),
            let row = try? PackedPixmap(width: width, height: height, stream: Array(bytes[(end + 1)...])).unpacked(),
            let frames = row.pictures(inRowOf: count)
        else { return nil }
        return SpritePicture(
            frames: frames, rate: FrameRate(String(fields[4])),
            metrics: metrics(fields[6].split(separator: " ").compactMap { Double($0) }),
            label: fields[7].isEmpty ? nil : String(fields[7]), isLoop: fields[5] == "true")
    }

    /// The cap line comes last, since icons have none.
    private static func numbers(_ metrics: PixelMetrics) -> [Double] {
        let insets = metrics.alignmentInsets
        return [
            metrics.leftMargin, metrics.rightMargin, metrics.baseline, insets.top, insets.left, insets.bottom,
            insets.right
        ] + (metrics.capline.map { [$0] } ?? [])
    }

    private static func metrics(_ numbers: [Double]) -> PixelMetrics? {
        guard numbers.count >= 7 else { return nil }
        return PixelMetrics(
            leftMargin: numbers[0], rightMargin: numbers[1], baseline: numbers[2],
            capline: numbers.count > 7 ? numbers[7] : nil,
            alignmentInsets: AlignmentInsets(
                top: numbers[3], left: numbers[4], bottom: numbers[5], right: numbers[6]))
    }
}
