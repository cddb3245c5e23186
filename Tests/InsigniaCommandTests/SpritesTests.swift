import Insignia
import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif
import TestSupport
import Testing

@Suite struct SpritesTests {
    let command: Command

    init() throws { command = try Command() }

    func file(_ text: String, name: String = "insignia.yml") throws { try command.write(name, text) }

    func build(_ arguments: String...) throws -> [String: Any] {
        let outcome = try command.run(["sprites", "--json"] + arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    }

    func written(_ summary: [String: Any]) -> [String] { summary["written"] as? [String] ?? [] }

    var outputs: [String] { command.files.filter { $0.hasPrefix("out/") } }

    @Test("Each combination of the axes is a picture, named by what varies")
    func axes() throws {
        try command.icon("a.svg", size: 10)
        try file(
            "symbols: a.svg\nappearances: [light, dark]\nsizes: [8, 16]\ndisplay-scales: [1, 2]\noutputs: [{png: out}]")
        _ = try build()
        #expect(
            outputs == [
                "out/a-dark-16.png", "out/a-dark-16@2x.png", "out/a-dark-8.png", "out/a-dark-8@2x.png",
                "out/a-light-16.png", "out/a-light-16@2x.png", "out/a-light-8.png", "out/a-light-8@2x.png"
            ])
        #expect(try command.image("out/a-dark-8@2x.png").width == 16)
    }

    @Test(
        "A second run writes nothing; a changed symbol alone is drawn again; what nothing asks for any more is removed")
    func incremental() throws {
        try command.icon("a.svg")
        try command.icon("b.svg")
        try file("symbols: [a.svg, b.svg]\noutputs: [{png: out/}]")
        #expect(written(try build()) == ["out/a.png", "out/b.png"])
        #expect(written(try build()).isEmpty)
        try command.icon("b.svg", "red")
        #expect(written(try build()) == ["out/b.png"])
        try file("symbols: [a.svg]\noutputs: [{png: out/}]")
        #expect(try build()["removed"] as? [String] == ["out/b.png"])
        #expect(outputs == ["out/a.png"])
    }

    @Test("Touching a file changes nothing; changing an output by hand makes it anew")
    func content() throws {
        try command.icon("a.svg")
        try file("symbols: a.svg\noutputs: [{png: out/}]")
        _ = try build()
        try command.icon("a.svg")
        #expect(written(try build()).isEmpty)
        try command.write("out/a.png", "broken")
        #expect(written(try build()) == ["out/a.png"])
        #expect(try command.image("out/a.png").width == 10)
    }

    @Test("--dry-run tells what would be written, and neither it nor --check writes anything")
    func dryRun() throws {
        try command.icon("a.svg")
        try file("symbols: a.svg\noutputs: [{png: out/}]")
        #expect(try command.run("sprites", "--check").status == 1)
        #expect(try command.run("sprites", "--dry-run").output == Data("write out/a.png\n".utf8))
        #expect(outputs.isEmpty)
        _ = try build()
        #expect(try command.run("sprites", "--check").status == 0)
    }

    @Test("--dry-run tells which files would be overwritten that no build has made")
    func dryRunOverForeignFiles() throws {
        for name in ["a", "b"] { try command.icon("\(name).svg") }
        try file("symbols: '*.svg'\noutputs: [{png: out/}]")
        try command.write("out/a.png", "mine")
        func planned() throws -> String {
            String(decoding: try command.run("sprites", "--dry-run").output, as: UTF8.self)
        }
        #expect(try planned() == "overwrite out/a.png\nwrite out/b.png\n")
        _ = try build()
        try command.write("out/a.png", "broken")
        #expect(try planned() == "write out/a.png\n")
    }

    @Test(
        "What is wrong in a build file is named with its place and what is nearest",
        arguments: [
            ("symbols: a.svg\nsizse: [8]", "insignia.yml:2:1: unknown key \"sizse\"; did you mean sizes?"),
            ("symbols: b*.svg", "insignia.yml:1:10: \"b*.svg\" matches no SVG file"), ("sizes: [8]", "no symbols"),
            ("symbols: a.svg", "insignia.yml: no outputs; expected \"outputs: [{png: FOLDER}]\""),
            ("symbols: a.svg\nweights: [blod]", "did you mean bold?"),
            ("symbols: a.svg\ntint: #0a6cff", "expected a CSS colour; \"#\" begins a comment: quote colours, as in"),
            ("symbols: a.svg\npalette: red, #00f", "2:10: expected CSS colours; \"#\" begins a comment"),
            ("symbols: a.svg\ntint: reddish", "2:7: \"reddish\": expected a colour"),
            ("symbols: [a.svg, sub/a.svg]", "\"a\" names both a.svg and sub/a.svg"),
            ("symbols: a.svg\nsizes: [8, 16]\nname: '{symbol}'", "names two pictures of a.svg"),
            ("symbols: a.svg\nname: '{wieght}'", "did you mean {weight}?"),
            ("symbols: a.svg\nname: '{symbol}.PNG'", "2:7: \"{symbol}.PNG\": expected a name without an extension"),
            ("symbols: a.svg\nsizes: [8, 8]", "\"8\" is given twice"),
            ("symbols: a.svg\nweights: [bold, 700]", "2:17: \"700\" is given twice, first as \"bold\""),
            ("symbols: a.svg\nvariable-values: [0.5, 50%]", "\"50%\" is given twice, first as \"0.5\""),
            ("symbols: a.svg\ndisplay-scales: [1, 1.0]", "\"1.0\" is given twice, first as \"1\""),
            ("symbols: a.svg\noutputs: [{sheet: t/t, format: webp}]", "2:24: \"format\" has no effect on sheet"),
            ("symbols: a.svg\nrendering-modes: [palette]", "needs colours"),
            ("symbols: a.svg\noutputs: [{webp: out/}]", "webp without a motion"),
            (
                "symbols: a.svg\neffects: [bounce, replace.upUp]\noutputs: [{webp: out/}]",
                "insignia.yml:2:19: replace.upUp needs a second symbol; expected \"to\" with its file"
            ),
            ("symbols: a.svg\noutputs: [{sheets: out/}]", "did you mean sheet?"),
            (
                "symbols: a.svg\noutputs: [{png: out/x.png}]",
                "insignia.yml:2:17: \"out/x.png\": expected a folder such as out/x.png/"
            ),
            ("symbols: a.svg\neffects: [bounce]\noutputs: [{webp: x.webp}]", "expected a folder such as x.webp/"),
            ("symbols: a.svg\noutputs: [{svg: out/x.pdf}]", "expected a file such as name.svg"),
            ("symbols: a.svg\noutputs: [{svg: '-'}]", "expected a name, since outputs are kept"),
            ("symbols: a.svg\noutputs: [{sheet: out/x.png}]", "expected a name without an extension"),
            ("symbols: a.svg\noutputs: [{xcassets: out/x.zip}]", "expected a folder such as out/x.zip/"),
            ("symbols: a.svg\npalette: 'red, lime, blue, gray'", "4 colours are more than the 3 levels"),
            ("symbols: a.svg\npalette: red\nrendering-modes: multicolor", "2:1: \"palette\" needs the rendering mode"),
            ("symbols: a.svg\ninactive: hide", "\"inactive\" needs \"variable-values\""),
            ("symbols: a.svg\ntolerance: exact", "\"tolerance\" needs \"goldens: FOLDER\""),
            ("symbols: a.svg\ngoldens: g\ntimes: [1]", "\"times\" needs \"effects: [bounce]\""),
            ("symbols: a.svg\neffects: bounce\noutputs: [{png: out}]", "\"effects\" needs an output that moves"),
            ("symbols: a.svg\noutputs: [{png: out, fps: 30}]", "2:22: \"fps\" has no effect on png"),
            ("symbols: a.svg\noutputs: [{png: out, trim: true}]", "\"trim\" has no effect on png"),
            ("symbols: a.svg\noutputs: [{sheet: out/x, fps: 30}]", "\"fps\" needs \"effects: [bounce]\""),
            (
                "symbols: a.svg\ndisplay-scales: [1, 1.5]\noutputs: [{xcassets: out/A.xcassets}]",
                "insignia.yml:2:21: \"1.5\": asset catalogs have 1, 2 and 3"
            ),
            ("symbols: a.svg\ndisplay-scales: 2.5\noutputs: [{android: out/}]", "2:17: \"2.5\": Android's densities"),
            ("symbols: a.svg\nname: class\noutputs: [{vectordrawable: out/}]", "\"class\" is a keyword of Java"),
            (
                "symbols: a.svg\noutputs: [{android: out/, display-scales: 2.5}]",
                "2:43: \"2.5\": Android's densities"
            ),
            ("symbols: a.svg\noutputs: [{android: out/, name: class}]", "\"class\" is a keyword of Java"),
            ("symbols: a.svg\nlists: off", "\"lists\" needs \"goldens: FOLDER\""),
            (
                """
                symbols: [{files: a.svg, appearances: [light, dark]}, {files: sub/a.svg, name: 'a'}]
                outputs: [{xcassets: out/A.xcassets}]
                """,
                "two outputs are both out/A.xcassets/a.imageset/Contents.json"
            ),
            (
                "symbols: [a.svg, A.svg]\noutputs: [{png: out/}]",
                "the outputs out/a.png and out/A.png are the same file where case is ignored"
            ),
            ("symbols: a.svg\noutputs: [{png: out/, prefix: x}]", "\"prefix\" has no effect on png; it is for svg"),
            ("symbols: a.svg\noutputs: [{swift: out/a.kt}]", "expected a file such as name.swift"),
            ("symbols: a.svg\noutputs: [{kotlin: out/A.kt, package: com.new}]", "expected a package such as"),
            ("symbols: a.svg\nsizes: []", "an empty list"),
            ("symbols: a.svg\npalette: [red, blue]", "2:10: found a list; expected a single value"),
            ("symbols: a.svg\noutputs: [{png: out/}, {png: out/}]", "insignia.yml:2:30: two outputs are both")
        ])
    func errors(text: String, message: String) throws {
        try command.icon("a.svg")
        try command.icon("sub/a.svg")
        try command.icon("A.svg")
        try file(text)
        let outcome = try command.run("sprites")
        #expect([65, 66].contains(outcome.status))
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.messages.count == 1)
        #expect(outputs.isEmpty)
    }

    @Test(
        "A file that a build file names and that does not exist is a missing input, told where it is named",
        arguments: [
            ("symbols: no.svg", "insignia.yml:1:10: \"no.svg\": there is no such file"),
            ("symbols: {catalog: no.json}", "insignia.yml:1:20: \"no.json\": there is no such file"),
            ("symbols: a.svg\nasset-colors: no.yml", "insignia.yml:2:15: \"no.yml\": there is no such file"),
            ("symbols: a.svg\neffects: {to: no.svg}", "insignia.yml:2:15: \"no.svg\": there is no such file"),
            ("symbols: a.svg\neffects: {timeline: no.yml}", "insignia.yml:2:21: \"no.yml\": there is no such file")
        ])
    func missing(text: String, message: String) throws {
        try command.icon("a.svg")
        try file(text)
        let outcome = try command.run("sprites")
        #expect(outcome.status == 66)
        #expect(outcome.messages == ["error: \(message)"])
    }

    @Test("Colours of the levels select the palette mode where no mode is given")
    func palette() throws {
        let leaf = Command.symbols.appendingPathComponent("leaf.svg")
        try command.write("leaf.svg", try Data(contentsOf: leaf))
        try file("symbols: leaf.svg\nsizes: [32]\npalette: 'red, blue'\noutputs: [{png: out/}]")
        _ = try build()
        _ = try command.run("render", "leaf.svg", "--size", "32", "--palette", "red, blue")
        #expect(try command.image("out/leaf.png") == command.image("leaf.png"))
    }

    @Test("What there is to say about the files is told once, and in JSON by file")
    func diagnostics() throws {
        for name in ["a", "b"] {
            try command.write("\(name).svg", svg("<text/>\n<text/><path d='M0 0H9V9Z'/>", "width='9' height='9'"))
        }
        try file("symbols: [a.svg, b.svg]\nsizes: [8, 16]\noutputs: [{png: out/}]")
        let outcome = try command.run("sprites", "--json")
        #expect(outcome.messages.count == 1)
        #expect(outcome.errors.hasPrefix("warning: 2 files: <text> is not drawn (4 times), first at a.svg:1:"))
        let json = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        let found = try #require(json["diagnostics"] as? [String: [[String: Any]]])
        #expect(found.mapValues(\.count) == ["a.svg": 2, "b.svg": 2])
    }

    @Test("JSON lists all that is read and made, before it is made and when nothing is to be done")
    func inputsAndOutputs() throws {
        try command.icon("icons/a.svg")
        try file("symbols: icons/*.svg\ndisplay-scales: [1, 2]\noutputs: [{png: out/}]")
        for summary in [try build("--dry-run"), try build(), try build()] {
            #expect(summary["inputs"] as? [String] == ["icons/", "icons/a.svg", "insignia.yml"])
            #expect(summary["outputs"] as? [String] == ["out/a.png", "out/a@2x.png"])
        }
    }

    @Test("A bad symbol does not stop the others, and is tried again")
    func badSymbol() throws {
        try command.icon("a.svg")
        try command.write("b.svg", "<svg")
        try file("symbols: [a.svg, b.svg]\noutputs: [{png: out/}]")
        let outcome = try command.run("sprites")
        #expect(outcome.status == 65)
        #expect(outcome.messages.first?.hasPrefix("error: b.svg:1:") == true)
        #expect(outputs == ["out/a.png"])
        try command.icon("b.svg")
        #expect(written(try build()) == ["out/b.png"])
    }

    /// Returns all outputs with their bytes.
    func tree(_ command: Command) throws -> [String: Data] {
        let names = command.files.filter { $0.hasPrefix("out/") }
        return Dictionary(
            uniqueKeysWithValues: try names.map {
                ($0, try command.data($0))
            })
    }

    private func prepare(_ command: Command, order: [Int]) throws {
        for number in order { try command.icon("icons/i\(number).svg", "rgb(\(number * 20), 0, 9)", size: 6 + number) }
        try command.write(
            "insignia.yml",
            """
            symbols: [icons/*.svg]
            display-scales: [1, 2]
            outputs:
              - png: out/png/
              - xcassets: out/Icons.xcassets/
              - android: out/res/
            """)
    }

    @Test(
        "Order of files, threads, locale and time zone make no difference to a byte",
        .enabled(if: Command.turkish != nil, "Turkish is not installed, and cannot be made here"))
    func deterministic() throws {
        let other = try Command()
        try prepare(command, order: Array(0..<9))
        try prepare(other, order: Array((0..<9).reversed()))
        #expect(try command.run("sprites", "--jobs", "1", environment: ["LC_ALL": "C", "TZ": "UTC"]).status == 0)
        #expect(
            try other.run(
                "sprites", "--jobs", "8",
                environment: try #require(Command.turkish).merging(["TZ": "Asia/Tokyo"]) { $1 }
            ).status == 0)
        #expect(try tree(command) == tree(other))
        #expect(try tree(command).count == 9 * 7 + 3)
    }

    @Test("Shards together make what one run makes")
    func shards() throws {
        let other = try Command()
        try prepare(command, order: Array(0..<9))
        try prepare(other, order: Array(0..<9))
        #expect(try command.run("sprites").status == 0)
        for part in 1...3 { #expect(try other.run("sprites", "--shard", "\(part)/3").status == 0) }
        let merge = try other.run("sprites", "--merge")
        #expect(merge.status == 0, "\(merge.errors)")
        #expect(try tree(command) == tree(other))
    }

    @Test("Two runs at once in one folder do not get in each other's way")
    func together() throws {
        try prepare(command, order: Array(0..<9))
        let outcome = try command.shell(
            "\"$insignia\" sprites & first=$!; \"$insignia\" sprites; second=$?; wait $first && exit $second")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(written(try build()).isEmpty)
    }

    @Test("An output folder that cannot be written fails with a message, and nothing is taken for done")
    func unwritable() throws {
        try command.icon("a.svg")
        try command.write("out", "a file in the way")
        try file("symbols: a.svg\noutputs: [{png: out/}]")
        let outcome = try command.run("sprites")
        #expect(outcome.status == 73)
        try FileManager.default.removeItem(at: command.folder.appendingPathComponent("out"))
        #expect(written(try build()) == ["out/a.png"])
    }

    private static let reference = Command.symbols.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Insignia/Insignia.docc/Articles/BuildFileReference.md")

    @Test("The schema is JSON and knows every key that build files may hold, and no other")
    func schema() throws {
        let outcome = try command.run("init", "--schema")
        let schema = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        let parts = try #require(schema["$defs"] as? [String: [String: Any]])
        let reference = try String(contentsOf: Self.reference, encoding: .utf8)
        try command.icon("a.svg")
        for (text, part) in [
            ("symbols: a.svg\nzzzzzzzzzzzz: 1", schema), ("symbols: {zzzzzzzzzzzz: 1}", parts["entry"]),
            ("symbols: a.svg\noutputs: {zzzzzzzzzzzz: 1}", parts["output"]),
            ("symbols: a.svg\neffects: {zzzzzzzzzzzz: 1}", parts["motion"])
        ] {
            let keys = try #require(part?["properties"] as? [String: Any]).keys.sorted()
            // An unknown key without a near match is answered with all known keys.
            try file(text)
            let known = try command.run("sprites").errors.split(separator: "expected ").last?.split(separator: ", ")
            #expect(known?.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.sorted() == keys)
            for key in keys { #expect(reference.contains("`\(key)`"), "the reference does not tell of it") }
        }
    }

    @Test(
        "In the schema, a list holds at least one of what is a value by itself",
        arguments: ["symbols", "outputs", "effects", "scales", "rendering-modes", "appearances"])
    func schemaLists(key: String) throws {
        let outcome = try command.run("init", "--schema")
        let schema = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        let forms = try #require(properties[key]?["anyOf"] as? [[String: Any]])
        #expect(forms.count == 2 && forms[1]["type"] as? String == "array" && forms[1]["minItems"] as? Int == 1)
        #expect(forms[0] as NSDictionary == forms[1]["items"] as? NSDictionary)
    }

    @Test("Symbols are asked for by what a catalog says of them")
    func catalogQuery() throws {
        for name in ["rain", "cup"] { try command.icon("set/\(name).svg") }
        try command.write(
            "set/catalog.json",
            """
            {"symbols": [{"name": "cup", "label": "Cup", "categories": ["objects"], "keywords": ["tea"]},
                         {"name": "rain", "label": "Rain", "categories": ["weather"], "keywords": ["wet"]}]}
            """)
        try file("symbols: [{catalog: set/catalog.json, category: weather}]\noutputs: [{png: out}]")
        #expect(written(try build()) == ["out/rain.png"])
        try file("symbols: [{catalog: set/catalog.json, search: tea}]\noutputs: [{png: out}]")
        #expect(written(try build()) == ["out/cup.png"])
        // The form that `convert --symbolset` writes.
        try command.icon("set/tea.symbolset/tea.svg")
        try command.write("set/catalog.json", #"{"symbols": [{"name": "tea", "label": "Tea"}]}"#)
        try file("symbols: [{catalog: set/catalog.json, search: tea}]\noutputs: [{png: out}]")
        #expect(written(try build()) == ["out/tea.png"])
    }

    @Test("A category that is not there is an error that names the nearest")
    func unknownCategory() throws {
        try command.write(
            "set/catalog.json", #"{"symbols": [{"name": "rain", "label": "Rain", "categories": ["weather"]}]}"#)
        try file("symbols: [{catalog: set/catalog.json, category: wether}]\noutputs: [{png: out}]")
        #expect(
            try command.run("sprites").errors.contains(
                "insignia.yml:1:49: there is no category \"wether\" in set/catalog.json; did you mean weather?"))
    }
}
