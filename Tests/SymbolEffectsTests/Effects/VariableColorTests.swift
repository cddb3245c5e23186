import Foundation
import SymbolEffects
import SymbolGeometry
import SymbolModel
import Testing

@Suite("Variable color")
struct VariableColorTests {
    /// Layers with thresholds, in the order in which they are lit; they lie in a row, so that they form no ring.
    private func row(_ count: Int) -> MotionSubject {
        subject(
            (0..<count).map { index in
                layer(at: Point(Double(index) * 10, -35)) { $0.variableThreshold = Double(index) / 10 }
            })
    }

    /// The same layers in a ring about the symbol's centre.
    private func ring(_ count: Int) -> MotionSubject {
        subject(
            (0..<count).map { index in
                let angle = 2 * .pi * Double(index) / Double(count)
                return layer(at: middle + Point(30 * cos(angle), 30 * sin(angle))) {
                    $0.variableThreshold = Double(index) / 10
                }
            })
    }

    private func loop(_ effect: VariableColorSymbolEffect, _ subject: MotionSubject) -> EffectTrack {
        effect.track(EffectOptions(repetition: .continuous), .endless, on: subject)
    }

    /// The light of a layer that rises in one step and falls in the next.
    private func bump(_ t: Double, step: Double = 0.2) -> Double {
        t < step ? ease(t / step) : 1 - ease((t - step) / step)
    }

    private func ease(_ t: Double) -> Double { t <= 0 ? 0 : t >= 1 ? 1 : bezier(0.33, 0, 0.67, 1, at: t) }

    private func opacities(_ track: EffectTrack, _ count: Int, at t: Double) -> [Double] {
        (0..<count).map { track.state(of: $0, at: t).visibleOpacity }
    }

    @Test("A cycle is as long as its steps, there and back if it reverses, and one rest", arguments: [2, 3, 5])
    func periods(count: Int) throws {
        let row = row(count)
        for (effect, expected) in [
            (VariableColorSymbolEffect(.iterative), 0.2 * Double(count) + 0.6),
            (VariableColorSymbolEffect(.cumulative), 0.2 * Double(count) + 0.8),
            (VariableColorSymbolEffect(.iterative, isReversing: true), 0.4 * Double(count) + 0.4),
            (VariableColorSymbolEffect(.cumulative, isReversing: true), 0.4 * Double(count) + 0.2)
        ] { #expect(isNear(try #require(loop(effect, row).period), expected)) }
    }

    @Test("A closed cycle has no rest and takes at least 0.8 seconds", arguments: [(3, 0.8), (4, 0.8), (6, 1.2)])
    func closedPeriod(count: Int, expected: Double) throws {
        #expect(isNear(try #require(loop(VariableColorSymbolEffect(), ring(count)).period), expected))
    }

    @Test("In a ring, cycles that reverse or accumulate still rest")
    func closedRests() throws {
        for (effect, expected) in [
            (VariableColorSymbolEffect(.iterative, isReversing: true), 2.0),
            (VariableColorSymbolEffect(.cumulative), 1.6),
            (VariableColorSymbolEffect(.cumulative, isReversing: true), 1.8)
        ] { #expect(isNear(try #require(loop(effect, ring(4)).period), expected)) }
    }

    @Test(
        "Parts of which one is more than a quarter larger than another are not a ring",
        arguments: [(12.0, 0.8), (13, 1.4)])
    func unlikeSizes(side: Double, expected: Double) throws {
        var ring = ring(4)
        for index in ring.layers.indices {
            let side = index == 0 ? side : 10
            ring.layers[index].bounds = Rect(x: 0, y: 0, width: side, height: side)
        }
        #expect(isNear(try #require(loop(VariableColorSymbolEffect(), ring).period), expected))
    }

    /// For example a head, shoulders and a badge.
    @Test("Three parts that just lie around their centre are not a ring")
    func triangle() throws {
        let points = [Point(40, -60), Point(40, -20), Point(80, -15)]
        let triangle = subject(
            points.enumerated().map { order, point in
                layer(at: point) { $0.variableThreshold = Double(order) / 10 }
            })
        // As for three in a row: 0.2 for each, and a rest of 0.4 from the time at which the last begins to fade.
        #expect(isNear(try #require(loop(VariableColorSymbolEffect(), triangle).period), 1.2))
    }

    @Test("A ring that is lit crosswise, like a star, is not closed")
    func star() throws {
        var star = ring(5)
        star.layers = [0, 2, 4, 1, 3].map { star.layers[$0] }
        for index in 0..<5 { star.layers[index].traits.variableThreshold = Double(index) / 10 }
        #expect(isNear(try #require(loop(VariableColorSymbolEffect(), star).period), 1.6))
    }

    @Test("In an iterative cycle, light passes from one layer to the next in 0.2 seconds, adding up to one")
    func handover() {
        let track = loop(VariableColorSymbolEffect(hidesInactiveLayers: true), row(3))
        for t in stride(from: 0.2, through: 0.6, by: 0.02) {
            #expect(isNear(opacities(track, 3, at: t).reduce(0, +), 1))
        }
        // The last layer is out at 0.8; 0.4 of the cycle of 1.2 seconds remain.
        for t in [0.8, 1, 1.19] { #expect(opacities(track, 3, at: t) == [0, 0, 0]) }
    }

    @Test("In an iterative cycle, layers are lit one at a time, 0.2 seconds apart")
    func iterative() {
        let track = loop(VariableColorSymbolEffect(), row(3))
        for t in [0, 0.1, 0.25, 0.5, 0.8, 1.1, 1.19] {
            let expected = (0..<3).map { 0.3 + 0.7 * max(bump(t - 0.2 * Double($0)), 0) }
            #expect(zip(opacities(track, 3, at: t), expected).allSatisfy { isNear($0, $1) })
        }
    }

    @Test("A part that is cut out by itself is cut deeper as it is lit, but a knockout always as deep")
    func cutOuts() {
        func eraser(_ threshold: Double) -> MotionLayer { layer(paints: false) { $0.variableThreshold = threshold } }
        let painted = layer { $0.variableThreshold = 0.5 }
        let track = loop(VariableColorSymbolEffect(), subject([layer(), eraser(0), eraser(0.5), painted]))
        let (dark, lit) = ((0..<4).map { track.state(of: $0, at: 0) }, (0..<4).map { track.state(of: $0, at: 0.2) })
        #expect(dark.map(\.opacity) == [1, 0.3, 1, 1] && isNear(lit[1].opacity, 1))
        #expect(dark[3].visibleOpacity == 0.3)
    }

    @Test("In a closed cycle of at least 0.8 seconds the last layer's light meets the first's", arguments: [3, 4, 6])
    func closed(count: Int) {
        let track = loop(VariableColorSymbolEffect(hidesInactiveLayers: true), ring(count))
        let period = max(0.2 * Double(count), 0.8)
        let step = period / Double(count)
        for t in [0.05, 0.1, 0.35, 0.7] {
            let expected = (0..<count).map {
                bump((t - step * Double($0) + period).truncatingRemainder(dividingBy: period), step: step)
            }
            #expect(zip(opacities(track, count, at: t), expected).allSatisfy { isNear($0, $1) })
        }
        let first = opacities(track, count, at: 0)
        #expect(isNear(first[count - 1], 1) && first.dropLast().allSatisfy { isNear($0, 0) })
    }

    @Test("In a cumulative cycle, layers stay lit until all are, and go out together in 0.42 seconds")
    func cumulative() {
        let track = loop(VariableColorSymbolEffect(.cumulative, hidesInactiveLayers: true), row(3))
        for t in [0.1, 0.3, 0.5, 0.64] {
            let expected = (0..<3).map { ease((t - 0.2 * Double($0)) / 0.25) }
            #expect(zip(opacities(track, 3, at: t), expected).allSatisfy { isNear($0, $1) })
        }
        #expect(opacities(track, 3, at: 0.66) == [1, 1, 1])
        let falling = stride(from: 0.65, to: 1.4, by: 0.005).filter { t in
            let opacity = track.state(of: 0, at: t).visibleOpacity
            return opacity > 0 && opacity < 1
        }
        #expect(isNear(Double(falling.count) * 0.005, 0.42, within: 0.011))
        #expect(falling.allSatisfy { Set(opacities(track, 3, at: $0)).count == 1 })
        #expect(opacities(track, 3, at: 1.399) == [0, 0, 0])
    }

    @Test("Unlit layers are at 0.3, or hidden")
    func inactive() {
        #expect(opacities(loop(VariableColorSymbolEffect(), row(3)), 3, at: 0) == [0.3, 0.3, 0.3])
        #expect(opacities(loop(VariableColorSymbolEffect(hidesInactiveLayers: true), row(3)), 3, at: 0) == [0, 0, 0])
    }

    @Test(
        "When the cycle reverses, the way back mirrors the way there",
        arguments: VariableColorSymbolEffect.Accumulation.allCases)
    func reversing(accumulation: VariableColorSymbolEffect.Accumulation) {
        let reversing = loop(VariableColorSymbolEffect(accumulation, isReversing: true), row(3))
        let forward = loop(VariableColorSymbolEffect(accumulation), row(3))
        // The last layer's light is at its peak at 0.4 + 0.2, or at 0.4 + 0.25.
        let turn = accumulation == .iterative ? 0.6 : 0.65
        for offset in [0.03, 0.2, 0.45, 0.55] {
            let there = opacities(reversing, 3, at: turn - offset)
            #expect(zip(there, opacities(reversing, 3, at: turn + offset)).allSatisfy { isNear($0, $1) })
            #expect(zip(there, opacities(forward, 3, at: turn - offset)).allSatisfy { isNear($0, $1) })
        }
    }

    @Test(
        "A cycle that reverses is dark no longer than one that does not",
        arguments: VariableColorSymbolEffect.Accumulation.allCases)
    func restAfterReturn(accumulation: VariableColorSymbolEffect.Accumulation) throws {
        func darkness(isReversing: Bool) throws -> Int {
            let track = loop(VariableColorSymbolEffect(accumulation, isReversing: isReversing), row(3))
            let times = stride(from: 0, to: try #require(track.period), by: 0.01)
            return times.count { time in opacities(track, 3, at: time).allSatisfy { $0 < 0.31 } }
        }
        let (reversing, forward) = (try darkness(isReversing: true), try darkness(isReversing: false))
        #expect(reversing <= forward + 5)
    }

    @Test("A loop repeats without a jump", arguments: [false, true], VariableColorSymbolEffect.Accumulation.allCases)
    func closes(isReversing: Bool, accumulation: VariableColorSymbolEffect.Accumulation) throws {
        for subject in [row(4), ring(4)] {
            let track = loop(VariableColorSymbolEffect(accumulation, isReversing: isReversing), subject)
            let period = try #require(track.period)
            #expect(zip(opacities(track, 4, at: period), opacities(track, 4, at: 0)).allSatisfy { isNear($0, $1) })
            #expect(
                zip(opacities(track, 4, at: period - 1e-6), opacities(track, 4, at: 0)).allSatisfy {
                    isNear($0, $1, within: 1e-4)
                })
        }
    }

    @Test("A single run begins with every layer unlit and ends at rest, even if the cycle could be closed")
    func once() {
        for subject in [row(4), ring(4)] {
            let track = VariableColorSymbolEffect().track(on: subject)
            #expect(opacities(track, 4, at: 0) == [0.3, 0.3, 0.3, 0.3])
            #expect(opacities(track, 4, at: track.runLength) == [1, 1, 1, 1])
            #expect(opacities(track, 4, at: -0.1) == [1, 1, 1, 1])
        }
    }

    @Test("After a pause the first layer stays lit while the others go out, so that nothing jumps from rest")
    func pause() {
        let effect = VariableColorSymbolEffect(hidesInactiveLayers: true)
        let track = effect.track(EffectOptions(repetition: .periodic(count: 2, delay: 1)), on: row(3))
        // A run takes three steps of 0.2 seconds, 0.6 of rest and 0.25 for the return.
        let second = 1.45 + 1
        for t in [1.45, 2, second] { #expect(opacities(track, 3, at: t).allSatisfy { isNear($0, 1) }) }
        for (t, expected) in [(0.1, [1, 0.5, 0.5]), (0.2, [1, 0, 0])] {
            #expect(zip(opacities(track, 3, at: second + t), expected).allSatisfy { isNear($0, $1) })
        }
    }

    @Test("Repeated cycles follow each other directly, and all layers return once, in 0.25 seconds")
    func cycles() throws {
        let effect = VariableColorSymbolEffect(hidesInactiveLayers: true)
        for (subject, cycle) in [(row(4), 1.4), (ring(4), 0.8)] {
            let loop = loop(effect, subject)
            let track = effect.track(EffectOptions(repetition: .periodic(count: 3, delay: nil)), on: subject)
            #expect(isNear(try #require(track.end), 3 * cycle + 0.25))
            #expect(opacities(track, 4, at: 0) == [0, 0, 0, 0])
            for t in [cycle - 0.05, cycle, cycle + 0.1, 2 * cycle + 0.05, 3 * cycle] {
                let (a, b) = (opacities(track, 4, at: t), opacities(loop, 4, at: t))
                #expect(zip(a, b).allSatisfy { isNear($0, $1, within: 1e-6) })
            }
            #expect(opacities(track, 4, at: 3 * cycle + 0.25) == [1, 1, 1, 1])
        }
    }

    @Test("With pauses between them, each cycle returns to rest")
    func restedCycles() throws {
        let track = VariableColorSymbolEffect().track(
            EffectOptions(repetition: .periodic(count: 2, delay: 0.5)), on: row(2))
        // Twice a cycle of 1 s and the return of 0.25 s.
        #expect(isNear(try #require(track.end), 3))
        #expect(opacities(track, 2, at: 1.5) == [1, 1] && opacities(track, 2, at: 1.75) == [1, 1])
    }

    @Test("In a given time the effect begins with all layers unlit, continues, and returns in the last 0.25 seconds")
    func given() {
        let effect = VariableColorSymbolEffect(hidesInactiveLayers: true)
        for subject in [row(4), ring(4)] {
            let track = effect.track(EffectOptions(repetition: .continuous), .active(1, 6), on: subject)
            let loop = loop(effect, subject)
            #expect(opacities(track, 4, at: 1) == [0, 0, 0, 0] && opacities(track, 4, at: 6) == [1, 1, 1, 1])
            for t in [2.5, 4.2, 5.74] {
                #expect(zip(opacities(track, 4, at: t), opacities(loop, 4, at: t - 1)).allSatisfy { isNear($0, $1) })
            }
            // Halfway through the return, every layer is halfway from where it would be.
            let would = opacities(loop, 4, at: 4.875)
            #expect(zip(opacities(track, 4, at: 5.875), would).allSatisfy { isNear($0, ($1 + 1) / 2) })
        }
    }

    @Test("Layers with the same threshold are lit together, and those without one do not change")
    func thresholds() {
        let mixed = subject([
            layer(), layer { $0.variableThreshold = 0.51 }, layer { $0.variableThreshold = 0 },
            layer { $0.variableThreshold = 0.51 }
        ])
        let opacities = opacities(loop(VariableColorSymbolEffect(), mixed), 4, at: 0.1)
        #expect(opacities[0] == 1 && opacities[1] == 0.3 && opacities[3] == 0.3)
        #expect(isNear(opacities[2], 0.3 + 0.7 * bump(0.1)))
    }

    @Test("Without thresholds all layers take part, from back to front")
    func noThresholds() {
        let opacities = opacities(loop(VariableColorSymbolEffect(), subject(2)), 2, at: 0.1)
        #expect(isNear(opacities[0], 0.3 + 0.7 * bump(0.1)) && opacities[1] == 0.3)
    }

    @Test("An eraser is as faint as the layer around which it clears a gap")
    func erasers() {
        let variable = subject([
            layer { $0.variableThreshold = 0 }, layer(paints: false), layer { $0.variableThreshold = 0.51 },
            layer(paints: false), layer()
        ])
        for subject in [variable, subject([layer(), layer(paints: false), layer()])] {
            let states = VariableColorSymbolEffect(hidesInactiveLayers: true).states(of: subject, at: 0.3)
            #expect(states[1] == states[2] && states[1].visibleOpacity < 1)
        }
        #expect(VariableColorSymbolEffect().states(of: variable, at: 0.3)[3] == .identity)
    }

    @Test("Hiding layers weakens erasers, but dimming does not")
    func gaps() {
        let gapped = subject([layer(), layer(paints: false), layer()])
        let dimming: [any EffectBehavior] = [
            VariableColorSymbolEffect(), VariableColorSymbolEffect(.cumulative), PulseSymbolEffect(),
            BreatheSymbolEffect(), RotateSymbolEffect().reduced, BounceSymbolEffect().reduced
        ]
        for t in stride(from: 0, to: 2, by: 0.05) {
            for effect in dimming { #expect(effect.states(of: gapped, at: t)[1].opacity == 1) }
        }
        #expect(VariableColorSymbolEffect(hidesInactiveLayers: true).states(of: gapped, at: 0)[1].opacity == 0)
        #expect(VariableColorSymbolEffect().states(of: gapped, at: 0)[0].visibleOpacity == 0.3)
    }
}
