internal import SymbolCairo
public import SymbolImaging
public import SymbolModel
internal import SymbolRendering

/// A symbol drawn, and where its text metrics fell.
public struct Rendering: Hashable, Sendable {
    public var pixmap: Pixmap
    public var metrics: PixelMetrics
    /// What is drawn differently from what was asked for.
    public var notices: [String]
}

/// Pixels from the image's top left corner.
public struct PixelMetrics: Hashable, Codable, Sendable {
    public var leftMargin: Double
    public var rightMargin: Double
    public var baseline: Double
    /// Nil for plain icons, which have no cap line.
    public var capline: Double?
}

/// Draws symbols by options.
public struct SymbolRenderer: Sendable {
    private let rasterizer = CairoRasterizer()

    public init() {}

    public func render(_ symbol: Symbol, _ options: RenderOptions) throws(RenderError) -> Rendering {
        let scene = try Scene(symbol, options)
        let (canvas, metrics) = try frame(scene, options)
        do {
            return Rendering(pixmap: try rasterizer.rasterize(scene.list, on: canvas), metrics: metrics, notices: scene.notices)
        } catch {
            throw .rasterizer("\(error)")
        }
    }

    private func frame(_ scene: Scene, _ options: RenderOptions) throws(RenderError) -> (Canvas, PixelMetrics) {
        let kind = options.canvas ?? (options.size.isInPixels ? .square : .layout)
        do {
            let framing = try Framing(
                box: kind == .ink ? scene.ink : scene.box, em: scene.em, size: options.size,
                displayScale: options.displayScale, isSquare: kind == .square)
            let canvas = try Canvas(width: framing.width, height: framing.height, transform: framing.transform,
                                    background: options.background)
            return (canvas, scene.metrics(framing.transform))
        } catch {
            throw .canvas(error)
        }
    }
}

extension SymbolSize {
    fileprivate var isInPixels: Bool {
        if case .pixels = self { true } else { false }
    }
}
