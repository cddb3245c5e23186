import Insignia
import SymbolGeometry
import TestSupport
import Testing

/// Check marks, clocks, slashes, digits and letters are the same in both reading directions: Adobe Spectrum,
/// "Bi-directionality"; KDE Human Interface Guidelines, "Localization".
@Suite struct MirroringTests {
    let command: Command

    init() throws {
        command = try Command()
        let root = "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' data-auto-mirrored='true'"
        try command.write("flag.svg", svg("<path d='M6 20V4H18L14 8'/>", root))
        try command.write(
            "tasks.svg",
            svg("<path id='check' class='unmirrored' d='M3 6L5 8L8 4'/><path id='line' d='M12 6H21V9'/>", root))
    }

    private func symbol(_ name: String) throws -> Symbol { try SymbolDocument(contentsOf: command.path(name)).symbol }

    private func layers(_ symbol: Symbol, _ direction: LayoutDirection) throws -> [Path] {
        var options = RenderOptions()
        options.layoutDirection = direction
        return try Scene(symbol, options).symbol.layers.map(\.outline)
    }

    /// Returns how far the centroid of an outline lies to the right of the centre of its bounds: mirroring negates it.
    private func lean(_ path: Path) throws -> Double {
        try #require(path.centroid()).x - #require(path.bounds).midX
    }

    private func expect(_ new: Path, isAsLeaning old: Path, turned: Bool) throws {
        let lean = try lean(old)
        #expect(abs(lean) > 0.3)
        #expect(abs(try self.lean(new) - (turned ? -lean : lean)) < 1e-9)
    }

    @Test("A badge goes to the other side of a mirrored symbol with its sign as it is")
    func badge() throws {
        #expect(try command.run("compose", "flag.svg", "--badge", "clock", "-o", "a.svg").status == 0)
        let symbol = try symbol("a.svg")
        let (plain, mirrored) = (try layers(symbol, .leftToRight), try layers(symbol, .rightToLeft))
        try #require(plain.count == 4)
        try expect(mirrored[0], isAsLeaning: plain[0], turned: true)
        try expect(mirrored[3], isAsLeaning: plain[3], turned: false)
        // The base is centred between the margins, so it gives the axis of the mirror; files have four decimals.
        let axis = try #require(plain[0].bounds).midX
        for layer in 1...2 {
            let (from, to) = (try #require(plain[layer].bounds), try #require(mirrored[layer].bounds))
            #expect(from.midX > axis + 10)
            #expect(abs(to.midX - (2 * axis - from.midX)) < 1e-3 && to.midY == from.midY)
        }
        let offset = try #require(plain[3].bounds).midX - #require(plain[2].bounds).midX
        #expect(abs(try #require(mirrored[3].bounds).midX - #require(mirrored[2].bounds).midX - offset) < 1e-9)
    }

    @Test("A slash is not turned over with what it strikes out")
    func slash() throws {
        #expect(try command.run("compose", "flag.svg", "--slash", "-o", "a.svg").status == 0)
        let symbol = try symbol("a.svg")
        let (plain, mirrored) = (try layers(symbol, .leftToRight), try layers(symbol, .rightToLeft))
        try expect(mirrored[0], isAsLeaning: plain[0], turned: true)
        // From the top left to the bottom right.
        let (slash, box) = (try #require(mirrored.last), try #require(mirrored.last?.bounds))
        let first = try #require(slash.subpaths.first?.outline.map(\.end).min { $0.y < $1.y })
        #expect(first.x < box.midX)
    }

    @Test("A pen passes over what the slash of a mirrored symbol clears, which lies on its other side")
    func slashedPen() throws {
        // The slash runs from the top left to the bottom right, where the dot lies in a mirrored symbol.
        let root = "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' data-auto-mirrored='true'"
        let dot = "<circle id='dot' cx='19' cy='5' r='0.5' fill='black' stroke='none'/>"
        try command.write("dot.svg", svg("<path id='line' d='M3 3V21H21V3'/>\(dot)", root))
        #expect(try command.run("convert", "dot.svg", "-o", "symbol.svg").status == 0)
        #expect(try command.run("compose", "symbol.svg", "--slash", "-o", "a.svg").status == 0)
        let symbol = try symbol("a.svg")
        for (direction, isHidden) in [(LayoutDirection.leftToRight, false), (.rightToLeft, true)] {
            var options = RenderOptions()
            options.layoutDirection = direction
            let layers = try Scene(symbol, options, draws: true).symbol.layers
            #expect(layers.filter(\.isHidden).count == (isHidden ? 1 : 0), "\(direction)")
        }
    }

    @Test(
        "Templates without marks are known by their tags, and without tags by their form",
        arguments: [["--badge", "checkmark"], ["--slash"]])
    func unmarked(component: [String]) throws {
        #expect(try command.run(["compose", "flag.svg"] + component + ["-o", "a.svg"]).status == 0)
        let text = try command.text("a.svg")
        #expect(text.contains("-insignia-unmirrored-group:"))
        let untold = text.replacing(/-insignia-unmirrored-group:[a-z]+/, with: "")
        try command.write("tagged.svg", untold)
        try command.write("untagged.svg", untold.replacing(/-sfsymbols-layer-tags:[^;}]+/, with: ""))
        let wanted = try layers(symbol("a.svg"), .rightToLeft)
        #expect(try layers(symbol("tagged.svg"), .rightToLeft) == wanted)
        #expect(try layers(symbol("untagged.svg"), .rightToLeft) == wanted)
    }

    @Test("A skeleton's layer of the class unmirrored goes to the other side as it is")
    func marked() throws {
        #expect(try command.run("convert", "tasks.svg", "-o", "a.svg").status == 0)
        let symbol = try symbol("a.svg")
        let (plain, mirrored) = (try layers(symbol, .leftToRight), try layers(symbol, .rightToLeft))
        try expect(mirrored[0], isAsLeaning: plain[0], turned: false)
        try expect(mirrored[1], isAsLeaning: plain[1], turned: true)
        #expect(try #require(mirrored[0].bounds).minX > #require(mirrored[1].bounds).maxX)
    }

    @Test("A slash whose direction was chosen for a drawing is mirrored with it", arguments: ["rising", "falling"])
    func chosenSlash(direction: String) throws {
        let root = "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' data-auto-mirrored='true'"
        try command.write(
            "plane.svg", svg("<path d='M6 20V4H18L14 8'/>", root + " data-slash='\(direction)' data-variants='slash'"))
        #expect(try command.run("convert", "plane.svg", "-o", "made/", "--variants").status == 0)
        let symbol = try symbol("made/plane.slash.svg")
        let slashes = try [LayoutDirection.leftToRight, .rightToLeft].map { try #require(layers(symbol, $0).last) }
        #expect(try slashes.map(rises) == [direction == "rising", direction == "falling"])
    }

    /// Returns whether the rightmost point of a line is above its leftmost.
    private func rises(_ line: Path) throws -> Bool {
        let points = line.subpaths.flatMap { [$0.start] + $0.segments.map(\.end) }
        let (left, right) = (points.min { $0.x < $1.x }, points.max { $0.x < $1.x })
        return try #require(right).y < #require(left).y
    }

    @Test("Symbols that are not mirrored carry no marks for it")
    func plain() throws {
        try command.write(
            "flag.svg", svg("<path stroke='black' stroke-width='2' d='M6 20V4H18'/>", "viewBox='0 0 24 24'"))
        #expect(try command.run("compose", "flag.svg", "--badge", "plus", "-o", "a.svg").status == 0)
        #expect(!(try command.text("a.svg").contains("unmirrored")))
    }

    @Test("Motion shows a mirrored symbol as a still does")
    func motion() throws {
        #expect(try command.run("compose", "flag.svg", "--badge", "checkmark", "-o", "a.svg").status == 0)
        let options = ["--locale", "ar", "--size", "64"]
        #expect(try command.run(["render", "a.svg", "-o", "still.png"] + options).status == 0)
        #expect(
            try command.run(["animate", "a.svg", "--effect", "pulse", "--at", "0", "-o", "frame.png"] + options).status
                == 0)
        #expect(try command.image("frame.png") == command.image("still.png"))
    }
}
