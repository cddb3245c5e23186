import SymbolEffects
import SymbolGeometry
import SymbolModel
import Testing

@Suite("Appear, disappear, bounce and scale")
struct ScalingTests {
    private func pull(_ t: Double) -> Double { integratedSpring(response: 0.416, dampingRatio: 0.73, at: t) }

    @Test(
        "Appearing upwards, a symbol grows from 0.7; downwards, it shrinks from 1.3, on a spring",
        arguments: [(ScaleDirection.up, 0.7), (.down, 1.3)])
    func appear(direction: ScaleDirection, start: Double) {
        let effect = AppearSymbolEffect(direction)
        #expect(isNear(effect.state(at: 0).scale, start))
        for t in [0.05, 0.2, 0.35] {
            #expect(isNear(effect.state(at: t).scale, start + (1 - start) * pull(t), within: 1e-7))
        }
        #expect(effect.state(at: 0.5) == .identity)
    }

    @Test(
        "Disappearing upwards, a symbol grows to 1.3; downwards, it shrinks to 0.7, on a spring",
        arguments: [(ScaleDirection.up, 1.3), (.down, 0.7)])
    func disappear(direction: ScaleDirection, end: Double) {
        let effect = DisappearSymbolEffect(direction)
        #expect(effect.state(at: 0) == .identity)
        for t in [0.05, 0.1, 0.2] { #expect(isNear(effect.state(at: t).scale, 1 + (end - 1) * pull(t), within: 1e-7)) }
        #expect(isNear(effect.state(at: 0.5).scale, end) && effect.state(at: 0.5).opacity == 0)
    }

    @Test("A layer that another layer's pen draws moves with that layer, and disappearing does not wait for it")
    func leader() {
        let layers = [layer(group: 0), MotionLayer(traits: layer(group: 1).traits, leader: 0)]
        #expect(isNear(DisappearSymbolEffect().track(on: subject(layers)).runLength, 0.22))
    }

    @Test("Disappearing ends with the last ink; when it is released, its spring comes to rest")
    func disappearEnds() {
        #expect(isNear(DisappearSymbolEffect().track(on: subject(3)).runLength, 0.22 + 2 * 0.033))
        let cutOut = subject([layer(group: 0), layer(group: 1, paints: false)])
        #expect(isNear(DisappearSymbolEffect().track(on: cutOut).runLength, 0.22))
        #expect(DisappearSymbolEffect().state(at: 0.219).opacity > 0)
        #expect(DisappearSymbolEffect().state(at: 0.22).opacity == 0)
        let track = DisappearSymbolEffect().track(EffectOptions(), .active(0, 1))
        #expect(track.end == 1.5 && track.state(of: 0, at: 1.5) == .identity)
    }

    @Test("By default a symbol appears upwards and disappears downwards")
    func defaults() {
        #expect(
            AppearSymbolEffect() == AppearSymbolEffect(.up) && DisappearSymbolEffect() == DisappearSymbolEffect(.down))
    }

    @Test("Opacity rises linearly within 0.12 seconds, and falls within 0.22")
    func fade() {
        let times = [-0.01, 0, 0.03, 0.06, 0.12, 0.2]
        let coming = times.map { AppearSymbolEffect().state(at: $0).opacity }
        let going = times.map { DisappearSymbolEffect().state(at: $0).opacity }
        #expect(zip(coming, [0, 0, 0.25, 0.5, 1, 1]).allSatisfy { isNear($0, $1) })
        #expect(zip(going, [1, 1, 0.19 / 0.22, 0.16 / 0.22, 0.1 / 0.22, 0.02 / 0.22]).allSatisfy { isNear($0, $1) })
    }

    @Test("A bounce peaks at +14 % at 0.069 s, and at −3 % at 0.262 s")
    func bouncePeaks() {
        let times = Array(stride(from: 0.001, to: 0.6, by: 0.001))
        let scales = times.map { BounceSymbolEffect(.up).state(at: $0).scale }
        let most = scales.indices.max { scales[$0] < scales[$1] } ?? 0
        let least = scales.indices.min { scales[$0] < scales[$1] } ?? 0
        #expect(isNear(scales[most], 1.14, within: 0.005) && isNear(times[most], 0.069, within: 0.001))
        #expect(isNear(scales[least], 0.97, within: 0.005) && isNear(times[least], 0.262, within: 0.001))
    }

    @Test("A bounce is the kick of a spring, up or down")
    func bounce() {
        for t in [0.03, 0.1, 0.25, 0.4] {
            let kicked = integratedSpring(response: 0.347, dampingRatio: 0.44, velocity: 4.5, to: 0, at: t)
            #expect(isNear(BounceSymbolEffect(.up).state(at: t).scale, 1 + kicked, within: 1e-7))
            #expect(isNear(BounceSymbolEffect(.down).state(at: t).scale, 1 - kicked, within: 1e-7))
        }
    }

    @Test("A bounce is at rest before and after")
    func bounceRests() {
        #expect([-1, 0, 0.6, 1].map { BounceSymbolEffect().state(at: $0) } == Array(repeating: .identity, count: 4))
    }

    @Test("Scale reaches 1.15 or 0.9 on the spring, and is held", arguments: [(ScaleDirection.up, 1.15), (.down, 0.9)])
    func scale(direction: ScaleDirection, factor: Double) {
        let effect = ScaleSymbolEffect(direction)
        #expect(effect.state(at: 0) == .identity)
        for t in [0.05, 0.2, 0.35] {
            #expect(isNear(effect.state(at: t).scale, 1 + (factor - 1) * pull(t), within: 1e-7))
        }
        #expect([0.45, 3, 100].allSatisfy { isNear(effect.state(at: $0).scale, factor) })
    }

    @Test("Scale is released by the same spring")
    func release() {
        let track = ScaleSymbolEffect().track(EffectOptions(), .active(1, 3))
        for t in [0.05, 0.2, 0.35] {
            #expect(isNear(track.state(of: 0, at: 3 + t).scale, 1.15 - 0.15 * pull(t), within: 1e-7))
        }
        #expect(track.end == 3.45 && track.state(of: 0, at: 3.45) == .identity)
    }

    @Test("Released halfway, scale continues from its current value and velocity")
    func earlyRelease() {
        let track = ScaleSymbolEffect().track(EffectOptions(), .active(0, 0.1))
        // Springs are linear: the pull back adds to the first pull.
        for t in [0.02, 0.1, 0.2] {
            #expect(isNear(track.state(of: 0, at: 0.1 + t).scale, 1 + 0.15 * (pull(0.1 + t) - pull(t)), within: 1e-7))
        }
    }

    @Test("A symbol that has appeared disappears on the same spring when it is released")
    func appearRelease() {
        let track = AppearSymbolEffect().track(EffectOptions(), .active(0, 2))
        #expect(isNear(track.state(of: 0, at: 2.06).opacity, 0.5))
        #expect(isNear(track.state(of: 0, at: 2.06).scale, 1 - 0.3 * pull(0.06), within: 1e-7))
        #expect(track.state(of: 0, at: 2.5).opacity == 0)
    }

    @Test("All of them scale about the symbol's centre")
    func pivot() {
        let effects: [any EffectBehavior] = [
            AppearSymbolEffect(), DisappearSymbolEffect(), BounceSymbolEffect(), ScaleSymbolEffect()
        ]
        #expect(effects.allSatisfy { $0.state(at: 0.1).offset.length < 1e-9 })
    }
}
