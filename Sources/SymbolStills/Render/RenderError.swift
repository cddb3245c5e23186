public import SymbolRendering
public import SymbolText

/// An error that prevents a symbol from being drawn as requested.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The symbol has no variant to draw.
    case empty
    /// The file does not provide the variant that a strict request names; the diagnostic says why, and what there is
    /// instead.
    case variantMissing(Diagnostic)
    /// The file draws the variant, or one that it is made of, but not so that it can be read; or a strict request is
    /// for a file in which any is so. The diagnostic says where, and what is wrong.
    case unreadable(Diagnostic)
    /// An animation has more frames than the limit.
    case tooManyFrames(Int, limit: Int)
    /// The animation has no keyframe, and so no symbol.
    case noKeyframes
    /// The first keyframe of an animation does not begin at 0, or a later one before the one in front of it.
    case misplacedKeyframe(begin: Double, after: Double?)
    /// No frame lies between the requested times.
    case noFrames
    /// The image cannot be created, usually because of its size.
    case canvas(CanvasError)
    /// The rasterizer failed; the text is its own message.
    case rasterizer(String)

    /// A one-line description of the error.
    public var description: String {
        switch self {
        case .empty: "the file draws no variant"
        case .variantMissing(let substitution): substitution.message
        case .unreadable(let fault): "\(fault)"
        case .tooManyFrames(let count, let limit): "\(count) frames are more than the \(limit) that are drawn at most"
        case .noKeyframes: "the animation has no keyframe; expected at least one"
        case .misplacedKeyframe(let begin, nil): "the first keyframe begins at \(begin) s; expected 0"
        case .misplacedKeyframe(let begin, let other?):
            "a keyframe that begins at \(begin) s follows one at \(other) s; expected them in order of time"
        case .noFrames: "there is no frame between the times given"
        case .canvas(let error): "\(error)"
        case .rasterizer(let words): "drawing failed: \(words)"
        }
    }

    /// Where the fault lies in the symbol's file; `nil` where it lies in no place of it.
    package var position: SourcePosition? { if case .unreadable(let fault) = self { fault.position } else { nil } }

    /// The description without the place.
    package var message: String { if case .unreadable(let fault) = self { fault.message } else { description } }
}
