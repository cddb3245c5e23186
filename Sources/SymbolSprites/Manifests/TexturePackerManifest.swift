internal import SymbolStills
internal import SymbolText

/// The parts of TexturePacker's JSON as its readers know them (PixiJS, `SpritesheetData` and `SpritesheetFrameData`,
/// https://pixijs.download/release/docs/assets.SpritesheetData.html; Phaser, `src/textures/parsers/JSONHash.js` and
/// `JSONArray.js`).
///
/// Both readers tolerate keys that they do not know.
enum TexturePackerManifest {
    /// Writes the frames as a dictionary by name.
    static func writeHash(of entries: [SpriteSheetEntry], to writer: inout JSONWriter) {
        writer.object { writer in
            for entry in entries {
                writer.member(named: entry.name)
                writer.object { writer in write(entry, to: &writer) }
            }
        }
    }

    /// Writes the frames as an array.
    static func writeArray(of entries: [SpriteSheetEntry], to writer: inout JSONWriter) {
        writer.array { writer in
            for entry in entries {
                writer.item()
                writer.object { writer in
                    writer.member("filename", .string(entry.name))
                    write(entry, to: &writer)
                }
            }
        }
    }

    /// Writes a member with the frames of each animated sprite in their order, if there are any.
    static func writeAnimations(of entries: [SpriteSheetEntry], to writer: inout JSONWriter) {
        var (names, frames): ([String], [String: [JSONValue]]) = ([], [:])
        for entry in entries {
            guard let animation = entry.animation else { continue }
            if frames[animation] == nil { names.append(animation) }
            frames[animation, default: []].append(.string(entry.name))
        }
        guard !names.isEmpty else { return }
        writer.member("animations", .object(names.map { ($0, .array(frames[$0] ?? [])) }))
    }

    /// Writes the member `meta`, in which `version` is that of the format, and `scale` is a text by which PixiJS
    /// divides all lengths.
    ///
    /// The manifests of the other pages are under the key that PixiJS and TexturePacker use.
    static func writeMeta(
        image: String, width: Int, height: Int, pixelRatio: Double, digest: String, pages: [String],
        to writer: inout JSONWriter
    ) {
        writer.member("meta")
        writer.object { writer in
            writer.member("app", "insignia")
            writer.member("version", "1.0")
            writer.member("image", .string(image))
            writer.member("format", "RGBA8888")
            write("size", width, height, to: &writer)
            writer.member("scale", .string(DisplayScale.times(pixelRatio)))
            writer.member("insignia", .object([("digest", .string(digest))]))
            if !pages.isEmpty { writer.member("related_multi_packs", .strings(pages)) }
        }
    }

    private static func write(_ entry: SpriteSheetEntry, to writer: inout JSONWriter) {
        write("frame", entry.x, entry.y, entry.width, entry.height, to: &writer)
        writer.member("rotated", .bool(false))
        writer.member("trimmed", .bool(entry.isTrimmed))
        write("spriteSourceSize", entry.offsetX, entry.offsetY, entry.width, entry.height, to: &writer)
        write("sourceSize", entry.sourceWidth, entry.sourceHeight, to: &writer)
        // In milliseconds, under the key that Aseprite's exports in this format have made known.
        if let duration = entry.duration { writer.member("duration", .number(duration)) }
        SpriteSheetExtras.write(label: entry.label, metrics: entry.metrics, to: &writer)
    }

    private static func write(
        _ key: StaticString, _ x: Int, _ y: Int, _ width: Int, _ height: Int, to writer: inout JSONWriter
    ) {
        writer.member(key)
        writer.object { writer in
            writer.member("x", x)
            writer.member("y", y)
            writer.member("w", width)
            writer.member("h", height)
        }
    }

    private static func write(_ key: StaticString, _ width: Int, _ height: Int, to writer: inout JSONWriter) {
        writer.member(key)
        writer.object { writer in
            writer.member("w", width)
            writer.member("h", height)
        }
    }
}
