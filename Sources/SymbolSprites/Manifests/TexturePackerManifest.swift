internal import SymbolStills
internal import SymbolText

/// The parts of TexturePacker's JSON, as its readers know them (PixiJS, `SpritesheetData` and `SpritesheetFrameData`,
/// https://pixijs.download/release/docs/assets.SpritesheetData.html; Phaser, `src/textures/parsers/JSONHash.js` and
/// `JSONArray.js`).
///
/// Both take over or pass over keys they do not know.
enum TexturePackerManifest {
    static func hash(of entries: [SpriteSheetEntry]) -> JSONValue {
        .object(entries.map { ($0.name, .object(frame($0))) })
    }

    static func array(of entries: [SpriteSheetEntry]) -> JSONValue {
        .array(entries.map { .object([("filename", .string($0.name))] + frame($0)) })
    }

    /// The frames of each sprite that moves, in their order; nil where none does.
    static func animations(of entries: [SpriteSheetEntry]) -> JSONValue? {
        var (names, frames): ([String], [String: [JSONValue]]) = ([], [:])
        for entry in entries {
            guard let animation = entry.animation else { continue }
            if frames[animation] == nil { names.append(animation) }
            frames[animation, default: []].append(.string(entry.name))
        }
        return names.isEmpty ? nil : .object(names.map { ($0, .array(frames[$0] ?? [])) })
    }

    /// `version` is the format's; `scale` is text, and PixiJS divides all lengths by it.
    ///
    /// The manifests of the other pages stand under the key by which PixiJS and TexturePacker know them.
    static func meta(
        image: String, width: Int, height: Int, pixelRatio: Double, digest: String, pages: [String]
    ) -> JSONValue {
        let others = pages.isEmpty ? [] : [("related_multi_packs", JSONValue.array(pages.map { .string($0) }))]
        return .object(
            [
                ("app", "insignia"), ("version", "1.0"), ("image", .string(image)), ("format", "RGBA8888"),
                ("size", size(width, height)), ("scale", .string(DisplayScale.times(pixelRatio))),
                ("insignia", .object([("digest", .string(digest))]))
            ] + others)
    }

    private static func frame(_ entry: SpriteSheetEntry) -> [(String, JSONValue)] {
        var members: [(String, JSONValue)] = [
            ("frame", rectangle(entry.x, entry.y, entry.width, entry.height)),
            ("rotated", .bool(false)),
            ("trimmed", .bool(entry.isTrimmed)),
            ("spriteSourceSize", rectangle(entry.offsetX, entry.offsetY, entry.width, entry.height)),
            ("sourceSize", size(entry.sourceWidth, entry.sourceHeight))
        ]
        // Milliseconds, under the key by which Aseprite's exports in this format have made it known.
        if let duration = entry.duration { members.append(("duration", .number(duration))) }
        if let own = SpriteSheetExtras.json(label: entry.label, metrics: entry.metrics) {
            members.append(("insignia", own))
        }
        return members
    }

    private static func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> JSONValue {
        .object([
            ("x", .number(Double(x))), ("y", .number(Double(y))),
            ("w", .number(Double(width))), ("h", .number(Double(height)))
        ])
    }

    private static func size(_ width: Int, _ height: Int) -> JSONValue {
        .object([("w", .number(Double(width))), ("h", .number(Double(height)))])
    }
}
