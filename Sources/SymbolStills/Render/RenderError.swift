public import SymbolRendering

/// Why a symbol that was read could not be drawn as asked.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is nothing to draw.
    case empty
    /// The file cannot give the variant; the text says why, and what it has.
    case notDrawn(String)
    case canvas(CanvasError)
    /// The rasterizer's own words.
    case rasterizer(String)

    public var description: String {
        switch self {
        case .empty: "the file draws no variant"
        case .notDrawn(let reason): reason
        case .canvas(let error): "\(error)"
        case .rasterizer(let words): "drawing failed: \(words)"
        }
    }
}
