import Foundation
import SymbolAnimation
import SymbolEffects
import SymbolFiles
import SymbolImaging
import SymbolModel
import SymbolStills
import SymbolTemplate
import SymbolText
import TestSupport
import Testing

/// Diagnostics of an animation about its symbol and effects.
@Suite struct AnimationDiagnosticTests {
    private let test: TestFolder
    private let symbol: Symbol

    init() throws {
        test = try TestFolder()
        try test.icon("a.svg")
        symbol = try SymbolDocument(contentsOf: test.path("a.svg")).symbol
    }

    private func diagnostics(_ specs: [String]) throws -> [Diagnostic] {
        let plan = try AnimationPlan(symbol, RenderOptions(), try specs.map(EffectSpec.init), EffectOptions())
        let rate = try #require(FrameRate("10"))
        return try FrameSequence(plan.animation, rate: rate, span: plan.span).diagnostics
    }

    @Test("A symbol without marks is reported once for each effect that looks for them")
    func marks() throws {
        let pulse = Diagnostic(.ineffective, "no layer is marked to pulse, so all layers do")
        let rotate = Diagnostic(.ineffective, "no layer is marked to rotate, so the whole symbol does")
        #expect(try diagnostics(["pulse", "rotate", "pulse@2"]) == [pulse, rotate])
        #expect(try diagnostics(["pulse.wholeSymbol", "rotate.wholeSymbol", "bounce", "wiggle"]).isEmpty)
    }

    @Test("An animation that never comes to rest is reported as a single frame, unless its span says how long it is")
    func restless() throws {
        let pulsing = Animation(keyframes: [.init(symbol)], effects: [.indefinite(.pulse.wholeSymbol, during: 0...)])
        let sequence = try FrameSequence(pulsing)
        #expect(sequence.count == 1)
        #expect(
            sequence.diagnostics.map(\.description) == [
                "the animation never comes to rest, so that it is a single frame "
                    + "(give a `span` of some seconds, or a loop)"
            ])
        for span in [AnimationSpan.untilRest(atLeast: 1), .seconds(0), .loop(1)] {
            #expect(try FrameSequence(pulsing, span: span).diagnostics.isEmpty)
        }
        #expect(try FrameSequence(Animation(keyframes: [.init(symbol)])).diagnostics.isEmpty)
    }

    private func diagnostics(_ symbol: Symbol, timeline: String) throws -> [Diagnostic] {
        let file = try TimelineFile(parsing: Array(timeline.utf8), path: test.path("t.yml"))
        let plan = try AnimationPlan(symbol, RenderOptions(), file) { try SymbolDocument(contentsOf: $0).symbol }
        let rate = try #require(FrameRate("10"))
        return try FrameSequence(plan.animation, rate: rate, span: plan.span).diagnostics
    }

    /// The icon has one layer, so a run takes the effect's own length.
    @Test("An effect that is active for less time than a run takes is reported, with both times")
    func shortTime() throws {
        func found(_ event: String) throws -> [Diagnostic] {
            try diagnostics(symbol, timeline: "{duration: 3, events: [\(event)]}")
        }
        let tooShort = try #require(try found("{at: 0.2, effect: bounce, until: 0.7}").first)
        #expect(
            tooShort.description
                == test.path("t.yml") + ":1:57: bounce at 0.2 s takes 0.6 s, so it does not run within 0.5 s")
        #expect(try found("{at: 0, effect: wiggle, until: 0.5}").count == 1)
        for event in [
            "{at: 0.2, effect: bounce, until: 0.9}", "{at: 0, effect: breathe, until: 0.5}",
            "{at: 0, effect: scale.up, until: 0.1}"
        ] {
            #expect(try found(event).isEmpty)
        }
    }

    @Test("A weight that the second symbol lacks is reported with its own file")
    func secondSymbol() throws {
        // Without a drawing in Black, no weight is interpolated.
        try test.write("b.svg", template().replacingOccurrences(of: "Black-S", with: "Else"))
        let bell = try SymbolDocument(contentsOf: Self.symbols.appendingPathComponent("bell.svg").path).symbol
        let found = try diagnostics(
            bell, timeline: "{duration: 2, events: [{at: 0.2, weight: bold}, {at: 1, symbol: b.svg}]}")
        #expect(found.map(\.file) == [test.path("b.svg")])
        let script = MotionScript(
            .effects([try EffectSpec("replace")], EffectOptions(), other: test.path("b.svg")))
        var options = RenderOptions()
        options.weight = .bold
        let plan = try script.plan(bell, options) { try SymbolDocument(contentsOf: $0).symbol }
        let frames = try FrameSequence(plan.animation, rate: try #require(FrameRate(10)), span: plan.span)
        #expect(frames.diagnostics.map(\.file) == [test.path("b.svg")])
    }

    @Test("An option that has an effect in one keyframe is not reported because of another that keeps it")
    func keptOption() throws {
        let events = "{duration: 2, events: [{at: 0.2, tint: red}, {at: 1, palette: 'blue, green'}]}"
        let bell = try SymbolDocument(contentsOf: Self.symbols.appendingPathComponent("bell.svg").path).symbol
        #expect(try diagnostics(bell, timeline: events).isEmpty)
        let late = "{duration: 2, events: [{at: 0, palette: 'blue, green'}, {at: 1, tint: red}]}"
        #expect(try diagnostics(bell, timeline: late).map(\.message) == ["no layer takes the tint in this mode"])
    }

    private static let symbols = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Symbols")
}
