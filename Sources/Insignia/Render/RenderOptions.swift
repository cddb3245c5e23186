public import SymbolDrawing
public import SymbolModel
public import SymbolRendering

/// How a symbol is to appear.
public struct RenderOptions: Hashable, Sendable {
    public var size = SymbolSize.natural
    /// Pixels a point: 1, 2, 3 …
    public var displayScale = 1.0
    /// Nil takes the square canvas for sizes in pixels, the layout canvas otherwise.
    public var canvas: CanvasKind?
    /// The weight and scale; where nil, what is drawn nearest to Regular and medium.
    public var weight: Weight?
    public var scale: Scale?
    public var tint = Color.black
    public var background = Color.clear

    public init() {}
}
