@testable import SymbolAnimation
import Dispatch
import SymbolColor
import SymbolEffects
import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import SymbolText
import Synchronization
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

    /// A symbol of 15 pixels for 1.5 pixels per point is 22.5 pixels wide.
    @Test("Images that fit motion are squares of whole pixels, unless another canvas is asked for")
    func fittingMotion() {
        let fitting = options(15) { $0.displayScale = 1.5 }.fittingMotion
        #expect(fitting.size == .fit(width: 23, height: 23) && fitting.canvas == .square)
        #expect(options(15) { $0.canvas = .ink }.fittingMotion.canvas == .ink)
        #expect(options(15) { $0.size = .points(15) }.fittingMotion == options(15) { $0.size = .points(15) })
    }

    /// The stroke's corners are √32 units from the centre, 0.66 pixels beyond the edges; its line's ends are only 5.
    @Test("A stroke that turns beyond the picture makes that larger")
    func turningStroke() throws {
        let text = svg("<path d='M1 2H9' fill='none' stroke='#000' stroke-width='2'/>", "viewBox='0 0 10 10'")
        let icon = try SymbolDocument(parsing: Array(text.utf8), name: "a").symbol
        let animation = Animation(
            keyframes: [.init(icon, options: options(10))], effects: [.discrete(.rotate.wholeSymbol)])
        let frames = try FrameSequence(animation, rate: .standard, span: .untilRest())
        #expect((frames.width, frames.height) == (12, 12))
    }

    @Test(
        "The canvas is the same at any frame rate and for any moment",
        arguments: [
            .discrete(.bounce), .discrete(.wiggle.clockwise), .discrete(.bounce, options: EffectOptions(speed: 10)),
            .transition(.appear.down), .indefinite(.breathe, during: 0..<1.7)
        ] as [Animation.Effect])
    func rates(effect: Animation.Effect) throws {
        for pixels in 20..<50 {
            let animation = Animation(keyframes: [.init(symbol, options: options(pixels))], effects: [effect])
            let usual = try FrameSequence(animation)
            for rate in [7, 24, 25, 120, 240].compactMap({ FrameRate($0) }) {
                let frames = try FrameSequence(animation, rate: rate, moments: [0.0687, 0.1234])
                #expect((frames.width, frames.height) == (usual.width, usual.height), "\(pixels) at \(rate)")
            }
        }
    }

    @Test("An animation is spoken of by its symbols in turn, each as long as it stays")
    func spokenLabel() throws {
        let other = try Self.square(9)
        let keyframes = [symbol, symbol, other, symbol].enumerated().map { Animation.Keyframe($1, begin: Double($0)) }
        #expect(Animation(keyframes: keyframes).spokenLabel == "a8, a9, a8")
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

    @Test("Between two frames, other tasks get their turn on the only thread there is")
    func sharedThread() async throws {
        let animation = Animation(keyframes: [.init(symbol, options: options(12))])
        let frames = try FrameSequence(animation, rate: .standard, span: .seconds(100))
        let thread = OnlyThread()
        let other = Turn()
        let count = try await Task(executorPreference: thread) {
            var (count, waiting) = (0, Task<Void, Never>?.none)
            for try await _ in frames.pixmaps where !other.hasCome.load(ordering: .relaxed) {
                count += 1
                guard waiting == nil else { continue }
                waiting = Task(executorPreference: thread) { other.hasCome.store(true, ordering: .relaxed) }
            }
            return count
        }.value
        #expect(count < 5)
    }

    @Test("A task that is cancelled is passed no more frames from all cores")
    func cancelledBatches() async throws {
        let animation = Animation(keyframes: [.init(symbol, options: options(12))])
        let frames = try FrameSequence(animation, rate: .standard, span: .seconds(100))
        let counted = Task {
            var count = 0
            let error = #expect(throws: CancellationError.self) {
                try frames.forEach(prepare: { try PNGEncoder().encode($0) }) { _, _ in
                    count += 1
                    if count == 3 { withUnsafeCurrentTask { $0?.cancel() } }
                }
            }
            return error == nil ? 0 : count
        }
        #expect(await counted.value == 3)
    }

    @Test("A task that is cancelled amid a batch draws no more of it")
    func cancelledDrawing() async throws {
        let turn = Animation.Effect(RotateSymbolEffect(), EffectOptions(repetition: .continuous), .endless)
        let animation = Animation(keyframes: [.init(symbol, options: options(12))], effects: [turn])
        // So few frames are drawn one after another.
        let frames = try FrameSequence(animation, rate: .standard, span: .seconds(0.2))
        let counted = Task {
            let prepared = Atomic(0)
            do {
                try frames.forEach(
                    prepare: { _ in
                        prepared.wrappingAdd(1, ordering: .relaxed)
                        withUnsafeCurrentTask { $0?.cancel() }
                    }, { _, _ in })
                return 0
            } catch is CancellationError { return prepared.load(ordering: .relaxed) }
        }
        #expect(try await counted.value == 1)
    }

    @Test("A task that is cancelled looks for no period, whose frames are all drawn")
    func cancelledPeriod() async throws {
        let turn = Animation.Effect(RotateSymbolEffect(), EffectOptions(repetition: .continuous), .endless)
        let animation = Animation(keyframes: [.init(symbol, options: options(12))], effects: [turn])
        let frames = try FrameSequence(animation, rate: .standard, span: .loop(2))
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return #expect(throws: CancellationError.self) { try frames.visiblePeriod() }
        }
        #expect(await task.value != nil)
    }

    /// A turn takes 4 / 3 seconds, lengthened to 1.4, which are 33.6 frames.
    @Test("A loop closes where its period is no whole number of frames, and times are those of its frames")
    func fittedLoop() throws {
        let effect = Animation.Effect(
            RotateSymbolEffect(), EffectOptions(speed: 1.5, repetition: .continuous), .endless)
        let animation = Animation(keyframes: [.init(symbol, options: options(12))], effects: [effect])
        let rate = try #require(FrameRate(24))
        let frames = try FrameSequence(animation, rate: rate, span: .loop(1.4))
        #expect(frames.count == 34)
        let angles = (0...34).map { frames.layerStates(at: rate.time(of: $0))[0].angle }
        for (from, to) in zip(angles, angles.dropFirst()) {
            #expect(abs((to - from + 360).truncatingRemainder(dividingBy: 360) - 360 / 34) < 1e-6)
        }
        for frame in [1, 20, 33] {
            #expect(try frames.pixmap(at: rate.time(of: frame)) == frames.pixmap(ofFrame: frame))
        }
    }

    @Test("A loop of whole frames shows the times of its frames exactly")
    func wholeLoop() throws {
        let animation = Animation(
            keyframes: [.init(symbol, options: options(12))],
            effects: [.init(RotateSymbolEffect(), EffectOptions(repetition: .continuous), .endless)])
        let presentation = try Presentation(animation)
        for rate in [25, 30, 50, 60].compactMap({ FrameRate($0) }) {
            let frames = try FrameSequence(animation, rate: rate, span: .loop(7 * 0.2))
            for frame in frames.frames {
                let layers = presentation.layers(at: rate.time(of: frame))
                #expect(frames.layers(at: rate.time(of: frame)).map(\.state) == layers.map(\.state))
            }
        }
    }

    @Test("A sequence says how many frames it has and how long they take")
    func countAndDuration() throws {
        let animation = Animation(keyframes: [.init(symbol, options: options(12))])
        let frames = try FrameSequence(animation, rate: .standard, span: .seconds(0.5))
        #expect(frames.count == 15 && frames.duration == 0.5 && !frames.isLoop && frames.completion == 0)
    }
}

/// Whether a task has had its turn.
private final class Turn: Sendable {
    let hasCome = Atomic(false)
}

/// A thread on which tasks take turns.
private final class OnlyThread: TaskExecutor {
    private let queue = DispatchQueue(label: "only thread")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
