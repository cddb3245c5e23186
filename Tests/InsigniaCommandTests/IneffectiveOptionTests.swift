import Foundation
import TestSupport
import Testing

/// Options without an effect on a symbol cause warnings, except for those that describe the reader.
@Suite struct IneffectiveOptionTests {
    private let command: Command

    init() throws {
        command = try Command()
        try command.icon("filled.svg", "navy")
        try command.icon("tinted.svg", "currentColor")
        try command.write("stroked.svg", svg("<path stroke='navy' d='M1 1H9'/>", "width='10' height='10'"))
        try command.write("gray.yml", "brand: gray")
        for name in ["leaf", "wave.signal", "bell.badge"] {
            let file = Command.symbols.appendingPathComponent("\(name).svg")
            try command.write("\(name).svg", try Data(contentsOf: file))
        }
    }

    @Test(
        "An option without an effect is told of in one line",
        arguments: [
            ("filled", ["--tint", "red"], "no layer takes the tint in this mode"),
            ("filled", ["--scale", "small"], "an icon has one scale"),
            (
                "filled", ["--weight", "bold"],
                "the icon has no strokes, so it looks the same in every weight (a template converted from it has nine)"
            ),
            ("filled", ["--variable-value", "50%"], "an icon does not vary"),
            ("filled", ["--rendering-mode", "hierarchical"], "the symbol has no levels, so it is drawn in one colour"),
            ("filled", ["--asset-colors", "gray.yml"], "no layer takes one of the asset colours in this mode"),
            ("leaf", ["--tint", "red", "--palette", "blue, lime"], "no layer takes the tint in this mode"),
            (
                "bell.badge", ["--variable-value", "50%"],
                "the symbol does not vary: no layer of this mode has a variable threshold "
                    + "(--variable-layers varies them all)"
            )
        ])
    func ineffective(name: String, options: [String], message: String) throws {
        let outcome = try command.run(["render", "\(name).svg"] + options)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "warning: \(name).svg: \(message)\n")
    }

    @Test(
        "An option with an effect, or that asks for what is so anyway, is not",
        arguments: [
            ("tinted", ["--tint", "red"]), ("stroked", ["--weight", "bold"]), ("filled", ["--weight", "regular"]),
            ("filled", ["--color-rendering", "gradient"]), ("filled", ["--rendering-mode", "multicolor"]),
            ("filled", ["--appearance", "dark"]), ("filled", ["--increase-contrast"]), ("filled", ["--locale", "ar"]),
            ("filled", ["--text-style", "body", "--dynamic-type", "AX1"]),
            ("tinted", ["--palette", "red"]), ("leaf", ["--tint", "red"]), ("leaf", ["--palette", "blue, lime"]),
            ("wave.signal", ["--variable-value", "10%"]), ("wave.signal", ["--variable-value", "100%"]),
            ("bell.badge", ["--variable-value", "50%", "--variable-layers"])
        ])
    func effective(name: String, options: [String]) throws {
        let outcome = try command.run(["render", "\(name).svg"] + options)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }

    @Test("On a sheet, and among a build's pictures, an option has its effect where one picture shows it")
    func sheets() throws {
        #expect(try command.run("render", "leaf.svg", "--grid", "modes", "--tint", "red").errors.isEmpty)
        let sheet = try command.run("render", "leaf.svg", "--grid", "weights", "--palette", "red", "--tint", "red")
        #expect(sheet.errors == "warning: leaf.svg: no layer takes the tint in this mode\n")
        let axes = "symbols: leaf.svg\ntint: red\nsizes: [32]\noutputs: [{png: out/}]\npalette: 'blue, lime'\n"
        try command.write("both.yml", axes + "rendering-modes: [monochrome, palette]\n")
        try command.write("one.yml", axes + "rendering-modes: [palette]\n")
        #expect(try !command.run("sprites", "both.yml").errors.contains("warning"))
        #expect(try command.run("sprites", "one.yml").errors.hasPrefix("warning: leaf.svg: no layer takes the tint"))
    }

    @Test("Of many files, each kind of warning is told once, and in JSON for each")
    func many() throws {
        let outcome = try command.run("render", "filled.svg", "stroked.svg", "tinted.svg", "--tint", "red", "--json")
        #expect(outcome.errors == "warning: 2 files: no layer takes the tint in this mode, first in filled.svg\n")
        let reports = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]])
        #expect(reports.map { ($0["diagnostics"] as? [Any])?.count } == [1, 1, 0])
    }
}
