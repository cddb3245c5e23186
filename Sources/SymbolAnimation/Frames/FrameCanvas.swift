internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills

/// The canvas that all frames of an animation share.
///
/// It is the symbol's own, grown by whole points as far as anything moves out of it, so that the symbol keeps its size
/// and its place on the pixels. Where the size of the image is exact, the whole motion is fitted into it instead.
struct FrameCanvas: Sendable {
    let canvas: Canvas
    let metrics: PixelMetrics

    /// Finds the canvas that holds every moment.
    ///
    /// - Parameters:
    ///   - presentation: The animation to draw.
    ///   - options: The size, display scale, canvas and background.
    ///   - reach: The bounds of all that it shows, in its space; nil where it shows nothing.
    /// - Throws: `RenderError` where the canvas would be too large.
    init(_ presentation: Presentation, _ options: RenderOptions, holding reach: Rect?) throws(RenderError) {
        let scene = presentation.first.scene
        do {
            let framing = try Self.framing(scene.measures, options.canvasOptions, holding: reach)
            canvas = try Canvas(framing, background: options.background)
            metrics = scene.metrics(framing, options)
        } catch {
            throw .canvas(error)
        }
    }

    private static func framing(
        _ measures: SymbolMeasures, _ options: CanvasOptions, holding reach: Rect?
    ) throws(CanvasError) -> Framing {
        guard let reach else { return try Framing(measures, options) }
        if case .fit = options.size { return try Framing(measures.reaching(reach), options) }
        return try Framing(measures, options).growing(to: reach, options)
    }
}
