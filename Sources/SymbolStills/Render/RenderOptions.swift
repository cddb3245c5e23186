public import SymbolColor
internal import SymbolDrawing
public import SymbolFiles
public import SymbolImaging
public import SymbolModel
public import SymbolRendering

/// How a symbol is to appear.
public struct RenderOptions: Hashable, Sendable {
    public var size = SymbolSize.natural
    /// Pixels a point: 1, 2, 3 …
    public var displayScale = 1.0
    /// Nil takes the square canvas for sizes in pixels, the layout canvas otherwise.
    public var canvas: CanvasKind?
    /// 100…900; nil takes Regular, or what is drawn nearest to it.
    public var weight: Double?
    /// Nil takes the medium scale, or what is drawn nearest to it.
    public var scale: Scale?
    public var style = SymbolStyle()
    /// Symbols with a drawing for this language take it.
    public var locale: SymbolLocale?
    /// Nil takes the locale's. Where it is right to left, symbols drawn for that take over, and those marked to mirror
    /// are mirrored.
    public var layoutDirection: LayoutDirection?
    public var background = Color.clear
    /// Shows the finished picture as it is seen with this kind of colour vision.
    public var vision: ColorVision?
    /// Whether a variant that the file cannot give is an error, not just a notice.
    public var isStrict = false

    public init() {}

    /// The direction given, else the locale's.
    public var effectiveDirection: LayoutDirection { layoutDirection ?? locale?.direction ?? .leftToRight }
}
