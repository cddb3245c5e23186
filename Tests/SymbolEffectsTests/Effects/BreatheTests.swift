import SymbolEffects
import SymbolGeometry
import SymbolModel
import Testing

@Suite("Breathe")
struct BreatheTests {
    @Test("The scale is a raised cosine up to 1.1 within two seconds")
    func scale() {
        let scales = [0.5, 1, 1.5].map { BreatheSymbolEffect(.plain).state(at: $0).scale }
        #expect(zip(scales, [1.05, 1.1, 1.05]).allSatisfy { isNear($0, $1) })
        // After an eighth of the period: (1 − cos 45°)/2 of the change.
        #expect(isNear(BreatheSymbolEffect(.plain).state(at: 0.25).scale, 1 + 0.1 * (1 - 0.5.squareRoot()) / 2))
    }

    @Test("In the style pulse, the symbol is faintest when it is largest")
    func opacity() {
        let states = [0.5, 1, 1.5].map { BreatheSymbolEffect(.pulse).state(at: $0) }
        #expect(zip(states.map(\.visibleOpacity), [0.8, 0.6, 0.8]).allSatisfy { isNear($0, $1) })
        #expect(isNear(states[1].scale, 1.1))
    }

    @Test("In the style plain, the opacity does not change")
    func plain() {
        #expect(BreatheSymbolEffect(.plain).state(at: 1).visibleOpacity == 1)
    }

    @Test("The symbol grows about its centre")
    func pivot() {
        #expect(BreatheSymbolEffect().state(at: 1).offset.length < 1e-9)
    }

    @Test("A single breath begins and ends at rest")
    func rest() {
        #expect([-1, 0, 2, 3].map { BreatheSymbolEffect().state(at: $0) } == Array(repeating: .identity, count: 4))
    }
}
