public import SymbolRendering
public import SymbolText

/// An error that prevents a symbol from being drawn as requested.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The symbol has no variant to draw.
    case empty
    /// The file does not provide the variant of a strict request; the diagnostic gives the reason and the nearest
    /// variant.
    case variantMissing(Diagnostic)
    /// A layer of a strict request takes a colour that nothing defines; the diagnostic gives its name.
    case colorUndefined(Diagnostic)
    /// The variant, or one that it is made from, cannot be read, or a strict request is for a file that contains such a
    /// variant; the diagnostic gives the position and the error.
    case unreadable(Diagnostic)
    /// An animation has more frames than the limit.
    case tooManyFrames(Int, limit: Int)
    /// The animation has no keyframes, and so no symbol.
    case noKeyframes
    /// The first keyframe of an animation does not begin at 0, or a later one begins before the previous one.
    case misplacedKeyframe(begin: Double, after: Double?)
    /// An effect of an animation begins at a time that is not finite.
    case misplacedEffect(begin: Double)
    /// No frame lies between the requested times.
    case noFrames
    /// The image cannot be created, usually because of its size.
    case canvas(CanvasError)
    /// The rasterizer failed; the text is its message.
    case rasterizer(String)

    /// A one-line description of the error.
    public var description: String {
        switch self {
        case .empty: "the file draws no variant"
        case .variantMissing(let substitution): substitution.message
        case .colorUndefined(let diagnostic): "\(diagnostic)"
        case .unreadable(let fault): "\(fault)"
        case .tooManyFrames(let count, let limit): "the animation has \(count) frames; expected at most \(limit)"
        case .noKeyframes: "the animation has no keyframes; expected at least one"
        case .misplacedKeyframe(let begin, nil): "the first keyframe begins at \(begin) s; expected 0"
        case .misplacedKeyframe(let begin, let other?):
            "a keyframe that begins at \(begin) s follows one at \(other) s; expected chronological order"
        case .misplacedEffect(let begin): "an effect begins at \(begin) s; expected a finite time"
        case .noFrames: "no frame lies between the given times"
        case .canvas(let error): "\(error)"
        case .rasterizer(let message): "drawing failed: \(message)"
        }
    }

    /// The position of the error in the symbol's file; `nil` if it has none.
    package var position: SourcePosition? { if case .unreadable(let fault) = self { fault.position } else { nil } }

    /// The description without the position.
    package var message: String { if case .unreadable(let fault) = self { fault.message } else { description } }
}
