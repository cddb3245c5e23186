public import SymbolImaging
internal import SymbolCairo
internal import SymbolFiles
internal import SymbolRendering
internal import SymbolStills

extension FrameSequence {
    /// Draws the frames on all cores and passes them to a closure in order.
    ///
    /// A frame that looks like the previous one is neither drawn nor prepared again. Frames are drawn in batches, so
    /// that memory use does not grow with their number; where the task is cancelled, no more frames are drawn or passed
    /// on.
    ///
    /// - Parameters:
    ///   - prepare: Turns a picture into a product, such as an encoded file; runs on several cores at once.
    ///   - body: Receives the number of each frame and its product, on the calling thread.
    /// - Throws: `RenderError` if a frame cannot be drawn, `CancellationError` if the task is cancelled, and whatever
    ///   the closures throw.
    public func forEach<Product: Sendable>(
        prepare: @Sendable (Pixmap) throws -> Product, _ body: (_ frame: Int, Product) throws -> Void
    ) throws {
        try forEachPicture(prepare: { try prepare($0.pixmap) }, body)
    }

    /// Draws the frames like `forEach(prepare:_:)`, but passes on pictures in the form in which they are drawn.
    func forEachPicture<Product: Sendable>(
        prepare: @Sendable (Picture) throws -> Product, _ body: (_ frame: Int, Product) throws -> Void
    ) throws {
        let batch = min(max(Self.batchBytes / (width * height * 4), 8), 64)
        var last: (list: DisplayList, product: Product)?
        for start in stride(from: frames.lowerBound, to: frames.upperBound, by: batch) {
            let numbers = Array(start..<min(start + batch, frames.upperBound))
            let lists = mapInParallel(numbers) { list($0) }
            // Only the first of each run of equal lists is drawn.
            let drawn = lists.indices.filter { lists[$0] != ($0 > 0 ? lists[$0 - 1] : last?.list) }
            let runs = stride(from: 0, to: drawn.count, by: Self.run).map { drawn[$0...].prefix(Self.run) }
            let products = withCancellationCheck { isCancelled in
                mapInParallel(runs) { run in
                    var last: DrawnList?
                    return run.map { index in
                        Result {
                            if isCancelled() { throw CancellationError() }
                            let drawing = try drawing(of: lists[index], after: last)
                            last = drawing
                            return try prepare(simulated(drawing))
                        }
                    }
                }.flatMap { $0 }
            }
            var next = 0
            for index in lists.indices {
                try Task.checkCancellation()
                if next < drawn.count, drawn[next] == index {
                    last = (lists[index], try products[next].get())
                    next += 1
                }
                if let last { try body(numbers[index], last.product) }
            }
        }
    }

    /// The size of a batch in bytes: large enough that no core waits, small enough for any machine.
    private static let batchBytes = 64 << 20

    /// The number of frames that are drawn one after another, each reusing parts of the previous one; runs are drawn in
    /// parallel.
    private static let run = 8
}
