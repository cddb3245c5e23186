internal import SymbolStills
internal import SymbolText

/// The index file of a sprite (MapLibre Style Spec, Sprite: Sprite Source Format and Optional Properties,
/// https://maplibre.org/maplibre-style-spec/sprite/).
///
/// Every key at the top level names an image, so our own members go into the images, where readers ignore unknown keys.
/// The format cannot describe a trimmed image: its positions are those of the pixels on the sheet.
enum MapLibreManifest {
    static func write(_ entries: [SpriteSheetEntry], pixelRatio: Double, to writer: inout JSONWriter) {
        writer.object { writer in
            for entry in entries {
                writer.member(named: entry.name)
                writer.object { writer in write(entry, pixelRatio, to: &writer) }
            }
        }
    }

    private static func write(_ entry: SpriteSheetEntry, _ pixelRatio: Double, to writer: inout JSONWriter) {
        let metrics = entry.metrics.map { $0.trimmed(as: entry) }
        writer.member("x", entry.x)
        writer.member("y", entry.y)
        writer.member("width", entry.width)
        writer.member("height", entry.height)
        writer.member("pixelRatio", .number(pixelRatio))
        writer.member("sdf", .bool(entry.map.isDistanceField))
        let own = entry.map.content.map { $0.map { JSONValue.pixels($0) } }
        if let content = own ?? metrics.flatMap({ content($0, of: entry) }) {
            writer.member("content", .array(content))
        }
        for (key, parts) in [("stretchX" as StaticString, entry.map.stretchX), ("stretchY", entry.map.stretchY)]
        where !parts.isEmpty {
            writer.member(key, .array(parts.map { .array([.pixels($0.lowerBound), .pixels($0.upperBound)]) }))
        }
        SpriteSheetExtras.write(label: entry.label, metrics: metrics, to: &writer)
    }

    /// The layout box, into which `icon-text-fit` fits a text: left, top, right and bottom in pixels of the image.
    ///
    /// It is clamped to the image, since MapLibre GL JS rejects content that reaches beyond it (`ImageManager`,
    /// `_validateContent`).
    private static func content(_ metrics: PixelMetrics, of entry: SpriteSheetEntry) -> [JSONValue]? {
        guard let capline = metrics.capline else { return nil }
        let (width, height) = (Double(entry.width), Double(entry.height))
        let (left, right) = (max(metrics.leftMargin, 0), min(metrics.rightMargin, width))
        let (top, bottom) = (max(capline, 0), min(metrics.baseline, height))
        guard left < right, top < bottom else { return nil }
        return [left, top, right, bottom].map { JSONValue.pixels($0) }
    }
}

extension PixelMetrics {
    /// The metrics relative to the part of the picture that is on the sheet.
    fileprivate func trimmed(as entry: SpriteSheetEntry) -> PixelMetrics {
        let (x, y) = (Double(entry.offsetX), Double(entry.offsetY))
        let (right, bottom) = (
            Double(entry.sourceWidth - entry.width) - x, Double(entry.sourceHeight - entry.height) - y
        )
        let insets = alignmentInsets
        return PixelMetrics(
            leftMargin: leftMargin - x, rightMargin: rightMargin - x, baseline: baseline - y,
            capline: capline.map { $0 - y },
            alignmentInsets: AlignmentInsets(
                top: insets.top - y, left: insets.left - x, bottom: insets.bottom - bottom,
                right: insets.right - right))
    }
}
