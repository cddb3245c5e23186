internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills

/// The canvas that all frames of an animation share.
///
/// It is the symbol's own canvas, extended by whole points as far as anything moves beyond it, so that the symbol keeps
/// its size and its position on the grid of pixels. If the image has an exact size, the whole motion is scaled to fit
/// it instead.
struct FrameCanvas: Sendable {
    let canvas: Canvas
    let metrics: PixelMetrics

    /// Finds the canvas that contains every moment.
    ///
    /// - Parameters:
    ///   - presentation: The animation to draw.
    ///   - options: The size, display scale, canvas and background.
    ///   - reach: The bounds of everything that is shown, in the animation's space; `nil` if nothing is shown.
    /// - Throws: `RenderError` if the canvas would be too large.
    init(_ presentation: Presentation, _ options: RenderOptions, containing reach: Rect?) throws(RenderError) {
        let scene = presentation.first.scene
        do {
            let framing = try Self.framing(scene.measures, options.canvasOptions, containing: reach)
            canvas = try Canvas(framing, background: options.background)
            metrics = scene.metrics(framing, options)
        } catch {
            throw .canvas(error)
        }
    }

    private static func framing(
        _ measures: SymbolMeasures, _ options: CanvasOptions, containing reach: Rect?
    ) throws(CanvasError) -> Framing {
        guard let reach else { return try Framing(measures, options) }
        if case .fit = options.size { return try Framing(measures.reaching(reach), options) }
        return try Framing(measures, options).growing(to: reach, options)
    }
}
