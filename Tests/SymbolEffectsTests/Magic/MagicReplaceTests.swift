import Foundation
import SymbolEffects
import SymbolGeometry
import SymbolModel
import Testing

@Suite("Running a magic replacement")
struct MagicReplaceTests {
    func magic(_ old: ReplaceSide, _ new: ReplaceSide) -> any ReplaceMotion {
        ReplaceSymbolEffect().motion(from: old, to: new)
    }

    private static let pairs = [
        (Symbols.bell, Symbols.bellSlash), (Symbols.bellSlash, Symbols.bell), (Symbols.bell, Symbols.bellBadge),
        (Symbols.bellBadge, Symbols.bellSlash), (Symbols.leaf, Symbols.leafCircle),
        (Symbols.bellCircle, Symbols.leafCircle),
        (Symbols.bellCircle, Symbols.bellCircleFill)
    ]

    @Test("The stills are shown before and after", arguments: pairs)
    func stills(old: ReplaceSide, new: ReplaceSide) {
        let motion = magic(old, new)
        let before = old.subject.layers.indices.map { ReplacePiece(.old($0)) }
        let after = new.subject.layers.indices.map { ReplacePiece(.new($0)) }
        for t in [-1.0, 0] { #expect(motion.pieces(at: t) == before) }
        for t in [motion.length, motion.length + 1] { #expect(motion.pieces(at: t) == after) }
    }

    @Test(
        "A symbol replaced with itself never changes",
        arguments: [Symbols.bellSlash, Symbols.bellBadge, Symbols.leafCircle])
    func itself(side: ReplaceSide) {
        let (motion, still) = (magic(side, side), side.subject.layers.indices.map { ReplacePiece(.new($0)) })
        for t in stride(from: 0.01, through: 1, by: 0.09) { #expect(motion.pieces(at: t) == still) }
    }

    @Test("A layer that fades into its match is its complement: both add up to one")
    func crossFade() {
        let line = Shape.capsule(length: 80, width: 6, degrees: 0)
        let motion = magic(
            symbol("a", [Drawn(path: Shape.ring, tags: ["x"])]), symbol("b", [Drawn(path: line, tags: ["x"])]))
        let pieces = motion.pieces(at: 0.1)
        #expect(pieces.map(\.content) == [.old(0), .new(0)])
        #expect(pieces.map(\.state.complements) == [false, true])
        #expect(pieces.reduce(0) { $0 + $1.state.opacity } == 1)
    }

    @Test("A slash and its knockout are revealed from the upper left with concentric round tips; the rest stands still")
    func slash() throws {
        let motion = magic(Symbols.bell, Symbols.bellSlash)
        #expect(motion.length == 0.55)
        let pieces = motion.pieces(at: 0.275)
        #expect(pieces.map(\.content) == [.new(0), .new(1), .new(2), .new(3)])
        #expect(pieces[0].state == .identity && pieces[1].state == .identity)
        let (gap, bar) = (try #require(pieces[2].state.clips.first), try #require(pieces[3].state.clips.first))
        #expect(pieces[2].state == LayerState(clips: [gap]) && pieces[3].state == LayerState(clips: [bar]))
        // The gap is 110 long and 16 wide about (50, −35), with round ends: the centre of the tip moves from
        // 8 before its beginning to 8 before its end, and the curve gives how much of that is reached
        // at half the time.
        let tip = -63 + 110 * MotionTable.standard(0.5)
        for (region, radius) in [(gap, 8.0), (bar, 3)] {
            let diagonal = 0.5.squareRoot()
            func position(_ along: Double, _ across: Double) -> Point {
                Point(50 + (along - across) * diagonal, -35 + (along + across) * diagonal)
            }
            for (along, across, isInside) in [
                (tip - 1, 30.0, true), (tip - 1, -30, true), (-54, 7, true), (tip + 0.9 * radius, 0, true),
                (tip + 1.1 * radius, 0, false), (tip + 0.9 * radius, 0.9 * radius, false), (tip + 1, 30, false)
            ] {
                #expect(winding(of: region, about: position(along, across)) == isInside)
            }
        }
    }

    @Test(
        "The reverse replacement is the same animation played backwards",
        arguments: [
            (Symbols.bell, Symbols.bellSlash), (Symbols.bell, Symbols.bellBadge), (Symbols.leaf, Symbols.leafSlash)
        ])
    func backwards(old: ReplaceSide, new: ReplaceSide) {
        let (there, back) = (magic(old, new), magic(new, old))
        #expect(there.length == back.length)
        for t in [0.0625, 0.125, 0.25, 0.375, 0.5] {
            expectSame(there.pieces(at: t), back.pieces(at: there.length - t), new, old)
        }
    }

    /// Outlines identify layers, whichever symbol they are from; rounded times may affect the last digits.
    private func expectSame(_ a: [ReplacePiece], _ b: [ReplacePiece], _ newOfA: ReplaceSide, _ oldOfA: ReplaceSide) {
        #expect(a.map { outline($0, oldOfA, newOfA) } == b.map { outline($0, newOfA, oldOfA) })
        for (x, y) in zip(a, b) {
            #expect(abs(x.state.opacity - y.state.opacity) < 1e-9)
            #expect(abs(x.state.transform.a - y.state.transform.a) < 1e-9)
            #expect(abs(x.state.transform.tx - y.state.transform.tx) < 1e-9)
            let ends = [x, y].map { $0.state.clips.flatMap(\.subpaths).flatMap(\.segments).map(\.end) }
            #expect(ends[0].count == ends[1].count && zip(ends[0], ends[1]).allSatisfy { $0.distance(to: $1) < 1e-6 })
        }
    }

    func outline(_ piece: ReplacePiece, _ old: ReplaceSide, _ new: ReplaceSide) -> Path {
        switch piece.content {
        case .old(let layer): old.outlines[layer]
        case .new(let layer), .morph(_, let layer, _, _), .vary(_, let layer, _): new.outlines[layer]
        }
    }

    @Test("A badge disappears at once if anything appears, and otherwise as slowly as it appeared")
    func crowdedBadge() {
        func shown(_ new: ReplaceSide) -> Bool {
            magic(Symbols.bellBadge, new).pieces(at: 0.11).contains { $0.content == .old(3) }
        }
        #expect(!shown(Symbols.bellSlash) && shown(Symbols.bell))
    }

    @Test("One badge is replaced by another without a moment in between")
    func otherBadge() throws {
        let square = Drawn(path: Path(rect: Rect(x: 68, y: -67, width: 14, height: 14)))
        let other = symbol(
            "bell.badge.square",
            [Drawn(path: Shape.bell), Drawn(path: Shape.clapper), .clearing(Shape.badgeRoom), square])
        let pieces = magic(Symbols.bellBadge, other).pieces(at: 0.075)
        let (old, new) = (
            try #require(pieces.first { $0.content == .old(3) }), try #require(pieces.first { $0.content == .new(3) })
        )
        #expect(isNear(old.state.opacity + new.state.opacity, 1) && new.state.opacity > 0)
    }

    @Test("A badge and its knockout grow about its centre, a tenth of a second later")
    func badge() {
        let motion = magic(Symbols.bell, Symbols.bellBadge)
        #expect(motion.length == 0.6)
        #expect(motion.pieces(at: 0.14).map(\.content) == [.new(0), .new(1)])
        let pieces = motion.pieces(at: 0.3)
        #expect(pieces.map(\.content) == [.new(0), .new(1), .new(2), .new(3)])
        #expect(pieces[2].state == pieces[3].state && pieces[3].state.opacity == 1)
        let middle = pieces[3].state.transform(Point(75, -60))
        #expect(middle.distance(to: Point(75, -60)) < 1e-9)
    }

    @Test("A layer moves from the old one's position and size to its own")
    func move() throws {
        let motion = magic(Symbols.leaf, Symbols.leafCircle)
        let start = try #require(motion.pieces(at: 1e-9).last)
        // The new leaf, half as large, at first lies on the old one's corner (20, −35).
        #expect(start.content == .new(1))
        #expect(start.state.transform(Point(35, -35)).distance(to: Point(20, -35)) < 1e-3)
        #expect(motion.pieces(at: 0.4).last == ReplacePiece(.new(1)))
    }

    /// An arrowhead that points up, turned by one or two right angles.
    @Test(
        "A layer of the same shape turns to its final direction by the smaller angle",
        arguments: [(0.0, 90.0, 90.0), (90, 0, -90), (0, 180, 180), (90, 270, 180), (0, 0, 0)])
    func turn(from: Double, to: Double, angle: Double) throws {
        func side(_ degrees: Double) -> ReplaceSide {
            let head = Shape.polygon([(20, -30), (50, -60), (80, -30), (80, -20), (50, -50), (20, -20)])
            let turned = head.transformed(by: .rotation(degrees * .pi / 180).about(Point(50, -40)))
            return symbol("a", [Drawn(path: turned, tags: ["head"])])
        }
        let motion = magic(side(from), side(to))
        let progress = bezier(0.2, 0, 0.2, 1, at: 0.1 / 0.35)
        let piece = try #require(motion.pieces(at: 0.1).first)
        #expect(piece.content == .new(0))
        #expect(isNear(piece.state.degrees, (progress - 1) * angle, within: 1e-6))
        #expect(isNear(piece.state.scale, 1, within: 1e-6))
    }

    @Test("Outlines morph into each other within 0.35 seconds")
    func morph() throws {
        let outline = symbol("leaf", [Drawn(path: Shape.ringed(Shape.leaf, Symbols.small(Shape.leaf)))])
        let motion = magic(outline, Symbols.leaf)
        guard case .morph(0, 0, _, let progress) = try #require(motion.pieces(at: 0.175).first).content else {
            Issue.record("no morph")
            return
        }
        #expect(progress == MotionTable.standard(0.5))
        #expect(motion.pieces(at: 0.35).first == ReplacePiece(.new(0)))
    }

    @Test("A tip is as wide as the gap, even if the knockout also clears what the gap would leave of other layers")
    func slashWithCrumbs() throws {
        var room = Shape.slashRoom
        room.append(Shape.disc(75, -35, 6))
        let motion = magic(
            Symbols.bell,
            symbol(
                "bell.slash",
                [Drawn(path: Shape.bell), Drawn(path: Shape.clapper), .clearing(room), Drawn(path: Shape.slash)]))
        let pieces = motion.pieces(at: 0.275)
        let gap = try #require(pieces[2].state.clips.first)
        let tip = try #require(gap.subpaths.last.map(Path.init)?.bounds)
        #expect(isNear(tip.width, 16, within: 0.1))
    }

    @Test("A layer that a variable value draws in part never morphs: it fades, or varies where its outlines stay")
    func drawnInPart() {
        let half = LayerState(draw: DrawRange(to: 0.5))
        var ring = symbol("leaf", [Drawn(path: Shape.ringed(Shape.leaf, Symbols.small(Shape.leaf)))])
        var (solid, other) = (Symbols.leaf, Symbols.leaf)
        (ring.variations, solid.variations, other.variations) = ([half], [half], [LayerState(draw: DrawRange(to: 0.8))])
        #expect(magic(ring, solid).pieces(at: 0.1).map(\.content) == [.old(0), .new(0)])
        #expect(magic(solid, solid).pieces(at: 0.1).map(\.content) == [.new(0)])
        #expect(
            magic(solid, other).pieces(at: 0.175).map(\.content)
                == [.vary(old: 0, new: 0, progress: MotionTable.standard(0.5))])
    }

    @Test("A layer that stays fades while an effect draws it, since pens may draw one outline in different ways")
    func drawnMeanwhile() {
        var leaf = Symbols.leaf
        leaf.isDrawn = true
        let pieces = magic(leaf, Symbols.leafSlash).pieces(at: 0.1)
        #expect(pieces.prefix(2).map(\.content) == [.old(0), .new(0)])
        #expect(pieces.prefix(2).map(\.state.complements) == [false, true])
    }

    @Test("Layers that appear wait for those that move, and these for those that disappear")
    func leads() throws {
        let gained = symbol("leaf.2", [Drawn(path: Shape.disc(85, -5, 4)), Drawn(path: Symbols.small(Shape.leaf))])
        let (there, back) = (magic(Symbols.leaf, gained), magic(gained, Symbols.leaf))
        #expect(there.pieces(at: 0.09).map(\.content) == [.new(1)])
        #expect(there.pieces(at: 0.11).map(\.content) == [.new(0), .new(1)])
        #expect(abs(there.length - 0.6) < 1e-9)
        let first = try #require(back.pieces(at: 0.09).last)
        #expect(first.state.transform(Point(80, -35)).distance(to: Point(65, -35)) < 1e-9)
        #expect(back.pieces(at: 0.13).count == 1)
        #expect(abs(back.length - 0.45) < 1e-9)
    }

    @Test("A knockout moves along with its layer")
    func ride() throws {
        let layers = [
            Drawn(path: Shape.disc(70, -35, 9)), .clearing(Shape.disc(60, -35, 20)),
            Drawn(path: Symbols.small(Shape.leaf))
        ]
        let pieces = magic(Symbols.leaf, symbol("leaf.2", layers)).pieces(at: 0.15)
        #expect(pieces.map(\.content) == [.new(0), .new(1), .new(2)])
        #expect(pieces[1].state == pieces[2].state && pieces[1].state.transform != .identity)
    }

    @Test("A layer that stays but has another colour changes to it")
    func recolor() throws {
        var (old, new) = (Symbols.leaf, Symbols.leaf)
        (old.looks, new.looks) = (["red"], ["blue"])
        let morph = try #require(PathMorph(from: old.outlines[0], to: new.outlines[0]))
        #expect(
            magic(old, new).pieces(at: 0.175).map(\.content) == [
                .morph(old: 0, new: 0, morph, progress: MotionTable.standard(0.5))
            ])
        new.looks = ["red"]
        #expect(magic(old, new).pieces(at: 0.175).map(\.content) == [.new(0)])
    }

    @Test("The contents of an enclosure are replaced about the symbol's centre, in the requested style")
    func enclosed() {
        let plan = MagicPlan(from: Symbols.bellCircle, to: Symbols.leafCircle)
        let motion = MagicReplace(from: Symbols.bellCircle, to: Symbols.leafCircle, plan, .offUp)
        #expect(motion.length == 0.5)
        #expect(motion.pieces(at: 0.025).map(\.content) == [.new(0), .new(1)])
        let middle = motion.pieces(at: 0.2)[1].state.transform(Point(50, -35))
        #expect(middle.distance(to: Point(50, -35)) < 1e-9)
    }

    @Test(
        "Nothing pops: near the start and the end as much is painted and cleared as in the stills",
        arguments: pairs.filter { $0.1 != Symbols.bellCircleFill })
    func continuous(old: ReplaceSide, new: ReplaceSide) {
        let motion = magic(old, new)
        for (still, moving) in [(0, 1e-6), (motion.length, motion.length - 1e-6)] {
            for paints in [true, false] {
                let areas = [still, moving].map { t in
                    motion.pieces(at: t).reduce(0) { $0 + area($1, old, new, paints: paints) }
                }
                // One point in sixty-four of the slash's knockout lies on the edge.
                #expect(abs(areas[0] - areas[1]) < 27)
            }
        }
    }

    /// The area that a piece shows, to within a sixty-fourth where a region cuts it.
    private func area(_ piece: ReplacePiece, _ old: ReplaceSide, _ new: ReplaceSide, paints: Bool) -> Double {
        let (side, layer, path): (ReplaceSide, Int, Path?) =
            switch piece.content {
            case .old(let layer): (old, layer, old.outlines[layer])
            case .new(let layer), .vary(_, let layer, _): (new, layer, new.outlines[layer])
            case .morph(_, let to, let morph, let progress): (new, to, morph.path(at: progress))
            }
        guard let path, side.subject.layers[layer].paints == paints else { return 0 }
        let whole = abs(path.signedArea()) * piece.state.transform.determinant * piece.state.opacity
        return piece.state.clips.reduce(whole) { $0 * partInside($1, path) }
    }

    /// The fraction of the path's points that lie within a region.
    private func partInside(_ region: Path, _ path: Path) -> Double {
        let measure = PathMeasure(path, tolerance: 0.1)
        let points = (0..<64).compactMap { measure.point(atLength: measure.length * Double($0) / 64) }
        return Double(points.filter { winding(of: region, about: $0) }.count) / 64
    }

    /// Whether a path filled by the nonzero rule contains a point, by the angle that it sweeps about it.
    func winding(of paths: [Path], about point: Point) -> Bool {
        paths.allSatisfy { winding(of: $0, about: point) }
    }

    func winding(of path: Path, about point: Point) -> Bool {
        let sweep = path.flattened(tolerance: 0.01).subpaths.reduce(0.0) { sum, subpath in
            let corners = [subpath.start] + subpath.segments.map(\.end)
            return sum
                + corners.indices.reduce(0) { sum, index in
                    let (a, b) = (corners[index] - point, corners[(index + 1) % corners.count] - point)
                    return sum + atan2(a.cross(b), a.dot(b))
                }
        }
        return abs(sweep) > .pi
    }

    @Test("A plan made at one weight runs at another, and one that does not fit does no harm")
    func otherWeight() {
        let bold = symbol(
            "bell.slash",
            [
                Drawn(path: Shape.bell), Drawn(path: Shape.clapper), .clearing(Shape.slashRoom),
                Drawn(path: Shape.capsule(length: 100, width: 12, degrees: 45))
            ])
        let plan = MagicPlan(from: Symbols.bell, to: Symbols.bellSlash)
        #expect(MagicPlan(from: Symbols.bell, to: bold) == plan)
        #expect(MagicReplace(from: Symbols.bell, to: bold, plan).pieces(at: 0.3).count == 4)
        #expect(MagicReplace(from: Symbols.leaf, to: Symbols.leaf, plan).pieces(at: 0.3).count == 1)
    }

    @Test("A layer that moves at the plan's weight morphs at a weight at which its shape differs")
    func movedAtWeight() throws {
        func side(_ name: String, _ body: Path, _ dot: Path) -> ReplaceSide {
            symbol(name, [Drawn(path: body), Drawn(path: dot, tags: ["dot"])])
        }
        let large = side("bell", Shape.bell, Shape.disc(50, 1, 4))
        let plan = MagicPlan(
            from: large, to: side("bell.circle", Symbols.small(Shape.bell), Symbols.small(Shape.disc(50, 1, 4))))
        #expect(summary(plan) == ["move 0 0", "move 1 1"])
        let bold = side("bell.circle", Symbols.small(Shape.bell), Shape.polygon([(46, -18), (54, -18), (50, -15)]))
        let piece = try #require(MagicReplace(from: large, to: bold, plan).pieces(at: 0.1).last)
        guard case .morph(old: 1, new: 1, _, _) = piece.content else {
            Issue.record("\(piece.content)")
            return
        }
    }

    @Test("A layer that fades into another form of itself moves along with the symbol")
    func fadingInMotion() throws {
        let ring = Shape.ringed(Shape.disc(50, -35, 30), Shape.disc(50, -35, 25))
        let line = Shape.capsule(length: 30, width: 5, degrees: 45)
            .transformed(by: .translation(x: 5, y: 12.5))
        let motion = magic(
            symbol("o", [Drawn(path: ring, tags: ["o"])]), symbol("o", [Drawn(path: line, tags: ["o"])]))
        for moment in [0.05, 0.1, 0.2] {
            let pieces = motion.pieces(at: moment)
            #expect(pieces.map(\.content) == [.old(0), .new(0)])
            #expect(abs(pieces[0].state.opacity + pieces[1].state.opacity - 1) < 1e-9)
            // The centres of both boxes are one point throughout.
            let middles = [pieces[0].state.transform(Point(50, -35)), pieces[1].state.transform(Point(55, -22.5))]
            #expect(middles[0].distance(to: middles[1]) < 1e-9 && middles[0].x > 50 && middles[0].x < 55)
        }
    }

    @Test("A layer that stands still at the plan's weight moves at a weight at which it does not quite")
    func almostTheSame() {
        let plan = MagicPlan(from: Symbols.leaf, to: Symbols.leafSlash)
        let shifted = symbol("leaf", [Drawn(path: Shape.leaf.transformed(by: .translation(x: 2, y: 0)))])
        let first = MagicReplace(from: shifted, to: Symbols.leafSlash, plan).pieces(at: 1e-9).first
        #expect(first.map { abs($0.state.transform.tx - 2) < 1e-3 } == true)
    }

    @Test("Only related symbols are replaced by magic, and only on request")
    func effect() {
        let effect = ReplaceSymbolEffect()
        #expect(effect.motion(from: Symbols.bell, to: Symbols.bellSlash) is MagicReplace)
        #expect(!(effect.motion(from: Symbols.bell, to: Symbols.leaf) is MagicReplace))
        #expect(!(effect.motion(from: Symbols.bell, to: Symbols.bellSlash, reducesMotion: true) is MagicReplace))
        #expect(
            !(ReplaceSymbolEffect(isMagic: false).motion(from: Symbols.bell, to: Symbols.bellSlash) is MagicReplace))
    }
}
