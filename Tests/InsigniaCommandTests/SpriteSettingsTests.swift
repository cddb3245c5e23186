import Foundation
import SymbolImaging
import TestSupport
import Testing

@Suite("Settings of outputs and of entries of the symbols")
struct SpriteSettingsTests {
    let command: Command

    init() throws {
        command = try Command()
        for name in ["a", "b"] { try command.icon("\(name).svg", "currentColor") }
    }

    private func build(_ text: String) throws -> Command.Outcome {
        try command.write("insignia.yml", text)
        return try command.run("sprites")
    }

    private var outputs: [String] { command.files.filter { $0.hasPrefix("out") } }

    @Test("An output has axes and display scales of its own in place of the file's")
    func output() throws {
        let file = """
            symbols: [a.svg]
            sizes: [8, 16]
            outputs: [{png: out1}, {png: out2, sizes: [32], display-scales: [1, 2]}, {png: out3, name: 'n-{size}'}]
            """
        #expect(try build(file).status == 0)
        #expect(
            outputs == ["out1/a-16.png", "out1/a-8.png", "out2/a.png", "out2/a@2x.png", "out3/n-16.png", "out3/n-8.png"]
        )
        #expect(try command.image("out2/a@2x.png").width == 64)
    }

    @Test("An entry's settings count before the output's, and those before the file's")
    func precedence() throws {
        let file = """
            symbols: [a.svg, {files: b.svg, sizes: [40]}]
            sizes: [8]
            outputs: [{png: out1}, {png: out2, sizes: [32]}]
            """
        #expect(try build(file).status == 0)
        let widths = try ["out1/a", "out1/b", "out2/a", "out2/b"].map { try command.image("\($0).png").width }
        #expect(widths == [8, 40, 32, 40])
    }

    @Test("An entry with settings stands in for the same file without, and several entries make several symbols")
    func entries() throws {
        let file = """
            symbols: ['*.svg', {files: [b.svg], tint: red, name: red}, {files: b.svg, tint: blue, name: blue}]
            outputs: [{png: out}]
            """
        #expect(try build(file).status == 0)
        #expect(outputs == ["out/a.png", "out/blue.png", "out/red.png"])
        #expect(try Array(command.image("out/red.png").bytes[220..<224]) == [255, 0, 0, 255])
    }

    @Test("Sizes of one kind take the place of those of another")
    func sizes() throws {
        let file =
            "symbols: [{files: a.svg, sizes: [8]}]\ntext-styles: [body]\ndynamic-types: [ax1]\noutputs: [{png: out}]"
        let outcome = try build(file)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try command.image("out/a.png").width == 8)
    }

    @Test("A change of one entry's settings draws its pictures alone again")
    func incremental() throws {
        _ = try build("symbols: [a.svg, {files: b.svg, tint: red}]\noutputs: [{png: out}]")
        let outcome = try build("symbols: [a.svg, {files: b.svg, tint: blue}]\noutputs: [{png: out}]")
        #expect(outcome.errors == "1 written, 1 up to date\n")
    }

    @Test(
        "What is wrong in settings is named with its place",
        arguments: [
            ("symbols: [{files: a.svg, wieghts: bold}]", "1:26: unknown key \"wieghts\"; did you mean weights?"),
            ("symbols: [{files: a.svg, weights: blod}]", "1:35: \"blod\": expected"),
            ("symbols: [{tint: red}]", "1:11: expected \"files: PATH\" or \"catalog: FILE\""),
            ("symbols: [{files: a.svg, search: x}]", "1:26: \"search\" and \"files\" cannot be combined"),
            ("symbols: [a.svg, {files: b.svg, inactive: dim}]", "1:33: \"inactive\" needs \"variable-values\""),
            ("symbols: a.svg\noutputs: [{png: out, effects: bounce}]", "2:22: \"effects\" needs an output that moves"),
            ("symbols: a.svg\noutputs: [{png: out, size: 8}]", "2:22: unknown key \"size\"; did you mean sizes?"),
            ("symbols: [{files: a.svg, display-scales: 2}]", "1:26: unknown key \"display-scales\""),
            ("symbols: [{files: a.svg, sdf: true}]\noutputs: [{png: out}]", "1:26: \"sdf\" needs a sheet"),
            (
                "symbols: [{files: a.svg, sdf: true}]\noutputs: [{sheet: out, manifests: [maplibre, css]}]",
                "1:26: \"sdf\" needs a sheet whose only manifest is maplibre"
            ),
            ("symbols: [{files: a.svg, stretch-x: [8, 4]}]", "1:37: expected start and end in points, ascending"),
            ("symbols: [{files: a.svg, content: [1, 2, 3]}]", "1:35: expected left, top, right and bottom in points"),
            ("symbols: a.svg\nplatform: ios\noutputs: [{png: out}]", "2:1: \"platform\" needs \"text-styles\""),
            ("symbols: a.svg\nfit: true\noutputs: [{png: out}]", "2:1: \"fit\" needs \"effects: [bounce]\""),
            ("symbols: a.svg\nseparator: _\noutputs: [{png: out}]", "2:1: \"separator\" needs a name with {folder}"),
            ("symbols: a.svg\noutputs: [{symbolset: a, tint: red}]", "2:26: \"tint\" has no effect on symbolset"),
            ("symbols: a.svg\noutputs: [{svg: a.svg, sizes: 8}]", "2:24: \"sizes\" has no effect on svg"),
            ("symbols: a.svg\noutputs: [{svgs: a, display-scales: 2}]", "2:21: \"display-scales\" has no effect"),
            ("symbols: a.svg\noutputs: [{sheet: out, trim: true}]", "2:24: maplibre cannot describe trimmed"),
            ("symbols: a.svg\noutputs: [{sheet: out, max-size: 8}]", "2:34: \"8\": expected a whole number from 16")
        ])
    func errors(text: String, message: String) throws {
        let outcome = try build(text)
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("insignia.yml:\(message)"), "\(outcome.errors)")
        #expect(outcome.messages.count == 1)
    }

    @Test("The schema knows the keys of entries and outputs, and no other")
    func schema() throws {
        let schema = try command.run("init", "--schema").output
        let json = try #require(try JSONSerialization.jsonObject(with: schema) as? [String: Any])
        let definitions = try #require(json["$defs"] as? [String: [String: Any]])
        for (definition, file) in [
            ("entry", "symbols: [{zzzzzzzzzzzz: 1}]"), ("output", "symbols: a.svg\noutputs: [{zzzzzzzzzzzz: 1}]")
        ] {
            let keys = (definitions[definition]?["properties"] as? [String: Any])?.keys.sorted()
            // An unknown key without a near match is answered with all known keys.
            let known = try build(file).errors.split(separator: "expected ").last?.split(separator: ", ").map {
                String($0).trimmingCharacters(in: .whitespacesAndNewlines)
            }
            #expect(known?.sorted() == keys)
        }
    }
}
