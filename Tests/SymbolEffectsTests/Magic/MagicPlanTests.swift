import Foundation
import SymbolEffects
import SymbolGeometry
import Testing

@Suite("Planning a magic replacement")
struct MagicPlanTests {
    @Test("A slash appears with its knockout, and the rest stays")
    func slashOn() {
        let plan = MagicPlan(from: Symbols.bell, to: Symbols.bellSlash)
        #expect(plan.isRelated)
        #expect(summary(plan) == ["keep 0 0", "keep 1 1", "slashOn - 2", "slashOn - 3"])
        #expect(plan.actions[3].unit == [2, 3])
        #expect(summary(Symbols.bellSlash, Symbols.bell) == ["keep 0 0", "keep 1 1", "slashOff 2 -", "slashOff 3 -"])
    }

    @Test("A badge appears with its knockout, and the rest stays")
    func badgeIn() {
        let plan = MagicPlan(from: Symbols.bell, to: Symbols.bellBadge)
        #expect(plan.isRelated)
        #expect(summary(plan) == ["keep 0 0", "keep 1 1", "badgeIn - 2", "badgeIn - 3"])
        #expect(plan.actions[2].unit == [2, 3])
    }

    /// Matching takes the time of all pairs.
    @Test("No layers of drawings with hundreds of them match", arguments: [(500, true), (520, false)])
    func textures(count: Int, matches: Bool) {
        let leaves = Array(repeating: Drawn(path: Shape.leaf), count: count)
        let plan = MagicPlan(from: symbol("a", leaves), to: symbol("b", leaves))
        #expect(summary(plan).contains("keep 0 0") == matches)
    }

    @Test("A part that is cut out of a badge belongs to it")
    func badgeGlyph() {
        let glyph = Drawn.clearing(Path(rect: Rect(x: 70, y: -61, width: 10, height: 2)))
        var layers = [Drawn(path: Shape.bell), .clearing(Shape.badgeRoom), Drawn(path: Shape.badge), glyph]
        let minus = symbol("bell.badge.minus", layers)
        #expect(
            summary(symbol("bell", [layers[0]]), minus) == ["keep 0 0", "badgeIn - 1", "badgeIn - 2", "badgeIn - 3"])
        layers[3].path = Shape.disc(75, -60, 2)
        #expect(
            summary(minus, symbol("bell.badge.dot", layers))
                == ["keep 0 0", "keep 1 1", "keep 2 2", "badgeOut 3 -", "badgeIn - 3"])
    }

    @Test("In symbols of one family, layers match if their names are the same after the symbols' names")
    func family() {
        func cloud(_ name: String, _ path: Path) -> ReplaceSide {
            symbol(name, [Drawn(path: path, tags: ["\(name).cloud"])])
        }
        let old = cloud("cloud", Shape.bell)
        #expect(summary(old, cloud("cloud.sun", Shape.leaf)) == ["morph 0 0"])
        #expect(summary(cloud("cloud.rain", Shape.bell), cloud("cloud.sun", Shape.leaf)) == ["morph 0 0"])
        #expect(!MagicPlan(from: old, to: cloud("rain", Shape.leaf)).isRelated)
    }

    @Test("Layers that a symbol gains appear, and those that it loses disappear; knockouts move with what stays")
    func gain() {
        let front = Symbols.small(Shape.leaf)
        let other = symbol(
            "leaf.2",
            [
                Drawn(path: Shape.disc(70, -35, 12)), .clearing(Shape.disc(50, -35, 20)), Drawn(path: front)
            ])
        #expect(summary(Symbols.leaf, other) == ["appear - 0", "ride - 1", "move 0 2"])
        #expect(summary(other, Symbols.leaf) == ["disappear 0 -", "ride 1 -", "move 2 0"])
        #expect(MagicPlan(from: Symbols.leaf, to: other).actions[1].unit == [1, 2])
    }

    @Test("A ring does not morph into a line, for which it would have to be filled")
    func ringAndLine() {
        let line = Shape.capsule(length: 80, width: 6, degrees: 0)
        let (a, b) = (Drawn(path: Shape.ring, tags: ["x"]), Drawn(path: line, tags: ["x"]))
        #expect(summary(symbol("a", [a]), symbol("b", [b])) == ["crossFade 0 0"])
        #expect(summary(symbol("a", [a]), symbol("b", [Drawn(path: Shape.leaf, tags: ["x"])])) == ["morph 0 0"])
    }

    @Test("A bent line does not morph into a solid shape, for which its ends would have to meet")
    func bentLine() {
        let bent = Shape.polygon([(0, 0), (80, 0), (80, 10), (10, 10), (10, 70), (80, 70), (80, 80), (0, 80)])
        let straight = Path(rect: Rect(x: 0, y: 35, width: 80, height: 10))
        let solid = Path(roundedRect: Rect(x: 0, y: 0, width: 80, height: 80), rx: 20, ry: 20)
        let sides = [bent, straight, solid].map { symbol("a", [Drawn(path: $0, tags: ["x"])]) }
        #expect(summary(sides[0], sides[2]) == ["crossFade 0 0"] && summary(sides[2], sides[0]) == ["crossFade 0 0"])
        #expect(summary(sides[1], sides[2]) == ["morph 0 0"])
    }

    @Test("A solid shape morphs into two, even if they are as wide as it is: they do not fold like strokes")
    func parting() {
        let triangle = Shape.polygon([(20, -65), (75, -35), (20, -5)])
        var bars = Path(rect: Rect(x: 16, y: -65, width: 24, height: 60))
        bars.append(Path(rect: Rect(x: 50, y: -65, width: 24, height: 60)))
        let sides = [triangle, bars].map { symbol("a", [Drawn(path: $0, tags: ["x"])]) }
        #expect(summary(sides[0], sides[1]) == ["morph 0 0"] && summary(sides[1], sides[0]) == ["morph 0 0"])
    }

    @Test("Nothing morphs while it crosses the symbol")
    func apart() {
        let sides = [5.0, 95].map { x in
            symbol("a", [Drawn(path: Shape.polygon([(x - 4, -60), (x + 4, -60), (x, -50 + x / 9)]), tags: ["x"])])
        }
        #expect(summary(sides[0], sides[1]) == ["crossFade 0 0"])
    }

    @Test("A layer that moves with the whole symbol does not cross it")
    func shrinking() {
        func bell(_ name: String, in drawn: [Drawn] = [], _ move: (Path) -> Path, _ clapper: Path) -> ReplaceSide {
            symbol(
                name, drawn + [Drawn(path: move(Shape.bell), tags: ["body"]), Drawn(path: clapper, tags: ["clapper"])])
        }
        // The two clappers do not overlap, and their shapes differ.
        let large = bell("bell", { $0 }, Shape.polygon([(42, -1), (58, -1), (50, 5)]))
        let small = bell(
            "bell.circle", in: [Drawn(path: Shape.ring)], Symbols.small,
            Shape.polygon([(46, -18), (54, -18), (54, -15), (46, -15)]))
        #expect(summary(large, small) == ["appear - 0", "move 0 1", "morph 1 2"])
        #expect(summary(small, large) == ["disappear 0 -", "move 1 0", "morph 2 1"])
    }

    /// Arrowheads that point to one side, 50 high, turned into those that point to the other.
    @Test("A layer turns unless it would meet another on its way")
    func turningApart() {
        func heads(_ name: String, isLeft: Bool, at xs: [Double], _ other: [Drawn] = []) -> ReplaceSide {
            symbol(
                name,
                zip(xs, ["first", "second"]).map { x, tag in
                    let (back, tip) = isLeft ? (x + 10, x - 10) : (x - 10, x + 10)
                    let inner = isLeft ? tip + 6 : tip - 6
                    let head = Shape.polygon([
                        (back, -60), (tip, -35), (back, -10), (back, -16), (inner, -35), (back, -54)
                    ])
                    return Drawn(path: head, tags: [tag])
                } + other)
        }
        let line = Drawn(path: Path(rect: Rect(x: 65, y: -37, width: 30, height: 4)), tags: ["line"])
        #expect(
            summary(heads("a", isLeft: true, at: [20], [line]), heads("b", isLeft: false, at: [20], [line]))
                == ["move 0 0", "keep 1 1"])
        let plan = MagicPlan(from: heads("a", isLeft: true, at: [40, 60]), to: heads("b", isLeft: false, at: [40, 60]))
        #expect(!plan.isRelated && plan.actions.allSatisfy { $0.old == nil || $0.new == nil })
    }

    @Test("A detail that changes sides does not relate two drawings, not even in one enclosure")
    func strayDetail() {
        func ended(_ name: String, isLeft: Bool, _ frame: [Drawn] = []) -> ReplaceSide {
            let xs = isLeft ? (70.0, 34.0) : (30, 66)
            return symbol(
                name,
                frame + [
                    Drawn(path: Shape.polygon([(xs.0, -50), (100 - xs.0, -35), (xs.0, -15)])),
                    Drawn(path: Path(rect: Rect(x: xs.1 - 8, y: -50, width: 4, height: 30)))
                ])
        }
        let plan = MagicPlan(from: ended("backward", isLeft: true), to: ended("forward", isLeft: false))
        #expect(!plan.isRelated)
        let ring = [Drawn(path: Shape.ring)]
        #expect(
            summary(ended("backward.circle", isLeft: true, ring), ended("forward.circle", isLeft: false, ring))
                == ["keep 0 0", "replaceOut 1 -", "replaceOut 2 -", "replaceIn - 1", "replaceIn - 2"])
    }

    /// The bodies have 2,700 and 1,800 square units, the discs 50 and 1,257.
    @Test(
        "The rest goes before anything comes if a fifth of a symbol stays, and at the same time if it is less",
        arguments: [
            (4, ["replaceOut 0 -", "replaceIn - 0"]), (20, ["disappear 0 -", "appear - 0"])
        ] as [(Double, [String])])
    func smallPartStays(radius: Double, others: [String]) {
        let disc = Drawn(path: Shape.disc(50, -35, radius), tags: ["disc"])
        let (old, new) = (
            symbol("a", [Drawn(path: Shape.bell), disc]), symbol("b", [Drawn(path: Shape.leaf), disc])
        )
        #expect(summary(old, new) == others + ["keep 1 1"])
    }

    @Test("The only layers of symbols with one stem match, whatever they look like")
    func onlyLayers() {
        func sides(_ names: [String]) -> (ReplaceSide, ReplaceSide) {
            (
                symbol(names[0], [Drawn(path: Shape.bell)]),
                symbol(names[1], [Drawn(path: Shape.ring), Drawn(path: Symbols.small(Shape.leaf))])
            )
        }
        let (wrench, enclosed) = sides(["wrench", "wrench.circle"])
        #expect(summary(wrench, enclosed) == ["appear - 0", "morph 0 1"])
        let (other, stranger) = sides(["wrench", "gear.circle"])
        #expect(!MagicPlan(from: other, to: stranger).isRelated)
    }

    @Test("The filled form of a contour matches its outline")
    func fillPair() {
        let outline = symbol("leaf", [Drawn(path: Shape.ringed(Shape.leaf, Symbols.small(Shape.leaf)))])
        let plan = MagicPlan(from: outline, to: symbol("leaf.fill", [Drawn(path: Shape.leaf)]))
        #expect(plan.isRelated)
        #expect(plan.description == "morph      old 0 → new 0  (roles fill)")
    }

    @Test("Two outlines of one contour with different contents do not match as outline and filled form")
    func noFillPair() {
        let (a, b) = (
            Shape.ringed(Shape.leaf, Symbols.small(Shape.leaf)), Shape.ringed(Shape.leaf, Shape.disc(50, -35, 9))
        )
        #expect(
            summary(symbol("a", [Drawn(path: a)]), symbol("b", [Drawn(path: b)])) == ["replaceOut 0 -", "replaceIn - 0"]
        )
    }

    @Test("The symbol itself moves into its enclosure")
    func intoCircle() {
        let plan = MagicPlan(from: Symbols.leaf, to: Symbols.leafCircle)
        #expect(plan.isRelated)
        #expect(summary(plan) == ["appear - 0", "move 0 1"])
    }

    @Test("Tags match layers with different outlines")
    func tags() {
        let old = symbol("a", [Drawn(path: Shape.bell, tags: ["bell"])])
        let new = symbol("b", [Drawn(path: Shape.leaf, tags: ["1f", "bell"])])
        let plan = MagicPlan(from: old, to: new)
        #expect(plan.isRelated)
        #expect(plan.description == "morph      old 0 → new 0  (tags bell)")
    }

    @Test("Of layers with the same tags, those with equal outlines match")
    func tiedTags() {
        let (bell, leaf) = (Drawn(path: Shape.bell, tags: ["x"]), Drawn(path: Shape.leaf, tags: ["x"]))
        let plan = MagicPlan(from: symbol("a", [bell, leaf]), to: symbol("b", [Drawn(path: Shape.circle), bell, leaf]))
        #expect(summary(plan) == ["appear - 0", "keep 0 1", "keep 1 2"])
    }

    @Test("A tag of the whole symbol does not make its slash its base")
    func compositeTags() {
        let base = Drawn(path: Shape.bell, tags: ["c1", "bell"])
        let slashed = symbol(
            "bell.slash",
            [
                base, .clearing(Shape.slashRoom, tags: ["c1", "_slash"]),
                Drawn(path: Shape.slash, tags: ["c1", "_slash"])
            ])
        #expect(summary(symbol("bell", [base]), slashed) == ["keep 0 0", "slashOn - 1", "slashOn - 2"])
    }

    @Test("A tagged slash need not look like one if it has a knockout, or extends from corner to corner")
    func taggedSlash() {
        func change(_ drawn: [Drawn]) -> [String] {
            summary(Symbols.leaf, symbol("b", [Drawn(path: Shape.leaf)] + drawn))
        }
        func bar(_ length: Double, _ width: Double, _ degrees: Double) -> Drawn {
            Drawn(path: Shape.capsule(length: length, width: width, degrees: degrees), tags: ["_slash"])
        }
        let knockout = Drawn.clearing(Shape.capsule(length: 50, width: 20, degrees: 80), tags: ["_slash"])
        #expect(change([knockout, bar(40, 10, 80)]) == ["keep 0 0", "slashOn - 1", "slashOn - 2"])
        #expect(change([bar(80, 20, 45)]) == ["keep 0 0", "slashOn - 1"])
        #expect(change([bar(80, 6, 79)]) == ["keep 0 0", "appear - 1"])
        let own = [Drawn(path: Shape.leaf), bar(80, 6, 79)]
        #expect(summary(symbol("b", own), symbol("b.circle", [own[0], bar(70, 7, 79)])) == ["keep 0 0", "morph 1 1"])
    }

    @Test("A common slash or badge does not make two symbols related")
    func unrelated() {
        #expect(!MagicPlan(from: Symbols.bell, to: Symbols.leaf).isRelated)
        #expect(!MagicPlan(from: Symbols.bellSlash, to: Symbols.leafSlash).isRelated)
        #expect(MagicPlan(from: Symbols.bell, to: Symbols.leaf).description.hasPrefix("not related\nreplaceOut"))
    }

    @Test(
        "All layers of a symbol match themselves",
        arguments: [
            Symbols.bell, Symbols.bellSlash, Symbols.bellBadge, Symbols.leafCircle, Symbols.bellCircleFill,
            symbol("twice", [Drawn(path: Shape.leaf), Drawn(path: Shape.leaf)]), symbol("nothing", [])
        ])
    func itself(side: ReplaceSide) {
        let plan = MagicPlan(from: side, to: side)
        #expect(plan.isRelated)
        #expect(summary(plan) == side.subject.layers.indices.map { "keep \($0) \($0)" })
    }

    @Test("Neither the start of outlines matters, nor their direction, nor their segments")
    func normalised() {
        let turned = Shape.polygon([(50, -5), (80, -35), (65, -50), (50, -65), (20, -35)])
        #expect(summary(Symbols.leaf, symbol("b", [Drawn(path: turned)])) == ["keep 0 0"])
    }

    @Test("Half a hundredth of the text size is no difference, but one is, unless the names match")
    func tolerance() {
        func shifted(_ name: String, _ x: Double) -> ReplaceSide {
            symbol(name, [Drawn(path: Shape.polygon([(20, -35), (50, -65), (80 + x, -35), (50, -5)]))])
        }
        #expect(summary(Symbols.leaf, shifted("b", 0.4)) == ["keep 0 0"])
        #expect(summary(Symbols.leaf, shifted("b", 1.2)) == ["replaceOut 0 -", "replaceIn - 0"])
        let plan = MagicPlan(from: Symbols.leaf, to: shifted("leaf.fill", 1.2))
        #expect(plan.description == "morph      old 0 → new 0  (name leaf)")
    }

    @Test("Dots do not match in unrelated symbols")
    func dots() {
        let (a, b) = (Drawn(path: Shape.disc(30, 5, 4)), Drawn(path: Shape.disc(70, -75, 4)))
        let sides = [symbol("a", [Drawn(path: Shape.bell), a]), symbol("b", [Drawn(path: Shape.leaf), b])]
        #expect(!MagicPlan(from: sides[0], to: sides[1]).isRelated)
    }

    @Test("A dot does not become the whole of an unrelated symbol, nor the reverse")
    func dotAndDisc() {
        let eye = symbol("bird", [Drawn(path: Shape.bell), Drawn(path: Shape.disc(50, -40, 4))])
        let disc = symbol("disc", [Drawn(path: Shape.circle)])
        #expect(summary(eye, disc) == ["replaceOut 0 -", "replaceOut 1 -", "replaceIn - 0"])
        #expect(summary(disc, eye) == ["replaceOut 0 -", "replaceIn - 0", "replaceIn - 1"])
    }

    @Test("A sign that is small in one symbol matches the same sign in another")
    func signs() {
        func chevron(_ reach: Double, _ y: Double) -> Drawn {
            Drawn(
                path: Shape.polygon(
                    [(-1, -1), (0, -1), (1, 0), (0, 1), (-1, 1), (0, 0)].map { (50 + $0.0 * reach, y + $0.1 * reach) }))
        }
        let tray = symbol("tray", [Drawn(path: Shape.bell), chevron(10, -40)])
        let alone = symbol("chevron", [chevron(30, -35)])
        #expect(summary(tray, alone) == ["disappear 0 -", "move 1 0"])
        #expect(summary(alone, tray) == ["appear - 0", "move 0 1"])
    }

    @Test("Of overlapping layers that swap in the painting order, only one is matched")
    func crossing() {
        let (bell, leaf) = (Drawn(path: Shape.bell), Drawn(path: Shape.leaf))
        #expect(summary(symbol("a", [bell, leaf]), symbol("b", [leaf, bell])).count == 3)
    }

    @Test("Layers that swap in the painting order all match where that cannot be seen: apart, or with the same paint")
    func unseenCrossing() {
        let (left, right) = (
            Drawn(path: Shape.disc(20, -35, 15), tags: ["left"]), Drawn(path: Shape.disc(80, -35, 15), tags: ["right"])
        )
        #expect(summary(symbol("a", [left, right]), symbol("b", [right, left])) == ["keep 0 1", "keep 1 0"])
        let (bell, leaf) = (Drawn(path: Shape.bell), Drawn(path: Shape.leaf))
        var sides = [symbol("a", [bell, leaf]), symbol("b", [leaf, bell])]
        for side in sides.indices { sides[side].looks = ["black", "black"] }
        #expect(summary(sides[0], sides[1]) == ["keep 0 1", "keep 1 0"])
    }

    @Test("A layer that swaps with another stays above what it covers in either symbol")
    func crossingOverOthers() {
        func disc(_ x: Double, _ tag: String) -> Drawn { Drawn(path: Shape.disc(x, -35, 10), tags: [tag]) }
        let (a, b, c) = (disc(20, "a"), disc(80, "b"), disc(35, "c"))
        // Of a and b only one keeps its place; c lies on a alone.
        #expect(
            summary(symbol("x", [b, a]), symbol("y", [a, c, b])) == ["keep 1 0", "appear - 1", "keep 0 2"])
        // An eraser is no layer to swap with: what it clears lies below it.
        let eraser = Drawn.clearing(Shape.disc(20, -35, 5), tags: ["e"])
        #expect(summary(symbol("x", [a, eraser, b]), symbol("y", [b, eraser, a])).count == 4)
    }

    @Test("A plan can be written for people and for programs")
    func written() throws {
        let plan = MagicPlan(from: Symbols.leaf, to: Symbols.leafSlash)
        #expect(
            plan.description == """
                keep       old 0 → new 0  (paths)
                slashOn    new 1  (roles slash)
                slashOn    new 2  (roles slash)
                """)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let json = String(decoding: try encoder.encode(plan.actions[0]), as: UTF8.self)
        #expect(json == #"{"kind":"keep","new":0,"old":0,"rule":"paths","unit":[]}"#)
    }
}
