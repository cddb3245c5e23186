import SymbolEffects
import SymbolModel
import Testing

@Suite("Options and repetition")
struct RepetitionTests {
    @Test("Speed applies to the clock, including staggers", arguments: [0.1, 0.5, 2, 10])
    func speed(speed: Double) {
        let three = subject(3)
        let (fast, plain) = (
            BounceSymbolEffect().track(EffectOptions(speed: speed), on: three), BounceSymbolEffect().track(on: three)
        )
        #expect(isNear(fast.runLength, 0.666 / speed))
        for t in [0.05, 0.1, 0.4] {
            for layer in 0...2 {
                #expect(isNear(fast.state(of: layer, at: t / speed).scale, plain.state(of: layer, at: t).scale))
            }
        }
    }

    @Test("Speeds from 0.1 to 10 are allowed")
    func speeds() {
        #expect(EffectOptions.speeds == 0.1...10)
    }

    @Test("An effect begins at the given time, and is at rest until then")
    func begin() {
        let track = BounceSymbolEffect().track(EffectOptions(), .from(2))
        #expect(track.state(of: 0, at: 1.99) == .identity && track.end == 2.6)
        #expect(isNear(track.state(of: 0, at: 2.07).scale, BounceSymbolEffect().state(at: 0.07).scale))
    }

    @Test("A periodic repetition runs as often as requested, with pauses between")
    func periodic() {
        let track = BounceSymbolEffect().track(EffectOptions(repetition: .periodic(count: 3, delay: 1)))
        #expect(isNear(track.end ?? 0, 3 * 0.6 + 2 * 1))
        let peak = BounceSymbolEffect().state(at: 0.07).scale
        for begin in [0, 1.6, 3.2] {
            #expect(isNear(track.state(of: 0, at: begin + 0.07).scale, peak))
            #expect(track.state(of: 0, at: begin + 0.8) == .identity)
        }
        #expect(track.state(of: 0, at: 4.87) == .identity)
    }

    @Test("A pause that is negative or not finite is none", arguments: [-1, .nan, .infinity])
    func noPause(delay: Double) {
        let track = BounceSymbolEffect().track(EffectOptions(repetition: .periodic(count: 3, delay: delay)))
        #expect(isNear(track.end ?? 0, 3 * 0.6))
        #expect(isNear(track.state(of: 0, at: 1.27).scale, BounceSymbolEffect().state(at: 0.07).scale))
    }

    @Test("Whatever the count below 1, nothing moves", arguments: [0, -1, Int.min])
    func noRuns(count: Int) {
        let track = BounceSymbolEffect().track(EffectOptions(repetition: .periodic(count: count, delay: 1)))
        #expect((track.end ?? .infinity) <= 0 && track.state(of: 0, at: 0.07) == .identity)
    }

    @Test("Speed does not affect the pause between runs")
    func periodicSpeed() {
        let track = BounceSymbolEffect().track(EffectOptions(speed: 2, repetition: .periodic(count: 2, delay: 1)))
        #expect(isNear(track.end ?? 0, 2 * 0.3 + 1))
        #expect(isNear(track.state(of: 0, at: 1.3 + 0.035).scale, BounceSymbolEffect().state(at: 0.07).scale))
    }

    private static let rests: [(any EffectBehavior, Double, Double)] = [
        (BounceSymbolEffect(), 0.6, 0.4), (WiggleSymbolEffect(), 0.8, 0.2), (RotateSymbolEffect(), 1.2, 0.8),
        (PulseSymbolEffect(), 1, 0), (BreatheSymbolEffect(), 2, 0)
    ]

    @Test("By default bounce pauses for 0.4 seconds, wiggle 0.2, rotate 0.8, and others not at all", arguments: rests)
    func delays(effect: any EffectBehavior, length: Double, delay: Double) {
        #expect(
            isNear(
                effect.track(EffectOptions(repetition: .periodic(count: 3, delay: nil))).end ?? 0,
                3 * length + 2 * delay))
    }

    @Test("Without a count a repetition never ends")
    func endlessRuns() {
        let track = BounceSymbolEffect().track(EffectOptions(repetition: .periodic(count: nil, delay: 0.4)))
        #expect(track.end == nil)
        #expect(isNear(track.state(of: 0, at: 1000.07).scale, BounceSymbolEffect().state(at: 0.07).scale))
    }

    @Test(
        "A repetition with one run is a single run",
        arguments: [BounceSymbolEffect() as any EffectBehavior, WiggleSymbolEffect(), VariableColorSymbolEffect()])
    func oneRun(effect: any EffectBehavior) {
        let (one, once) = (effect.track(EffectOptions(repetition: .periodic(count: 1, delay: 3))), effect.track())
        #expect(one.end == once.end)
        for t in [-1, 0, 0.1, 0.5, 0.75, 2] { #expect(one.state(of: 0, at: t) == once.state(of: 0, at: t)) }
    }

    @Test(
        "The state of rest is exact at the end of every run, at every speed",
        arguments: [
            BounceSymbolEffect() as any EffectBehavior, WiggleSymbolEffect(), WiggleSymbolEffect(.left),
            RotateSymbolEffect(), PulseSymbolEffect(),
            BreatheSymbolEffect(), VariableColorSymbolEffect()
        ])
    func rest(effect: any EffectBehavior) throws {
        for speed in [0.1, 0.3, 0.7, 1, 1.1, 1.7, 3, 9.7] {
            for repetition in [EffectRepetition.once, .periodic(count: 2, delay: 0.1)] {
                let track = effect.track(
                    EffectOptions(speed: speed, repetition: repetition), .from(0.7), on: subject(3))
                let end = try #require(track.end)
                for layer in 0...2 { #expect(track.state(of: layer, at: end) == .identity) }
            }
        }
    }

    @Test(
        "Without repetition, an effect runs once however long it is active",
        arguments: [
            BounceSymbolEffect() as any EffectBehavior, PulseSymbolEffect(), RotateSymbolEffect()
        ])
    func nonRepeating(effect: any EffectBehavior) {
        let track = effect.track(EffectOptions(repetition: .once), .active(1, 9))
        #expect(track.state(of: 0, at: 1.3) == effect.state(at: 1.3 - 1))
        for t in stride(from: 2.5, to: 10, by: 0.13) { #expect(track.state(of: 0, at: t) == .identity) }
    }

    @Test("While it is active, a periodic effect makes only whole runs")
    func wholeRuns() {
        let track = BounceSymbolEffect().track(
            EffectOptions(repetition: .periodic(count: nil, delay: 0.4)), .active(0, 2.5))
        // Runs begin at 0, 1 and 2 and take 0.6: the third would end at 2.6.
        #expect(track.state(of: 0, at: 1.07) != .identity && track.state(of: 0, at: 2.07) == .identity)
    }
}
