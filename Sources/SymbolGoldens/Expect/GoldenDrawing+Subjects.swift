internal import SymbolAnimation
internal import SymbolFiles
internal import SymbolImaging
internal import SymbolRendering
internal import SymbolStills

extension GoldenDrawing {
    /// All frames of a sequence.
    init(_ sequence: FrameSequence) throws(RenderError) {
        let moments = sequence.frames.map(sequence.rate.time)
        frames = try sequence.frames.map { frame throws(RenderError) in try sequence.pixmap(ofFrame: frame) }
        duration = sequence.rate.frameDuration
        record = Self.record(
            moments.map(sequence.pixelList), frames, symbol: "", options: "", rate: sequence.rate.description,
            by: sequence.rasterizer)
    }

    /// An animation at some moments, in seconds, on a canvas that holds them all.
    init(_ animation: Animation, _ options: RenderOptions?, at moments: [Double]) throws {
        guard !moments.isEmpty, moments.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
            throw ValueError("expected moments in seconds from 0 on")
        }
        // Nothing but the moments decides the canvas: the sequence itself is as short as one can be.
        let sequence = try FrameSequence(
            animation, options: options, rate: .standard, span: .seconds(0), moments: moments)
        frames = try moments.map { moment throws(RenderError) in try sequence.pixmap(at: moment) }
        duration = Self.still
        record = Self.record(
            moments.map(sequence.pixelList), frames, symbol: "", options: "", rate: "", by: sequence.rasterizer)
    }

    /// Pictures of which nothing is known but their pixels.
    init(_ pictures: [Pixmap]) {
        frames = pictures
        duration = pictures.count > 1 ? Self.still : nil
        record = Self.record([], frames, symbol: "", options: "", rate: "", by: .exact)
    }

    /// Of pictures without a rate: equal on both sides, so that they are compared one by one as frames are.
    private static let still = FrameDuration(numerator: 1, denominator: 1)
}
