@testable import SymbolAnimation
import SymbolColor
import SymbolEffects
import SymbolFiles
import SymbolImaging
import SymbolModel
import SymbolStills
import SymbolTemplate
import SymbolText
import TestSupport
import Testing

/// Flashes as defined by WCAG 2.2 (2.3.1).
@Suite struct FlashCountTests {
    /// Luminances at 20 samples per second.
    private func most(_ values: [Double]) -> Int {
        FlashCount(values.enumerated().map { (Double($0.offset) / 20, $0.element) }).mostInASecond
    }

    private func blinking(_ bright: Double, _ dark: Double, every samples: Int) -> [Double] {
        (0..<60).map { $0 / (samples / 2) % 2 == 0 ? bright : dark }
    }

    @Test("Each pair of opposing changes is a flash", arguments: [(2, 10), (4, 5), (10, 2)])
    func pairs(samples: Int, expected: Int) { #expect(most(blinking(1, 0, every: samples)) == expected) }

    @Test("Changes of less than a tenth do not count, and neither do those above 0.8")
    func small() {
        #expect(most(blinking(0.5, 0.41, every: 2)) == 0)
        #expect(most(blinking(0.5, 0.4, every: 2)) == 10)
        #expect(most(blinking(1, 0.8, every: 2)) == 0)
        #expect(most(blinking(1, 0.79, every: 2)) == 10)
    }

    @Test("Flashes a second or more apart are not counted together", arguments: [1.0, 2.5])
    func slow(interval: Double) {
        let luminances = (0..<6).map { (time: Double($0) * interval, value: Double($0 % 2)) }
        #expect(FlashCount(luminances).mostInASecond == 1)
    }

    @Test("A change in small steps counts as one")
    func steps() { #expect(most((0...20).map { 1 - Double($0) / 20 }) == 1) }
}

/// The warning for an animation that flashes more than three times a second.
@Suite struct FlashingTests {
    private let test: TestFolder
    private let symbol: Symbol

    init() throws {
        test = try TestFolder()
        try test.icon("a.svg")
        try test.icon("b.svg")
        symbol = try SymbolDocument(contentsOf: test.path("a.svg")).symbol
    }

    private func flashes(
        _ effect: String, speed: Double, _ repetition: EffectRepetition = .once, rate: String = "60",
        duration: Double? = nil, reducesMotion: Bool = false, _ options: RenderOptions = RenderOptions()
    ) throws -> [String] {
        let plan = try AnimationPlan(
            symbol, options, [try EffectSpec(effect)], EffectOptions(speed: speed, repetition: repetition),
            duration: duration, reducesMotion: reducesMotion)
        return try flashes(plan, rate: rate, options)
    }

    private func flashes(_ plan: AnimationPlan, rate: String = "60", _ options: RenderOptions) throws -> [String] {
        let rate = try #require(FrameRate(rate))
        let frames = try FrameSequence(plan.animation, options: options, rate: rate, span: plan.span)
        return frames.diagnostics.filter { $0.code == .flashing }.map(\.message)
    }

    /// A pulse takes a second at its own speed.
    @Test(
        "A pulse may run three times a second, but no more often",
        arguments: [(1.0, false), (3, false), (3.5, true), (10, true)])
    func pulse(speed: Double, warns: Bool) throws {
        #expect(try flashes("pulse", speed: speed, duration: 3).isEmpty == !warns)
        #expect(try flashes("pulse", speed: speed, .periodic(count: 30, delay: 0)).isEmpty == !warns)
    }

    /// The shortest loop lasts 0.2 seconds.
    @Test("A loop is counted as often as it repeats in a second")
    func loop() throws {
        #expect(
            try flashes("pulse", speed: 10)
                == ["flashes 5 times in a second; more than 3 may cause seizures (WCAG 2.2, 2.3.1)"])
    }

    @Test("Effects that keep luminance do not flash", arguments: ["bounce", "wiggle", "rotate", "breathe.plain"])
    func movement(effect: String) throws {
        #expect(try flashes(effect, speed: 10, .periodic(count: nil, delay: 0), duration: 2).isEmpty)
    }

    @Test("With reduced motion nothing flashes, however fast", arguments: ["pulse", "bounce", "wiggle", "breathe"])
    func reduced(effect: String) throws {
        #expect(
            try flashes(effect, speed: 10, .periodic(count: nil, delay: 0), duration: 3, reducesMotion: true).isEmpty)
    }

    @Test("On a background with the symbol's own luminance nothing flashes")
    func background() throws {
        var options = RenderOptions()
        options.background = .black
        #expect(try flashes("pulse", speed: 10, duration: 2, options).isEmpty)
    }

    @Test("Symbols that replace each other with gaps between them flash")
    func replacing() throws {
        let events = (0..<12).map {
            "  - {at: \(Double($0 + 1) * 0.14), symbol: \($0 % 2 == 0 ? "b" : "a").svg, effect: replace.downUp}"
        }
        try test.write("story.yml", (["events:"] + events).joined(separator: "\n"))
        let plan = try AnimationPlan(symbol, RenderOptions(), try TimelineFile(contentsOf: test.path("story.yml"))) {
            try SymbolDocument(contentsOf: $0).symbol
        }
        #expect(try flashes(plan, RenderOptions()).count == 1)
    }
}
