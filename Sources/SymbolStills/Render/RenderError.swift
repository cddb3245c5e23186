public import SymbolRendering
public import SymbolText

/// Why a symbol that was read could not be drawn as asked.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is nothing to draw.
    case empty
    /// The file cannot give the variant, which was asked for strictly; the diagnostic says why, and what it has.
    case variantMissing(Diagnostic)
    /// An animation has more frames than are drawn at most.
    case tooManyFrames(Int, limit: Int)
    /// There is no frame between the times that were asked for.
    case noFrames
    /// The canvas cannot be made.
    case canvas(CanvasError)
    /// The rasterizer's own words.
    case rasterizer(String)

    public var description: String {
        switch self {
        case .empty: "the file draws no variant"
        case .variantMissing(let substitution): substitution.message
        case .tooManyFrames(let count, let limit): "\(count) frames are more than the \(limit) that are drawn at most"
        case .noFrames: "there is no frame between the times given"
        case .canvas(let error): "\(error)"
        case .rasterizer(let words): "drawing failed: \(words)"
        }
    }
}
