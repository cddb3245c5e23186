public import SymbolImaging
internal import SymbolFiles
internal import SymbolRendering
public import SymbolStills

extension FrameSequence {
    /// Draws the frames on all cores and gives what `prepare` makes of each to `body`, in their order. A frame that
    /// looks as the one before is neither drawn nor prepared again. Memory holds a batch of frames, however many there
    /// are.
    public func forEach<Product: Sendable>(
        prepare: @Sendable (Pixmap) throws(RenderError) -> Product, _ body: (_ frame: Int, Product) throws -> Void
    ) throws {
        let batch = min(max(Self.batchBytes / (width * height * 4), 8), 64)
        var last: (list: DisplayList, product: Product)?
        for start in stride(from: frames.lowerBound, to: frames.upperBound, by: batch) {
            let numbers = Array(start..<min(start + batch, frames.upperBound))
            let lists = mapInParallel(numbers) { list($0) }
            // The first of each run of equal lists is drawn.
            let drawn = lists.indices.filter { lists[$0] != ($0 > 0 ? lists[$0 - 1] : last?.list) }
            let products = mapInParallel(drawn) { index -> Result<Product, RenderError> in
                Result { () throws(RenderError) in try prepare(try draw(lists[index])) }
            }
            var next = 0
            for index in lists.indices {
                if next < drawn.count, drawn[next] == index {
                    last = (lists[index], try products[next].get())
                    next += 1
                }
                if let last { try body(numbers[index], last.product) }
            }
        }
    }

    /// Large enough that no core waits, small enough for any machine.
    private static let batchBytes = 64 << 20
}
