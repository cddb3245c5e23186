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
    ///   - times: The moments that are drawn, in seconds.
    /// - Throws: `RenderError` where the canvas would be too large.
    init(_ presentation: Presentation, _ options: RenderOptions, times: [Double]) throws(RenderError) {
        let scene = presentation.first.scene
        do {
            let framing = try Self.framing(
                scene.measures, options.canvasOptions, holding: presentation.reach(at: times))
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

extension Presentation {
    /// The bounds of all that is shown at some moments, in the animation's space; nil where nothing is.
    fileprivate func reach(at times: [Double]) -> Rect? {
        times.lazy.flatMap { layers(at: $0) }.compactMap(\.bounds).reduce(nil) { $0?.union($1) ?? $1 }
    }
}
