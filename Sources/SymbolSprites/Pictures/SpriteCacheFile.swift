internal import SymbolImaging
internal import SymbolStills

/// A sprite between two steps of a build, possibly on different machines: a line that tells what the pixels do not, then
/// the frames in a row as PNG.
enum SpriteCacheFile {
    private static let header = "insignia sprite 2"

    static func bytes(_ picture: SpritePicture, _ encoder: PNGEncoder) throws -> [UInt8] {
        let metrics = picture.metrics.map(numbers) ?? []
        let fields = [
            header, "\(picture.frames.count)", picture.rate?.description ?? "", "\(picture.isLoop)",
            metrics.map(\.description).joined(separator: " "),
            picture.label.map { label in String(label.map { $0.isNewline ? " " : $0 }) } ?? ""
        ]
        return Array((fields.joined(separator: "\t") + "\n").utf8) + (try encoder.encode(Pixmap(row: picture.frames)))
    }

    /// Nil for what is damaged.
    static func picture(_ bytes: [UInt8]) -> SpritePicture? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
            let row = try? PNGDecoder().decode(Array(bytes[(end + 1)...]))
        else { return nil }
        let fields = String(decoding: bytes[..<end], as: UTF8.self).split(
            separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == 6, fields[0] == header, let count = Int(fields[1]),
            let frames = row.pictures(inRowOf: count)
        else { return nil }
        return SpritePicture(
            frames: frames, rate: FrameRate(String(fields[2])),
            metrics: metrics(fields[4].split(separator: " ").compactMap { Double($0) }),
            label: fields[5].isEmpty ? nil : String(fields[5]), isLoop: fields[3] == "true")
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
