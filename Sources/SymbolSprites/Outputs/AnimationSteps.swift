internal import SymbolAnimation
internal import SymbolFiles
internal import SymbolImaging
internal import SymbolModel
internal import SymbolStills
internal import SymbolText

extension SpriteSteps {
    /// Makes `folder/name.png` with all frames in a row, and `folder/name.json` with their times.
    func strips(_ sprite: Sprite) -> BuildStep {
        let stems = scales.map { "\(output.path)\(sprite.name)\(DisplayScale.suffix($0))" }
        return step(sprite, "strip \(output.motion.recipe)", stems.flatMap { ["\($0).png", "\($0).json"] }) { [self] in
            try zip(scales, stems).flatMap { scale, stem in
                try strip(sprite, scale, image: Files.name(of: stem) + ".png")
            }
        }
    }

    private func strip(_ sprite: Sprite, _ scale: Double, image: String) throws -> [[UInt8]] {
        let (frames, plan) = try painter.frames(sprite, displayScale: scale, rate: output.motion.rate)
        let label = plan.animation.spokenLabel
        let strip = AnimationWriter(frames, settings: output.motion.writing, label: label)
        return [try strip.encode(.strip), times(of: frames, strip.columns, label, scale, image: image)]
    }

    private func times(
        of sequence: FrameSequence, _ columns: Int, _ label: String?, _ scale: Double, image: String
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("image", .string(image))
            writer.member("width", sequence.width)
            writer.member("height", sequence.height)
            writer.member("fps", .number(sequence.rate.framesPerSecond))
            writer.member("isLoop", .bool(sequence.isLoop))
            writer.member("pixelRatio", .number(scale))
            let frames = sequence.frames.map { frame in
                JSONValue.object([
                    ("x", .number(Double(frame % columns * sequence.width))),
                    ("y", .number(Double(frame / columns * sequence.height))),
                    ("time", .number(sequence.rate.time(of: frame)))
                ])
            }
            writer.member("frames", .array(frames))
            writer.member("metrics")
            SpriteSheetExtras.write(sequence.metrics, to: &writer)
            writer.member("label", label.map { .string($0) } ?? .null)
            writer.member("motionTable", .string(RendererIdentity.current.motionTable))
        }
        return writer.finish()
    }

    /// Makes `folder/name.webp` and the like.
    func animations(_ sprite: Sprite, _ format: AnimationFormat) -> BuildStep {
        let paths = scales.map { "\(output.path)\(sprite.name)\(DisplayScale.suffix($0)).\(format.rawValue)" }
        return step(sprite, "\(format.rawValue) \(output.motion.recipe)", paths) { [self] in
            try scales.map { scale in
                let (frames, plan) = try painter.frames(sprite, displayScale: scale, rate: output.motion.rate)
                let label = plan.animation.spokenLabel
                let writer = AnimationWriter(frames, settings: output.motion.writing, label: label)
                painter.report(writer.diagnostics(of: format), of: sprite)
                return try writer.encode(format)
            }
        }
    }
}
