internal import SymbolCairo
public import SymbolImaging
internal import SymbolRendering
public import SymbolStills

extension FrameSequence {
    /// The pictures of all frames, each of which is drawn when it is requested, off the caller's actor.
    ///
    ///     for try await pixmap in frames.pixmaps { show(pixmap) }
    ///
    /// Drawing stops when the consumer stops requesting frames, and also when the task is cancelled, after which there
    /// are no more frames. One frame is drawn at a time, and other tasks get their turn between two;
    /// `forEach(prepare:_:)` draws on all cores.
    public var pixmaps: Pixmaps { Pixmaps(sequence: self) }

    /// The pictures of a sequence of frames, in order.
    public struct Pixmaps: AsyncSequence, Sendable {
        fileprivate let sequence: FrameSequence

        /// Returns an iterator that begins with the first frame.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(sequence) }

        /// An iterator that draws one frame after another and reuses what each has in common with the previous one.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private let sequence: FrameSequence
            private var frame: Int
            private var last: DrawnFrame?

            fileprivate init(_ sequence: FrameSequence) {
                (self.sequence, frame) = (sequence, sequence.frames.lowerBound)
            }

            /// Draws the next frame; returns `nil` after the last one, and if the task is cancelled.
            ///
            /// - Throws: `RenderError` if the rasterizer fails.
            public mutating func next(
                isolation actor: isolated (any Actor)? = #isolation
            ) async throws(RenderError) -> Pixmap? {
                // A task that only draws would keep its thread, and where there are few, what cancels it would wait.
                await Task.yield()
                guard frame < sequence.frames.upperBound, !Task.isCancelled else { return nil }
                let drawn = try await sequence.drawn(frame, after: last)
                (frame, last) = (frame + 1, drawn)
                return drawn.pixmap
            }
        }
    }

    /// A frame, with what the next one may have in common with it.
    fileprivate struct DrawnFrame: Sendable {
        let list: DisplayList
        let drawing: DrawnList
        let pixmap: Pixmap
    }

    @concurrent
    private func drawn(_ frame: Int, after last: DrawnFrame?) async throws(RenderError) -> DrawnFrame {
        let list = list(frame)
        if let last, last.list == list { return last }
        let drawing = try drawing(of: list, after: last?.drawing)
        return DrawnFrame(list: list, drawing: drawing, pixmap: simulated(drawing).pixmap)
    }
}
