import Foundation
import SymbolEffects
import SymbolGeometry
import SymbolModel
import Testing

extension MagicReplaceTests {
    @Test(
        "A counter closes over a drawing that stays, and shows the filled symbol where it was",
        arguments: [false, true])
    func filling(opens: Bool) throws {
        let (old, new) =
            opens ? (Symbols.bellCircleFill, Symbols.bellCircle) : (Symbols.bellCircle, Symbols.bellCircleFill)
        let motion = magic(old, new)
        #expect(motion.length == 0.35 && motion.isolatesSides)
        #expect(motion.pieces(at: 0.1).allSatisfy { $0.state == .identity })
        let regions = try #require(motion.regions(at: 0.1))
        let (outlined, filled) = opens ? (regions.new, regions.old) : (regions.old, regions.new)
        // The counter, of 44 about (50, −35), opens all the time, or is gone after 85 % of the change; both symbols
        // show within 0.5 of its edge.
        let progress = MotionTable.standard(0.1 / 0.35)
        let radius = 44 * (opens ? progress : 1 - progress / 0.85)
        for (offset, shows) in [
            (radius - 1, (true, false)), (radius - 0.25, (true, true)), (radius + 0.1, (false, true))
        ] {
            let point = Point(50 + offset, -35)
            #expect((winding(of: outlined, about: point), winding(of: filled, about: point)) == shows)
        }
    }

    @Test(
        "An enclosure that also changes its shape morphs around the counter, and the drawing moves along",
        arguments: [false, true])
    func fillingOtherShape(opens: Bool) throws {
        let (small, large) = (Symbols.small(Shape.leaf), Shape.leaf.transformed(by: .scale(0.6).about(Point(50, -35))))
        let square = Path(rect: Rect(x: 5, y: -80, width: 90, height: 90))
        let filled = symbol("leaf.square.fill", [Drawn(path: square), .clearing(large)])
        let outlined = symbol("leaf.circle", [Drawn(path: Shape.ring), Drawn(path: small)])
        let motion = opens ? magic(filled, outlined) : magic(outlined, filled)
        let t = opens ? 0.25 : 0.1
        let pieces = motion.pieces(at: t)
        #expect(pieces.map(\.isNew) == [false, false, true, true])
        let index = opens ? 0 : 2
        guard case .morph(0, 0, let morph, let progress) = pieces[index].content else {
            Issue.record("\(pieces[index].content)")
            return
        }
        #expect(progress == MotionTable.standard(t / 0.35))
        let ends = [Shape.disc(50, -35, 50), square].map(\.bounds)
        #expect([morph.from.bounds, morph.to.bounds] == (opens ? ends.reversed() : ends))
        // Both drawings are 30 to 36 wide about the centre and coincide all the way.
        let widths = [pieces[1], pieces[3]].map { $0.state.transform.a * ($0.isNew == opens ? 30 : 36) }
        #expect(isNear(widths[0], widths[1], within: 1e-6) && widths[0] > 30 && widths[0] < 36)
    }

    /// A minus twice as long by itself as in its enclosure.
    private var minusAndEnclosed: (plain: ReplaceSide, filled: ReplaceSide) {
        func minus(_ reach: Double) -> Path {
            Path(rect: Rect(minX: 50 - reach, minY: -35 - reach / 10, maxX: 50 + reach, maxY: -35 + reach / 10))
        }
        return (
            symbol("minus", [Drawn(path: minus(60))]),
            symbol("minus.circle.fill", [Drawn(path: Shape.circle), .clearing(minus(30))])
        )
    }

    @Test("An enclosure appears behind a drawing that fades into its cut-out as both move")
    func enclosing() {
        let (plain, filled) = minusAndEnclosed
        let motion = magic(plain, filled)
        // The enclosure appears 0.1 seconds after the drawing begins to move, in 0.5 seconds.
        #expect(isNear(motion.length, 0.6) && motion.isolatesSides && motion.addsSides)
        #expect(motion.pieces(at: 0.1).count == 1)
        // A quarter of the 0.12 seconds in which it fades in.
        let states = motion.pieces(at: 0.13).map(\.state)
        #expect(zip(states.map(\.opacity), [0.75, 0.25, 0.25]).allSatisfy { isNear($0, $1) })
        let progress = MotionTable.standard(0.13 / 0.35)
        let scale = 0.7 + 0.3 * MotionTable.soft.step(at: 0.03, length: 0.5)
        let scales = [1 - progress / 2, scale, 2 - progress]
        #expect(zip(states.map(\.transform.a), scales).allSatisfy { isNear($0, $1) })
    }

    @Test("An enclosure disappears from behind a cut-out that fades into the drawing as both move")
    func uncovering() {
        let (plain, filled) = minusAndEnclosed
        let motion = magic(filled, plain)
        #expect(isNear(motion.length, 0.35) && motion.isolatesSides && motion.addsSides)
        // A quarter of the 0.12 seconds in which it fades out.
        let states = motion.pieces(at: 0.03).map(\.state)
        #expect(zip(states.map(\.opacity), [0.75, 0.75, 0.25]).allSatisfy { isNear($0, $1) })
        let progress = MotionTable.standard(0.03 / 0.35)
        let scales = states.map(\.transform.a)
        #expect(scales.count == 3 && scales[0] < 1 && isNear(scales[1], 1 + progress))
        #expect(scales.last.map { isNear($0, (1 + progress) / 2) } == true)
        #expect(motion.pieces(at: 0.13).count == 1)
    }

    @Test("An outline fades into its filled form if its hole would leave it on the way to a point")
    func fadingHole() {
        let solid = Shape.polygon([(0, -70), (60, -70), (60, -50), (20, -50), (20, -30), (60, -30), (60, -10), (0, -10)]
        )
        let hole = Shape.polygon([(5, -65), (55, -65), (55, -55), (15, -55), (15, -25), (55, -25), (55, -15), (5, -15)])
        let motion = magic(
            symbol("donut", [Drawn(path: Shape.ringed(solid, hole))]), symbol("donut.fill", [Drawn(path: solid)]))
        #expect(motion.pieces(at: 0.1).map(\.content) == [.old(0), .new(0)])
    }

    @Test("A hole with a bay closes from a shape that covers all of its layer, so that nothing fills at once")
    func fillingBay() throws {
        let outer = Path(rect: Rect(minX: 10, minY: -60, maxX: 90, maxY: -10))
        let bay = Shape.polygon([
            (16, -54), (84, -54), (84, -16), (70, -16), (70, -40), (30, -40), (30, -16), (16, -16)
        ])
        let sheet = Path(rect: Rect(minX: 36, minY: -34, maxX: 64, maxY: -11))
        let motion = magic(
            symbol("printer", [Drawn(path: Shape.ringed(outer, bay)), Drawn(path: sheet)]),
            symbol("printer.fill", [Drawn(path: outer), .clearing(sheet)]))
        let regions = try #require(motion.regions(at: 1e-9))
        for corner in [Point(10.1, -59.9), Point(89.9, -59.9), Point(89.9, -10.1), Point(10.1, -10.1), Point(50, -12)] {
            #expect(winding(of: regions.old, about: corner))
        }
    }

    @Test("A part that is cut into the frame too appears from its outer edge, not at once")
    func fillingFrame() throws {
        func bar(_ from: Double, _ to: Double) -> Path { Path(rect: Rect(minX: from, minY: -37, maxX: to, maxY: -33)) }
        let motion = magic(
            symbol("sign", [Drawn(path: Shape.ring), Drawn(path: bar(5, 95))]),
            symbol("sign.fill", [Drawn(path: Shape.circle), .clearing(bar(-10, 110))]))
        let regions = try #require(motion.regions(at: 0.02))
        // The frame, of 50 about (50, −35), with its counter, of 44.
        let radius = 50 * (1 - MotionTable.standard(0.02 / 0.35) / 0.85)
        #expect(radius > 44)
        for (offset, shows) in [(radius - 1, (true, false)), (radius + 0.1, (false, true))] {
            let point = Point(50 + offset, -35)
            #expect((winding(of: regions.old, about: point), winding(of: regions.new, about: point)) == shows)
        }
    }

    /// Two overlapping frames, of which neither counter may begin beyond its own.
    @Test("A part that is cut between frames grows from its centre as their counters close", arguments: [false, true])
    func fillingSeam(opens: Bool) throws {
        func box(_ y: Double) -> Rect { Rect(minX: 0, minY: y, maxX: 100, maxY: y + 40) }
        func frame(_ y: Double) -> Drawn {
            Drawn(path: Shape.ringed(Path(rect: box(y)), Path(rect: box(y).insetBy(6))))
        }
        let seam = Path(rect: Rect(minX: -10, minY: -38, maxX: 110, maxY: -32))
        let outline = symbol("box", [frame(-72), frame(-38)])
        let filled = symbol(
            "box.fill", [Drawn(path: Path(rect: box(-72))), Drawn(path: Path(rect: box(-38))), .clearing(seam)])
        let motion = opens ? magic(filled, outline) : magic(outline, filled)
        let progress = MotionTable.standard(0.1 / 0.35)
        let part = opens ? 1 - progress : progress / 0.85
        let pieces = motion.pieces(at: 0.1)
        let cut = try #require(pieces.first { $0.content == (opens ? .old(2) : .new(2)) }).state.transform
        #expect(cut(Point(50, -35)).distance(to: Point(50, -35)) < 1e-9)
        #expect(cut(Point(110, -32)).distance(to: Point(50 + 60 * part, -35 + 3 * part)) < 1e-9)
        #expect(pieces.count { $0.state != .identity } == 1)
    }

    /// The layers of a symbol at a scale about the guide boxes' centre.
    private func scaled(_ side: ReplaceSide, _ scale: Double) -> ReplaceSide {
        let transform = AffineTransform.scale(scale).about(Point(50, -35))
        let layers = zip(side.subject.layers, side.outlines).map { layer, outline in
            Drawn(path: outline.transformed(by: transform), paints: layer.paints)
        }
        return symbol(side.name, layers)
    }

    /// Returns the replacement by a symbol at half its size, which follows the plan for its whole size.
    private func halving(_ old: ReplaceSide, _ new: ReplaceSide) -> any ReplaceMotion {
        ReplaceSymbolEffect().motion(from: old, to: scaled(new, 0.5), plan: MagicPlan(from: old, to: new))
    }

    @Test("A shape that is filled at another scale begins with the contour of its outline")
    func fillingAtOtherScale() throws {
        let pieces = halving(Symbols.bellCircle, Symbols.bellCircleFill).pieces(at: 0.1)
        #expect(pieces.map(\.isNew) == [false, false, true, true])
        guard case .morph(0, 0, let morph, _) = pieces[2].content else {
            Issue.record("\(pieces[2].content)")
            return
        }
        #expect([morph.from.bounds, morph.to.bounds] == [50, 25].map { Shape.disc(50, -35, $0).bounds })
    }

    @Test("A part that a symbol and its filled form have morphs in both where their scales differ")
    func sharedPartAtOtherScale() {
        let outline = symbol(
            "bell.circle", [Drawn(path: Shape.ring), Drawn(path: Shape.leaf), Drawn(path: Shape.badge)])
        let filled = symbol(
            "bell.circle.fill", [Drawn(path: Shape.circle), .clearing(Shape.leaf), Drawn(path: Shape.badge)])
        let pieces = halving(outline, filled).pieces(at: 0.1)
        let morphs = pieces.filter { piece in
            if case .morph(2, 2, _, _) = piece.content { true } else { false }
        }
        #expect(morphs.map(\.isNew) == [false, true])
    }

    @Test("A knockout of a slash that is wider in the filled form morphs in both")
    func widerKnockout() {
        func slashed(_ name: String, _ layers: [Drawn], _ width: Double) -> ReplaceSide {
            symbol(
                name,
                layers + [
                    .clearing(Shape.capsule(length: 110, width: width, degrees: 45)), Drawn(path: Shape.slash)
                ])
        }
        let (drawing, cut) = (Shape.disc(50, -35, 5), Shape.disc(50, -35, 8))
        let outline = Shape.ringed(Shape.bell, Symbols.small(Shape.bell))
        let motion = magic(
            slashed("bell.slash", [Drawn(path: outline), Drawn(path: drawing)], 14),
            slashed("bell.slash.fill", [Drawn(path: Shape.bell), .clearing(cut)], 18))
        #expect(motion.isolatesSides)
        let morphs = motion.pieces(at: 0.1).filter { piece in
            if case .morph(2, 2, _, _) = piece.content { true } else { false }
        }
        #expect(morphs.map(\.isNew) == [false, true])
    }

    /// An open line with something inside, and its filled form.
    private var openAndFilled: (ReplaceSide, ReplaceSide) {
        let line = Shape.polygon(
            [(20, -5), (35, -65), (65, -65), (80, -5), (74, -5), (60, -59), (40, -59), (26, -5)])
        let disc = Shape.disc(50, -30, 5)
        return (
            symbol("cup", [Drawn(path: line), Drawn(path: disc)]),
            symbol("cup.fill", [Drawn(path: Shape.bell), .clearing(disc)])
        )
    }

    @Test("An open line fades into its filled form at another scale, for they have no common contour")
    func openLineAtOtherScale() {
        let (line, filled) = openAndFilled
        #expect(magic(line, filled).regions(at: 0.1) != nil)
        expectFade(halving(line, filled))
    }

    @Test("An outline fades into its filled form while a pen draws, which draws them in different ways")
    func fillingWhileDrawn() {
        var outline = Symbols.bellCircle
        outline.isDrawn = true
        expectFade(magic(outline, Symbols.bellCircleFill))
    }

    /// Two layers fade into two others as one picture, where they are, within 0.35 seconds.
    private func expectFade(_ motion: any ReplaceMotion) {
        #expect(motion.length == 0.35 && motion.isolatesSides && motion.addsSides && motion.regions(at: 0.1) == nil)
        let pieces = motion.pieces(at: 0.0875)
        #expect(pieces.map(\.content) == [.old(0), .old(1), .new(0), .new(1)])
        #expect(zip(pieces, [0.75, 0.75, 0.25, 0.25]).allSatisfy { isNear($0.state.opacity, $1) })
        #expect(pieces.allSatisfy { $0.state.transform == .identity })
    }
}
