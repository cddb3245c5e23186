import SymbolEffects
import SymbolGeometry
import SymbolModel
import Testing

@Suite("Several effects at once")
struct StackingTests {
    @Test("Effects stack in a fixed order, whatever the order in which they are given")
    func order() {
        let effects: [any EffectBehavior] = [
            DrawOnSymbolEffect(), VariableColorSymbolEffect(), PulseSymbolEffect(), BreatheSymbolEffect(),
            ScaleSymbolEffect(), BounceSymbolEffect(),
            WiggleSymbolEffect(.left), AppearSymbolEffect()
        ]
        #expect(zip(effects, effects.dropFirst()).allSatisfy { $0.stacking < $1.stacking })
        #expect(
            RotateSymbolEffect().stacking == WiggleSymbolEffect().stacking
                && DisappearSymbolEffect().stacking == AppearSymbolEffect().stacking)
        let tracks = effects.map { $0.track() }
        #expect(Timeline(tracks).states(of: 1, at: 0.1) == Timeline(tracks.reversed()).states(of: 1, at: 0.1))
    }

    @Test("Of two effects of one kind that are held from the same time, the later one counts")
    func replaced() {
        let both = Timeline([ScaleSymbolEffect(.up).track(), ScaleSymbolEffect(.down).track()])
        #expect(both.states(of: 1, at: 2) == [ScaleSymbolEffect(.down).state(at: 2)])
    }

    @Test("A wiggle moves the scaled symbol, not the other way round")
    func transforms() {
        let timeline = Timeline([WiggleSymbolEffect(.right).track(), ScaleSymbolEffect().track()])
        let state = timeline.states(of: 1, at: 0.1)[0]
        // If the scale comes first, the centre moves by the wiggle's own distance.
        #expect(isNear(state.offset.x, WiggleSymbolEffect(.right).state(at: 0.1).offset.x))
        #expect(isNear(state.scale, ScaleSymbolEffect().state(at: 0.1).scale))
    }

    @Test("Opacities multiply")
    func opacities() {
        let timeline = Timeline([PulseSymbolEffect().track(), AppearSymbolEffect().track()])
        #expect(
            isNear(
                timeline.states(of: 1, at: 0.06)[0].visibleOpacity,
                0.5 * PulseSymbolEffect().state(at: 0.06).visibleOpacity))
    }

    @Test("Draw ranges intersect")
    func ranges() {
        let timeline = Timeline([DrawOnSymbolEffect().track(), DrawOffSymbolEffect().track(EffectOptions(), .from(0.3))]
        )
        let (on, off) = (DrawOnSymbolEffect().state(at: 0.4).draw, DrawOffSymbolEffect().state(at: 0.1).draw)
        let both = timeline.states(of: 1, at: 0.4)[0].draw
        #expect(isNear(both.from, off.from) && isNear(both.to, on.to) && both.from > 0 && both.to < 1)
    }

    @Test("Offsets add")
    func offsets() {
        let timeline = Timeline([WiggleSymbolEffect(.right).track(), WiggleSymbolEffect(.down).track()])
        let offset = timeline.states(of: 1, at: 0.1)[0].offset
        let reach = WiggleSymbolEffect(.right).state(at: 0.1).offset.x
        #expect(isNear(offset.x, reach) && isNear(offset.y, reach))
    }

    private static let states = [
        LayerState(
            opacity: 0.5, paintOpacity: 0.25, transform: .translation(x: 4, y: -8), draw: DrawRange(from: 0.25, to: 1),
            clips: [Shape.disc(0, 0, 1)]),
        LayerState(opacity: 0.25, transform: .scale(2), partScale: 0.5, draw: DrawRange(from: 0, to: 0.5)),
        LayerState(
            opacity: 0.5, paintOpacity: 0.5, transform: .scale(x: 0.5, y: -1), partScale: 4,
            draw: DrawRange(from: 0.5, to: 0.75), clips: [Shape.leaf, Shape.bell], complements: true)
    ]

    @Test("Combining is associative")
    func associative() {
        let (a, b, c) = (Self.states[0], Self.states[1], Self.states[2])
        // All numbers are powers of two, so nothing is rounded.
        #expect(a.combined(with: b).combined(with: c) == a.combined(with: b.combined(with: c)))
    }

    @Test("The identity changes nothing on either side", arguments: states)
    func identity(state: LayerState) {
        #expect(state.combined(with: .identity) == state && LayerState.identity.combined(with: state) == state)
    }

    @Test("The transform of the other state applies first")
    func firstTransform() {
        let combined = Self.states[0].combined(with: Self.states[1])
        #expect(combined.transform(Point(1, 1)) == Point(2 + 4, 2 - 8))
    }

    @Test("What clips the layer in the state that applies first moves with the other")
    func movedClips() {
        let combined = Self.states[1].combined(with: Self.states[0])
        #expect(combined.clips == [Shape.disc(0, 0, 2)])
    }

    @Test("Another scale takes the place of the one that is held, and nothing jumps", arguments: [false, true])
    func scales(isReversed: Bool) {
        let tracks = [
            ScaleSymbolEffect(.up).track(), ScaleSymbolEffect(.down).track(EffectOptions(), .from(0.6))
        ]
        let timeline = Timeline(isReversed ? tracks.reversed() : tracks)
        func scale(_ t: Double) -> Double { timeline.states(of: 1, at: t)[0].scale }
        #expect(isNear(scale(0.59), 1.15) && isNear(scale(2), 0.9))
        #expect(isNear(scale(0.6 - 1e-9), scale(0.6), within: 1e-6))
        #expect(timeline.end == 0.6 + 0.45)
    }

    @Test("A scale that was released before another begins is not released again")
    func releasedScale() {
        let timeline = Timeline([
            ScaleSymbolEffect(.up).track(EffectOptions(), .active(0, 1)),
            ScaleSymbolEffect(.down).track(EffectOptions(), .active(2, 3))
        ])
        #expect(isNear(timeline.states(of: 1, at: 1.9)[0].scale, 1))
        #expect(isNear(timeline.states(of: 1, at: 2.9)[0].scale, 0.9))
        #expect(isNear(timeline.states(of: 1, at: 4)[0].scale, 1))
    }

    @Test("Nothing happens without effects, and a timeline ends with its last effect")
    func ends() {
        #expect(Timeline([]).states(of: 2, at: 1) == [.identity, .identity] && Timeline([]).end == 0)
        #expect(
            Timeline([PulseSymbolEffect().track(), BounceSymbolEffect().track(EffectOptions(), .from(2))]).end == 2.6)
        #expect(
            Timeline([PulseSymbolEffect().track(), PulseSymbolEffect().track(EffectOptions(), .endless)]).end == nil)
    }
}
