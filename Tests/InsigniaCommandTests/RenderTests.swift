import Insignia
import Foundation
import TestSupport
import Testing

@Suite struct RenderTests {
    @Test("An icon is drawn in its own size where none is asked for")
    func natural() throws {
        let command = try Command()
        try command.icon("a.svg", "#336699", size: 7)
        #expect(try command.run("render", "a.svg").status == 0)
        let image = try command.image("a.png")
        #expect((image.width, image.height) == (7, 7))
        #expect(Array(image.bytes.prefix(4)) == [0x33, 0x66, 0x99, 0xFF])
    }

    @Test("Names keep their dots, display scales their suffix")
    func names() throws {
        let command = try Command()
        try command.icon("bell.badge.svg")
        #expect(
            try command.run("render", "bell.badge.svg", "-o", "out", "--size", "8", "--display-scale", "1,2,3").status
                == 0)
        #expect(
            command.files == ["bell.badge.svg", "out/bell.badge.png", "out/bell.badge@2x.png", "out/bell.badge@3x.png"])
        #expect(try command.image("out/bell.badge@3x.png").width == 24)
    }

    @Test("A file's name is its own for one display scale; several add their suffixes")
    func ownName() throws {
        let command = try Command()
        try command.icon("a.svg")
        for scales in ["2", "1,3"] {
            let outcome = try command.run(
                "render", "a.svg", "--size", "8", "--display-scale", scales, "-o", "\(scales)/one.png")
            #expect(outcome.status == 0)
        }
        #expect(command.files == ["1,3/one.png", "1,3/one@3x.png", "2/one.png", "a.svg"])
        #expect(try command.image("2/one.png").width == 16)
    }

    @Test("Files whose names differ in the composition of their letters are two, as the system has them")
    func composition() throws {
        let command = try Command()
        for name in ["e\u{301}", "\u{E9}"] { try command.icon("in/\(name).svg") }
        #expect(try command.run("render", "in", "-o", "out").status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: command.path("out")).count == 2)
    }

    @Test("Folders are searched and keep their order below the output")
    func folders() throws {
        let command = try Command()
        try command.icon("in/b.svg")
        try command.icon("in/more/a.svg")
        try command.write("in/notes.txt", "no icon")
        #expect(try command.run("render", "in", "-o", "out").status == 0)
        #expect(command.files.filter { $0.hasPrefix("out") } == ["out/b.png", "out/more/a.png"])
    }

    @Test("Standard input goes in and standard output comes out, with nothing beside it")
    func streams() throws {
        let command = try Command()
        let icon = Data(
            "<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'><rect width='3' height='2'/></svg>".utf8)
        let outcome = try command.run("render", "-", "-o", "-", input: icon)
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(try PNGDecoder().decode([UInt8](outcome.output)).width == 3)
        #expect(command.files.isEmpty)
    }

    @Test("currentColor takes the tint, the background lies behind")
    func colors() throws {
        let command = try Command()
        try command.write(
            "a.svg",
            """
            <svg xmlns='http://www.w3.org/2000/svg' width='2' height='1'><path fill='currentColor' d='M0 0H1V1H0Z'/>\
            </svg>
            """
        )
        #expect(try command.run("render", "a.svg", "--tint", "rgb(0 128 255)", "--background", "#fff").status == 0)
        #expect(try command.image("a.png").bytes == [0, 128, 255, 255, 255, 255, 255, 255])
    }

    @Test("No background is none, in builds too", arguments: ["none", "transparent"])
    func noBackground(color: String) throws {
        let command = try Command()
        try command.write("a.svg", svg("<path d='M0 0H1V1H0Z'/>", "width='2' height='1'"))
        #expect(try command.run("render", "a.svg", "--background", color).status == 0)
        try command.write("insignia.yml", "symbols: a.svg\nbackground: \(color)\noutputs: [{png: out/}]")
        #expect(try command.run("sprites").status == 0)
        for picture in ["a.png", "out/a.png"] {
            #expect(try command.image(picture).bytes == [0, 0, 0, 255, 0, 0, 0, 0])
        }
    }

    @Test("A template is drawn in the weight asked for, as wide as its advance")
    func template() throws {
        let command = try Command()
        let bell = Command.symbols.appendingPathComponent("bell.badge.svg").path
        #expect(try command.run("render", bell, "--weight", "black", "--scale", "small", "-o", "black.png").status == 0)
        #expect(
            try command.run("render", bell, "--weight", "ultralight", "--scale", "small", "-o", "light.png").status == 0
        )
        let (black, light) = (try command.image("black.png"), try command.image("light.png"))
        // 93.986 and 86.345 units at 100 points, rounded up.
        #expect((black.width, light.width) == (94, 87))
        func ink(_ image: Pixmap) -> Int {
            stride(from: 3, to: image.bytes.count, by: 4).reduce(0) { $0 + Int(image.bytes[$1]) }
        }
        #expect(ink(black) > 2 * ink(light))
    }

    /// A template whose only cell is Regular-S, with a square.
    private static let single = """
        <svg xmlns="http://www.w3.org/2000/svg"><g id="Guides"><path id="Baseline-S" d="M0 90h99"/>\
        <path id="Capline-S" d="M0 20h99"/></g>
        <g id="Regular-S"><path d="M10 20h40v70h-40z"/></g></svg>
        """

    @Test("A variant that a file cannot give is the nearest drawn one with a warning, or an error with --strict")
    func missingVariant() throws {
        let command = try Command()
        try command.write("a.svg", Self.single)
        let lenient = try command.run("render", "a.svg", "--weight", "bold")
        #expect(lenient.status == 0)
        #expect(lenient.errors.contains("cannot be interpolated without Ultralight-S; Regular-S is drawn instead"))
        #expect(try command.run("render", "a.svg", "--weight", "bold", "--strict").status == 65)
    }

    @Test("A cell that cannot be read is an error only where it is asked for, or with --strict")
    func unreadableVariant() throws {
        let command = try Command()
        try command.write(
            "a.svg", Self.single.replacing("</svg>", with: "<g id=\"Black-S\"><path d=\"M10 20h\"/></g></svg>"))
        let regular = try command.run("render", "a.svg", "--weight", "regular", "--scale", "small")
        #expect(regular.status == 0)
        let fault = "a.svg:2:84: path data: "
        #expect(regular.errors.contains(fault) && regular.errors.contains("; Black-S cannot be read"))
        for arguments in [["--weight", "black"], ["--weight", "regular", "--scale", "small", "--strict"]] {
            let refused = try command.run(["render", "a.svg"] + arguments)
            let messages = refused.messages.filter { $0.contains(fault) }
            #expect(refused.status == 65 && messages.count == 1, "\(refused.errors)")
            #expect(messages.first?.hasPrefix("error: ") == true, "\(refused.errors)")
        }
        let sheet = try command.run("render", "a.svg", "--grid", "weights", "-o", "sheet.png")
        #expect(sheet.status == 0, "\(sheet.errors)")
        let converted = try command.run("convert", "a.svg", "-o", "b.svg")
        #expect(converted.status == 65 && converted.errors.contains(fault), "\(converted.errors)")
    }

    @Test("A file whose usual cell cannot be read is inspected all the same; asked for by name it is an error")
    func unreadableUsualVariant() throws {
        let command = try Command()
        let text = Self.single.replacing("M10 20h40", with: "M10 20h")
        try command.write("a.svg", text.replacing("</svg>", with: "<g id=\"Bold-S\"><path d=\"M0 0h9v9\"/></g></svg>"))
        let inspected = try command.run("inspect", "a.svg")
        #expect(inspected.status == 0 && inspected.errors.isEmpty, "\(inspected.errors)")
        let description = String(decoding: inspected.output, as: UTF8.self)
        #expect(description.contains("Bold-S") && description.contains("Regular-S cannot be read"), "\(description)")
        for arguments in [["--weight", "regular"], ["--strict"], ["--contrast-with", "white"]] {
            #expect(try command.run(["inspect", "a.svg"] + arguments).status == 65)
        }
    }

    @Test("Multicolor takes system colours of the appearance, and erasers spare the background")
    func multicolor() throws {
        let command = try Command()
        try command.write(
            "a.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg">\
            <style>.multicolor-1:white{opacity:0;-sfsymbols-clear-behind:true}</style>
            <g id="Guides"><path id="Baseline-S" d="M0 70h99"/><path id="Capline-S" d="M0 0h99"/></g><g id="Regular-S">
            <path class="multicolor-0:systemBlueColor" d="M0 0h70v70h-70z"/>\
            <path class="multicolor-1:white" d="M35 0h35v70h-35z"/></g></svg>
            """)
        let outcome = try command.run(
            "render", "-q", "a.svg", "--rendering-mode", "multicolor", "--appearance", "dark", "--background",
            "#102030",
            "--size", "2")
        #expect(outcome.status == 0)
        #expect(try Array(command.image("a.png").bytes.prefix(8)) == [0, 145, 255, 255, 0x10, 0x20, 0x30, 255])
    }

    @Test("A batch draws each line in exactly its size, centred")
    func batch() throws {
        let command = try Command()
        try command.icon("a.svg")
        let lines = Data("a.svg\tone.png\t8\t8\na.svg\tdir/two.png\t20\t10\r\n".utf8)
        #expect(try command.run("render", "--batch", input: lines).status == 0)
        let two = try command.image("dir/two.png")
        #expect((two.width, two.height) == (20, 10))
        let row = (0..<20).map { two.bytes[$0 * 4 + 3] }
        #expect(row == (0..<20).map { (5..<15).contains($0) ? 255 : 0 })
    }

    @Test("A byte order mark before the lines of a batch is no part of the first file's name")
    func markedBatch() throws {
        let command = try Command()
        try command.icon("a.svg")
        let outcome = try command.run("render", "--batch", input: Data("\u{FEFF}a.svg\tone.png\t8\t8\n".utf8))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(command.files == ["a.svg", "one.png"])
    }

    @Test("A bad file does not keep the others of a batch from being drawn, and all bad ones are told")
    func partialFailure() throws {
        let command = try Command()
        try command.icon("good.svg")
        try command.write("bad.svg", "<svg><g></svg>")
        let outcome = try command.run("render", "bad.svg", "missing.svg", "good.svg", "-o", "out")
        #expect(outcome.status == 65)
        #expect(outcome.messages.count == 2)
        #expect(outcome.messages[0].hasPrefix("error: bad.svg:1:"))
        #expect(outcome.messages[1].hasPrefix("error: missing.svg: "))
        #expect(command.files.contains("out/good.png"))
    }

    @Test("--json tells where everything is and where the baseline fell")
    func json() throws {
        let command = try Command()
        let leaf = Command.symbols.appendingPathComponent("leaf.svg").path
        let outcome = try command.run("render", leaf, "--json", "-o", "leaf.png")
        let all = try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]]
        let image = try #require((all?.first?["images"] as? [[String: Any]])?.first)
        #expect(image["path"] as? String == "leaf.png")
        let metrics = try #require(image["metrics"] as? [String: Any])
        let height = try #require(metrics["baseline"] as? Double) - (metrics["capline"] as? Double ?? 0)
        #expect(abs(height - 70.459) < 1e-9)
    }

    @Test(
        "Equal input gives equal bytes, whatever the locale",
        .enabled(if: Command.turkish != nil, "Turkish is not installed, and cannot be made here"))
    func deterministic() throws {
        let command = try Command()
        let symbols = Command.symbols.path
        #expect(try command.run("render", symbols, "-o", "a", "--size", "48").status == 0)
        #expect(
            try command.run(
                "render", symbols, "-o", "b", "--size", "48",
                environment: try #require(Command.turkish).merging(["TZ": "Asia/Tokyo"]) { $1 }
            ).status == 0)
        let names = command.files.filter { $0.hasPrefix("a/") }
        let examples = try FileManager.default.contentsOfDirectory(atPath: symbols).filter { $0.hasSuffix(".svg") }
        #expect(!names.isEmpty && names.count == examples.count)
        for name in names {
            let other = "b/" + name.dropFirst(2)
            #expect(
                try command.data(name)
                    == command.data(other))
        }
    }

    @Test("inspect tells version, variants and layers as JSON")
    func inspect() throws {
        let command = try Command()
        let outcome = try command.run(
            "inspect", "--json", Command.symbols.appendingPathComponent("bell.badge.svg").path)
        let all = try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]]
        #expect(all?.first?["templateVersion"] as? String == "5.0")
        #expect(
            (all?.first?["variants"] as? [[String: Any]])?.filter { $0["isDrawn"] as? Bool == true }.compactMap {
                $0["name"] as? String
            } == ["Ultralight-S", "Regular-S", "Black-S"])
        #expect((all?.first?["layers"] as? [Any])?.count == 12)
    }

    @Test("What cannot be inspected has its place among what can, and the reason")
    func inspectFailure() throws {
        let command = try Command()
        try command.icon("good.svg")
        try command.write("broken.svg", "<svg")
        let outcome = try command.run("inspect", "--json", "broken.svg", "good.svg")
        #expect(outcome.status == 65)
        let all = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]])
        #expect(all.map { $0["file"] as? String } == ["broken.svg", "good.svg"])
        let error = try #require(all.first?["error"] as? [String: Any])
        #expect(error["file"] as? String == "broken.svg" && error["line"] as? Int == 1)
        #expect(all.last?["error"] == nil && all.last?["kind"] as? String == "icon")
    }
}
