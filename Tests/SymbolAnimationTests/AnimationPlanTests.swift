import SymbolFiles
import SymbolTemplate
import SymbolStills
@testable import SymbolAnimation
import Foundation
import SymbolEffects
import SymbolImaging
import SymbolModel
import TestSupport
import Testing

/// The time for which effects are shown, and which of them loop; the numbers are those of the motion table.
@Suite struct AnimationPlanTests {
    private let test: TestFolder
    private let symbol: Symbol

    init() throws {
        test = try TestFolder()
        try test.icon("a.svg")
        symbol = try SymbolDocument(contentsOf: test.path("a.svg")).symbol
    }

    private func plan(
        _ specs: [String], to other: Symbol? = nil, _ options: EffectOptions = EffectOptions(), duration: Double? = nil
    ) throws -> AnimationPlan {
        try AnimationPlan(
            symbol, to: other, RenderOptions(), try specs.map(EffectSpec.init), options, duration: duration)
    }

    /// The message of the error that a plan throws; `nil` for none.
    private func refusal(
        _ specs: [String], to other: Symbol? = nil, _ options: EffectOptions = EffectOptions(), duration: Double? = nil
    ) throws -> String? {
        do {
            _ = try plan(specs, to: other, options, duration: duration)
            return nil
        } catch let error as AnimationPlanError {
            return error.description
        }
    }

    /// Pulse has a period of 1 s, breathe one of 2 s, and a turn takes 2 s.
    @Test(
        "An effect without end loops for one period, several for the least common multiple",
        arguments: [(["pulse"], 1.0), (["breathe"], 2), (["pulse", "breathe"], 2)] as [([String], Double)])
    func loops(specs: [String], period: Double) throws {
        let plan = try plan(specs)
        #expect(plan.isLoop)
        #expect(plan.span == .loop(period))
    }

    /// The folder's edge is connected to it: both move as one, without a stagger.
    @Test("A loop is as long as the interval between its runs, in which connected layers move as one")
    func bodies() throws {
        let set = Command.symbols.deletingLastPathComponent()
        let folder = try SymbolDocument(contentsOf: set.appendingPathComponent("folder.svg").path).symbol
        let options = EffectOptions(repetition: .continuous)
        func span(_ effect: String) throws -> AnimationSpan {
            try AnimationPlan(folder, RenderOptions(), [EffectSpec(effect)], options).span
        }
        #expect(try span("bounce.byLayer") == span("bounce.wholeSymbol"))
    }

    @Test("An effect that runs once is shown until it is at rest, and loops on request")
    func once() throws {
        #expect(try plan(["rotate"]).span == .untilRest(atLeast: 0))
        #expect(try plan(["rotate"], EffectOptions(repetition: .continuous)).span == .loop(2))
        #expect(try plan(["rotate"], EffectOptions(speed: 2, repetition: .continuous)).span == .loop(1))
    }

    @Test("With a duration, a beginning or another symbol nothing loops")
    func noLoop() throws {
        #expect(try plan(["pulse"], duration: 0.7).span == .seconds(0.7))
        #expect(try !plan(["pulse@0.4"]).isLoop)
        #expect(try !plan(["pulse"], to: symbol).isLoop)
        #expect(try !plan(["pulse", "bounce"]).isLoop)
    }

    @Test("Effects begin at the given times")
    func begin() throws {
        let spans = try plan(["bounce", "wiggle@0.4"]).animation.effects.map(\.span)
        #expect(spans == [.from(0), .from(0.4)])
    }

    @Test("A continuous effect among others acts until the duration ends")
    func continuous() throws {
        let plan = try plan(["rotate@0.5"], EffectOptions(repetition: .continuous), duration: 4)
        #expect(plan.animation.effects.map(\.span) == [.active(0.5, 4)])
    }

    @Test("Throughout a duration, effects without end continue, and so do those that repeat without a count")
    func given() throws {
        for spec in ["pulse", "breathe", "variableColor"] {
            let effects = try plan([spec], duration: 4).animation.effects
            #expect(effects.map(\.span) == [.active(0, 4)] && effects.map(\.options.repetition) == [.continuous])
        }
        #expect(try plan(["bounce"], duration: 4).animation.effects.map(\.span) == [.from(0)])
        let endless = EffectOptions(repetition: .periodic(count: nil, delay: 0.5))
        #expect(try plan(["bounce@1"], endless, duration: 4).animation.effects.map(\.span) == [.active(1, 4)])
        let three = EffectOptions(repetition: .periodic(count: 3, delay: 0.5))
        #expect(try plan(["bounce"], three, duration: 4).animation.effects.map(\.span) == [.from(0)])
    }

    @Test("A repetition without a count loops with one run and its pause")
    func periodicLoop() throws {
        // 0.6 s of bounce and 0.5 s of pause are 1.1 s, rounded up to the next multiple of 0.2 s.
        let endless = EffectOptions(repetition: .periodic(count: nil, delay: 0.5))
        #expect(try plan(["bounce"], endless).span == .loop(6 * 0.2))
    }

    @Test("A second symbol replaces the first one at the time and in the style of the replacement")
    func replaced() throws {
        let keyframes = try plan(["replace.upUp@0.3"], to: symbol).animation.keyframes
        #expect(keyframes.map(\.begin) == [0, 0.3])
        #expect(keyframes[1].replace?.style == .upUp)
        #expect(try plan(["bounce"], to: symbol).animation.keyframes[1].replace == ReplaceSymbolEffect())
    }

    @Test("An icon appears by default, since it has no keyframes by which to be drawn")
    func automatic() throws {
        #expect(try plan(["automatic"]).animation.effects.map { "\(type(of: $0.effect))" } == ["AppearSymbolEffect"])
    }

    @Test("What a symbol prefers is a transition like any other, drawing on where its file says how")
    func preferred() throws {
        let set = Command.symbols.deletingLastPathComponent()
        let folder = try SymbolDocument(contentsOf: set.appendingPathComponent("folder.svg").path).symbol
        func name(_ symbol: Symbol) -> String { Animation.Effect.transition(symbol.preferredTransition).effect.name }
        #expect([name(folder), name(symbol)] == ["drawOn", "appear"])
    }

    @Test("Effects that cannot be combined are an error")
    func refused() throws {
        #expect(try refusal(["replace"]) == "replace needs a second symbol; expected `other`")
        #expect(try refusal(["replace", "replace"], to: symbol) == "replace: the symbol is replaced twice")
        let endless = EffectOptions(repetition: .continuous)
        #expect(try refusal(["replace"], to: symbol, endless) == "a symbol is replaced once; replace does not repeat")
        #expect(try refusal(["automatic"], endless) == "automatic is held until it is released; it does not repeat")
        #expect(
            try refusal(["scale"], endless)
                == "scale is held until it is released; it does not repeat")
        #expect(
            try refusal(["pulse", "bounce@2"], duration: 2)
                == "bounce@2 begins when the animation is over; expected a longer duration")
    }

    @Test("Excessive times are an error before frames are counted", arguments: [1e6, 1e17, 1e300, .infinity])
    func endlessSpans(seconds: Double) throws {
        let animation = try plan(["bounce"]).animation
        for span in [AnimationSpan.seconds(seconds), .loop(seconds), .untilRest(atLeast: seconds)] {
            #expect(throws: RenderError.self) { try FrameSequence(animation, rate: .standard, span: span) }
        }
    }
}
