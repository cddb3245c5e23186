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
}
