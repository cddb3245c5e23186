public import SymbolAnimation
internal import SymbolFiles
public import SymbolImaging
public import SymbolModel
public import SymbolStills

/// What is held against a golden: a still, frames of a motion, any picture, or several variants at once.
public struct GoldenSubject: Sendable {
    struct Part: Sendable {
        /// Follows the golden's name; empty for a subject of one part.
        var suffix = ""
        var draw: @Sendable () throws -> GoldenDrawing
    }

    /// Each has a golden of its own.
    let parts: [Part]

    private init(_ draw: @escaping @Sendable () throws -> GoldenDrawing) { parts = [Part(draw: draw)] }

    private init(parts: [Part]) { self.parts = parts }

    /// A symbol at rest.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to draw.
    ///   - options: The size, variant and colours to draw it in.
    /// - Returns: The subject, which keeps the exact list of what is drawn beside the pixels.
    public static func symbol(_ symbol: Symbol, _ options: RenderOptions = RenderOptions()) -> GoldenSubject {
        GoldenSubject { try GoldenDrawing(symbol, options) }
    }

    /// A symbol at rest in every combination of some options, each with a golden of its own.
    ///
    /// The values follow the golden's name, as in `bell-thin-monochrome`.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to draw.
    ///   - options: What all variants have in common.
    ///   - axes: The options that vary, and their values.
    /// - Returns: The subject.
    public static func symbol(
        _ symbol: Symbol, _ options: RenderOptions = RenderOptions(), across axes: GoldenAxis...
    ) -> GoldenSubject {
        GoldenSubject(
            parts: GoldenAxis.combinations(axes, of: options).map { name, options in
                Part(suffix: name) { try GoldenDrawing(symbol, options) }
            })
    }

    /// A labelled sheet that shows a symbol in many forms, as one picture.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to draw.
    ///   - axes: The forms to show, each in a section of its own.
    ///   - options: What all tiles have in common; the size is that of each tile.
    /// - Returns: The subject.
    public static func contactSheet(
        of symbol: Symbol, showing axes: [ContactSheetAxis], _ options: RenderOptions = RenderOptions()
    ) -> GoldenSubject {
        GoldenSubject {
            GoldenDrawing([try SymbolRenderer().contactSheet(of: symbol, showing: axes, options: options).pixmap])
        }
    }

    /// A symbol in motion at some moments, as a film strip in one picture.
    ///
    /// - Parameters:
    ///   - animation: The animation to draw.
    ///   - options: The size, display scale, canvas and background of the frames; `nil` stands for those of the first
    ///     keyframe.
    ///   - moments: The moments in seconds, such as the middle and the end of a motion.
    /// - Returns: The subject.
    public static func animation(
        _ animation: Animation, _ options: RenderOptions? = nil, at moments: [Double]
    ) -> GoldenSubject {
        GoldenSubject { try GoldenDrawing(animation, options, at: moments) }
    }

    /// All frames of a sequence, as a film strip in one picture.
    ///
    /// A low frame rate tells as much as a high one: a golden of ten frames a second is small and quick to look
    /// through.
    public static func frames(_ sequence: FrameSequence) -> GoldenSubject {
        GoldenSubject { try GoldenDrawing(sequence) }
    }

    /// A picture, whatever has drawn it; only its pixels are compared.
    public static func pixmap(_ pixmap: Pixmap) -> GoldenSubject { GoldenSubject { GoldenDrawing([pixmap]) } }

    /// Pictures of one size, as a strip in one picture; only their pixels are compared.
    public static func pixmaps(_ pixmaps: [Pixmap]) -> GoldenSubject {
        GoldenSubject {
            guard Set(pixmaps.map { [$0.width, $0.height] }).count == 1 else {
                throw ValueError("a strip needs pictures, all of one size")
            }
            return GoldenDrawing(pixmaps)
        }
    }
}
