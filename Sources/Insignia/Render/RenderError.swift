public import SymbolModel
public import SymbolRendering

/// Why a symbol that was read could not be drawn as asked.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file holds no such variant.
    case notDrawn(wanted: String, drawn: [Cell])
    case canvas(CanvasError)
    /// The rasterizer's own words.
    case rasterizer(String)

    public var description: String {
        switch self {
        case .notDrawn(let wanted, let drawn):
            "\(wanted) is not drawn in this file; it holds \(drawn.map(\.description).joined(separator: ", "))"
        case .canvas(let error): "\(error)"
        case .rasterizer(let words): "drawing failed: \(words)"
        }
    }
}
