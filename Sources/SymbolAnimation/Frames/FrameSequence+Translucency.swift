internal import SymbolColor
internal import SymbolRendering

extension FrameSequence {
    /// Whether a frame shows something translucent; nothing is on an opaque background.
    var showsTranslucency: Bool {
        canvas.background.alpha < 1 && frames.contains { list($0).items.contains(where: \.isTranslucent) }
    }
}
