import Foundation
import TestSupport
import Testing

@Suite("Names of sprites from folders")
struct SpriteNameTests {
    let command: Command

    init() throws {
        command = try Command()
        for folder in ["24/outline", "24/solid"] { try command.icon("icons/\(folder)/x.svg") }
    }

    private func build(_ text: String) throws -> Command.Outcome {
        try command.write("insignia.yml", text)
        return try command.run("sprites")
    }

    private var outputs: [String] { command.files.filter { $0.hasPrefix("out/") } }

    @Test(
        "A path begins at the first wildcard or in the folder that is named, for a file beside the build file",
        arguments: [
            ("icons/", ["out/24-outline-x.png", "out/24-solid-x.png"]),
            ("icons/24/*/x.svg", ["out/outline-x.png", "out/solid-x.png"]),
            ("icons/**/*.svg", ["out/24-outline-x.png", "out/24-solid-x.png"]),
            (
                "[icons/24/outline/x.svg, ./icons/24/solid/x.svg]",
                ["out/icons-24-outline-x.png", "out/icons-24-solid-x.png"]
            )
        ])
    func path(symbols: String, names: [String]) throws {
        let outcome = try build("symbols: \(symbols)\nname: '{path}'\noutputs: [{png: out}]")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outputs == names)
    }

    @Test("A file whose name looks like a pattern is drawn, and not what the pattern matches")
    func brackets() throws {
        for name in ["a[1]", "a1"] { try command.icon("icons[x]/\(name).svg") }
        try command.write("icons[x]/insignia.yml", "symbols: 'a[1].svg'\noutputs: [{png: ../out}]")
        #expect(try command.run("sprites", "icons[x]/insignia.yml").status == 0)
        #expect(outputs.last == "out/a[1].png")
        try command.write("icons[x]/insignia.yml", "symbols: 'a?.svg'\noutputs: [{png: ../out}]")
        #expect(try command.run("sprites", "icons[x]/insignia.yml").status == 0)
        #expect(outputs.last == "out/a1.png")
    }

    @Test(
        "What follows an exclamation mark is left out of its list",
        arguments: [
            ("[icons/, '!icons/24/solid']", ["out/x.png"], ""), ("['!icons/**/s*/x.svg', icons/]", ["out/x.png"], ""),
            ("{files: [icons/**/x.svg, '!icons/24/solid/x.svg']}", ["out/x.png"], ""),
            ("[icons/, '!icons/24/outline', '!icons/24/outline/x.svg']", ["out/x.png"], ""),
            (
                "[{files: icons/24/solid}, {files: [icons/24/outline, '!icons/24/solid/*']}]", [],
                "1:63: \"!icons/24/solid/*\" leaves"
            ),
            ("[icons/, '!icons/y.svg']", [], "1:19: \"!icons/y.svg\" leaves out none of the files that are found"),
            ("\n- icons/\n- !icons/24/solid", [], "3:3: expected a file, a folder or a pattern, in quotes"),
            ("[icons/, '!icons/**']", [], "no symbols")
        ])
    func exclusions(symbols: String, names: [String], message: String) throws {
        let outcome = try build("symbols: \(symbols)\noutputs: [{png: out}]")
        #expect(outputs == names, "\(outcome.errors)")
        #expect(message.isEmpty || outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test("An output that the symbols leave out is no input of the next run")
    func excludedOutput() throws {
        try command.icon("out/old.svg")
        let text = "symbols: ['**/*.svg', '!out/**']\nname: '{path}'\noutputs: [{svgs: out}]"
        #expect(try build(text).errors == "2 written, 0 up to date\n")
        #expect(try build(text).errors == "0 written, 2 up to date\n")
    }

    @Test("The folder alone can stand anywhere in a name, and is left out with its dash where there is none")
    func folder() throws {
        try command.icon("icons/24/plain.svg")
        #expect(try build("symbols: icons/24\nname: '{symbol}-{folder}'\noutputs: [{png: out}]").status == 0)
        #expect(outputs == ["out/plain.png", "out/x-outline.png", "out/x-solid.png"])
    }

    @Test(
        "The dash after a folder that is not there is left out too, a text before it stays",
        arguments: [
            ("{folder}-{symbol}", ["out/outline-x.png", "out/plain.png", "out/solid-x.png"]),
            ("ic-{folder}-{symbol}", ["out/ic-outline-x.png", "out/ic-plain.png", "out/ic-solid-x.png"])
        ])
    func leadingFolder(name: String, names: [String]) throws {
        try command.icon("icons/24/plain.svg")
        #expect(try build("symbols: icons/24\nname: '\(name)'\noutputs: [{png: out}]").status == 0)
        #expect(outputs == names)
    }

    @Test("An axis in the path of an output, which would be taken literally, is an error at its place")
    func axisInPath() throws {
        let outcome = try build("symbols: icons\noutputs:\n- png: 'out/{size}/'")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("3:8: \"out/{size}/\": expected a path without {size}"))
    }

    @Test("A slash between folders makes folders of files and stays in the names of manifests")
    func slash() throws {
        let file = "symbols: icons\nname: '{path}'\nseparator: /\noutputs: [{png: out}, {sheet: out/sheet}]"
        #expect(try build(file).status == 0)
        #expect(outputs.contains("out/24/solid/x.png"))
        #expect(try command.text("out/sheet.json").contains("\"24/outline/x\""))
    }

    @Test(
        "A slash is refused where names cannot hold it",
        arguments: ["{xcassets: A.xcassets}", "{symbolset: A.xcassets}"])
    func refusedSlash(output: String) throws {
        let outcome = try build("symbols: icons\nname: '{path}'\nseparator: /\noutputs: [\(output)]")
        #expect(outcome.status == 65)
        #expect(
            outcome.errors.contains("insignia.yml:3:1: names in") && outcome.errors.contains("cannot contain \"/\""))
    }

    @Test("A name that tells no appearance does for outputs that hold them all under one, and for no other")
    func appearances() throws {
        let file = "symbols: icons/24/solid\nname: 'ic_{symbol}'\nappearances: [light, dark]\noutputs: "
        let outcome = try build(file + "[{xcassets: out/Z.xcassets}, {android: out/res}, {vectordrawable: out/res}]")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let set = "out/Z.xcassets/ic_x.imageset/"
        #expect(
            outputs == [
                "out/Z.xcassets/Contents.json", set + "Contents.json", set + "ic_x-dark.png", set + "ic_x-light.png",
                "out/res/drawable-mdpi/ic_x.png", "out/res/drawable-night-mdpi/ic_x.png",
                "out/res/drawable-night/ic_x.xml", "out/res/drawable/ic_x.xml", "out/res/values-mdpi/insets.xml",
                "out/res/values-night-mdpi/insets.xml"
            ])
        let contents = try command.text(set + "Contents.json")
        #expect(contents.contains("ic_x-dark.png") && contents.contains("ic_x-light.png"))
        for outputs in ["[{xcassets: out/Z.xcassets}, {png: out}]", "[{xcassets: out/Z.xcassets, sizes: [8, 9]}]"] {
            let refused = try build(file + outputs)
            #expect(refused.status == 65 && refused.errors.contains("\"ic_x\" names two pictures of"))
        }
    }

    @Test("Names that clash are an error that suggests the path in place of the symbol")
    func clash() throws {
        let outcome = try build("symbols: icons\nsizes: [8, 16]\noutputs: [{png: out}]")
        #expect(outcome.status == 65)
        #expect(
            outcome.errors.contains(
                "\"x-8\" names both icons/24/outline/x.svg and icons/24/solid/x.svg; expected \"name: '{path}-{size}'\""
            ))
    }

    @Test("Where paths are equal too, a name for one of the entries is suggested")
    func equalPaths() throws {
        let outcome = try build("symbols: [icons/24/outline, icons/24/solid]\noutputs: [{png: out}]")
        #expect(outcome.errors.contains("expected one as in {files: x.svg, name: other}"))
    }
}
