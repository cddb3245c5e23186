public import SymbolRendering
public import SymbolText

/// An error that prevents a symbol from being drawn as requested.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The symbol has no variant to draw.
    case empty
    /// The file does not provide the variant that a strict request names; the diagnostic says why, and what there is
    /// instead.
    case variantMissing(Diagnostic)
    /// An animation has more frames than the limit.
    case tooManyFrames(Int, limit: Int)
    /// The animation has no keyframe, and so no symbol.
    case noKeyframes
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
        case .tooManyFrames(let count, let limit): "\(count) frames are more than the \(limit) that are drawn at most"
        case .noKeyframes: "the animation has no keyframe; expected at least one"
        case .noFrames: "there is no frame between the times given"
        case .canvas(let error): "\(error)"
        case .rasterizer(let words): "drawing failed: \(words)"
        }
    }
}
