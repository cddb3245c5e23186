import SymbolEffects
import SymbolGeometry
import SymbolModel
import Testing

@Suite("Draw on and off")
struct DrawTests {
    /// The pen moves by 1, 2 and 5 text sizes: 0.35 + 0.15 · length, at most 0.8, gives 0.5, 0.65 and 0.8 seconds.
    private let three = subject([layer(pen: 100), layer(pen: 200), layer(pen: 500)])
    private let times = [0.5, 0.65, 0.8]

    private func pen(_ t: Double) -> Double { t <= 0 ? 0 : t >= 1 ? 1 : bezier(0.4, 0, 0.2, 1, at: t) }

    private func heads(_ effect: any EffectBehavior, _ subject: MotionSubject, at t: Double) -> [Double] {
        effect.states(of: subject, at: t).map(\.draw.to)
    }

    private func expectHeads(
        _ effect: any EffectBehavior, _ subject: MotionSubject, starts: [Double], lengths: [Double]
    ) {
        for t in stride(from: 0, through: 2.2, by: 0.11) {
            let expected = zip(starts, lengths).map { pen((t - $0) / $1) }
            #expect(zip(heads(effect, subject, at: t), expected).allSatisfy { isNear($0, $1) })
        }
        #expect(isNear(effect.track(on: subject).runLength, zip(starts, lengths).map(+).max() ?? 0))
    }

    @Test("By layer, starts are 0.15 seconds apart")
    func byLayer() { expectHeads(DrawOnSymbolEffect(), three, starts: [0, 0.15, 0.3], lengths: times) }

    @Test("A solid shape takes at least 0.45 seconds, a dot 0.2")
    func solid() {
        let square = MotionLayer(bounds: Rect(x: 0, y: 0, width: 20, height: 20), penLength: 20, isSwept: true)
        let dot = MotionLayer(bounds: Rect(x: 0, y: 0, width: 5, height: 5), penLength: 5, isSwept: true)
        #expect(isNear(DrawOnSymbolEffect().track(on: subject([square])).runLength, 0.45))
        #expect(isNear(DrawOnSymbolEffect().track(on: subject([dot])).runLength, 0.2))
    }

    @Test("As a whole, all layers are drawn together in 0.6 seconds")
    func wholeSymbol() {
        expectHeads(DrawOnSymbolEffect(.wholeSymbol), three, starts: [0, 0, 0], lengths: [0.6, 0.6, 0.6])
    }

    @Test("Individually, each layer waits for the previous one")
    func individually() {
        expectHeads(DrawOnSymbolEffect(.individually), three, starts: [0, 0.5, 1.15], lengths: times)
    }

    @Test("Symbols that reverse their groups are drawn from the last to the first")
    func reversedGroups() {
        var reversed = three
        reversed.defaults.drawReversesMotionGroups = true
        expectHeads(DrawOnSymbolEffect(), reversed, starts: [0.3, 0.15, 0], lengths: times)
        expectHeads(DrawOnSymbolEffect(.individually), reversed, starts: [1.45, 0.8, 0], lengths: times)
    }

    @Test("However many layers there are, all are drawn within 1.4 seconds, at even intervals")
    func manyLayers() {
        let ten = subject((0..<10).map { _ in layer(pen: 300) })
        expectHeads(
            DrawOnSymbolEffect(), ten, starts: (0..<10).map { Double($0) / 15 },
            lengths: Array(repeating: 0.8, count: 10))
    }

    @Test("A pen starts at the beginning and never moves backwards")
    func monotone() {
        let ranges = stride(from: -0.1, through: 1.2, by: 0.01).map { DrawOnSymbolEffect().state(at: $0).draw }
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.to <= $1.to })
        #expect(ranges.allSatisfy { $0.from == 0 } && ranges.first?.isEmpty == true && ranges.last?.isFull == true)
    }

    @Test("The pen grows to its width in the first 5 % of its course, and shrinks in the last 5 % when it erases")
    func growingPen() {
        for t in stride(from: 0.002, through: 0.6, by: 0.002) {
            let progress = pen(t / 0.6)
            let on = DrawOnSymbolEffect(.wholeSymbol).state(at: t).draw
            let off = DrawOffSymbolEffect(isReversed: false, .wholeSymbol).state(at: 0.6 - t).draw
            #expect(isNear(on.tip, min(progress / 0.05, 1)))
            #expect(isNear(off.tip, min((1 - pen((0.6 - t) / 0.6)) / 0.05, 1)))
        }
    }

    @Test("Drawn off, the tail follows the course of the head")
    func off() {
        for t in stride(from: 0, through: 1.2, by: 0.1) {
            let (on, off) = (
                DrawOnSymbolEffect().states(of: three, at: t), DrawOffSymbolEffect().states(of: three, at: t)
            )
            #expect(off.map(\.draw.from) == on.map(\.draw.to) && off.allSatisfy { $0.draw.to == 1 })
        }
    }

    @Test("Drawing off in reverse is drawing on, backwards in time", arguments: EffectScope.allCases)
    func offReversed(scope: EffectScope) {
        let (on, off) = (DrawOnSymbolEffect(scope), DrawOffSymbolEffect(isReversed: true, scope))
        let length = on.track(on: three).runLength
        #expect(off.track(on: three).runLength == length)
        for t in stride(from: 0, through: length, by: 0.1) {
            #expect(off.states(of: three, at: t) == on.states(of: three, at: length - t))
        }
    }

    @Test("A symbol is visible before it is drawn off and gone afterwards", arguments: [false, true])
    func offEnds(isReversed: Bool) {
        let track = DrawOffSymbolEffect(isReversed: isReversed).track()
        #expect(track.state(of: 0, at: 0) == .identity && track.state(of: 0, at: track.runLength).draw.isEmpty)
    }

    @Test("A dot fades in and grows from 0.8 about its centre within 0.2 seconds")
    func dots() {
        let dotted = subject([layer(pen: 100), layer(at: Point(20, -10), pen: 5)])
        func dot(_ t: Double) -> LayerState { DrawOnSymbolEffect().states(of: dotted, at: t)[1] }
        #expect(dot(0.15).opacity == 0 && isNear(dot(0.15001).partScale, 0.8, within: 1e-4))
        let half = dot(0.25)
        #expect(isNear(half.opacity, pen(0.5)) && isNear(half.partScale, 0.8 + 0.2 * pen(0.5)))
        #expect(half.draw.isFull && half.transform == .identity)
        #expect(dot(0.35) == .identity)
    }

    @Test("A layer without a stroke that belongs to one with a stroke is drawn with it")
    func arrowhead() {
        let arrow = subject([layer(group: 0, pen: 100), layer(group: 0, pen: 5)])
        let states = DrawOnSymbolEffect().states(of: arrow, at: 0.2)
        #expect(states[0] == states[1] && !states[0].draw.isFull)
    }

    @Test(
        "A layer that another layer's pen draws is drawn along with it, without a delay of its own",
        arguments: EffectScope.allCases)
    func leaders(scope: EffectScope) {
        let plate = subject([
            layer(group: 0, pen: 100), MotionLayer(traits: layer(group: 1).traits, penLength: 100, leader: 0)
        ])
        for t in [0, 0.1, 0.3, 2] {
            let states = DrawOnSymbolEffect(scope).states(of: plate, at: t)
            #expect(states[0] == states[1])
        }
        #expect(isNear(DrawOnSymbolEffect(scope).track(on: plate).runLength, scope == .wholeSymbol ? 0.6 : 0.5))
    }

    @Test("A pen whose tip has a share of the ink stands for that share, by area, and then draws everything")
    func settingDown() {
        let dash = subject([MotionLayer(penLength: 100, tipShare: 0.36)])
        func range(_ effect: any EffectBehavior, _ progress: Double) -> DrawRange {
            let track = effect.track(on: dash)
            // The pen's progress grows with time; the time at which it reaches a share is found by bisection.
            var span = 0.0...track.runLength
            for _ in 0..<60 {
                let t = (span.lowerBound + span.upperBound) / 2
                span = pen(t / track.runLength) < progress ? t...span.upperBound : span.lowerBound...t
            }
            return track.state(of: 0, at: span.lowerBound).draw
        }
        let (set, gone) = (range(DrawOnSymbolEffect(), 0.09), range(DrawOnSymbolEffect(), 0.68))
        #expect(set.from == 0 && set.to < 1e-5 && isNear(set.tip, 0.5, within: 1e-6))
        #expect(gone.from == 0 && isNear(gone.to, 0.5, within: 1e-6) && gone.tip == 1)
        let (off, last) = (range(DrawOffSymbolEffect(), 0.32), range(DrawOffSymbolEffect(), 0.91))
        #expect(isNear(off.from, 0.5, within: 1e-6) && off.to == 1 && off.tip == 1)
        #expect(last.from > 1 - 1e-5 && last.from < 1 && isNear(last.tip, 0.5, within: 1e-6))
    }

    @Test("Dots of one group grow at the same time, each about its own centre")
    func dotGroup() {
        let colon = subject([Point(50, -10), Point(50, -50)].map { layer(group: 0, at: $0, pen: 5) })
        let states = DrawOnSymbolEffect().states(of: colon, at: 0.1)
        #expect(isNear(states[0].partScale, 0.8 + 0.2 * pen(0.5)) && states[0] == states[1])
        #expect(states[0].transform == .identity)
    }

    @Test("An eraser without guides clears in full from the first moment to the last", arguments: EffectScope.allCases)
    func erasers(scope: EffectScope) {
        // It would take 0.8 seconds; the layer that it cuts takes 0.5.
        let cut = subject([layer(group: 0, pen: 100), layer(group: 0, paints: false, pen: 500)])
        let effects: [any EffectBehavior] = [
            DrawOnSymbolEffect(scope), DrawOffSymbolEffect(scope), DrawOffSymbolEffect(isReversed: true, scope)
        ]
        for effect in effects {
            for t in [0, 0.01, 0.2, 0.45, 0.6, 2] { #expect(effect.states(of: cut, at: t)[1] == .identity) }
            #expect(isNear(effect.track(on: cut).runLength, scope == .wholeSymbol ? 0.6 : 0.5))
        }
    }

    @Test(
        "The knockout of a stroke clears as the stroke is drawn, if both have guides", arguments: EffectScope.allCases)
    func guidedErasers(scope: EffectScope) {
        var (gap, slash) = (layer(group: 0, paints: false, pen: 100), layer(group: 0, pen: 100))
        (gap.isGuided, slash.isGuided) = (true, true)
        func states(_ layers: [MotionLayer], at t: Double) -> [LayerState] {
            DrawOnSymbolEffect(scope).states(of: subject(layers), at: t)
        }
        for t in [0, 0.1, 0.3, 2] {
            let states = states([layer(group: 1), gap, slash], at: t)
            #expect(states[1] == states[2])
        }
        // What is cut out of a plate is cut out of all that there is of it.
        #expect(states([slash, gap], at: 0.1)[1] == .identity)
        slash.isGuided = false
        #expect(states([gap, slash], at: 0.1)[0] == .identity)
    }

    @Test("A fully cleared layer does not delay the next", arguments: [EffectScope.byLayer, .individually])
    func hidden(scope: EffectScope) {
        var cleared = layer(pen: 100)
        cleared.isHidden = true
        let symbol = subject([cleared, layer(pen: 200), layer(pen: 500)])
        let effect = DrawOnSymbolEffect(scope)
        let starts = scope == .byLayer ? [0.0, 0.15] : [0, 0.65]
        for t in stride(from: 0, through: 1.5, by: 0.11) {
            let expected = zip(starts, [0.65, 0.8]).map { pen((t - $0) / $1) }
            #expect(zip(heads(effect, symbol, at: t).dropFirst(), expected).allSatisfy { isNear($0, $1) })
        }
    }

    @Test("Released, a drawing is undone in the order in which it was made")
    func takenBack() {
        let track = DrawOnSymbolEffect().track(EffectOptions(), .active(0, 2))
        for delay in [0.1, 0.3] {
            #expect(isNear(track.state(of: 0, at: 2 + delay).draw.to, track.state(of: 0, at: 0.5 - delay).draw.to))
        }
        #expect(track.state(of: 0, at: 2.5).draw.isEmpty)
    }
}
