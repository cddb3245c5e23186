import SymbolEffects
import SymbolModel
import Testing

@Suite("A symbol that disappears and appears again")
struct TransitionTests {
    private func timeline(_ effects: [(any EffectBehavior, EffectTrack.Span)], reduces: Bool = false) -> Timeline {
        Timeline(effects.map { EffectTrack($0, EffectOptions(), $1, on: subject(1), reducesMotion: reduces) })
    }

    private func isShown(_ timeline: Timeline, at t: Double) -> Bool? {
        let state = timeline.states(of: 1, at: t)[0]
        if state == .identity { return true }
        return state.visibleOpacity == 0 || state.draw.isEmpty ? false : nil
    }

    /// Returns whether nothing changes in an instant.
    private func isSmooth(_ timeline: Timeline, at t: Double) -> Bool {
        let states = [t - 1e-9, t].map { timeline.states(of: 1, at: $0)[0] }
        return isNear(states[0].opacity, states[1].opacity, within: 1e-6)
            && isNear(states[0].draw.to, states[1].draw.to, within: 1e-6)
    }

    private static let pairs: [(off: any EffectBehavior, on: any EffectBehavior)] = [
        (DisappearSymbolEffect(), AppearSymbolEffect()), (DrawOffSymbolEffect(), DrawOnSymbolEffect()),
        (DisappearSymbolEffect(), DrawOnSymbolEffect()), (DrawOffSymbolEffect(), AppearSymbolEffect())
    ]

    @Test(
        "A symbol is visible, disappears, is hidden, appears and is visible, in whatever order that is given",
        arguments: pairs.indices, [false, true])
    func returns(pair: Int, reduces: Bool) {
        let (off, on) = Self.pairs[pair]
        let effects: [(any EffectBehavior, EffectTrack.Span)] = [(off, .from(0.2)), (on, .from(2))]
        for effects in [effects, effects.reversed()] {
            let timeline = timeline(effects, reduces: reduces)
            #expect([0, 0.2, 1.5, 2, 3.5].map { isShown(timeline, at: $0) } == [true, true, false, false, true])
            #expect([0.25, 2.1].map { isShown(timeline, at: $0) } == [nil, nil])
        }
    }

    @Test(
        "A symbol that is to appear while it appears goes on doing so",
        arguments: [AppearSymbolEffect(), DrawOnSymbolEffect()] as [any EffectBehavior])
    func appearsTwice(effect: any EffectBehavior) {
        let (once, twice) = (timeline([(effect, .from(0))]), timeline([(effect, .from(0)), (effect, .from(0.1))]))
        for moment in [0, 0.05, 0.1, 0.15, 0.3, 2] {
            #expect(twice.states(of: 1, at: moment) == once.states(of: 1, at: moment))
        }
        #expect(once.end == twice.end)
        let released = timeline([(effect, .from(0)), (effect, .active(0.1, 2))])
        #expect([0, 0.1, 1.9, 4].map { isShown(released, at: $0) } == [false, nil, true, false])
    }

    @Test("A symbol that appears, disappears and appears again is hidden before")
    func comesTwice() {
        let timeline = timeline([
            (DrawOnSymbolEffect(), .from(1)), (DrawOffSymbolEffect(), .from(3)), (DrawOnSymbolEffect(), .from(5))
        ])
        #expect([0, 2.5, 4.5, 6.5].map { isShown(timeline, at: $0) } == [false, true, false, true])
    }

    @Test("A symbol that disappears twice stays hidden, and one that appears twice appears from nothing")
    func twice() {
        let gone = timeline([(DisappearSymbolEffect(), .from(0)), (DisappearSymbolEffect(), .from(2))])
        #expect([1, 2, 2.1, 3].allSatisfy { isShown(gone, at: $0) == false })
        let come = timeline([(AppearSymbolEffect(), .from(0)), (AppearSymbolEffect(), .from(2))])
        #expect([0, 1, 2, 3].map { isShown(come, at: $0) } == [false, true, false, true])
    }

    @Test("A symbol that has appeared is visible until it is drawn", arguments: [false, true])
    func appearsAndIsDrawn(reduces: Bool) {
        let timeline = timeline(
            [(AppearSymbolEffect(), .from(0.2)), (DrawOnSymbolEffect(), .from(1.2))], reduces: reduces)
        #expect(
            [0, 0.2, 0.8, 1.19, 1.2, 3].map { isShown(timeline, at: $0) } == [false, false, true, true, false, true])
        #expect(isShown(timeline, at: 0.3) == nil)
    }

    @Test("With reduced motion, a symbol that is drawn while it would appear is hidden until then")
    func togetherReduced() {
        let timeline = timeline([(AppearSymbolEffect(), .from(0)), (DrawOnSymbolEffect(), .from(0.3))], reduces: true)
        #expect([0.1, 0.25, 0.3, 0.5].map { isShown(timeline, at: $0) } == [false, false, false, true])
    }

    @Test("A symbol that is drawn while it appears does both")
    func together() {
        let timeline = timeline([(AppearSymbolEffect(), .from(0)), (DrawOnSymbolEffect(), .from(0.1))])
        let state = timeline.states(of: 1, at: 0.2)[0]
        #expect(state.transform == AppearSymbolEffect().state(at: 0.2).transform && state.draw.to < 1)
        #expect(isShown(timeline, at: 0.1) == false)
    }

    /// The time is 0.11 of the 0.22 seconds in which the symbol fades.
    @Test("A symbol that appears while it is still disappearing returns from where it is")
    func turnsBack() {
        let timeline = timeline([(DisappearSymbolEffect(), .from(0.2)), (AppearSymbolEffect(), .from(0.31))])
        let opacities = [0.31 - 1e-9, 0.31, 0.365, 0.42].map { timeline.states(of: 1, at: $0)[0].opacity }
        #expect(zip(opacities, [0.5, 0.5, 0.5, 0.5]).allSatisfy { isNear($0, $1, within: 1e-6) })
        #expect(isShown(timeline, at: 1) == true && isNear(timeline.end ?? 0, 0.31 + 0.5))
    }

    /// The removal would hide the symbol by the time at which the other effect is released.
    @Test(
        "A symbol that appears for a while amid its removal returns from where it is, and then disappears",
        arguments: pairs.indices)
    func returnsForAWhile(pair: Int) {
        let (off, on) = Self.pairs[pair]
        let timeline = timeline([(off, .from(0)), (on, .active(0.11, 3))])
        #expect([1.9, 2.9, 5].map { isShown(timeline, at: $0) } == [true, true, false])
        #expect([0.11, 3].allSatisfy { isSmooth(timeline, at: $0) })
    }

    /// Each time is halfway through what the removal takes.
    @Test("A symbol returns from where it is as often as it is interrupted", arguments: pairs.indices, [2, 3])
    func turnsBackAgain(pair: Int, count: Int) {
        let (off, on) = Self.pairs[pair]
        let begins = (0..<count).map { Double($0) * 2 }
        let timeline = timeline(begins.flatMap { [(off, .from($0)), (on, .from($0 + 0.11))] })
        for begin in begins {
            #expect(isShown(timeline, at: begin + 0.11) == nil && isShown(timeline, at: begin + 1.9) == true)
            #expect(isSmooth(timeline, at: begin + 0.11))
        }
    }

    @Test("A symbol returns from where it is from removals of different kinds")
    func turnsBackFromEach() {
        let timeline = timeline([
            (DisappearSymbolEffect(), .from(0)), (AppearSymbolEffect(), .from(0.1)),
            (DrawOffSymbolEffect(), .from(2)), (DrawOnSymbolEffect(), .from(2.1)),
            (DisappearSymbolEffect(), .from(4)), (DrawOnSymbolEffect(), .from(5))
        ])
        #expect([2, 3.5, 4, 4.5, 5, 6.5].map { isShown(timeline, at: $0) } == [true, true, true, false, false, true])
        #expect([0.1, 2.1].map { isShown(timeline, at: $0) } == [nil, nil])
    }

    @Test("A symbol that appears while it disappears again, though it is hidden already, appears from nothing")
    func hiddenAlready() {
        let timeline = timeline([
            (DisappearSymbolEffect(), .from(0)), (DisappearSymbolEffect(), .from(2)), (AppearSymbolEffect(), .from(2.1))
        ])
        #expect([1, 2.05, 2.1, 3].map { isShown(timeline, at: $0) } == [false, false, false, true])
    }

    @Test("Completing a removal that is complete does not change it")
    func completed() {
        let removal = timeline([(DisappearSymbolEffect(), .active(0, 5.1))])
        for t in [5, 5.05, 5.15, 5.2] {
            #expect(removal.completingRemovals(by: 5).states(of: 1, at: t) == removal.states(of: 1, at: t))
        }
    }

    @Test("An effect released before the symbol appears again does not affect it")
    func takenBack() {
        let timeline = timeline([(DisappearSymbolEffect(), .active(0, 1)), (DrawOnSymbolEffect(), .from(3))])
        #expect([0, 0.8, 2, 3, 5].map { isShown(timeline, at: $0) } == [true, false, true, false, true])
    }
    @Test(
        "A symbol that appears again while it is taken back returns from where it is, for as long as it is told",
        arguments: [AppearSymbolEffect(), DrawOnSymbolEffect()] as [any EffectBehavior])
    func heldAgain(effect: any EffectBehavior) {
        let spans: [(EffectTrack.Span, isLeft: Bool)] = [(.from(2.1), true), (.active(2.1, 4), false)]
        for (again, isLeft) in spans {
            let timeline = timeline([(effect, .active(0, 2)), (effect, again)])
            #expect([1.9, 2.1, 3.9, 6].map { isShown(timeline, at: $0) } == [true, nil, true, isLeft])
            #expect([2, 2.1, 4].allSatisfy { isSmooth(timeline, at: $0) })
        }
        let often = timeline([(effect, .active(0, 2)), (effect, .active(2.1, 2.15)), (effect, .from(2.2))])
        #expect([2.1, 2.15, 2.2].allSatisfy { isSmooth(often, at: $0) && isShown(often, at: $0) == nil })
        #expect(isShown(often, at: 4) == true)
        #expect(often.end.map { isShown(often, at: $0) } == true)
    }

    @Test(
        "A symbol that is told again to appear, while it does so for a while, stays for as long as it is told last",
        arguments: [AppearSymbolEffect(), DrawOnSymbolEffect()] as [any EffectBehavior])
    func toldAgain(effect: any EffectBehavior) {
        for (again, isLeft) in [(EffectTrack.Span.from(0.1), true), (.active(0.1, 2), false)] {
            let timeline = timeline([(effect, .active(0, 1)), (effect, again)])
            #expect([0.1, 1.9, 4].map { isShown(timeline, at: $0) } == [nil, true, isLeft])
            #expect(isSmooth(timeline, at: 0.1))
        }
    }

    @Test("A symbol that is told to appear amid its removal, but not for long enough, leaves from where it is")
    func cutShort() {
        for (off, on) in Self.pairs {
            let again = timeline([(off, .from(0)), (on, .active(0.1, 0.15))])
            #expect([0.1, 0.15].allSatisfy { isSmooth(again, at: $0) && isShown(again, at: $0) == nil })
            #expect(isShown(again, at: 4) == false)
            let met = timeline([(off, .active(0, 2)), (on, .active(2.1, 2.15)), (on, .from(2.2))])
            #expect([2.1, 2.15, 2.2].allSatisfy { isSmooth(met, at: $0) && isShown(met, at: $0) == nil })
            #expect(isShown(met, at: 5) == true)
        }
    }

    @Test(
        "A symbol that returns, since its removal is over, is not disturbed by its appearance",
        arguments: pairs.indices)
    func returning(pair: Int) {
        let (off, on) = Self.pairs[pair]
        let (alone, both) = (timeline([(off, .active(0, 2))]), timeline([(off, .active(0, 2)), (on, .from(2.1))]))
        for moment in [1, 2.05, 2.1, 2.15, 2.3, 4] {
            #expect(both.states(of: 1, at: moment) == alone.states(of: 1, at: moment))
        }
        let brief = timeline([(off, .active(0, 2)), (on, .active(2.1, 5))])
        #expect([1, 4.9, 8].map { isShown(brief, at: $0) } == [false, true, false])
    }
}
