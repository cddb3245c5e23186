internal import SymbolCairo
internal import SymbolGeometry
public import SymbolImaging
public import SymbolModel
package import SymbolRendering

/// A symbol drawn, and where its text metrics fell.
public struct Rendering: Hashable, Sendable {
    public var pixmap: Pixmap
    /// Nil for a contact sheet, which has many.
    public var metrics: PixelMetrics?
    /// What is drawn differently from what was asked for.
    public var notices: [String]
    /// What a screen reader says; nil for a symbol without a label or a name to take one from.
    public var label: String?
}

/// Pixels from the image's top left corner.
public struct PixelMetrics: Hashable, Codable, Sendable {
    public var leftMargin: Double
    public var rightMargin: Double
    public var baseline: Double
    /// Nil for plain icons, which have no cap line.
    public var capline: Double?

    public init(leftMargin: Double, rightMargin: Double, baseline: Double, capline: Double? = nil) {
        (self.leftMargin, self.rightMargin, self.baseline, self.capline) = (leftMargin, rightMargin, baseline, capline)
    }
}

/// Draws symbols by options.
public struct SymbolRenderer: Sendable {
    private let rasterizer = CairoRasterizer()

    public init() {}

    public func render(_ symbol: Symbol, _ options: RenderOptions) throws(RenderError) -> Rendering {
        try draw(symbol, options).rendering
    }

    /// - Returns: the picture, and the list it is drawn from, mapped to pixels: exact where pixels depend on the rasterizer.
    package func draw(
        _ symbol: Symbol, _ options: RenderOptions
    ) throws(RenderError) -> (rendering: Rendering, list: DisplayList) {
        let scene = try Scene(symbol, options)
        let (canvas, metrics) = try frame(scene, options)
        let list = scene.list()
        let rendering = Rendering(
            pixmap: try draw(list, canvas, options), metrics: metrics, notices: scene.notices, label: symbol.spokenLabel
        )
        return (rendering, DisplayList(items: list.items.map { $0.transformed(by: canvas.transform) }))
    }

    package func draw(_ list: DisplayList, _ canvas: Canvas, _ options: RenderOptions) throws(RenderError) -> Pixmap {
        do {
            let pixmap = try rasterizer.rasterize(list, on: canvas)
            return options.vision.map { pixmap.simulating($0) } ?? pixmap
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
            let canvas = try Canvas(
                width: framing.width, height: framing.height, transform: framing.transform,
                background: options.background)
            return (canvas, scene.metrics(framing.transform))
        } catch {
            throw .canvas(error)
        }
    }
}

extension SymbolSize {
    package var isInPixels: Bool {
        if case .pixels = self { true } else { false }
    }
}
