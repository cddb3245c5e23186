import SymbolAnimation
import SymbolColor
import SymbolEffects
import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import SymbolText
import TestSupport
import Testing

@Suite struct FrameSequenceTests {
    private let symbol: Symbol

    init() throws { symbol = try Self.square(8) }

    private static func square(_ side: Int) throws -> Symbol {
        let text = svg("<path d='M2 2H\(side)V\(side)H2Z'/>")
        return try SymbolDocument(parsing: Array(text.utf8), name: "a\(side)").symbol
    }

    private func options(_ pixels: Int, _ change: (inout RenderOptions) -> Void = { _ in }) -> RenderOptions {
        var options = RenderOptions()
        options.size = .pixels(pixels)
        change(&options)
        return options
    }

    @Test("The first keyframe determines the canvas if nothing else does")
    func firstKeyframe() throws {
        let animation = Animation(keyframes: [.init(symbol, options: options(12))])
        #expect(try FrameSequence(animation, rate: .standard, span: .seconds(1)).width == 12)
        #expect(try FrameSequence(animation, options: options(9), rate: .standard, span: .seconds(1)).width == 9)
    }

    @Test("Canvas options of a later keyframe are reported as ineffective")
    func laterCanvasOptions() throws {
        let later = options(24) {
            $0.background = .white
            $0.isDecorative = true
        }
        let animation = Animation(keyframes: [
            .init(symbol, options: options(12)), .init(symbol, begin: 1), .init(symbol, options: later, begin: 2)
        ])
        let frames = try FrameSequence(animation, rate: .standard, span: .seconds(3))
        #expect(frames.width == 12)
        #expect(
            frames.diagnostics.map(\.message) == [
                "keyframe 3 has its own `size`, `background`, but all frames share one canvas"
            ])
    }

    @Test("Frames that are awaited are those that are drawn alone", arguments: [RasterizerKind.exact, .cairo])
    func awaitedFrames(rasterizer: RasterizerKind) async throws {
        let animation = Animation(
            keyframes: [.init(symbol, options: options(12) { $0.rasterizer = rasterizer })],
            effects: [.discrete(.bounce)])
        let frames = try FrameSequence(animation, rate: .standard, span: .untilRest(atLeast: 1), range: 0.2..<0.8)
        var awaited: [Pixmap] = []
        for try await pixmap in frames.pixmaps { awaited.append(pixmap) }
        #expect(awaited == (try frames.frames.map { try frames.pixmap(ofFrame: $0) }))
    }

    @Test("A task that is cancelled gets no more frames")
    func cancelledFrames() async throws {
        let animation = Animation(keyframes: [.init(symbol, options: options(12))])
        let frames = try FrameSequence(animation, rate: .standard, span: .seconds(100))
        let counted = Task {
            var count = 0
            for try await _ in frames.pixmaps {
                count += 1
                if count == 5 { withUnsafeCurrentTask { $0?.cancel() } }
            }
            return count
        }
        #expect(try await counted.value == 5)
    }

    @Test("A task that is cancelled draws no more batches on all cores")
    func cancelledBatches() async throws {
        let animation = Animation(keyframes: [.init(symbol, options: options(12))])
        let frames = try FrameSequence(animation, rate: .standard, span: .seconds(100))
        let counted = Task {
            var count = 0
            let error = #expect(throws: CancellationError.self) {
                try frames.forEach(prepare: { try PNGEncoder().encode($0) }) { _, _ in
                    count += 1
                    withUnsafeCurrentTask { $0?.cancel() }
                }
            }
            return error == nil ? 0 : count
        }
        // The batch in which it was cancelled is still passed on.
        #expect(1..<frames.count ~= (await counted.value))
    }

    @Test("A sequence says how many frames it has and how long they take")
    func countAndDuration() throws {
        let animation = Animation(keyframes: [.init(symbol, options: options(12))])
        let frames = try FrameSequence(animation, rate: .standard, span: .seconds(0.5))
        #expect(frames.count == 15 && frames.duration == 0.5 && !frames.isLoop && frames.completion == 0)
    }
}
