package import SymbolAnimation
internal import SymbolEffects
package import SymbolFiles
package import SymbolImaging
package import SymbolModel
package import SymbolRendering
package import SymbolStills
package import SymbolText

/// The picture of a sprite: a still, or frames.
package struct SpritePicture: Sendable {
    package var frames: [Pixmap]
    /// Nil for a still.
    package var rate: FrameRate?
    package var metrics: PixelMetrics?
    package var label: String?
}

/// A painter that draws sprites.
package struct SpritePainter: Sendable {
    private let log: DiagnosticLog
    private let cache: SymbolCache
    private let renderer = SymbolRenderer()

    package init() {
        log = DiagnosticLog()
        cache = SymbolCache(log: log)
    }

    /// What there was to say about each file while its pictures were drawn.
    package var diagnostics: [String: [Diagnostic]] { log.diagnostics }

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

    private func plan(_ sprite: Sprite, _ symbol: Symbol, _ options: RenderOptions) throws -> AnimationPlan {
        guard let motion = sprite.motion else { return try AnimationPlan(symbol, options, [], EffectOptions()) }
        return try motion.script.plan(symbol, options) { try cache.symbol(at: $0, for: sprite.options) }
    }

    /// A still with the list it is drawn from.
    package func still(_ sprite: Sprite, displayScale: Double) throws -> (list: DisplayList, pixmap: Pixmap) {
        let still = try renderer.draw(try cache.symbol(sprite), sprite.options.with(displayScale))
        log.addDrawing(of: sprite.path, still.diagnostics)
        return (still.pixelList, still.picture.pixmap)
    }

    /// Where the layout box of a still lies on its picture.
    package func metrics(_ sprite: Sprite, displayScale: Double) throws -> PixelMetrics {
        let (symbol, options) = (try cache.symbol(sprite), sprite.options.with(displayScale))
        let scene = try Scene(symbol, options)
        return scene.metrics(try Framing(scene.measures, options.canvasOptions), options)
    }

    /// What a still shows, and the canvas of its image at one pixel a point.
    func vectorPicture(_ sprite: Sprite) throws -> VectorPicture {
        let symbol = try cache.symbol(sprite)
        let scene = try Scene(symbol, sprite.options)
        log.addDrawing(of: sprite.path, scene.diagnostics)
        return try VectorPicture(symbol, scene, sprite.options)
    }

    package func source(of sprite: Sprite) throws(FileError) -> Symbol { try cache.symbol(sprite) }
}

extension RenderOptions {
    fileprivate func with(_ displayScale: Double) -> RenderOptions {
        var options = self
        options.displayScale = displayScale
        return options
    }
}
