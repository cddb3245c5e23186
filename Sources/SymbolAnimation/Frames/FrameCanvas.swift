internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills

/// The canvas that all frames of an animation share: the symbol's own, grown by whole pixels as far as anything moves
/// out of it, so that the symbol keeps its place on the pixels.
struct FrameCanvas: Sendable {
    let canvas: Canvas
    let metrics: PixelMetrics
    private let base: AffineTransform

    /// Finds the canvas that holds every frame.
    ///
    /// - Parameters:
    ///   - presentation: The animation to draw.
    ///   - options: The size, display scale, canvas and background.
    ///   - times: The moments of all frames, in seconds.
    /// - Throws: `RenderError` where the canvas would be too large.
    init(_ presentation: Presentation, _ options: RenderOptions, times: [Double]) throws(RenderError) {
        let scene = presentation.first.scene
        let kind = options.canvas ?? (options.size.isInPixels ? .square : .layout)
        do {
            let framing = try Framing(
                box: kind == .ink ? scene.ink : scene.box, em: scene.em, size: options.size,
                displayScale: options.displayScale, isSquare: kind == .square)
            let margins = Self.overhang(presentation, framing, times, isEven: kind == .square)
            base = .translation(x: Double(margins.left), y: Double(margins.top)) * framing.transform
            canvas = try Canvas(
                width: framing.width + margins.left + margins.right,
                height: framing.height + margins.top + margins.bottom,
                transform: base, background: options.background)
        } catch {
            throw .canvas(error)
        }
        metrics = scene.metrics(base, options)
    }

    private typealias Margins = (left: Int, top: Int, right: Int, bottom: Int)

    /// Whole pixels by which anything leaves the image.
    private static func overhang(
        _ presentation: Presentation, _ framing: Framing, _ times: [Double], isEven: Bool
    ) -> Margins {
        var reach = Rect(minX: 0, minY: 0, maxX: Double(framing.width), maxY: Double(framing.height))
        let limit = reach.insetBy(-2 * max(reach.width, reach.height))
        let rest = presentation.layers(at: -1).compactMap(\.bounds).map { $0.transformed(by: framing.transform) }
        for time in times {
            for layer in presentation.layers(at: time) {
                guard let bounds = layer.bounds?.transformed(by: framing.transform),
                    let seen = bounds.intersection(limit)
                else { continue }
                // What sticks out at rest is meant to.
                if !rest.contains(bounds) { reach = reach.union(seen) }
            }
        }
        func pixels(_ length: Double) -> Int { Int((length - 0.01).rounded(.up)) }
        let margins = (
            left: pixels(-reach.minX), top: pixels(-reach.minY), right: pixels(reach.maxX - Double(framing.width)),
            bottom: pixels(reach.maxY - Double(framing.height))
        )
        guard isEven else { return margins }
        let most = max(margins.left, margins.top, margins.right, margins.bottom)
        return (most, most, most, most)
    }
}
