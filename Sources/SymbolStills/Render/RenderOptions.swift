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
    /// The part of the symbol's space that the image shows.
    ///
    /// `nil` means the square canvas if the size is in pixels, and the layout canvas otherwise.
    public var canvas: CanvasKind?
    /// The position of the baseline on the grid of pixels.
    public var baseline = BaselinePlacement.exact
    /// The weight of the strokes; `nil` means Regular, or the nearest weight that the symbol provides.
    public var weight: Weight?
    /// The scale; `nil` means the medium scale, or the nearest one that the symbol provides.
    public var scale: Scale?
    /// The colours of the symbol's layers.
    public var style = SymbolStyle()
    /// The language for which the symbol is drawn; `nil` for none in particular.
    ///
    /// It determines the layout direction if none is set. Pass it to `SymbolDocument` too when reading the file, so
    /// that the drawing for the language is found.
    public var locale: SymbolLocale?
    /// The direction of the text around the symbol; `nil` means the direction of the locale.
    ///
    /// In right-to-left layout, symbols that are marked for mirroring are mirrored.
    public var layoutDirection: LayoutDirection?
    /// The method that determines how much of each pixel a shape covers.
    public var rasterizer = RasterizerKind.exact
    /// The colour behind the symbol.
    public var background = Color.clear
    /// The kind of colour vision to simulate in the finished picture; `nil` simulates none.
    public var vision: ColorVision?
    /// Whether a variant that the file does not provide, or a colour that nothing defines, is an error instead of a
    /// diagnostic.
    public var isStrict = false
    /// The limits on the contents of the symbol's file; pass them to `SymbolDocument` when reading it.
    public var limits = ReadLimits()
    /// Whether the symbol is purely decorative, so that no label is stored with the picture.
    public var isDecorative = false

    /// Creates options for a black symbol at its natural size on a clear background.
    public init() {}

    /// The layout direction if one is set, or else the direction of the locale, or else left to right.
    public var effectiveDirection: LayoutDirection { layoutDirection ?? locale?.direction ?? .leftToRight }

    /// The same options for an animation whose images have exactly the size in pixels.
    ///
    /// Otherwise that is the size of the symbol at rest, and motion extends the image. Other sizes do not change.
    public var fittingMotion: RenderOptions {
        guard case .pixels(let pixels) = size else { return self }
        let side = Int(clamping: (Double(pixels) * displayScale).rounded(.up))
        var options = self
        options.size = .fit(width: side, height: side)
        options.canvas = canvas ?? .square
        return options
    }

    /// The options that determine the canvas.
    package var canvasOptions: CanvasOptions {
        CanvasOptions(
            kind: canvas ?? (size.isInPixels ? .square : .layout), size: size, displayScale: displayScale,
            baseline: baseline)
    }
}

extension Symbol {
    /// Returns the label that is stored with a picture for screen readers; `nil` for none.
    package func label(_ options: RenderOptions) -> String? { options.isDecorative ? nil : spokenLabel }
}
