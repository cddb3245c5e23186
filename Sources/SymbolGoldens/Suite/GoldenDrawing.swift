internal import SymbolAnimation
internal import SymbolImaging
internal import SymbolModel
internal import SymbolRendering
internal import SymbolSprites
internal import SymbolStills
internal import SymbolText

/// A drawn case: its display lists as text, and its pixels.
struct GoldenDrawing: Sendable {
    var record: GoldenRecord
    var frames: [Pixmap]
    var duration: FrameDuration?
    /// The duration of a frame in seconds; nil for a still.
    var frameSeconds: Double? { duration.map { Double($0.numerator) / Double($0.denominator) } }

    init(_ one: GoldenCase, _ settings: GoldenSettings, _ painter: SpritePainter, symbolDigest: String) throws {
        var lists: [DisplayList] = []
        switch one.moment {
        case .still:
            let drawing = try painter.still(one.sprite, displayScale: one.displayScale)
            (lists, frames) = ([drawing.list], [drawing.pixmap])
        case .time(let seconds):
            let (sequence, _) = try painter.frames(
                one.sprite, displayScale: one.displayScale, rate: settings.rate, moments: [seconds])
            (lists, frames) = ([sequence.pixelList(at: seconds)], [try sequence.pixmap(at: seconds)])
        case .strip:
            let (sequence, _) = try painter.frames(one.sprite, displayScale: one.displayScale, rate: settings.rate)
            lists = sequence.frames.map { sequence.pixelList(at: settings.rate.time(of: $0)) }
            frames = try sequence.frames.map { frame throws(RenderError) in try sequence.pixmap(ofFrame: frame) }
            duration = settings.rate.frameDuration
        }
        record = Self.record(
            lists, frames, symbol: symbolDigest, options: ContentDigest(of: one.sprite.recipe).text,
            rate: duration == nil ? "" : settings.rate.description, by: one.sprite.options.rasterizer)
        record.buildFile = settings.buildFile
    }

    /// Draws a still of a symbol.
    init(_ symbol: Symbol, _ options: RenderOptions) throws(RenderError) {
        let still = try SymbolRenderer().draw(symbol, options)
        frames = [still.picture.pixmap]
        record = Self.record(
            [still.pixelList], frames, symbol: symbol.name, options: "", rate: "", by: options.rasterizer)
    }

    static func record(
        _ lists: [DisplayList], _ frames: [Pixmap], symbol: String, options: String, rate: String,
        by rasterizer: RasterizerKind
    ) -> GoldenRecord {
        GoldenRecord(
            symbol: symbol, options: options, motionTable: RendererIdentity.current.motionTable,
            renderer: RendererIdentity.current.renderer(rasterizer),
            frames: frames.count, rate: rate, pixels: ContentDigest(ofPixels: frames).text,
            lists: lists.map(\.description))
    }

    /// The frames side by side.
    var image: Pixmap { Pixmap(row: frames) }

    /// The reason why a golden of the drawing would prove nothing, for which it is neither recorded nor accepted and
    /// never passes; nil for any other drawing.
    func emptiness(ignoring areas: [PixelRectangle] = []) -> String? {
        // Lists in which nothing is drawn leave only a background.
        let isBackground = !record.lists.isEmpty && record.lists.allSatisfy(\.isEmpty)
        if isBackground || frames.allSatisfy(\.isBlank) { return "nothing is drawn; an empty golden proves nothing" }
        guard !areas.isEmpty, frames.allSatisfy({ $0.cleared(areas).isBlank }) else { return nil }
        return "ignore covers everything that is drawn; a golden of the rest proves nothing"
    }
}

extension RendererIdentity {
    /// A line that identifies what turns display lists into pixels.
    func renderer(_ rasterizer: RasterizerKind) -> String { (rasterizer == .exact ? Self.exact : "") + libraries }

    /// The beginning of the line for the exact rasterizer.
    static let exact = "exact "

    var libraries: String { "cairo \(cairo) pixman \(pixman) \(architecture)" }
}
