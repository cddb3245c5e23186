package import SymbolAnimation
internal import SymbolEffects
package import SymbolFiles
package import SymbolGeometry
package import SymbolImaging
package import SymbolModel
package import SymbolRendering
package import SymbolStills

/// The picture of a sprite: a still, or frames.
package struct SpritePicture: Sendable {
    package var frames: [Pixmap]
    /// Nil for a still.
    package var rate: FrameRate?
    package var metrics: PixelMetrics?
    package var label: String?
    package var isLoop = false
}

/// A painter that draws sprites.
package struct SpritePainter: Sendable {
    private let cache = SymbolCache()
    private let renderer = SymbolRenderer()

    package init() {}

    package func picture(_ sprite: Sprite, displayScale: Double, rate: FrameRate) throws -> SpritePicture {
        let (symbol, options) = (try cache.symbol(sprite), sprite.options.with(displayScale))
        guard sprite.effect != nil else {
            let rendering = try renderer.render(symbol, options: options)
            return SpritePicture(frames: [rendering.pixmap], metrics: rendering.metrics, label: rendering.label)
        }
        let (sequence, isLoop) = try frames(sprite, displayScale: displayScale, rate: rate)
        let frames = try sequence.frames.map { frame throws(RenderError) in try sequence.pixmap(ofFrame: frame) }
        return SpritePicture(
            frames: frames, rate: rate, metrics: sequence.metrics, label: symbol.label(sprite.options), isLoop: isLoop)
    }

    package func frames(_ sprite: Sprite, displayScale: Double, rate: FrameRate) throws -> (FrameSequence, isLoop: Bool)
    {
        let (symbol, options) = (try cache.symbol(sprite), sprite.options.with(displayScale))
        let plan = try AnimationPlan(symbol, options, sprite.effect.map { [$0] } ?? [], EffectOptions())
        return (try FrameSequence(plan.animation, options: options, rate: rate, span: plan.span), plan.isLoop)
    }

    /// A still with the list it is drawn from.
    package func still(_ sprite: Sprite, displayScale: Double) throws -> (list: DisplayList, pixmap: Pixmap) {
        let (rendering, list) = try renderer.draw(try cache.symbol(sprite), sprite.options.with(displayScale))
        return (list, rendering.pixmap)
    }

    /// What a still shows and in which box, in the symbol's own units.
    package func vector(_ sprite: Sprite) throws -> (DisplayList, Rect) {
        let scene = try Scene(try cache.symbol(sprite), sprite.options)
        return (scene.list(), sprite.options.canvas == .ink ? scene.ink : scene.box)
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
