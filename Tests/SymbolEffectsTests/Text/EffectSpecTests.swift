import SymbolEffects
import Testing

@Suite("Effects as text")
struct EffectSpecTests {
    private func effect(_ text: String) throws -> any EffectBehavior {
        guard case .symbol(let effect) = try EffectSpec(text).effect else { throw Unexpected() }
        return effect
    }

    private struct Unexpected: Error {}

    private func message(_ text: String) -> String {
        do throws(EffectSyntaxError) {
            _ = try EffectSpec(text)
            return ""
        } catch { return error.description }
    }

    @Test("Effects with a direction take it and a scope, in any order")
    func directions() throws {
        #expect(try effect("appear.down.wholeSymbol") as? AppearSymbolEffect == AppearSymbolEffect(.down, .wholeSymbol))
        #expect(try effect("appear.wholeSymbol.down") as? AppearSymbolEffect == AppearSymbolEffect(.down, .wholeSymbol))
        #expect(try effect("disappear.up.byLayer") as? DisappearSymbolEffect == DisappearSymbolEffect(.up, .byLayer))
        #expect(try effect("bounce.down") as? BounceSymbolEffect == BounceSymbolEffect(.down))
        #expect(try effect("scale.up.wholeSymbol") as? ScaleSymbolEffect == ScaleSymbolEffect(.up, .wholeSymbol))
    }

    @Test("An effect is called what it is written as")
    func names() throws {
        for name in EffectSpec.names where !["automatic", "replace"].contains(name) {
            #expect(try effect(name).name == name)
        }
    }

    @Test("Without modifiers, effects have their defaults")
    func defaults() throws {
        #expect(try effect("appear") as? AppearSymbolEffect == AppearSymbolEffect(.up, .byLayer))
        #expect(try effect("disappear") as? DisappearSymbolEffect == DisappearSymbolEffect(.down, .byLayer))
        #expect(try effect("breathe") as? BreatheSymbolEffect == BreatheSymbolEffect(.pulse, .byLayer))
        #expect(try effect("wiggle") as? WiggleSymbolEffect == WiggleSymbolEffect(nil, .byLayer))
        #expect(try effect("rotate") as? RotateSymbolEffect == RotateSymbolEffect(nil, .byLayer))
        #expect(try effect("pulse") as? PulseSymbolEffect == PulseSymbolEffect(.byLayer))
        #expect(try effect("drawOff") as? DrawOffSymbolEffect == DrawOffSymbolEffect(isReversed: false, .byLayer))
        #expect(try effect("variableColor") as? VariableColorSymbolEffect == VariableColorSymbolEffect(.iterative))
    }

    @Test(
        "Wiggles take every direction",
        arguments: [
            ("clockwise", WiggleSymbolEffect.Direction.clockwise), ("counterClockwise", .counterClockwise),
            ("left", .left), ("right", .right), ("up", .up),
            ("down", .down), ("forward", .forward), ("backward", .backward), ("custom(angle: 30)", .custom(angle: 30)),
            ("custom(angle:-12.5)", .custom(angle: -12.5))
        ])
    func wiggles(word: String, direction: WiggleSymbolEffect.Direction) throws {
        #expect(
            try effect("wiggle.\(word).wholeSymbol") as? WiggleSymbolEffect
                == WiggleSymbolEffect(direction, .wholeSymbol))
    }

    @Test("Breathe, rotate and draw take their styles")
    func styles() throws {
        #expect(try effect("breathe.plain") as? BreatheSymbolEffect == BreatheSymbolEffect(.plain))
        #expect(
            try effect("breathe.pulse.wholeSymbol") as? BreatheSymbolEffect == BreatheSymbolEffect(.pulse, .wholeSymbol)
        )
        #expect(try effect("rotate.counterClockwise") as? RotateSymbolEffect == RotateSymbolEffect(.counterClockwise))
        #expect(try effect("drawOn.individually") as? DrawOnSymbolEffect == DrawOnSymbolEffect(.individually))
        #expect(
            try effect("drawOff.reversed.individually") as? DrawOffSymbolEffect
                == DrawOffSymbolEffect(isReversed: true, .individually))
        #expect(
            try effect("drawOff.nonReversed.wholeSymbol") as? DrawOffSymbolEffect
                == DrawOffSymbolEffect(isReversed: false, .wholeSymbol))
    }

    @Test("Variable color takes its three choices")
    func variableColor() throws {
        let all = VariableColorSymbolEffect(.cumulative, isReversing: true, hidesInactiveLayers: true)
        #expect(
            try effect("variableColor.cumulative.reversing.hideInactiveLayers") as? VariableColorSymbolEffect == all)
        let none = VariableColorSymbolEffect(.iterative)
        #expect(
            try effect("variableColor.iterative.nonReversing.dimInactiveLayers") as? VariableColorSymbolEffect == none)
    }

    @Test(
        "A replacement is magic unless a style is given",
        arguments: [
            ("replace", ReplaceSymbolEffect()), ("replace.magic", ReplaceSymbolEffect()),
            ("replace.downUp", ReplaceSymbolEffect(.downUp, isMagic: false)),
            ("replace.upUp.wholeSymbol", ReplaceSymbolEffect(.upUp, isMagic: false, .wholeSymbol)),
            ("replace.offUp", ReplaceSymbolEffect(.offUp, isMagic: false)),
            ("replace.magic(fallback: .upUp)", ReplaceSymbolEffect(.upUp)),
            ("replace.magic(fallback: offUp).byLayer", ReplaceSymbolEffect(.offUp))
        ])
    func replace(text: String, expected: ReplaceSymbolEffect) throws {
        guard case .replace(let effect) = try EffectSpec(text).effect else { throw Unexpected() }
        #expect(effect == expected)
    }

    @Test(
        "A replacement is written in code as in text",
        arguments: [
            ("replace", .replace), ("replace.downUp", .replace.downUp),
            ("replace.upUp.wholeSymbol", .replace.upUp.wholeSymbol),
            ("replace.offUp.byLayer", .replace.wholeSymbol.offUp.byLayer),
            ("replace.magic(fallback: .upUp)", .replace.magic(fallback: .upUp))
        ] as [(String, ReplaceSymbolEffect)])
    func replaceInCode(text: String, inCode: ReplaceSymbolEffect) throws {
        guard case .replace(let effect) = try EffectSpec(text).effect else { throw Unexpected() }
        #expect(inCode == effect)
    }

    @Test("Automatic has no modifiers")
    func automatic() throws {
        guard case .automatic = try EffectSpec("automatic").effect else { throw Unexpected() }
        #expect(message("automatic.up").contains("expected no modifiers"))
    }

    @Test("The second at which an effect begins follows an @")
    func begin() throws {
        #expect(try EffectSpec("pulse@0.4").begin == 0.4)
        #expect(try EffectSpec("wiggle.custom(angle: 30) @ 2").begin == 2)
        #expect(try EffectSpec("pulse").begin == nil)
        for text in ["pulse@", "pulse@soon", "pulse@-1", "pulse@nan", "pulse@inf", "pulse@1@2"] {
            #expect(message(text).contains("seconds"))
        }
    }

    @Test("As in Swift, an effect may begin with a dot")
    func leadingDot() throws {
        #expect(try effect(".bounce.up") as? BounceSymbolEffect == BounceSymbolEffect(.up))
    }

    @Test("The text is kept as it was written, and distinguishes effects")
    func text() throws {
        #expect(try EffectSpec("bounce.up").text == "bounce.up")
        #expect(try EffectSpec("bounce.up") == EffectSpec("bounce.up"))
        #expect(try EffectSpec("bounce.up") != EffectSpec("bounce.down"))
    }

    @Test(
        "The error for a misspelt word suggests the nearest one",
        arguments: [
            ("bonce", "bounce"), ("Bounce", "bounce"), ("drawon", "drawOn"), ("variablecolour", "variableColor"),
            ("bounce.upp", "up"), ("bounce.Down", "down"),
            ("drawOn.individualy", "individually"), ("wiggle.custum(angle: 3)", "custom"), ("replace.dwonUp", "downUp"),
            ("replace.magic(fallback: .upup)", "upUp"), ("variableColor.itterative", "iterative")
        ])
    func hints(text: String, word: String) {
        #expect(message(text).contains("did you mean \(word)") || message(text).contains("did you mean .\(word)"))
    }

    @Test("If no word is near, the error lists what is allowed")
    func allowed() {
        #expect(message("explode").contains("bounce") && message("explode").contains("wiggle"))
        #expect(message("scale.sideways").contains("up, down"))
    }

    @Test(
        "An error gives the column of the wrong word",
        arguments: [
            ("bonce", 1), (".bonce", 2), (" bonce", 2), ("bounce.upp", 8), ("bounce. upp", 9), ("bounce.up.byLayr", 11),
            ("bounce..up", 8), ("bounce.up.down", 11),
            ("wiggle.byLayer.custom(angle: steep)", 16), ("wiggle.left.custom(angle: 3)", 13),
            ("replace.byLayer.magic(fallback: .up)", 17),
            ("replace.upUp.magic", 14), ("pulse@soon", 7), ("wiggle.custom(angle: 30", 8), ("pulse)", 6),
            ("pulse.byLayer(3)", 7)
        ])
    func columns(text: String, column: Int) {
        let error = #expect(throws: EffectSyntaxError.self) { try EffectSpec(text) }
        #expect(error?.column == column)
    }

    @Test("An error is one line that begins with the column")
    func oneLine() {
        #expect(
            message("bounce.upp")
                == "column 8: bounce has no .upp; expected up, down, byLayer, wholeSymbol (did you mean up?)")
    }

    @Test(
        "The error for incompatible modifiers names them",
        arguments: [
            "bounce.up.down", "pulse.byLayer.wholeSymbol", "breathe.plain.pulse", "wiggle.left.custom(angle: 3)",
            "drawOff.reversed.nonReversed",
            "variableColor.iterative.cumulative", "replace.downUp.upUp", "replace.magic.upUp",
            "replace.upUp.magic(fallback: .offUp)"
        ])
    func exclusions(text: String) {
        #expect(message(text).contains("cannot be combined with"))
    }

    @Test(
        "The error for a modifier that is repeated says so",
        arguments: [
            ("wiggle.custom(angle: 1).custom(angle: 2)", "column 25: wiggle.custom is given twice"),
            ("bounce.up.up", "column 11: bounce.up is given twice"),
            ("replace.magic.magic(fallback: .upUp)", "column 15: replace.magic is given twice")
        ])
    func repetitions(text: String, expected: String) {
        #expect(message(text) == expected)
    }

    @Test(
        "A modifier that makes no sense is an error",
        arguments: [
            "", ".", "..", "bounce.", "bounce..up", "bounce(up)", "bounce.up(3)", "wiggle.custom",
            "wiggle.custom(angle: )", "wiggle.custom(angle: steep)",
            "wiggle.custom(30)", "wiggle.custom(angle: 30", "wiggle.custom(angle: 30))", "wiggle.custom(angle: 30)x",
            "pulse.up", "appear.individually",
            "rotate.left", "scale.up.reversed", "replace.magic(fallback: .sideways)", "wiggle.custom(angle: nan)"
        ])
    func errors(text: String) {
        #expect(message(text) != "")
    }

    @Test("An error is one line, also where the text has several", arguments: ["a\nb", "bounce.a\nb", "wiggle.(\n"])
    func oneLine(text: String) {
        #expect(throws: (any Error).self) { try EffectSpec(text) }
        #expect(!message(text).contains("\n"))
    }

    @Test("An effect begins within a day", arguments: ["-1", "86401", "1e17", "1e300", "inf", "nan"])
    func begins(seconds: String) throws {
        #expect(
            message("pulse@\(seconds)")
                == "column 7: pulse@\(seconds) does not begin within 0 to 86400 seconds; "
                + "expected for example pulse@0.4")
        #expect(try EffectSpec("pulse@86400").begin == 86_400)
    }
}
