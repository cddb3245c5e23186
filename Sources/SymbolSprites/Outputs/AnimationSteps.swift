internal import SymbolAnimation
internal import SymbolFiles
internal import SymbolImaging
internal import SymbolModel
internal import SymbolStills
internal import SymbolText

extension SpriteSteps {
    /// `folder/name.png` with all frames in a row, and `folder/name.json` with their times.
    func strips(_ sprite: Sprite, in folder: String, _ rate: FrameRate) -> BuildStep {
        let stems = scales.map { "\(folder)\(sprite.name)\(DisplayScale.suffix($0))" }
        return step(sprite, "strip \(rate)", stems.flatMap { ["\($0).png", "\($0).json"] }) { [self] in
            try zip(scales, stems).flatMap { scale, stem in
                try strip(sprite, scale, rate, image: Files.name(of: stem) + ".png")
            }
        }
    }

    private func strip(_ sprite: Sprite, _ scale: Double, _ rate: FrameRate, image: String) throws -> [[UInt8]] {
        let picture = try painter.picture(sprite, displayScale: scale, rate: rate)
        let strip = Pixmap(row: picture.frames)
        let times = JSONValue.object([
            ("image", .string(image)), ("width", .number(Double(picture.frames[0].width))),
            ("height", .number(Double(picture.frames[0].height))),
            ("fps", .number(rate.framesPerSecond)), ("isLoop", .bool(picture.isLoop)), ("pixelRatio", .number(scale)),
            (
                "frames",
                .array(
                    picture.frames.indices.map {
                        .object([
                            ("x", .number(Double($0 * picture.frames[0].width))), ("time", .number(rate.time(of: $0)))
                        ])
                    })
            ),
            ("metrics", picture.metrics.map(SpriteSheetExtras.json) ?? .null),
            ("label", picture.label.map { .string($0) } ?? .null),
            ("motionTable", .string(RendererIdentity.current.motionTable))
        ])
        return [try encoder.encode(strip, texts: PNGText.label(picture.label)), times.bytes]
    }

    /// `folder/name.webp` and the like.
    func animations(_ sprite: Sprite, in folder: String, _ format: AnimationFormat, _ rate: FrameRate) -> BuildStep {
        let paths = scales.map { "\(folder)\(sprite.name)\(DisplayScale.suffix($0)).\(format.rawValue)" }
        return step(sprite, "\(format.rawValue) \(rate)", paths) { [self] in
            try scales.map { scale in
                let (frames, _) = try painter.frames(sprite, displayScale: scale, rate: rate)
                return try AnimationWriter(frames, .init(), label: try painter.source(of: sprite).spokenLabel).bytes(
                    format)
            }
        }
    }
}
