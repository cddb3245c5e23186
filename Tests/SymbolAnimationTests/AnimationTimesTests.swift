import SymbolAnimation
import SymbolEffects
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import TestSupport
import Testing

/// Times and speeds that an animation takes.
@Suite struct AnimationTimesTests {
    private let keyframe: Animation.Keyframe

    init() throws {
        let symbol = try SymbolDocument(parsing: Array(svg("<path d='M2 2H8V8H2Z'/>").utf8), name: "a").symbol
        var options = RenderOptions()
        options.size = .pixels(12)
        keyframe = Animation.Keyframe(symbol, options: options)
    }

    private func frames(_ effect: Animation.Effect, _ span: AnimationSpan) throws(RenderError) -> FrameSequence {
        try FrameSequence(Animation(keyframes: [keyframe], effects: [effect]), span: span)
    }

    @Test("An effect that begins at no finite time is an error", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(begin: Double) {
        let effects: [Animation.Effect] = [.discrete(.bounce, at: begin), .transition(.disappear, at: begin)]
        for effect in effects {
            let error = #expect(throws: RenderError.self) { try frames(effect, .seconds(1)) }
            #expect(error?.description == "an effect begins at \(begin) s; expected a finite time")
        }
    }

    @Test("A range without a beginning is an error")
    func noBeginning() {
        #expect(throws: RenderError.misplacedEffect(begin: -.infinity)) {
            try frames(.indefinite(.pulse, during: -.infinity..<1), .seconds(1))
        }
    }

    @Test("An effect with a negative time is under way in the first frame")
    func negative() throws {
        let (early, plain) = (
            try frames(.discrete(.bounce, at: -0.2), .untilRest()), try frames(.discrete(.bounce), .untilRest())
        )
        #expect(abs((early.completion ?? 0) - ((plain.completion ?? 0) - 0.2)) < 1e-9)
        // Both begin on a frame: 0.2 seconds are six of thirty a second.
        #expect(early.count == plain.count - 6)
    }

    @Test("An effect without end has no completion, and takes as long as is asked for")
    func endless() throws {
        let periodic = EffectOptions(repetition: .periodic(count: nil, delay: nil))
        let effects: [Animation.Effect] = [
            .indefinite(.pulse, during: 0..<(.infinity)), .indefinite(.rotate, during: 0...),
            .discrete(.bounce, options: periodic)
        ]
        for effect in effects {
            let frames = try frames(effect, .untilRest(atLeast: 2))
            #expect(frames.completion == nil && frames.count == 60)
        }
        #expect(try frames(.indefinite(.pulse, during: 0...), .untilRest()).count == 1)
    }

    @Test("Until it rests, an animation ends with one frame of rest")
    func rest() throws {
        #expect(try frames(.indefinite(.pulse, during: 0..<1), .untilRest(atLeast: 2)).count == 61)
    }

    @Test(
        "The speed of changes is clamped to 0.1…10",
        arguments: [(-1.0, 0.1), (0, 0.1), (.nan, 1), (.infinity, 10), (2, 2)])
    func speeds(given: Double, used: Double) {
        var animation = Animation(keyframes: [keyframe], speed: given)
        #expect(animation.speed == used)
        animation.speed = 5
        animation.speed = given
        #expect(animation.speed == used)
    }
}
