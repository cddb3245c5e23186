internal import SymbolCairo
package import SymbolImaging
public import SymbolModel
package import SymbolRendering

/// A renderer that draws symbols as bitmaps.
///
///     let document = try SymbolDocument(contentsOf: "bell.svg")
///     let rendering = try SymbolRenderer().render(document.symbol)
public struct SymbolRenderer: Sendable {
    /// Creates a renderer.
    public init() {}

    /// Draws a symbol.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to draw.
    ///   - options: The size, variant, colours and surroundings.
    /// - Returns: The picture with its metrics, diagnostics and label.
    /// - Throws: `RenderError` if the symbol has no variant to draw, if a strict request cannot be met, or if the image
    ///   cannot be created.
    public func render(_ symbol: Symbol, options: RenderOptions = RenderOptions()) throws(RenderError) -> Rendering {
        Rendering(try draw(symbol, options))
    }

    /// Returns the size and the metrics of the picture that `render(_:options:)` draws, without drawing it.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to measure.
    ///   - options: The size, variant and surroundings.
    /// - Returns: The width and the height in pixels, and the positions of the margins and lines.
    /// - Throws: `RenderError`, as `render(_:options:)` does.
    public func measure(
        _ symbol: Symbol, options: RenderOptions = RenderOptions()
    ) throws(RenderError) -> (width: Int, height: Int, metrics: PixelMetrics) {
        let (canvas, metrics) = try frame(try Scene(symbol, options), options)
        return (canvas.width, canvas.height, metrics)
    }

    /// Draws a symbol and keeps the display list from which its pixels were made.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to draw.
    ///   - options: The size, variant, colours and surroundings.
    ///   - states: The states of the layers, from back to front; layers without one are at rest.
    /// - Returns: The still.
    /// - Throws: `RenderError`, as `render(_:options:)` does.
    package func draw(
        _ symbol: Symbol, _ options: RenderOptions, states: [LayerState] = []
    ) throws(RenderError) -> Still {
        let scene = try Scene(symbol, options)
        let (canvas, metrics) = try frame(scene, options)
        let list = scene.symbol.displayList(states)
        return Still(
            picture: try draw(list, canvas, options), list: list, canvas: canvas, metrics: metrics,
            diagnostics: scene.diagnostics, label: symbol.label(options))
    }

    /// Rasterizes a display list on a canvas and applies the simulated colour vision.
    package func draw(_ list: DisplayList, _ canvas: Canvas, _ options: RenderOptions) throws(RenderError) -> Picture {
        do {
            let picture = try CairoRasterizer(options.rasterizer).picture(of: list, on: canvas)
            return options.vision.map { .pixels(picture.pixmap.simulating($0)) } ?? picture
        } catch {
            throw .rasterizer("\(error)")
        }
    }

    private func frame(_ scene: Scene, _ options: RenderOptions) throws(RenderError) -> (Canvas, PixelMetrics) {
        do {
            let framing = try Framing(scene.measures, options.canvasOptions)
            return (try Canvas(framing, background: options.background), scene.metrics(framing, options))
        } catch {
            throw .canvas(error)
        }
    }
}

extension SymbolSize {
    /// Whether the size is given in pixels.
    package var isInPixels: Bool {
        if case .pixels = self { true } else { false }
    }
}
