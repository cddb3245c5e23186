import Foundation
import SymbolEffects
import SymbolGeometry
import Testing

extension MagicPlanTests {
    @Test("An enclosure stays while its contents are replaced")
    func enclosure() {
        let plan = MagicPlan(from: Symbols.bellCircle, to: Symbols.leafCircle)
        #expect(plan.isRelated)
        #expect(summary(plan) == ["keep 0 0", "replaceOut 1 -", "replaceIn - 1"])
    }

    @Test("A filled enclosure matches its outline")
    func filledEnclosure() {
        let plan = MagicPlan(from: Symbols.bellCircle, to: Symbols.bellCircleFill)
        #expect(plan.isRelated)
        #expect(summary(plan) == ["fill 0 0", "clipOut 1 -", "clipIn - 1"])
        #expect(plan.actions[0].note == "enclosure")
    }

    @Test("An outline in front of its contents is an enclosure too")
    func enclosureInFront() {
        let old = symbol("bell.circle", [Drawn(path: Symbols.small(Shape.bell)), Drawn(path: Shape.ring)])
        #expect(summary(old, Symbols.bellCircleFill) == ["fill 1 0", "clipOut 0 -", "clipIn - 1"])
    }

    @Test("An enclosure's outline in front is not cut out, whatever separates the layers behind it")
    func partedInOutline() {
        func couple(_ name: String, _ move: (Path) -> Path, in frame: [Drawn] = []) -> ReplaceSide {
            var side = symbol(
                name,
                [
                    Drawn(path: move(Shape.leaf)), .clearing(move(Shape.disc(30, -35, 24))),
                    Drawn(path: move(Shape.disc(30, -35, 20)))
                ] + frame)
            side.looks = side.outlines.map { _ in "tint" }
            return side
        }
        let plan = MagicPlan(
            from: couple("couple", { $0 }),
            to: couple("couple.circle", Symbols.small, in: [Drawn(path: Shape.ring)]))
        #expect(summary(plan) == ["move 0 0", "move 1 1", "move 2 2", "appear - 3"])
    }

    @Test("A filled enclosure of another shape matches the outline around the same drawing")
    func otherFilledEnclosure() {
        let square = Path(rect: Rect(x: 5, y: -80, width: 90, height: 90))
        let filled = symbol("bell.square.fill", [Drawn(path: square), .clearing(Symbols.small(Shape.bell))])
        #expect(summary(Symbols.bellCircle, filled) == ["fill 0 0", "clipOut 1 -", "clipIn - 1"])
        #expect(summary(filled, Symbols.bellCircle) == ["fill 0 0", "clipOut 1 -", "clipIn - 1"])
    }

    @Test("An enclosure's counter decides what shows, even if the drawing inside is filled too, or the other way round")
    func filledInside() {
        let leaf = Symbols.small(Shape.leaf)
        let outline = Drawn(path: Shape.ringed(leaf, leaf.transformed(by: .scale(0.7).about(Point(50, -35)))))
        let (frame, disc) = (Drawn(path: Shape.ring), Drawn(path: Shape.circle))
        #expect(
            summary(
                symbol("leaf.circle", [outline, frame]), symbol("leaf.circle.fill", [disc, Drawn(path: leaf)]))
                == ["fill 1 0", "clipOut 0 -", "clipIn - 1"])
        #expect(
            summary(
                symbol("leaf.circle", [Drawn(path: leaf), frame]), symbol("leaf.circle.fill", [disc, outline]))
                == ["fill 1 0", "clipOut 0 -", "clipIn - 1"])
    }

    @Test("A part of the drawing in the corner of an enclosure is no badge")
    func cornerInEnclosure() {
        let corner = [Drawn.clearing(Shape.disc(68, -53, 12)), Drawn(path: Shape.disc(68, -53, 9))]
        let frame = Drawn(path: Shape.circle, tags: ["_enclosure"])
        let plan = MagicPlan(
            from: symbol("a.circle.fill", [frame, .clearing(Symbols.small(Shape.leaf))]),
            to: symbol("b.circle.fill", [frame, .clearing(Symbols.small(Shape.bell))] + corner))
        #expect(!plan.actions.contains { $0.kind == .badgeIn })
    }

    @Test("A filled enclosure is not the filled form of a drawing that is as large")
    func enclosureAsLarge() {
        func cross(_ reach: Double) -> Path {
            Shape.polygon([
                (50 - reach, -37), (48, -37), (48, -35 - reach), (52, -35 - reach), (52, -37), (50 + reach, -37),
                (50 + reach, -33), (52, -33), (52, -35 + reach), (48, -35 + reach), (48, -33), (50 - reach, -33)
            ])
        }
        let enclosed = symbol("plus.circle.fill", [Drawn(path: Shape.circle), .clearing(cross(25))])
        #expect(
            summary(symbol("plus", [Drawn(path: cross(48))]), enclosed) == ["fadeOut 0 -", "enclose - 0", "fadeIn - 1"])
    }

    @Test("If something outside the enclosure changes too, closing the counter is not enough")
    func filledAndBadged() {
        var layers = [Drawn(path: Shape.circle), .clearing(Symbols.small(Shape.bell))]
        layers += [.clearing(Shape.disc(90, 0, 20)), Drawn(path: Shape.disc(90, 0, 16))]
        let plan = MagicPlan(from: Symbols.bellCircle, to: symbol("bell.circle.badge.fill", layers))
        #expect(!plan.actions.contains { $0.kind == .fill })
    }

    @Test("A slash within a filled shape is drawn on, and does not appear with the counter")
    func filledAndSlashed() {
        let outline = symbol("sign", [Drawn(path: Shape.ring)])
        let short = Shape.capsule(length: 60, width: 6, degrees: 45)
        let filled = symbol(
            "sign.slash.fill",
            [
                Drawn(path: Shape.circle), .clearing(Shape.capsule(length: 70, width: 16, degrees: 45)),
                Drawn(path: short, tags: ["_slash"])
            ])
        #expect(summary(outline, filled) == ["morph 0 0", "slashOn - 1", "slashOn - 2"])
    }

    @Test("A drawing under a slash that stays may be in its knockout, which morphs")
    func filledBelowSlash() {
        func knockout(_ width: Double) -> Drawn { .clearing(Shape.capsule(length: 150, width: width, degrees: 45)) }
        let (slash, leaf) = (Drawn(path: Shape.slash), Symbols.small(Shape.leaf))
        let outline = symbol("sign.slash", [Drawn(path: Shape.ring), Drawn(path: leaf), knockout(16), slash])
        let filled = symbol("sign.slash.fill", [Drawn(path: Shape.circle), .clearing(leaf), knockout(20), slash])
        #expect(summary(outline, filled) == ["fill 0 0", "morph 2 2", "keep 3 3", "clipOut 1 -", "clipIn - 1"])
    }

    @Test("A part cut out of a filled enclosure may extend beyond its edge, unless it clears anything else")
    func cutOverTheEdge() {
        func bar(_ from: Double, _ to: Double) -> Path { Path(rect: Rect(minX: from, minY: -37, maxX: to, maxY: -33)) }
        let post = Drawn(path: Path(rect: Rect(minX: 104, minY: -60, maxX: 108, maxY: -10)))
        let old = [Drawn(path: Shape.ring), Drawn(path: bar(5, 95))]
        let new = [Drawn(path: Shape.circle), .clearing(bar(-10, 110))]
        #expect(summary(symbol("sign", old), symbol("sign.fill", new)) == ["fill 0 0", "clipOut 1 -", "clipIn - 1"])
        let cut = MagicPlan(from: symbol("sign", [post] + old), to: symbol("sign.fill", [post] + new))
        #expect(!cut.actions.contains { $0.kind == .fill })
    }
}
