import Foundation
import TestSupport
import Testing

@Suite("Outputs of names")
struct NameOutputTests {
    private let command: Command

    init() throws { command = try Command() }

    @Test("Names that a language does not tell apart, or cannot write, are errors")
    func clashes() throws {
        for (name, output, message) in [
            ("a.b", "swift: out/A.swift", "\"a-b\" and \"a.b\" are both aB in swift"),
            ("★", "swift: out/A.swift", "\"★\" has no letters or digits for a name in swift"),
            ("ä-b", "c: out/a.h", "\"a-b\" and \"ä-b\" are both A_B in c"),
            (
                "größe", "c: out/a.h",
                "\"größe\" contains \"ß\", which a name in c cannot; "
                    + "expected one as in {files: größe.svg, name: other}"
            ), ("größe", "iconify: out/a.json", "contains \"ß\", which a name in iconify cannot"),
            (
                "größe", "android: out/",
                "\"größe\" contains \"ß\", which the name of a resource of android cannot"
            ),
            ("a", "iconify: out/ß.json", "\"ß\" is not a valid prefix; expected \"prefix\" beside it"),
            ("a", "c: out/ß.h", "\"ß\" is not a valid type name; expected another file name"),
            ("a", "c: out/Enum.h", "\"enum\" is not a valid type name; expected another file name"),
            ("a", "kotlin: out/string.kt", "\"String\" is not a valid type name; expected another file name")
        ] {
            try command.icon("a-b.svg")
            try command.icon("\(name).svg")
            try command.write("insignia.yml", "symbols: [a-b.svg, \(name).svg]\noutputs: [{\(output)}]")
            let outcome = try command.run("sprites")
            #expect(outcome.status == 65 && outcome.errors.contains(message), "\(outcome.errors)")
        }
    }

    @Test("Letters beyond ASCII stay where languages have them, and lose their marks where resources have not")
    func letters() throws {
        for name in ["grün", "grän"] { try command.icon("\(name).svg") }
        try command.write(
            "insignia.yml",
            """
            symbols: [grän.svg, grün.svg]
            outputs: [{swift: Grün.swift}, {kotlin: A.kt}, {module: a.mjs}, {c: grün.h}, {android: res}]
            """)
        let outcome = try command.run("sprites")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try command.text("Grün.swift").contains("public enum Grün: String"))
        #expect(try command.text("Grün.swift").contains("    case grän = \"grän\"\n    case grün = \"grün\"\n"))
        #expect(try command.text("A.kt").contains("    Grän(\"grän\", "))
        #expect(try command.text("a.mjs").contains("\nexport const grün = {\n"))
        #expect(try command.text("grün.h").contains("    GRUN_GRAN,\n    GRUN_GRUN,\n"))
        #expect(command.files.contains("res/drawable-mdpi/grun.png"))
    }

    @Test("Iconify's icons are drawn in the colour of the page, with names of its own kind")
    func iconify() throws {
        try command.icon("Bell.badge.svg", "currentColor", size: 24)
        try command.write("insignia.yml", "symbols: Bell.badge.svg\noutputs: [{iconify: out/app.json}]")
        #expect(try command.run("sprites").status == 0)
        let set = try #require(try JSONSerialization.jsonObject(with: command.data("out/app.json")) as? [String: Any])
        #expect(set["prefix"] as? String == "app")
        let icons = try #require(set["icons"] as? [String: [String: Any]])
        #expect(icons["bell-badge"]?["body"] as? String == "<path fill=\"currentColor\" d=\"M0 0H24V24H0Z\"/>")
        #expect(icons["bell-badge"]?["width"] as? Int == 24 && icons["bell-badge"]?["height"] as? Int == 24)
    }

    @Test(
        "An ES module exports each symbol by its name, with its box, its size and its elements",
        .enabled(if: Command.has("node")))
    func module() throws {
        try command.icon("heart.svg", "currentColor", size: 24)
        try command.icon("default.svg", "currentColor", size: 10)
        try command.icon("bell.badge-1.svg", "red", size: 24)
        try command.write("insignia.yml", "symbols: '*.svg'\noutputs: [{module: out/symbols.mjs}]")
        #expect(try command.run("sprites").status == 0)
        try command.write(
            "use.mjs",
            """
            import { heart, default_ } from './out/symbols.mjs'
            import * as all from './out/symbols.mjs'
            console.log(Object.keys(all).join())
            console.log(heart.name, heart.viewBox, heart.width, heart.height, heart.baseline, heart.body)
            console.log(default_.name, default_.label, default_.viewBox)
            """)
        let outcome = try command.shell("node use.mjs")
        #expect(
            String(decoding: outcome.output, as: UTF8.self) == """
                bellBadge1,default_,heart
                heart 0 0 24 24 24 24 24 <path fill="currentColor" d="M0 0H24V24H0Z"/>
                default default 0 0 10 10

                """)
    }

    @Test("A style sheet of masks paints sprites in the colour of the text")
    func masks() throws {
        try command.icon("a.svg")
        try command.write("insignia.yml", "symbols: a.svg\noutputs: [{sheet: out/s, manifests: [css-mask]}]")
        #expect(try command.run("sprites").status == 0)
        let text = try command.text("out/s.css")
        #expect(text.contains(".mask-a {"))
        for line in ["background-color: currentColor", "mask-image: url(\"s.png\")", "mask-size: 10px 10px"] {
            #expect(text.contains("  \(line);\n"), "\(text)")
        }
    }

    @Test("Style sheets of both kinds have the names of what is in them, in whatever order they are asked for")
    func styleSheets() throws {
        try command.icon("a.svg")
        try command.write("insignia.yml", "symbols: a.svg\noutputs: [{sheet: out/s, manifests: [css-mask, css]}]")
        #expect(try command.run("sprites").status == 0)
        #expect(try command.text("out/s.css").contains(".icon-a {"))
        #expect(try command.text("out/s.css-mask.css").contains(".mask-a {"))
    }

    @Test("Iconify's prefixes are lower-case words joined by dashes", arguments: ["My", "a_b", "-x", "x-", "a--b", ""])
    func iconifyPrefixes(prefix: String) throws {
        try command.icon("a.svg")
        try command.write("insignia.yml", "symbols: a.svg\noutputs:\n- {iconify: a.json, prefix: '\(prefix)'}")
        let outcome = try command.run("sprites")
        let message = "insignia.yml:3:29: \"\(prefix)\": expected lower-case letters and digits, with single dashes"
        #expect(outcome.status == 65 && outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test("A header compiles whatever its symbols are called", .enabled(if: Command.has("cc")))
    func guards() throws {
        for name in ["h", "count", "icons", "entry"] { try command.icon("\(name).svg") }
        try command.write("insignia.yml", "symbols: '*.svg'\noutputs: [{c: icons.h}]")
        #expect(try command.run("sprites").status == 0)
        #expect(try command.shell("cc -fsyntax-only -Wall -Werror -Wno-unused -x c icons.h").status == 0)
    }

    @Test("Symbols called as Kotlin's own types do not hide them")
    func kotlinTypes() throws {
        for name in ["string", "a"] { try command.icon("\(name).svg") }
        try command.write("insignia.yml", "symbols: '*.svg'\noutputs: [{kotlin: Icons.kt}]")
        #expect(try command.run("sprites").status == 0)
        let text = try command.text("Icons.kt")
        #expect(text.contains("    val id: kotlin.String,\n    val width: Double,\n"), "\(text)")
    }
}
