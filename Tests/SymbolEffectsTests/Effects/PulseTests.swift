import SymbolEffects
import SymbolModel
import Testing

@Suite("Pulse")
struct PulseTests {
    @Test("Opacity falls to 0.4 and rises again, both times along its curve")
    func quarters() {
        let opacities = [0.25, 0.5, 0.75].map { PulseSymbolEffect().state(at: $0).visibleOpacity }
        let half = bezier(0.2, 0, 0.2, 1, at: 0.5)
        #expect(isNear(opacities[0], 1 - 0.6 * half))
        #expect(isNear(opacities[1], 0.4))
        #expect(isNear(opacities[2], 0.4 + 0.6 * half))
    }

    @Test("A pulse takes a second, and is at rest before and after")
    func rest() {
        #expect(PulseSymbolEffect().track().runLength == 1)
        #expect([-0.1, 0, 1, 1.1].map { PulseSymbolEffect().state(at: $0) } == Array(repeating: .identity, count: 4))
    }

    @Test("Only opacity changes")
    func opacityOnly() {
        let state = PulseSymbolEffect().state(at: 0.3)
        #expect(state == LayerState(paintOpacity: state.paintOpacity))
    }

    @Test("By layer, only marked layers pulse; if none is marked, or as a whole, all layers do")
    func marked() {
        let some = subject([layer(), layer { $0.alwaysPulses = true }, layer()])
        func pulsing(_ scope: EffectScope, _ subject: MotionSubject) -> [Bool] {
            PulseSymbolEffect(scope).states(of: subject, at: 0.5).map { $0 != .identity }
        }
        #expect(pulsing(.byLayer, some) == [false, true, false])
        #expect(pulsing(.wholeSymbol, some) == [true, true, true])
        #expect(pulsing(.byLayer, subject(3)) == [true, true, true])
    }

    @Test("If no layer is marked, effects that look for marks report it, unless they apply to the whole symbol")
    func unmarkedFallback() {
        let marked = subject([
            layer(),
            layer {
                $0.alwaysPulses = true
                $0.alwaysRotates = true
            }
        ])
        let (pulse, rotate) = (PulseSymbolEffect(), RotateSymbolEffect())
        #expect(pulse.unmarkedFallback(in: subject(2)) == "no layer is marked to pulse, so all layers do")
        #expect(rotate.unmarkedFallback(in: subject(2)) == "no layer is marked to rotate, so the whole symbol does")
        #expect(pulse.unmarkedFallback(in: marked) == nil && rotate.unmarkedFallback(in: marked) == nil)
        #expect(PulseSymbolEffect(.wholeSymbol).unmarkedFallback(in: subject(2)) == nil)
        let color = VariableColorSymbolEffect()
        #expect(color.unmarkedFallback(in: marked) == "no layer varies with a value, so all layers light up")
        #expect(color.unmarkedFallback(in: subject([layer(), layer { $0.variableThreshold = 0.5 }])) == nil)
        #expect(RotateSymbolEffect(nil, .wholeSymbol).unmarkedFallback(in: subject(2)) == nil)
        #expect(BounceSymbolEffect().unmarkedFallback(in: subject(2)) == nil)
    }

    @Test("All layers pulse at once")
    func noStagger() {
        #expect(Set(PulseSymbolEffect().states(of: subject(3), at: 0.2)).count == 1)
    }
}
