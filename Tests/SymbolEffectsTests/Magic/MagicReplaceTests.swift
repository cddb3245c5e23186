import SymbolEffects
import SymbolGeometry
import SymbolModel
import Testing

@Suite("Running a magic replacement")
struct MagicReplaceTests {
    private func magic(_ old: ReplaceSide, _ new: ReplaceSide) -> MagicReplace {
        MagicReplace(from: old, to: new, MagicPlan(from: old, to: new))
    }

    private static let pairs = [
        (Symbols.bell, Symbols.bellSlash), (Symbols.bellSlash, Symbols.bell), (Symbols.bell, Symbols.bellBadge),
        (Symbols.bellBadge, Symbols.bellSlash), (Symbols.leaf, Symbols.leafCircle),
        (Symbols.bellCircle, Symbols.leafCircle),
        (Symbols.bellCircle, Symbols.bellCircleFill)
    ]

    @Test("Before and after stand the stills", arguments: pairs)
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

    @Test("A slash and its room are let through by one region from the upper left, the rest stands")
    func slash() throws {
        let motion = magic(Symbols.bell, Symbols.bellSlash)
        #expect(motion.length == 0.55)
        let pieces = motion.pieces(at: 0.275)
        #expect(pieces.map(\.content) == [.new(0), .new(1), .new(2), .new(3)])
        #expect(pieces[0].state == .identity && pieces[1].state == .identity)
        #expect(pieces[2].state == pieces[3].state)
        let region = try #require(pieces[3].state.clips.first)
        #expect(pieces[3].state == LayerState(clips: [region]))
        // The room is 110 long about (50, −35): the region starts 55 above the middle along the diagonal, and the
        // curve tells how much of it half of the time has brought.
        let along = region.subpaths[0].segments.map { ($0.end.x - 50 + $0.end.y + 35) / 2.0.squareRoot() }
        let shown = MotionTable.standard(0.5)
        #expect(abs((region.subpaths[0].start.x + region.subpaths[0].start.y - 15) / 2.0.squareRoot() + 55) < 0.05)
        #expect(abs((along.max() ?? 0) - (110 * shown - 55)) < 0.05)
        #expect(region.bounds.map { $0.width > 200 && $0.height > 200 } == true)
    }

    @Test(
        "The way back is the way there played backwards",
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

    /// Outlines stand for layers, whichever symbol they are from; rounding of times may show in the last digits.
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

    private func outline(_ piece: ReplacePiece, _ old: ReplaceSide, _ new: ReplaceSide) -> Path {
        switch piece.content {
        case .old(let place): old.outlines[place]
        case .new(let place), .morph(_, let place, _): new.outlines[place]
        }
    }

    @Test("A badge and its room grow about its middle, a tenth of a second later")
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

    @Test("A layer moves from the old one's place and size to its own")
    func move() throws {
        let motion = magic(Symbols.leaf, Symbols.leafCircle)
        let start = try #require(motion.pieces(at: 1e-9).last)
        // The new leaf, of half the size, at first lies on the old one's corner (20, −35).
        #expect(start.content == .new(1))
        #expect(start.state.transform(Point(35, -35)).distance(to: Point(20, -35)) < 1e-3)
        #expect(motion.pieces(at: 0.4).last == ReplacePiece(.new(1)))
    }

    @Test("Outlines turn into each other within 0.35 seconds")
    func morph() throws {
        let motion = magic(Symbols.bellCircle, Symbols.bellCircleFill)
        guard case .morph(0, 0, let progress) = try #require(motion.pieces(at: 0.175).first).content else {
            Issue.record("no morph")
            return
        }
        #expect(progress == MotionTable.standard(0.5))
        #expect(motion.pieces(at: 0.35).first == ReplacePiece(.new(0)))
    }

    @Test("What is enclosed is replaced about the symbol's middle, in the style that is asked for")
    func enclosed() {
        let plan = MagicPlan(from: Symbols.bellCircle, to: Symbols.leafCircle)
        let motion = MagicReplace(from: Symbols.bellCircle, to: Symbols.leafCircle, plan, .offUp)
        #expect(motion.length == 0.5)
        #expect(motion.pieces(at: 0.025).map(\.content) == [.new(0), .new(1)])
        let middle = motion.pieces(at: 0.2)[1].state.transform(Point(50, -35))
        #expect(middle.distance(to: Point(50, -35)) < 1e-9)
    }

    @Test(
        "Nothing pops: next to the start and the end as much is painted and cleared as in the stills", arguments: pairs)
    func continuous(old: ReplaceSide, new: ReplaceSide) {
        let motion = magic(old, new)
        for (still, moving) in [(0, 1e-6), (motion.length, motion.length - 1e-6)] {
            for paints in [true, false] {
                let areas = [still, moving].map { t in
                    motion.pieces(at: t).reduce(0) { $0 + area($1, old, new, paints: paints) }
                }
                #expect(abs(areas[0] - areas[1]) < 20)
            }
        }
    }

    /// What a piece shows: to within a sixty-fourth where a region cuts it.
    private func area(_ piece: ReplacePiece, _ old: ReplaceSide, _ new: ReplaceSide, paints: Bool) -> Double {
        let (side, place, path): (ReplaceSide, Int, Path?) =
            switch piece.content {
            case .old(let place): (old, place, old.outlines[place])
            case .new(let place): (new, place, new.outlines[place])
            case .morph(let from, let to, let progress):
                (new, to, PathMorph(from: old.outlines[from], to: new.outlines[to])?.path(at: progress))
            }
        guard let path, side.subject.layers[place].paints == paints else { return 0 }
        let whole = abs(path.signedArea()) * piece.state.transform.determinant * piece.state.opacity
        return piece.state.clips.reduce(whole) { $0 * partInside($1, path) }
    }

    /// The part of the path's points that lie within a convex region.
    private func partInside(_ region: Path, _ path: Path) -> Double {
        let corners = region.subpaths.flatMap { [$0.start] + $0.segments.map(\.end) }
        let measure = PathMeasure(path, tolerance: 0.1)
        let points = (0..<64).compactMap { measure.point(atLength: measure.length * Double($0) / 64) }
        let inside = points.filter { point in
            let sides = corners.indices.map {
                (corners[($0 + 1) % corners.count] - corners[$0]).cross(point - corners[$0])
            }
            return sides.allSatisfy { $0 >= -1e-6 } || sides.allSatisfy { $0 <= 1e-6 }
        }
        return Double(inside.count) / 64
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

    @Test("What stands still at the plan's weight moves where it does not quite")
    func almostTheSame() {
        let plan = MagicPlan(from: Symbols.leaf, to: Symbols.leafSlash)
        let shifted = symbol("leaf", [Drawn(path: Shape.leaf.transformed(by: .translation(x: 2, y: 0)))])
        let first = MagicReplace(from: shifted, to: Symbols.leafSlash, plan).pieces(at: 1e-9).first
        #expect(first.map { abs($0.state.transform.tx - 2) < 1e-3 } == true)
    }

    @Test("Only symbols that are related are replaced by magic, and only if asked to")
    func effect() {
        let effect = ReplaceSymbolEffect()
        #expect(effect.motion(from: Symbols.bell, to: Symbols.bellSlash) is MagicReplace)
        #expect(!(effect.motion(from: Symbols.bell, to: Symbols.leaf) is MagicReplace))
        #expect(!(effect.motion(from: Symbols.bell, to: Symbols.bellSlash, reducesMotion: true) is MagicReplace))
        #expect(
            !(ReplaceSymbolEffect(isMagic: false).motion(from: Symbols.bell, to: Symbols.bellSlash) is MagicReplace))
    }
}
