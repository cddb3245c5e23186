package import SymbolAnimation
internal import SymbolEffects
package import SymbolFiles
package import SymbolImaging
package import SymbolModel
package import SymbolRendering
package import SymbolStills
package import SymbolText

/// The picture of a sprite: a still, or the frames of an animation.
package struct SpritePicture: Sendable {
    /// The frames in their order; one for a still.
    package var frames: [Pixmap]
    /// The frame rate; nil for a still.
    package var rate: FrameRate?
    /// The metrics of every frame, in pixels.
    package var metrics: PixelMetrics?
    /// The text that a screen reader speaks.
    package var label: String?
}

/// A painter that draws sprites.
package struct SpritePainter: Sendable {
    private let log: DiagnosticLog
    private let cache: SymbolCache
    private let renderer = SymbolRenderer()

    /// Creates a painter with an empty cache.
    package init() {
        log = DiagnosticLog()
        cache = SymbolCache(log: log)
    }

    /// The diagnostics of each file whose pictures were drawn, if there are any.
    package var diagnostics: [String: [Diagnostic]] { log.diagnostics }

    /// Draws a still, or all frames of an animation.
    ///
    /// - Throws: `FileError` where a file cannot be read, and `RenderError` where it cannot be drawn.
    package func picture(_ sprite: Sprite, displayScale: Double, rate: FrameRate) throws -> SpritePicture {
        let (symbol, options) = (try cache.symbol(sprite), sprite.options.with(displayScale))
        guard sprite.motion != nil else {
            let rendering = try renderer.render(symbol, options: options)
            log.addDrawing(of: sprite.path, rendering.diagnostics)
            return SpritePicture(frames: [rendering.pixmap], metrics: rendering.metrics, label: rendering.label)
        }
        let (sequence, plan) = try frames(sprite, displayScale: displayScale, rate: rate)
        let frames = try sequence.frames.map { frame throws(RenderError) in try sequence.pixmap(ofFrame: frame) }
        return SpritePicture(
            frames: frames, rate: rate, metrics: sequence.metrics, label: plan.animation.spokenLabel)
    }

    /// Prepares the frames of a sprite's animation, without drawing them.
    ///
    /// - Throws: `FileError` where a file cannot be read, and `RenderError` where it cannot be drawn.
    package func frames(
        _ sprite: Sprite, displayScale: Double, rate: FrameRate, moments: [Double] = []
    ) throws -> (FrameSequence, AnimationPlan) {
        let (symbol, options) = (try cache.symbol(sprite), sprite.options.with(displayScale))
        let plan = try plan(sprite, symbol, options)
        let sequence = try FrameSequence(
            plan.animation, options: sprite.drawing.fitsMotion ? options.fittingMotion : options, rate: rate,
            span: plan.span,
            moments: moments)
        log.addDrawing(of: sprite.path, sequence.diagnostics)
        return (sequence, plan)
    }

    /// Reports diagnostics about the file that holds a sprite's animation.
    func report(_ diagnostics: [Diagnostic], of sprite: Sprite) { log.addOnce(of: sprite.path, diagnostics) }

    private func plan(_ sprite: Sprite, _ symbol: Symbol, _ options: RenderOptions) throws -> AnimationPlan {
        guard let motion = sprite.motion else { return try AnimationPlan(symbol, options, [], EffectOptions()) }
        return try motion.script.plan(symbol, options) { try cache.symbol(at: $0, for: sprite.options) }
    }

    /// Draws a still, and returns it with its display list.
    package func still(_ sprite: Sprite, displayScale: Double) throws -> (list: DisplayList, pixmap: Pixmap) {
        let still = try renderer.draw(try cache.symbol(sprite), sprite.options.with(displayScale))
        log.addDrawing(of: sprite.path, still.diagnostics)
        return (still.pixelList, still.picture.pixmap)
    }

    /// Returns the position of the layout box on a still.
    package func metrics(_ sprite: Sprite, displayScale: Double) throws -> PixelMetrics {
        let (symbol, options) = (try cache.symbol(sprite), sprite.options.with(displayScale))
        let scene = try Scene(symbol, options)
        return scene.metrics(try Framing(scene.measures, options.canvasOptions), options)
    }

    /// Returns a still as a display list, on the canvas of its image at one pixel per point.
    func vectorPicture(_ sprite: Sprite) throws -> VectorPicture {
        let symbol = try cache.symbol(sprite)
        let scene = try Scene(symbol, sprite.options)
        log.addDrawing(of: sprite.path, scene.diagnostics)
        return try VectorPicture(symbol, scene, sprite.options)
    }

    /// Reads the symbol of a sprite.
    package func source(of sprite: Sprite) throws(FileError) -> Symbol { try cache.symbol(sprite) }
}

extension RenderOptions {
    fileprivate func with(_ displayScale: Double) -> RenderOptions {
        var options = self
        options.displayScale = displayScale
        return options
    }
}
