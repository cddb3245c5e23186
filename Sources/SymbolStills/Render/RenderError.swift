public import SymbolRendering

/// An error that prevents a symbol from being drawn as requested.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The symbol has no variant to draw.
    case empty
    /// The file does not provide the requested variant or frame; the text says why, and what there is instead.
    case notDrawn(String)
    /// The image cannot be created, usually because of its size.
    case canvas(CanvasError)
    /// The rasterizer failed; the text is its own message.
    case rasterizer(String)

    /// A one-line description of the error.
    public var description: String {
        switch self {
        case .empty: "the file draws no variant"
        case .notDrawn(let reason): reason
        case .canvas(let error): "\(error)"
        case .rasterizer(let words): "drawing failed: \(words)"
        }
    }
}
