import SymbolEffects
import SymbolModel
import Testing

@Suite("Pulse")
struct PulseTests {
    @Test("Opacity goes down to 0.4 and back, each way on its curve")
    func quarters() {
        let opacities = [0.25, 0.5, 0.75].map { PulseSymbolEffect().state(at: $0).visibleOpacity }
        let half = bezier(0.2, 0, 0.2, 1, at: 0.5)
        #expect(isNear(opacities[0], 1 - 0.6 * half))
        #expect(isNear(opacities[1], 0.4))
        #expect(isNear(opacities[2], 0.4 + 0.6 * half))
    }

    @Test("It takes a second, and rests before and after")
    func rest() {
        #expect(PulseSymbolEffect().track().runLength == 1)
        #expect([-0.1, 0, 1, 1.1].map { PulseSymbolEffect().state(at: $0) } == Array(repeating: .identity, count: 4))
    }

    @Test("Only opacity changes")
    func opacityOnly() {
        let state = PulseSymbolEffect().state(at: 0.3)
        #expect(state == LayerState(paintOpacity: state.paintOpacity))
    }

    @Test("By layer only those marked pulse; with none marked, or as a whole, all do")
    func marked() {
        let some = subject([layer(), layer { $0.alwaysPulses = true }, layer()])
        func pulsing(_ scope: EffectScope, _ subject: MotionSubject) -> [Bool] {
            PulseSymbolEffect(scope).states(of: subject, at: 0.5).map { $0 != .identity }
        }
        #expect(pulsing(.byLayer, some) == [false, true, false])
        #expect(pulsing(.wholeSymbol, some) == [true, true, true])
        #expect(pulsing(.byLayer, subject(3)) == [true, true, true])
    }

    @Test("Where no layer is marked, effects that look for marks say so, unless all are asked for")
    func lack() {
        let marked = subject([
            layer(),
            layer {
                $0.alwaysPulses = true
                $0.alwaysRotates = true
            }
        ])
        let (pulse, rotate) = (PulseSymbolEffect(), RotateSymbolEffect())
        #expect(pulse.lack(in: subject(2)) == "no layer is marked to pulse, and all do")
        #expect(rotate.lack(in: subject(2)) == "no layer is marked to rotate, and the whole symbol does")
        #expect(pulse.lack(in: marked) == nil && rotate.lack(in: marked) == nil)
        #expect(PulseSymbolEffect(.wholeSymbol).lack(in: subject(2)) == nil)
        #expect(RotateSymbolEffect(nil, .wholeSymbol).lack(in: subject(2)) == nil)
        #expect(BounceSymbolEffect().lack(in: subject(2)) == nil)
    }

    @Test("All pulse at once")
    func noStagger() {
        #expect(Set(PulseSymbolEffect().states(of: subject(3), at: 0.2)).count == 1)
    }
}
