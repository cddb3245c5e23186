import SymbolEffects
import SymbolGeometry
import SymbolModel
import Testing

@Suite("Layers that move one after another")
struct StaggerTests {
    /// The delay between two of three layers.
    private static let staggered: [(any EffectBehavior, Double)] = [
        (AppearSymbolEffect(), 0.033), (DisappearSymbolEffect(), 0.033), (BounceSymbolEffect(), 0.033),
        (ScaleSymbolEffect(), 0.066),
        (WiggleSymbolEffect(), 0.0165), (BreatheSymbolEffect(), 0.1)
    ]

    @Test("Each layer does what the one below it did a little earlier", arguments: staggered)
    func byLayer(effect: any EffectBehavior, stagger: Double) {
        let three = subject(3)
        for t in [0.02, 0.08, 0.2, 0.55] {
            let states = effect.states(of: three, at: t)
            for index in 1...2 {
                let alone = effect.state(at: t - stagger * Double(index))
                #expect(isNear(states[index].scale, alone.scale) && isNear(states[index].degrees, alone.degrees))
                #expect(isNear(states[index].visibleOpacity, alone.visibleOpacity))
            }
        }
    }

    @Test("A run lasts until the last layer is done, and is then at rest", arguments: staggered)
    func length(effect: any EffectBehavior, stagger: Double) {
        let (one, three) = (effect.track(), effect.track(on: subject(3)))
        #expect(isNear(three.runLength, one.runLength + 2 * stagger))
        for layer in 0...2 { #expect(three.state(of: layer, at: three.runLength) == one.state(of: 0, at: 10)) }
    }

    private static let whole: [any EffectBehavior] = [
        AppearSymbolEffect(.up, .wholeSymbol), DisappearSymbolEffect(.down, .wholeSymbol),
        BounceSymbolEffect(.up, .wholeSymbol),
        ScaleSymbolEffect(.up, .wholeSymbol), PulseSymbolEffect(.wholeSymbol), WiggleSymbolEffect(nil, .wholeSymbol),
        BreatheSymbolEffect(.pulse, .wholeSymbol), RotateSymbolEffect(nil, .wholeSymbol),
        DrawOnSymbolEffect(.wholeSymbol),
        DrawOffSymbolEffect(isReversed: false, .wholeSymbol)
    ]

    @Test("As a whole, all layers move at once", arguments: whole)
    func wholeSymbol(effect: any EffectBehavior) {
        for t in [0.02, 0.3, 0.5] { #expect(Set(effect.states(of: subject(3), at: t)).count == 1) }
    }

    @Test("Groups move by number from 0, and layers without one follow from back to front")
    func order() {
        let mixed = subject([layer(), layer(group: 1), layer(group: 0), layer()])
        // 0.033 s apart: opacity rises in 0.12 s.
        let opacities = AppearSymbolEffect().states(of: mixed, at: 0.11).map(\.visibleOpacity)
        let expected = [0.11 - 0.066, 0.11 - 0.033, 0.11, 0.11 - 0.099].map { $0 / 0.12 }
        #expect(zip(opacities, expected).allSatisfy { isNear($0, $1) })
    }

    @Test("A slash and its gap come with the first and go with the last of what they cross, even in a later group")
    func slash() {
        var layers = [layer(group: 0), layer(group: 1), layer(group: 2, paints: false), layer(group: 2)]
        for index in layers.indices {
            layers[index].bounds = Rect(minX: 20, minY: -60, maxX: 80, maxY: -10)
            layers[index].isSlash = index > 1
        }
        func opacities(_ effect: any EffectBehavior) -> [Double] {
            effect.states(of: subject(layers), at: 0.1).map(\.visibleOpacity)
        }
        // 0.033 s apart: opacity rises in 0.12 s and falls in 0.22 s.
        let coming = [0.1, 0.067, 0.1, 0.1].map { $0 / 0.12 }
        let going = [0.1, 0.067, 0.067, 0.067].map { 1 - $0 / 0.22 }
        #expect(zip(opacities(AppearSymbolEffect()), coming).allSatisfy { isNear($0, $1) })
        #expect(zip(opacities(DisappearSymbolEffect()), going).allSatisfy { isNear($0, $1) })
    }

    @Test("Layers of one group move as one", arguments: staggered)
    func groups(effect: any EffectBehavior, stagger: Double) {
        let grouped = subject([layer(group: 1), layer(group: 0), layer(group: 1)])
        let states = effect.states(of: grouped, at: 0.05)
        #expect(states[0] == states[2] && states[0] != states[1])
    }

    @Test("An eraser moves with the layer above it around which it clears a gap", arguments: staggered)
    func erasers(effect: any EffectBehavior, stagger: Double) {
        let states = effect.states(of: subject([layer(), layer(paints: false), layer()]), at: 0.05)
        #expect(states[1] == states[2] && states[0] != states[1])
    }

    @Test("A layer moves with the one with whose pen it is drawn", arguments: staggered)
    func followers(effect: any EffectBehavior, stagger: Double) {
        var layers = [layer(), layer(), layer()]
        layers[2].leader = 0
        let states = effect.states(of: subject(layers), at: 0.05)
        #expect(states[2] == states[0] && states[1] != states[0])
    }

    /// Each of 20 layers begins to fade 0.033 seconds after the one before, and fades within 0.12.
    @Test("A symbol whose layers grow as one body has appeared when the last of them has faded in")
    func fadingBody() {
        var layers = (0..<20).map { _ in layer() }
        for index in layers.indices { layers[index].body = 0 }
        #expect(isNear(AppearSymbolEffect().track(on: subject(layers)).runLength, 19 * 0.033 + 0.12))
    }

    @Test("An eraser on top moves with the layer out of which it cuts")
    func topEraser() {
        let states = BounceSymbolEffect().states(of: subject([layer(), layer(), layer(paints: false)]), at: 0.05)
        #expect(states[1] == states[2] && states[0] != states[1])
    }

    /// The states of a bell, its clapper and a slash with its knockout.
    private func struck(
        _ effect: any EffectBehavior, at t: Double, _ change: (inout [MotionLayer]) -> Void = { _ in }
    ) -> [LayerState] {
        var subject = Symbols.bellSlash.subject
        change(&subject.layers)
        subject.findParts(in: Symbols.bellSlash.outlines)
        return effect.states(of: subject, at: t)
    }

    @Test("A slash and its knockout move with the layer that they cross", arguments: staggered)
    func slash(effect: any EffectBehavior, stagger: Double) {
        // The slash lies over the whole bell, and beside its clapper.
        let states = struck(effect, at: 0.05)
        #expect(states[2] == states[0] && states[3] == states[0] && states[1] != states[0])
        let alone = effect.state(at: 0.05 - (effect is WiggleSymbolEffect ? 2 * stagger : stagger))
        #expect(isNear(states[1].scale, alone.scale) && isNear(states[1].degrees, alone.degrees))
    }

    @Test("Connected layers move as one, whatever their groups, but appear and disappear one after another")
    func bodies() {
        // The first and the last are connected.
        var joined = subject([layer(group: 0), layer(group: 1), layer(group: 2)])
        (joined.layers[0].body, joined.layers[2].body) = (0, 0)
        for (effect, _) in Self.staggered {
            let transforms = effect.states(of: joined, at: 0.1).map(\.transform)
            #expect(transforms[0] == transforms[2] && transforms[0] != transforms[1])
        }
        let opacities = AppearSymbolEffect().states(of: joined, at: 0.1).map(\.opacity)
        #expect(opacities[0] > opacities[1] && opacities[1] > opacities[2])
    }

    @Test("Connected layers have appeared when they are at rest, although their opacities are staggered")
    func restingBody() {
        var joined = subject([layer(group: 0), layer(group: 1), layer(group: 2)])
        for index in 0...2 { joined.layers[index].body = 0 }
        // The one spring takes 0.5 seconds; the last opacity begins to rise after 2 · 0.033 and takes 0.12.
        let track = AppearSymbolEffect().track(on: joined)
        #expect(isNear(track.runLength, 0.5))
        #expect((0...2).allSatisfy { track.state(of: $0, at: 0.5) == .identity })
    }

    @Test("A slash or cut-out is connected to what it clears, but not what is cut out of an enclosure")
    func cuts() {
        // An enclosure, a hole in it, a badge with its knockout, and a hole that the file moves by itself.
        var layers = [layer(group: 0), layer(group: 1, paints: false), layer(group: 2, paints: false), layer(group: 2)]
        layers += [layer(group: 3, paints: false)]
        layers[0].isEnclosure = true
        #expect([1, 2, 4].map { layers.joins($0, 0) } == [false, false, false])
        layers[0].isEnclosure = false
        #expect([1, 2, 4].map { layers.joins($0, 0) } == [true, false, true])
        layers[2].isSlash = true
        #expect(layers.joins(2, 0))
    }

    @Test("Groups that share a body move as one", arguments: [[0, 0, 0, 3], [0, 1, 1, 3], [0, 1, 2, 1]])
    func sharedGroups(bodies: [Int]) {
        var joined = subject([layer(group: 0), layer(group: 1), layer(group: 0), layer(group: 1)])
        for (index, body) in bodies.enumerated() { joined.layers[index].body = body }
        let transforms = Set(BounceSymbolEffect().states(of: joined, at: 0.05).map(\.transform))
        #expect(transforms.count == (bodies == [0, 1, 2, 1] ? 2 : 1))
    }

    @Test("However many layers wiggle, the last one is 0.033 seconds behind the first", arguments: [2, 3, 9])
    func wiggleSpread(count: Int) {
        let states = WiggleSymbolEffect().states(of: subject(count), at: 0.1)
        #expect(isNear(states[count - 1].degrees, WiggleSymbolEffect().state(at: 0.1 - 0.033).degrees))
    }

    /// A disc, a dot beside it and the circle around them.
    @Test("The contents of an enclosure move as one, before or after it, but those of a frame do not")
    func enclosed() {
        for (tags, isOne) in [(["_enclosure"], true), (["board"], false)] {
            var enclosed = subject([layer(group: 0), layer(group: 1), layer(group: 2) { $0.tags = tags }])
            for (index, box) in [(20.0, 50.0), (60, 80), (0, 100)].enumerated() {
                enclosed.layers[index].bounds = Rect(minX: box.0, minY: box.0, maxX: box.1, maxY: box.1)
            }
            enclosed.layers[2].isEnclosure = true
            for effect in [BounceSymbolEffect(), WiggleSymbolEffect(.left), ScaleSymbolEffect()] as [any EffectBehavior]
            {
                let transforms = effect.states(of: enclosed, at: 0.1).map(\.transform)
                #expect((transforms[0] == transforms[1]) == isOne && transforms[1] != transforms[2])
            }
        }
    }

    @Test("A slash with a motion group of its own moves with that group")
    func groupedSlash() {
        let states = struck(AppearSymbolEffect(), at: 0.05) { layers in
            for (index, group) in [0, 0, 1, 1].enumerated() { layers[index].traits.motionGroup = group }
        }
        #expect(states[0] == states[1] && states[2] == states[3] && states[0] != states[2])
        let free = struck(AppearSymbolEffect(), at: 0.05) { layers in
            layers[0].traits.motionGroup = 1
            layers[1].traits.motionGroup = 0
        }
        #expect(free[3] == free[0] && free[2] == free[0] && free[1] != free[0])
    }

    @Test("An eraser in a group moves with it wherever it lies")
    func groupedEraser() {
        let states = BounceSymbolEffect().states(
            of: subject([layer(group: 1, paints: false), layer(group: 0), layer(group: 1)]), at: 0.05)
        #expect(states[0] == states[2] && states[0] != states[1])
    }

    @Test("A symbol that draws its groups in reverse still moves them in order")
    func drawReverses() {
        var defaults = SymbolDefaults()
        defaults.drawReversesMotionGroups = true
        let reversed = subject([layer(), layer()], defaults)
        #expect(
            BounceSymbolEffect().states(of: reversed, at: 0.05) == BounceSymbolEffect().states(of: subject(2), at: 0.05)
        )
        let drawn = DrawOnSymbolEffect().states(of: reversed, at: 0.1).map(\.draw.to)
        #expect(drawn[0] == 0 && drawn[1] > 0)
    }
}
