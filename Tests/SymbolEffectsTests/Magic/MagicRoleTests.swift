import SymbolEffects
import SymbolGeometry
import Testing

@Suite("Finding the role of a layer")
struct MagicRoleTests {
    private func added(_ layers: [Drawn]) -> [String] {
        let leaf = Drawn(path: Shape.leaf)
        return Array(summary(Symbols.leaf, symbol("b", [leaf] + layers)).dropFirst())
    }

    @Test(
        "A thin bar at 45° is a slash, also from the upper right, and also without a knockout",
        arguments: [45.0, 31, 59, 135, 125])
    func slash(degrees: Double) {
        #expect(added([Drawn(path: Shape.capsule(length: 80, width: 6, degrees: degrees))]) == ["slashOn - 1"])
    }

    @Test("A slash is one at every weight", arguments: [1.0, 4, 8, 12])
    func weights(width: Double) {
        #expect(added([Drawn(path: Shape.capsule(length: 100, width: width, degrees: 45))]) == ["slashOn - 1"])
    }

    @Test("A horizontal bar is not a slash, nor is a short one, a thick one, or a frame")
    func noSlash() {
        #expect(added([Drawn(path: Shape.capsule(length: 80, width: 6, degrees: 0))]) == ["appear - 1"])
        #expect(added([Drawn(path: Shape.capsule(length: 80, width: 6, degrees: 27))]) == ["appear - 1"])
        #expect(added([Drawn(path: Shape.capsule(length: 45, width: 6, degrees: 45))]) == ["appear - 1"])
        #expect(added([Drawn(path: Shape.capsule(length: 80, width: 20, degrees: 45))]) == ["appear - 1"])
        let bars = [(80.0, 8.0), (78, 6)].map { Shape.capsule(length: $0.0, width: $0.1, degrees: 45) }
        #expect(added([Drawn(path: Shape.ringed(bars[0], bars[1]))]) == ["appear - 1"])
    }

    @Test("Two bars are a cross")
    func cross() {
        let bars = [45.0, 135].map { Drawn(path: Shape.capsule(length: 80, width: 6, degrees: $0)) }
        #expect(added(bars) == ["appear - 1", "appear - 2"])
    }

    @Test(
        "A disc in a corner with a knockout is a badge", arguments: [(25.0, -60.0), (75, -60), (25, -10), (75, -10)]
    )
    func badge(x: Double, y: Double) {
        #expect(
            added([.clearing(Shape.disc(x, y, 14)), Drawn(path: Shape.disc(x, y, 11))]) == [
                "badgeIn - 1", "badgeIn - 2"
            ])
    }

    @Test("A disc is not a badge without a knockout, in the middle, at an edge or as large as half the symbol")
    func noBadge() {
        #expect(added([Drawn(path: Shape.badge)]) == ["appear - 1"])
        for disc in [(50.0, -35.0, 9.0), (50, -60, 9), (70, -55, 33)] {
            let (gap, layer) = (Shape.disc(disc.0, disc.1, disc.2 + 3), Shape.disc(disc.0, disc.1, disc.2))
            #expect(added([.clearing(gap), Drawn(path: layer)]) == ["appear - 1", "appear - 2"])
        }
    }

    @Test("Tags identify a badge that does not look like one")
    func taggedBadge() {
        #expect(added([Drawn(path: Shape.disc(50, -35, 9), tags: ["_badge", "plus"])]) == ["badgeIn - 1"])
        #expect(added([Drawn(path: Shape.disc(50, -35, 9), tags: ["_trianglebadge"])]) == ["badgeIn - 1"])
    }

    @Test(
        "Circles, squares and rectangles are enclosures",
        arguments: [
            Shape.ring,
            Path(roundedRect: Rect(x: 5, y: -80, width: 90, height: 90), rx: 20, ry: 20),
            Path(rect: Rect(x: 0, y: -70, width: 100, height: 70))
        ])
    func enclosure(frame: Path) {
        let side = { (name: String, inner: Path) in
            symbol(name, [Drawn(path: frame), Drawn(path: Symbols.small(inner))])
        }
        #expect(MagicPlan(from: side("a", Shape.leaf), to: side("b", Shape.bell)).isRelated)
    }

    @Test("Circles of different sizes are one enclosure, a circle and a square are two")
    func enclosureShapes() {
        let bell = Drawn(path: Symbols.small(Shape.bell))
        let fat = symbol("b", [Drawn(path: Shape.ringed(Shape.disc(50, -35, 48), Shape.disc(50, -35, 40))), bell])
        #expect(summary(Symbols.leafCircle, fat) == ["morph 0 0", "replaceOut 1 -", "replaceIn - 1"])
        let square = symbol("b", [Drawn(path: Path(rect: Rect(x: 5, y: -80, width: 90, height: 90))), bell])
        #expect(!MagicPlan(from: Symbols.leafCircle, to: square).isRelated)
    }

    @Test("Enclosures of one drawing morph into each other, unless one is filled")
    func otherEnclosure() {
        let (outer, inner) = (Rect(x: 5, y: -80, width: 90, height: 90), Rect(x: 11, y: -74, width: 78, height: 78))
        let leaf = Symbols.small(Shape.leaf)
        let frame = Drawn(path: Shape.ringed(Path(rect: outer), Path(rect: inner)))
        let square = symbol("leaf.square", [frame, Drawn(path: leaf)])
        #expect(summary(Symbols.leafCircle, square) == ["morph 0 0", "keep 1 1"])
        #expect(summary(square, Symbols.leafCircle) == ["morph 0 0", "keep 1 1"])
        let filled = symbol("leaf.square.fill", [Drawn(path: Path(rect: outer)), .clearing(leaf)])
        #expect(!summary(Symbols.leafCircle, filled).contains("morph 0 0"))
    }

    @Test("A bare shape becomes the frame of its kind, hollow or filled alike and of about its size")
    func bareFrame() {
        func square(_ inset: Double, hollow: Bool) -> Drawn {
            let outer = Rect(x: 5, y: -80, width: 90, height: 90).insetBy(inset)
            let path = Path(roundedRect: outer, rx: 10 - inset / 4, ry: 10 - inset / 4)
            return Drawn(path: hollow ? Shape.ringed(path, Path(rect: outer.insetBy(6))) : path)
        }
        let leaf = Symbols.small(Shape.leaf)
        for hollow in [true, false] {
            let contents = hollow ? Drawn(path: leaf) : .clearing(leaf)
            let framed = symbol("leaf.square", [square(4, hollow: hollow), contents])
            let bare = symbol("square", [square(0, hollow: hollow)])
            // The filled squares are similar; the line of the hollow ones does not grow with them.
            let kind = hollow ? "morph" : "move"
            #expect(summary(bare, framed) == ["\(kind) 0 0", "appear - 1"])
            #expect(summary(framed, bare) == ["\(kind) 0 0", "disappear 1 -"])
            #expect(!MagicPlan(from: symbol("square", [square(0, hollow: !hollow)]), to: framed).isRelated)
            #expect(!MagicPlan(from: symbol("square", [square(25, hollow: hollow)]), to: framed).isRelated)
        }
    }

    @Test("A knockout in a motion group moves with its owner, whatever lies between")
    func knockouts() {
        let layers: [Drawn] = [
            .clearing(Shape.slashRoom, group: 1), Drawn(path: Shape.clapper, group: 0),
            Drawn(path: Shape.slash, group: 1)
        ]
        #expect(added(layers) == ["slashOn - 1", "appear - 2", "slashOn - 3"])
    }
}
