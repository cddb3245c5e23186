import SymbolAnimation
import SymbolEffects
import SymbolImaging
import SymbolModel
import SymbolStills
import SymbolTemplate
import TestSupport
import Testing

/// Effects of the public API that are read from text.
@Suite struct EffectTextTests {
    private let symbol: Symbol

    init() throws {
        let text = svg("<path d='M2 2H12V22H2Z'/><path d='M14 2H22V22H14Z'/>", "width='24' height='24'")
        symbol = try SymbolDocument(parsing: Array(text.utf8), name: "pair").symbol
    }

    private func pictures(_ effect: Animation.Effect) throws -> [Pixmap] {
        let animation = Animation(keyframes: [.init(symbol)], effects: [effect])
        let frames = try FrameSequence(animation, rate: try #require(FrameRate(10)), span: .seconds(1))
        return try frames.frames.map { frame in try frames.pixmap(ofFrame: frame) }
    }

    @Test("An effect from text is the one that is written in Swift, at its time and with its options")
    func effects() throws {
        #expect(
            try pictures(Animation.Effect(parsing: "bounce.down.wholeSymbol"))
                == pictures(.discrete(.bounce.down.wholeSymbol)))
        #expect(try pictures(Animation.Effect(parsing: ".disappear")) == pictures(.transition(.disappear)))
        let twice = EffectOptions(speed: 2, repetition: .periodic(count: 2, delay: 0))
        #expect(
            try pictures(Animation.Effect(parsing: "wiggle.left", options: twice, at: 0.2))
                == pictures(.discrete(.wiggle.left, options: twice, at: 0.2)))
        #expect(try pictures(Animation.Effect(parsing: "pulse@0.3", at: 0.2)) == pictures(.discrete(.pulse, at: 0.3)))
    }

    @Test(
        "What is no effect on one symbol is refused with its column and the nearest name",
        arguments: [
            ("bounce.upp", 8, "bounce has no .upp; expected up, down, byLayer, wholeSymbol (did you mean up?)"),
            ("replace.upUp", 1, "\"replace.upUp\" depends on the symbols; expected an effect on one symbol"),
            ("automatic", 1, "\"automatic\" depends on the symbols; expected an effect on one symbol")
        ])
    func refusal(text: String, column: Int, message: String) throws {
        let error = try #require(throws: EffectSyntaxError.self) { try Animation.Effect(parsing: text) }
        #expect((error.column, error.message) == (column, message))
    }

    @Test("An effect that is held until it is released is not repeated")
    func heldEffect() {
        let options = EffectOptions(repetition: .periodic(count: 2, delay: nil))
        #expect(throws: EffectSyntaxError.self) { try Animation.Effect(parsing: "disappear", options: options) }
        #expect(throws: Never.self) { try Animation.Effect(parsing: "disappear") }
    }

    @Test("A replacement is read from text too, and nothing else is one")
    func replacement() throws {
        #expect(try ReplaceSymbolEffect(parsing: "replace") == .replace)
        #expect(try ReplaceSymbolEffect(parsing: "replace.offUp.wholeSymbol") == .replace.offUp.wholeSymbol)
        #expect(throws: EffectSyntaxError.self) { try ReplaceSymbolEffect(parsing: "bounce") }
    }
}
