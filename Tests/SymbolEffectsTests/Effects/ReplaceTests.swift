import SymbolEffects
import SymbolGeometry
import SymbolModel
import Testing

@Suite("Replace")
struct ReplaceTests {
    private func motion(_ style: ReplaceSymbolEffect.Style, _ scope: EffectScope = .byLayer) -> any ReplaceMotion {
        ReplaceSymbolEffect(style, isMagic: false, scope).motion(from: Symbols.bell, to: Symbols.leaf)
    }

    private func state(_ content: ReplacePiece.Content, _ style: ReplaceSymbolEffect.Style, at t: Double) -> LayerState?
    {
        motion(style).pieces(at: t).first { $0.content == content }?.state
    }

    private func pull(_ t: Double) -> Double { integratedSpring(response: 0.416, dampingRatio: 0.73, at: t) }
    private func cross(_ t: Double) -> Double { t <= 0 ? 0 : t >= 1 ? 1 : bezier(0.33, 0, 0.67, 1, at: t) }

    @Test(
        "Down-up, the old symbol shrinks to 0.3, the new one grows from it, and they cross from 0.05 to 0.1 seconds")
    func downUp() throws {
        for t in [0.06, 0.075, 0.09] {
            let (old, new) = (
                try #require(state(.old(0), .downUp, at: t)), try #require(state(.new(0), .downUp, at: t))
            )
            #expect(
                isNear(old.scale, 1 - 0.7 * pull(t), within: 1e-7)
                    && isNear(new.scale, 0.3 + 0.7 * pull(t), within: 1e-7))
            #expect(isNear(old.opacity, 1 - cross((t - 0.05) / 0.05)) && isNear(new.opacity, cross((t - 0.05) / 0.05)))
        }
        #expect(state(.old(0), .downUp, at: 0.04)?.opacity == 1 && state(.new(0), .downUp, at: 0.04) == nil)
        #expect(state(.old(0), .downUp, at: 0.11) == nil && state(.new(0), .downUp, at: 0.11)?.opacity == 1)
    }

    @Test("Up-up, the old symbol grows to 1.3 and is gone after 0.1 seconds")
    func upUp() throws {
        let (old, new) = (try #require(state(.old(0), .upUp, at: 0.08)), try #require(state(.new(0), .upUp, at: 0.08)))
        #expect(isNear(old.scale, 1 + 0.3 * pull(0.08), within: 1e-7) && isNear(old.opacity, 1 - cross(0.8)))
        #expect(isNear(new.scale, 0.3 + 0.7 * pull(0.08), within: 1e-7) && isNear(new.opacity, cross(0.6)))
        #expect(state(.old(0), .upUp, at: 0.1) == nil)
    }

    @Test("Off-up, the old symbol is gone at once and the new one is visible after 0.05 seconds")
    func offUp() throws {
        #expect(motion(.offUp).pieces(at: 0).isEmpty)
        let new = try #require(state(.new(0), .offUp, at: 0.03))
        #expect(isNear(new.scale, 0.3 + 0.7 * pull(0.03), within: 1e-7) && isNear(new.opacity, cross(0.6)))
        #expect(motion(.offUp).pieces(at: 0.03).count == 1 && state(.new(0), .offUp, at: 0.05)?.opacity == 1)
    }

    @Test("The stills are shown before and after", arguments: ReplaceSymbolEffect.Style.allCases)
    func stills(style: ReplaceSymbolEffect.Style) {
        let motion = motion(style)
        #expect(motion.pieces(at: -0.1) == [ReplacePiece(.old(0)), ReplacePiece(.old(1))])
        #expect(motion.pieces(at: motion.length) == [ReplacePiece(.new(0))])
    }

    @Test("By layer, each layer follows the previous one after 0.033 seconds; as a whole, all move at once")
    func stagger() throws {
        #expect(isNear(motion(.downUp).length, 0.533) && motion(.downUp, .wholeSymbol).length == 0.5)
        let second = try #require(state(.old(1), .downUp, at: 0.09))
        #expect(isNear(second.scale, 1 - 0.7 * pull(0.057), within: 1e-7) && isNear(second.opacity, 1 - cross(0.14)))
        let whole = motion(.downUp, .wholeSymbol).pieces(at: 0.06)
        #expect(whole[0].state == whole[1].state)
    }

    @Test("However many layers there are, the last one follows the first after 0.066 seconds")
    func spread() throws {
        let many = ReplaceSide(name: "many", subject: subject(7), outlines: [])
        let motion = ReplaceSymbolEffect(.downUp, isMagic: false).motion(from: many, to: Symbols.leaf)
        #expect(isNear(motion.length, 0.566))
        #expect(motion.pieces(at: 0.165).count > 1 && motion.pieces(at: 0.167).map(\.content) == [.new(0)])
    }

    /// The second of two parts begins to appear 0.033 seconds after the first; what it clears is larger, but not seen.
    @Test("The old symbol waits for the largest painted part of the new one", arguments: [(0, 0.0), (1, 0.033)])
    func wait(largest: Int, delay: Double) throws {
        let box = Rect(minX: 40, minY: -40, maxX: 60, maxY: -20)
        var layers = [layer(), layer(), layer(paints: false)]
        for index in layers.indices { layers[index].bounds = box }
        layers[largest].bounds = box.insetBy(-10)
        layers[2].bounds = box.insetBy(-30)
        let new = ReplaceSide(name: "two", subject: subject(layers), outlines: [])
        let motion = ReplaceSymbolEffect(.downUp, isMagic: false).motion(from: Symbols.leaf, to: new)
        let old = try #require(motion.pieces(at: 0.09).first { $0.content == .old(0) })
        #expect(isNear(old.state.opacity, 1 - cross((0.09 - delay - 0.05) / 0.05)))
    }

    @Test("Both symbols scale about the centre of the old one")
    func pivot() {
        #expect(motion(.downUp).pieces(at: 0.07).allSatisfy { $0.state.offset.length < 1e-9 })
    }

    @Test("With reduced motion, one symbol fades into the other within 0.2 seconds")
    func reduced() {
        let motion = ReplaceSymbolEffect().motion(from: Symbols.bell, to: Symbols.bellSlash, reducesMotion: true)
        #expect(motion.length == 0.2)
        let pieces = motion.pieces(at: 0.05)
        #expect(pieces.allSatisfy { $0.state == LayerState(opacity: $0.state.opacity) })
        #expect(isNear(pieces[0].state.opacity, 0.75) && isNear(pieces.last?.state.opacity ?? 0, 0.25))
    }
}
