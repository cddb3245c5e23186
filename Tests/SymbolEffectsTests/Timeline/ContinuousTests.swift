import SymbolEffects
import SymbolGeometry
import SymbolModel
import Testing

@Suite("Continuous effects")
struct ContinuousTests {
    private static let effects: [any EffectBehavior] = [
        PulseSymbolEffect(), BreatheSymbolEffect(), VariableColorSymbolEffect(), VariableColorSymbolEffect(.cumulative),
        RotateSymbolEffect(),
        BounceSymbolEffect(), WiggleSymbolEffect()
    ]

    @Test("Continuous effects set in and die away without a jump", arguments: effects)
    func noJumps(effect: any EffectBehavior) {
        let track = effect.track(EffectOptions(repetition: .continuous), .active(1, 6.3), on: subject(3))
        #expect(track.end == 6.3)
        for layer in 0...2 {
            #expect([0, 6.3, 7].allSatisfy { track.state(of: layer, at: $0) == .identity })
            // Variable color begins with its layers inactive at once; all others begin at rest.
            let begin = effect is VariableColorSymbolEffect ? 1 : 0.9
            #expect(effect is VariableColorSymbolEffect || track.state(of: layer, at: 1) == .identity)
            let states = stride(from: begin, through: 6.4, by: 0.002).map { track.state(of: layer, at: $0) }
            for (a, b) in zip(states, states.dropFirst()) {
                let turn = abs(a.degrees - b.degrees)
                #expect(
                    abs(a.visibleOpacity - b.visibleOpacity) < 0.02 && abs(a.scale - b.scale) < 0.02
                        && min(turn, 360 - turn) < 2)
            }
        }
    }

    @Test(
        "Between the ramps the effect is the plain loop",
        arguments: [PulseSymbolEffect() as any EffectBehavior, BreatheSymbolEffect()])
    func body(effect: any EffectBehavior) {
        let options = EffectOptions(repetition: .continuous)
        let (active, endless) = (effect.track(options, .active(0, 6)), effect.track(options, .endless))
        for t in [0.4, 1.3, 3.6, 5.6] {
            let (a, b) = (active.state(of: 0, at: t), endless.state(of: 0, at: t))
            #expect(isNear(a.visibleOpacity, b.visibleOpacity) && isNear(a.scale, b.scale))
        }
    }

    @Test("Ramps take 0.4 seconds on the effect's own clock", arguments: [0.5, 1, 2])
    func ramps(speed: Double) {
        let options = EffectOptions(speed: speed, repetition: .continuous)
        let (active, endless) = (
            BreatheSymbolEffect(.plain).track(options, .active(0, 20)),
            BreatheSymbolEffect(.plain).track(options, .endless)
        )
        func amplitude(_ t: Double) -> Double {
            (active.state(of: 0, at: t).scale - 1) / (endless.state(of: 0, at: t).scale - 1)
        }
        #expect(isNear(amplitude(0.2 / speed), 0.5, within: 1e-6) && isNear(amplitude(0.4 / speed), 1, within: 1e-6))
        #expect(amplitude(0.38 / speed) < 0.9999)
        #expect(isNear(amplitude(20 - 0.2 / speed), 0.5, within: 1e-6))
    }

    @Test(
        "In a given time the effect keeps its own period, whatever the grid of loops",
        arguments: [0.7, 1.3])
    func ownPeriod(speed: Double) {
        let options = EffectOptions(speed: speed, repetition: .continuous)
        let pulse = PulseSymbolEffect().track(options, .active(0, 9))
        // The symbol is faintest half a second into each second of the effect's own clock.
        for number in 1...4 {
            #expect(isNear(pulse.state(of: 0, at: (Double(number) + 0.5) / speed).visibleOpacity, 0.4, within: 1e-9))
        }
    }

    @Test("An effect that is active without end is as one that only begins", arguments: effects)
    func infinite(effect: any EffectBehavior) {
        let options = EffectOptions(repetition: .continuous)
        let (active, begun) = (effect.track(options, .active(1, .infinity)), effect.track(options, .from(1)))
        #expect(active.end == nil)
        for t in [0, 1, 1.2, 4.9, 1000] { #expect(active.state(of: 0, at: t) == begun.state(of: 0, at: t)) }
    }

    @Test("A held effect that is never released rests when it has run")
    func neverReleased() {
        let track = ScaleSymbolEffect().track(EffectOptions(), .active(1, .infinity))
        #expect(track.end == 1 + track.runLength)
        #expect(track.state(of: 0, at: 9) == ScaleSymbolEffect().track().state(of: 0, at: 9))
    }

    @Test("Repeated without a pause in a given time, a pulse has no seams and ends with it")
    func seamless() {
        let periodic = EffectOptions(repetition: .periodic(count: nil, delay: 0))
        let track = PulseSymbolEffect().track(periodic, .active(0, 3.5))
        // Halfway down or up its curve at a quarter and three quarters; the last ramp begins at 3.1.
        #expect(isNear(track.state(of: 0, at: 2.5).visibleOpacity, 0.4))
        #expect(track.state(of: 0, at: 3.3).visibleOpacity < 0.9 && track.state(of: 0, at: 3.5) == .identity)
    }

    private static let loops: [(any EffectBehavior, Double?, Double)] = [
        // The run and the pause, on the grid of 0.2 s.
        (BounceSymbolEffect(), 0.5, 1.2), (BounceSymbolEffect(), nil, 1), (RotateSymbolEffect(), nil, 2),
        (RotateSymbolEffect(), 0, 1.2), (PulseSymbolEffect(), 0.35, 1.4), (PulseSymbolEffect(), nil, 1)
    ]

    @Test("A periodic repetition loops with a run and a pause, which is extended to the grid", arguments: loops)
    func periodicLoop(effect: any EffectBehavior, delay: Double?, period: Double) throws {
        let track = effect.track(EffectOptions(repetition: .periodic(count: nil, delay: delay)), .endless)
        #expect(isNear(try #require(track.period), period))
        for t in [0.1, 0.3, 0.5] {
            let (a, b, once) = (track.state(of: 0, at: t), track.state(of: 0, at: t + period), effect.state(at: t))
            #expect(
                isNear(a.scale, once.scale) && isNear(a.degrees, once.degrees)
                    && isNear(a.visibleOpacity, once.visibleOpacity))
            #expect(
                isNear(a.scale, b.scale) && isNear(a.degrees, b.degrees) && isNear(a.visibleOpacity, b.visibleOpacity))
        }
    }

    @Test("Effects that begin but never end set in and continue")
    func endless() {
        let track = PulseSymbolEffect().track(EffectOptions(repetition: .continuous), .from(1))
        #expect(track.end == nil && track.state(of: 0, at: 1) == .identity)
        #expect(isNear(track.state(of: 0, at: 101.5).visibleOpacity, 0.4))
    }

    @Test(
        "Loops end exactly on a frame at 25, 30, 50 and 60 frames per second at any speed", arguments: effects,
        [0.3, 0.7, 1, 1.5, 3])
    func periods(effect: any EffectBehavior, speed: Double) throws {
        let track = effect.track(EffectOptions(speed: speed, repetition: .continuous), .endless, on: subject(3))
        let period = try #require(track.period)
        #expect(isNear((period / 0.2).rounded(), period / 0.2))
        for layer in 0...2 {
            for t in [0, 0.17] {
                let (a, b) = (track.state(of: layer, at: t), track.state(of: layer, at: t + period))
                #expect(
                    isNear(a.visibleOpacity, b.visibleOpacity, within: 1e-6) && isNear(a.scale, b.scale, within: 1e-6)
                        && isNear(a.transform.b, b.transform.b, within: 1e-6))
            }
        }
    }
}
