import Foundation
import SymbolImaging
import TestSupport
import Testing

@Suite("Pages of sprite sheets")
struct SheetPageTests {
    let command: Command

    init() throws { command = try Command() }

    private func build(_ text: String) throws -> [String: Any] {
        try command.write("insignia.yml", text)
        let outcome = try command.run("sprites", "--json")
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    }

    private func json(_ name: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: command.data(name)) as? [String: Any])
    }

    private func frames(_ name: String) throws -> [String: Any] {
        try #require(try json(name)["frames"] as? [String: Any])
    }

    private var outputs: [String] { command.files.filter { $0.hasPrefix("out/") } }

    /// Writes icons of 10 points each, four of which fit on 32 pixels at a scale of 1.5: 21 points a side.
    private func icons() throws {
        for (number, name) in "abcde".enumerated() {
            try command.icon("\(name).svg", "rgb(\(number * 50) 0 0)", size: 10)
        }
    }

    /// At 1.25, the first icon takes 7.5 pixels of height, of which the second one began at 7.
    @Test("Trimmed icons without padding do not overlap at a fractional scale")
    func trimmed() throws {
        let shapes = ["a": "<rect y='3' width='5' height='4'/>", "b": "<rect x='3' y='4' width='9' height='4'/>"]
        for (name, shape) in shapes { try command.write("\(name).svg", svg(shape, "viewBox='0 0 16 16'")) }
        _ = try build(
            """
            symbols: ['*.svg']
            display-scales: [1.25]
            outputs: [{sheet: out/s, manifests: [texturepacker-hash], padding: 0, trim: true}]
            """)
        let frames = try frames("out/s@1.25x.json").values.compactMap { entry -> PixelRectangle? in
            guard let frame = (entry as? [String: Any])?["frame"] as? [String: Int], let x = frame["x"],
                let y = frame["y"], let width = frame["w"], let height = frame["h"]
            else { return nil }
            return PixelRectangle(x: x, y: y, width: width, height: height)
        }
        try #require(frames.count == 2)
        let (a, b) = (frames[0], frames[1])
        #expect(!(a.rows.overlaps(b.rows) && (a.x..<a.x + a.width).overlaps(b.x..<b.x + b.width)))
    }

    @Test("A page whose name differs from that of another output only in case is an error")
    func pageCase() throws {
        try icons()
        try command.icon("s-2.svg", size: 10)
        try command.write(
            "insignia.yml", "symbols: ['*.svg']\noutputs: [{sheet: out/S, max-size: 24}, {png: out/}]\n")
        let outcome = try command.run("sprites")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("the outputs out/s-2.png and out/S-2.png are the same file where case"))
    }

    private static let file = """
        symbols: ['*.svg']
        display-scales: [1, 1.5]
        outputs: [{sheet: out/s, max-size: 32, manifests: [texturepacker-hash]}]
        """

    @Test("An output that is called like a further page of a sheet is left alone")
    func likeAPage() throws {
        try command.icon("s-2.svg")
        let file = "symbols: ['*.svg']\noutputs: [{png: out/}, {sheet: out/s}]"
        for written in [["out/s-2.png", "out/s.json", "out/s.png"], []] {
            #expect((try build(file)["written"] as? [String])?.sorted() == written)
            #expect(outputs == ["out/s-2.png", "out/s.json", "out/s.png"])
        }
    }

    @Test("What does not fit on a page of the largest size goes on others, and each manifest names the rest")
    func pages() throws {
        try icons()
        _ = try build(Self.file)
        #expect(
            outputs == [
                "out/s-2.json", "out/s-2.png", "out/s-2@1.5x.json", "out/s-2@1.5x.png", "out/s.json", "out/s.png",
                "out/s@1.5x.json", "out/s@1.5x.png"
            ])
        #expect(try frames("out/s.json").keys.sorted() == ["a", "b", "c", "d"])
        #expect(try frames("out/s-2@1.5x.json").keys.sorted() == ["e"])
        let meta = try #require(try json("out/s-2.json")["meta"] as? [String: Any])
        #expect(meta["related_multi_packs"] as? [String] == ["s.json"] && meta["image"] as? String == "s-2.png")
        #expect(try command.image("out/s@1.5x.png").width <= 32)
    }

    @Test("Pages are up to date with their sheet, made again when one is gone, and removed when they are not needed")
    func incremental() throws {
        try icons()
        _ = try build(Self.file)
        #expect(try build(Self.file)["upToDate"] as? Int == 8)
        try FileManager.default.removeItem(atPath: command.path("out/s-2.png"))
        #expect(try command.run("sprites", "--check").status == 1)
        #expect(try (build(Self.file)["written"] as? [String])?.contains("out/s-2.png") == true)
        try FileManager.default.removeItem(atPath: command.path("e.svg"))
        _ = try build(Self.file)
        #expect(outputs == ["out/s.json", "out/s.png", "out/s@1.5x.json", "out/s@1.5x.png"])
    }

    @Test("A failing symbol keeps all pages as they were")
    func failure() throws {
        try icons()
        _ = try build(Self.file)
        let before = outputs
        try command.write("a.svg", "<svg")
        #expect(try command.run("sprites").status == 65)
        #expect(outputs == before)
        try command.icon("a.svg")
        _ = try build(Self.file)
        #expect(outputs == before)
    }

    @Test("A sprite larger than a page is an error that names it")
    func tooLarge() throws {
        try command.icon("a.svg", size: 40)
        try command.write("insignia.yml", Self.file)
        let outcome = try command.run("sprites")
        #expect(outcome.status == 65 && outcome.errors.contains("a does not fit on a page of 32 pixels a side"))
    }

    @Test("A page that another output has the name of is an error")
    func clash() throws {
        try icons()
        try command.write("insignia.yml", Self.file.replacing("}]", with: "}, {sheet: out/s-2}]"))
        let outcome = try command.run("sprites")
        #expect(outcome.status == 65 && outcome.errors.contains("two outputs are both out/s-2"))
    }

    @Test("Sides are powers of two where that is asked for, within the largest size")
    func powersOfTwo() throws {
        try icons()
        _ = try build("symbols: ['*.svg']\noutputs: [{sheet: out/s, power-of-two: true, max-size: 60}]")
        let image = try command.image("out/s.png")
        #expect(image.width.nonzeroBitCount == 1 && image.height.nonzeroBitCount == 1)
        #expect(max(image.width, image.height) == 32)
    }

    @Test("Edges are repeated outwards by what is extruded, and rectangles stay those of the sprites")
    func extrusion() throws {
        try command.write("a.svg", svg("<path fill='red' d='M0 0H4V4H0Z'/>", "viewBox='0 0 4 4'"))
        _ = try build("symbols: a.svg\noutputs: [{sheet: out/s, extrude: 2, manifests: [texturepacker-hash]}]")
        let image = try command.image("out/s.png")
        #expect(image.width == 8 && image.bytes == Array(repeating: [255, 0, 0, 255], count: 64).flatMap { $0 })
        let frame = try #require(try frames("out/s.json")["a"] as? [String: Any])
        #expect(frame["frame"] as? NSDictionary == ["x": 2, "y": 2, "w": 4, "h": 4])
    }

    @Test("Names hold a digest of the content, which one file lists; the old ones go")
    func hashes() throws {
        try command.icon("a.svg")
        let file = "symbols: a.svg\noutputs: [{sheet: out/s, hash: true}]"
        _ = try build(file)
        let names = try #require(try json("out/s.manifest.json") as? [String: String])
        let image = try #require(names["s.png"])
        #expect(image.wholeMatch(of: /s\.[0-9a-f]{8}\.png/) != nil)
        let manifest = image.replacing(".png", with: ".json")
        #expect(outputs == ["out/\(manifest)", "out/\(image)", "out/s.manifest.json"])
        // The same picture, written differently.
        try command.write("a.svg", try command.text("a.svg") + "<!-- the same -->")
        _ = try build(file)
        #expect(try json("out/s.manifest.json") as? [String: String] == names)
        try command.icon("a.svg", "red")
        _ = try build(file)
        #expect(outputs.count == 3 && !outputs.contains("out/\(image)"))
    }

    @Test("The frames of what moves are listed by animation, all on one page")
    func animations() throws {
        try icons()
        let file = """
            symbols: [a.svg, b.svg]
            effects: [bounce]
            outputs: [{sheet: out/s, fps: 10, max-size: 48, manifests: [texturepacker-hash]}]
            """
        _ = try build(file)
        let pages = outputs.filter { $0.hasSuffix(".json") }
        #expect(pages.count > 1)
        var found: [String] = []
        for page in pages {
            let frames = try frames(page)
            for (name, list) in try json(page)["animations"] as? [String: [String]] ?? [:] {
                found.append(name)
                #expect(list.count > 1 && list == list.sorted() && list.allSatisfy { frames[$0] != nil })
            }
        }
        #expect(found.sorted() == ["a-bounce", "b-bounce"])
    }
}
