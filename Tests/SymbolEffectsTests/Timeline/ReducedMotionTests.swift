import SymbolEffects
import SymbolModel
import Testing

@Suite("Reduced motion")
struct ReducedMotionTests {
    private static let effects: [any EffectBehavior] = [
        AppearSymbolEffect(), DisappearSymbolEffect(), DrawOnSymbolEffect(), DrawOffSymbolEffect(),
        BounceSymbolEffect(), WiggleSymbolEffect(),
        ScaleSymbolEffect(), BreatheSymbolEffect(), BreatheSymbolEffect(.plain), RotateSymbolEffect(),
        PulseSymbolEffect(), VariableColorSymbolEffect()
    ]

    private func reduced(
        _ effect: any EffectBehavior, _ options: EffectOptions = EffectOptions(), _ span: EffectTrack.Span = .from(0)
    ) -> EffectTrack {
        EffectTrack(effect, options, span, on: subject(3), reducesMotion: true)
    }

    @Test("Nothing scales, moves or spins", arguments: effects)
    func still(effect: any EffectBehavior) {
        for span in [EffectTrack.Span.from(0), .active(0, 1.5), .endless] {
            let track = reduced(effect, EffectOptions(), span)
            for t in stride(from: -0.1, to: 2, by: 0.07) {
                for layer in 0...2 {
                    let state = track.state(of: layer, at: t)
                    #expect(state == LayerState(opacity: state.opacity, paintOpacity: state.paintOpacity))
                }
            }
        }
    }

    private static let transitions: [(any EffectBehavior, Double)] = [
        (AppearSymbolEffect(), 0), (DrawOnSymbolEffect(), 0), (DisappearSymbolEffect(), 1), (DrawOffSymbolEffect(), 1)
    ]

    @Test("A symbol that appears or disappears fades within 0.2 seconds", arguments: transitions)
    func fade(effect: any EffectBehavior, start: Double) {
        let opacities = [0, 0.05, 0.1, 0.2].map { reduced(effect).state(of: 2, at: $0).visibleOpacity }
        #expect(reduced(effect).runLength == 0.2)
        #expect(zip(opacities, [0, 0.25, 0.5, 1]).allSatisfy { isNear($0, abs(start - $1)) })
    }

    /// The times at which opacity is lowest.
    private func dips(_ track: EffectTrack, until end: Double) -> Int {
        let opacities = stride(from: 0, through: end, by: 0.005).map { track.state(of: 0, at: $0).visibleOpacity }
        return opacities.indices.dropFirst().dropLast().filter {
            opacities[$0] < 0.7 && opacities[$0 - 1] > opacities[$0] && opacities[$0] <= opacities[$0 + 1]
        }.count
    }

    @Test(
        "An effect that would move and return makes one dip to 0.4",
        arguments: [BounceSymbolEffect() as any EffectBehavior, WiggleSymbolEffect(), ScaleSymbolEffect()])
    func dip(effect: any EffectBehavior) throws {
        let track = reduced(effect)
        let end = try #require(track.end)
        #expect(dips(track, until: end) == 1)
        #expect(isNear(track.state(of: 0, at: end / 2).visibleOpacity, 0.4))
        #expect(track.state(of: 0, at: 0) == .identity && track.state(of: 0, at: end) == .identity)
    }

    @Test("A scale makes one dip however long it is held")
    func heldScale() {
        #expect(dips(reduced(ScaleSymbolEffect(), EffectOptions(), .active(0, 4)), until: 6) == 1)
    }

    @Test(
        "A breath of either style changes opacity alone, down to 0.6 in the middle",
        arguments: BreatheSymbolEffect.Style.allCases)
    func breath(style: BreatheSymbolEffect.Style) {
        let opacities = [0, 0.5, 1, 1.5, 2].map {
            reduced(BreatheSymbolEffect(style)).state(of: 0, at: $0).visibleOpacity
        }
        #expect(zip(opacities, [1, 0.8, 0.6, 0.8, 1]).allSatisfy { isNear($0, $1) })
    }

    @Test("A rotation becomes a pulse")
    func rotation() {
        for t in [0.2, 0.5] {
            #expect(reduced(RotateSymbolEffect()).state(of: 0, at: t) == PulseSymbolEffect().state(at: t))
        }
    }

    @Test(
        "What turns or breathes as a whole pulses or fades as a whole",
        arguments: [
            RotateSymbolEffect(nil, .wholeSymbol) as any EffectBehavior, BreatheSymbolEffect(.pulse, .wholeSymbol)
        ])
    func whole(effect: any EffectBehavior) {
        let marked = subject([layer { $0.alwaysPulses = true }, layer()])
        let track = EffectTrack(effect, EffectOptions(), .from(0), on: marked, reducesMotion: true)
        #expect(track.state(of: 1, at: 0.3) == track.state(of: 0, at: 0.3) && track.state(of: 0, at: 0.3) != .identity)
    }

    @Test(
        "Pulse and variable color do not change",
        arguments: [PulseSymbolEffect() as any EffectBehavior, VariableColorSymbolEffect()])
    func unchanged(effect: any EffectBehavior) {
        for t in [0.1, 0.4, 0.8] {
            #expect(reduced(effect).state(of: 0, at: t) == effect.states(of: subject(3), at: t)[0])
        }
    }

    @Test("Nothing flashes more than three times a second, however fast", arguments: effects)
    func flashes(effect: any EffectBehavior) {
        for repetition in [EffectRepetition.continuous, .periodic(count: nil, delay: 0)] {
            let track = reduced(effect, EffectOptions(speed: 10, repetition: repetition), .active(0, 4))
            #expect(dips(track, until: 4) <= 12)
        }
    }
}
