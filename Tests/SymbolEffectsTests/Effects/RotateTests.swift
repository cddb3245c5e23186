import SymbolEffects
import SymbolGeometry
import SymbolModel
import Testing

@Suite("Rotate")
struct RotateTests {
    /// 0…360, clockwise.
    private func turned(_ state: LayerState) -> Double { (state.degrees + 360).truncatingRemainder(dividingBy: 360) }

    @Test("Once, it makes a full turn on its curve within 1.2 seconds")
    func discrete() {
        for part in [0.1, 0.25, 0.5, 0.75] {
            let degrees = turned(RotateSymbolEffect(.clockwise).state(at: 1.2 * part))
            #expect(isNear(degrees, 360 * bezier(0.45, 0, 0.25, 1, at: part), within: 1e-6))
        }
        #expect([-1, 0, 1.2, 2].map { RotateSymbolEffect().state(at: $0) } == Array(repeating: .identity, count: 4))
    }

    @Test("Counterclockwise is the mirror image")
    func counterClockwise() {
        for t in [0.2, 0.5] {
            let degrees = [RotateSymbolEffect.Direction.clockwise, .counterClockwise].map {
                RotateSymbolEffect($0).state(at: t).degrees
            }
            #expect(isNear(degrees[0], -degrees[1]))
        }
    }

    @Test("Unless told, it turns the symbol's own way, else clockwise")
    func ownDirection() {
        var defaults = SymbolDefaults()
        #expect(RotateSymbolEffect().states(of: subject([layer()], defaults), at: 0.2)[0].degrees > 0)
        defaults.rotatesClockwise = false
        #expect(RotateSymbolEffect().states(of: subject([layer()], defaults), at: 0.2)[0].degrees < 0)
        #expect(RotateSymbolEffect(.clockwise).states(of: subject([layer()], defaults), at: 0.2)[0].degrees > 0)
    }

    @Test("By layer, marked layers turn about their own anchor, with their erasers, and the rest stays")
    func byLayer() {
        let (anchor, elsewhere) = (Point(20, -20), Point(70, -50))
        let some = subject([
            layer(at: elsewhere), layer(paints: false, at: elsewhere), layer(at: anchor) { $0.alwaysRotates = true }
        ])
        let states = RotateSymbolEffect().states(of: some, at: 0.4)
        #expect(states[0] == .identity)
        #expect(states[2].transform(anchor).distance(to: anchor) < 1e-9 && states[2].degrees != 0)
        #expect(states[1] == states[2])
    }

    @Test("With no layer marked, or as a whole, all turn about the symbol's middle")
    func whole() {
        let marked = subject([layer(at: .zero), layer(at: .zero) { $0.alwaysRotates = true }])
        for states in [
            RotateSymbolEffect(nil, .wholeSymbol).states(of: marked, at: 0.4),
            RotateSymbolEffect().states(of: subject(2), at: 0.4)
        ] {
            #expect(states[0] == states[1] && states[0].degrees != 0 && states[0].offset.length < 1e-9)
        }
    }

    @Test("Endless, it turns steadily once in two seconds")
    func endless() {
        let track = RotateSymbolEffect(.clockwise).track(EffectOptions(repetition: .continuous), .endless)
        #expect(track.period == 2)
        #expect(isNear(track.state(of: 0, at: 0.5).degrees, 90) && isNear(track.state(of: 0, at: 1.25).degrees, -135))
        #expect(track.state(of: 0, at: 0) == .identity && track.state(of: 0, at: 2) == .identity)
    }

    @Test("Continuous, it gathers speed, turns steadily and stops upright", arguments: [2.4, 3.0, 5, 10.4])
    func continuous(length: Double) {
        let track = RotateSymbolEffect(.clockwise).track(EffectOptions(repetition: .continuous), .active(0, length))
        let step = 0.001
        let ways = stride(from: 0, to: length, by: step).map { t in
            turned(
                LayerState(
                    transform: track.state(of: 0, at: t + step).transform
                        * (track.state(of: 0, at: t).transform.inverse ?? .identity)))
        }
        // It never goes back nor jumps, ends upright, and its steady speed is as near to half a turn a second as that allows.
        #expect(ways.allSatisfy { $0 < 1 || $0 > 359.99999 })
        let turns = ways.map { $0 > 180 ? $0 - 360 : $0 }.reduce(0, +) / 360
        #expect(isNear(turns, ((length - 0.4) / 2).rounded(), within: 1e-6))
        #expect(isNear(ways[ways.count / 2] / step / 360, turns / (length - 0.4), within: 1e-6))
        #expect(ways[0] < 0.01 && ways[100] < ways[300] && ways[300] < ways[500])
    }
}
