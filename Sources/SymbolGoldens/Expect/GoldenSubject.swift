public import SymbolAnimation
internal import SymbolFiles
public import SymbolImaging
public import SymbolModel
public import SymbolStills

/// The subject of a comparison with goldens: a still, frames of a motion, any picture, or several variants at once.
public struct GoldenSubject: Sendable {
    struct Part: Sendable {
        /// The text that follows the golden's name; empty for a subject of one part.
        var suffix = ""
        var draw: @Sendable () throws -> GoldenDrawing
    }

    /// The parts, each of which has a golden of its own.
    let parts: [Part]

    private init(_ draw: @escaping @Sendable () throws -> GoldenDrawing) { parts = [Part(draw: draw)] }

    private init(parts: [Part]) { self.parts = parts }

    /// Returns a still of a symbol.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to draw.
    ///   - options: The size, variant and colours to draw it in.
    /// - Returns: The subject, whose golden contains the exact display list besides the pixels.
    public static func symbol(_ symbol: Symbol, options: RenderOptions = RenderOptions()) -> GoldenSubject {
        GoldenSubject { try GoldenDrawing(symbol, options) }
    }

    /// Returns stills of a symbol in every combination of some options, each with a golden of its own.
    ///
    /// The values follow the golden's name, as in `bell-thin-monochrome`.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to draw.
    ///   - options: The options that all variants have in common.
    ///   - axes: The options that vary, and their values.
    /// - Returns: The subject.
    public static func symbol(
        _ symbol: Symbol, options: RenderOptions = RenderOptions(), across axes: GoldenAxis...
    ) -> GoldenSubject {
        GoldenSubject(
            parts: GoldenAxis.combinations(axes, of: options).map { name, options in
                Part(suffix: name) { try GoldenDrawing(symbol, options) }
            })
    }

    /// Returns a labelled sheet that shows a symbol in many forms, as one picture.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to draw.
    ///   - axes: The forms to show, each in a section of its own.
    ///   - options: The options that all tiles have in common; the size is that of each tile.
    /// - Returns: The subject.
    public static func contactSheet(
        of symbol: Symbol, showing axes: [ContactSheetAxis], options: RenderOptions = RenderOptions()
    ) -> GoldenSubject {
        GoldenSubject {
            GoldenDrawing([try SymbolRenderer().contactSheet(of: symbol, showing: axes, options: options).pixmap])
        }
    }

    /// Returns an animation at some moments, as a film strip in one picture.
    ///
    /// - Parameters:
    ///   - animation: The animation to draw.
    ///   - options: The size, display scale, canvas and background of the frames; `nil` stands for those of the first
    ///     keyframe.
    ///   - moments: The moments in seconds, such as the middle and the end of a motion.
    /// - Returns: The subject.
    public static func animation(
        _ animation: Animation, options: RenderOptions? = nil, at moments: [Double]
    ) -> GoldenSubject {
        GoldenSubject { try GoldenDrawing(animation, options, at: moments) }
    }

    /// Returns all frames of a sequence, as a film strip in one picture.
    ///
    /// A low frame rate shows as much as a high one: a golden of ten frames per second is small and quick to review.
    public static func frames(_ sequence: FrameSequence) -> GoldenSubject {
        GoldenSubject { try GoldenDrawing(sequence) }
    }

    /// Returns a picture from any source, of which only the pixels are compared.
    public static func pixmap(_ pixmap: Pixmap) -> GoldenSubject { GoldenSubject { GoldenDrawing([pixmap]) } }

    /// Returns pictures of the same size as a strip in one picture; only their pixels are compared.
    public static func pixmaps(_ pixmaps: [Pixmap]) -> GoldenSubject {
        GoldenSubject {
            guard Set(pixmaps.map { [$0.width, $0.height] }).count == 1 else {
                throw ValueError("the pictures have different sizes, or there are none; expected pictures of one size")
            }
            return GoldenDrawing(pixmaps)
        }
    }
}
