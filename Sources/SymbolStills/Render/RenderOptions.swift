public import SymbolColor
internal import SymbolDrawing
public import SymbolFiles
public import SymbolImaging
public import SymbolModel
public import SymbolRendering
public import SymbolText

/// The size, variant, colours and surroundings in which a symbol is drawn.
public struct RenderOptions: Hashable, Sendable {
    /// The size of the symbol.
    public var size = SymbolSize.natural
    /// The number of pixels per point, such as 1, 2 or 3.
    public var displayScale = 1.0
    /// The part of the plane that becomes the image.
    ///
    /// `nil` stands for the square canvas where the size is in pixels, and for the layout canvas otherwise.
    public var canvas: CanvasKind?
    /// Where the baseline lies on the pixels.
    public var baseline = BaselinePlacement.exact
    /// The weight of the strokes; `nil` stands for Regular, or for the nearest weight that the symbol provides.
    public var weight: Weight?
    /// The scale; `nil` stands for the medium scale, or for the nearest one that the symbol provides.
    public var scale: Scale?
    /// The colours of the symbol's layers.
    public var style = SymbolStyle()
    /// The language for which the symbol is drawn, or `nil` for none in particular.
    ///
    /// It decides the layout direction where none is set. Pass it to `SymbolDocument` on reading too, which finds the
    /// drawing for the language.
    public var locale: SymbolLocale?
    /// The direction of the text around the symbol; `nil` stands for the locale's direction.
    ///
    /// From right to left, symbols marked for mirroring are mirrored.
    public var layoutDirection: LayoutDirection?
    /// What finds how much of each pixel shapes cover.
    public var rasterizer = RasterizerKind.exact
    /// The colour behind the symbol.
    public var background = Color.clear
    /// The kind of colour vision to simulate in the finished picture; `nil` simulates none.
    public var vision: ColorVision?
    /// Whether a variant that the file does not provide is an error rather than a diagnostic.
    public var isStrict = false
    /// How much the symbol's file may hold; pass it to `SymbolDocument` on reading.
    public var limits = ReadLimits()
    /// Whether the symbol is mere decoration, so that no label is kept with the picture.
    public var isDecorative = false

    /// Creates options for a black symbol at its natural size on a clear background.
    public init() {}

    /// The layout direction where one is set, else the locale's direction, else left to right.
    public var effectiveDirection: LayoutDirection { layoutDirection ?? locale?.direction ?? .leftToRight }

    /// The same options for an animation that has exactly the size in pixels, which otherwise is that of the symbol at
    /// rest and what moves grows beyond; other sizes stay as they are.
    public var fittingMotion: RenderOptions {
        guard case .pixels(let pixels) = size else { return self }
        let side = Int(clamping: (Double(pixels) * displayScale).rounded(.up))
        var options = self
        options.size = .fit(width: side, height: side)
        options.canvas = canvas ?? .square
        return options
    }

    package var canvasOptions: CanvasOptions {
        CanvasOptions(
            kind: canvas ?? (size.isInPixels ? .square : .layout), size: size, displayScale: displayScale,
            baseline: baseline)
    }
}

extension Symbol {
    /// What is kept with a picture for screen readers; `nil` for none.
    package func label(_ options: RenderOptions) -> String? { options.isDecorative ? nil : spokenLabel }
}
