internal import SymbolAnimation
internal import SymbolFiles
internal import SymbolImaging
internal import SymbolRendering
internal import SymbolStills

extension GoldenDrawing {
    /// Draws all frames of a sequence.
    init(_ sequence: FrameSequence) throws(RenderError) {
        let moments = sequence.frames.map(sequence.rate.time)
        frames = try sequence.frames.map { frame throws(RenderError) in try sequence.pixmap(ofFrame: frame) }
        duration = sequence.rate.frameDuration
        record = Self.record(
            moments.map(sequence.pixelList), frames, symbol: "", options: "", rate: sequence.rate.description,
            by: sequence.rasterizer)
    }

    /// Draws an animation at some moments, in seconds, on a canvas that contains all of them.
    init(_ animation: Animation, _ options: RenderOptions?, at moments: [Double]) throws {
        guard !moments.isEmpty, moments.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
            throw ValueError("expected moments in seconds from 0 on")
        }
        // The sequence is as short as possible, so that the canvas depends only on the moments.
        let sequence = try FrameSequence(
            animation, options: options, rate: .standard, span: .seconds(0), moments: moments)
        frames = try moments.map { moment throws(RenderError) in try sequence.pixmap(at: moment) }
        duration = Self.still
        record = Self.record(
            moments.map(sequence.pixelList), frames, symbol: "", options: "", rate: "", by: sequence.rasterizer)
    }

    /// Takes pictures of which only the pixels are known.
    init(_ pictures: [Pixmap]) {
        frames = pictures
        duration = pictures.count > 1 ? Self.still : nil
        record = Self.record([], frames, symbol: "", options: "", rate: "", by: .exact)
    }

    /// The duration of pictures without a rate: equal on both sides, so that they are compared one by one like frames.
    private static let still = FrameDuration(numerator: 1, denominator: 1)
}
