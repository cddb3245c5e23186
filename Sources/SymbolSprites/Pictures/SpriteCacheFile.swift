internal import SymbolImaging
internal import SymbolStills

/// A sprite between two steps of a build, possibly on different machines: a line that tells what the pixels do not, then
/// the frames in a row as PNG.
enum SpriteCacheFile {
    private static let header = "insignia sprite 1"

    static func bytes(_ picture: SpritePicture, _ encoder: PNGEncoder) throws -> [UInt8] {
        let metrics =
            picture.metrics.map { [$0.leftMargin, $0.rightMargin, $0.baseline] + ($0.capline.map { [$0] } ?? []) } ?? []
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
        let metrics = fields[4].split(separator: " ").compactMap { Double($0) }
        return SpritePicture(
            frames: frames, rate: FrameRate(String(fields[2])),
            metrics: metrics.count < 3
                ? nil
                : PixelMetrics(
                    leftMargin: metrics[0], rightMargin: metrics[1], baseline: metrics[2],
                    capline: metrics.count > 3 ? metrics[3] : nil),
            label: fields[5].isEmpty ? nil : String(fields[5]), isLoop: fields[3] == "true")
    }
}
