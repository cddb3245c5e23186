import Foundation
import TestSupport
import Testing

@Suite struct UsageTests {
    @Test(
        "Wrong arguments end with 64 and say what was expected",
        arguments: [
            (["render"], "no input"),
            (["render", "a.svg", "--size", "0"], "from 1 to 32767"),
            (["render", "a.svg", "--variable-value", "-0.1"], "is \"-0.1\"; expected 0 to 1"),
            (["render", "a.svg", "--variable-value", "-10%"], "is \"-10%\"; expected 0 to 1"),
            (["animate", "a.svg", "--effect=pulse", "--at", "-1", "-o", "x.png"], "is \"-1\"; expected seconds"),
            (["render", "a.svg", "--size", "8", "--point-size", "9"], "cannot be combined"),
            (["render", "a.svg", "--weight", "blod"], "did you mean bold?"),
            (["render", "a.svg", "--weight", "950"], "expected 100 to 900"),
            (["render", "a.svg", "--variable-value", "140%"], "expected 0 to 1, or 0% to 100%"),
            (["render", "a.svg", "--rendering-mode", "palette"], "needs colours"),
            (["render", "a.svg", "--palette", "red,gren"], "did you mean green?"),
            (["render", "a.svg", "--rendering-mode", "hierarchicl"], "did you mean hierarchical?"),
            (["render", "a.svg", "--scale", "huge"], "small, medium or large"),
            (["render", "a.svg", "--tint", "gren"], "did you mean green?"),
            (["render", "a.svg", "--canvas", "rund"], "layout, square or ink"),
            (["render", "a.svg", "--baseline", "pixels"], "did you mean pixel?"),
            (["render", "a.svg", "--rasterizer", "cario"], "did you mean cairo?"),
            (["render", "a.svg", "--raise-limits", "0"], "from 1 to 1000"),
            (["animate", "a.svg", "--effect", "bounce", "--fit"], "--fit needs --size"),
            (["render", "a.svg", "--display-scale", "1,,2"], "as in 1,2,3"),
            (["render", "a.svg", "--display-scale", "1,1"], "expected different numbers"),
            (["render", "a.svg", "--grid", "modes,modes"], "one is given twice"),
            (["render", "a.svg", "--bogus"], "Unknown option"),
            (["render", "a.svg", "a.svg"], "would both be written to"),
            (["render", "a.svg", "b.svg", "-o", "x.png"], "need a folder"),
            (["render", "a.svg", "b.svg", "-o", "-"], "takes one image"),
            (["render", "--batch", "a.svg"], "from standard input"),
            (["render", "a.svg", "-o", "x.jpg"], "expected .png or a folder such as x.jpg/"),
            (["animate", "a.svg", "--effect=pulse", "-o", "x.mp4"], "expected .apng, .gif, .png, .raw, .rgba, .webp"),
            (["animate", "a.svg", "--effect=pulse", "--format=webp", "-o", "x.gif"], "expected .webp or a folder"),
            (["animate", "a.svg", "--effect=pulse", "--format=png", "-o", "x.png"], "expected a folder"),
            (["animate", "a.svg", "--effect=pulse", "--at=0.1", "-o", "x.gif"], "expected .png or a folder"),
            (["animate", "a.svg", "--effect=pulse", "--at=0.1", "--format=gif"], "write one PNG image"),
            (["convert", "a.svg", "-o", "x.png"], "expected .svg or a folder"),
            (["convert", "a.svg", "--symbolset", "-o", "x.svg"], "expected a folder"),
            (["convert", "a.svg", "--catalog", "x.xml"], "expected a file such as name.json"),
            (["compose", "a.svg", "--slash", "-o", "x.pdf"], "expected .svg or a folder"),
            (["golden", "verify", "a.yml", "--report", "x.pdf"], "expected a file such as name.html"),
            (["render", "a.svg", "-o", ""], "expected a file or a folder"),
            (["animate", "a.svg", "--effect=pulse", "-o", ""], "expected a file or a folder"),
            (["convert", "a.svg", "-o", ""], "expected a file or a folder"),
            (["render", "a.svg", "--asset-colors", ""], "--asset-colors is empty"),
            (["animate", "a.svg", "--to", ""], "--to is empty"),
            (["animate", "a.svg", "--timeline", ""], "--timeline is empty"),
            (["sprites", "--output-folder", ""], "--output-folder is empty"),
            (["sprites", "--state-folder", ""], "--state-folder is empty"),
            (["preview", "a.svg", "--export", ""], "--export is empty"),
            (["init", "x.png"], "expected a file such as name.yml, name.yaml"),
            (["paint", "a.svg"], "\"paint\" is not an insignia command; expected render, animate"),
            (["rendr", "a.svg"], "\"rendr\" is not an insignia command; did you mean render?"),
            (["golden", "verfy"], "\"verfy\" is not an insignia golden command; did you mean verify?"),
            (["help", "rendr"], "\"rendr\" is not an insignia command; did you mean render?"),
            (["help", "golden", "verfy"], "\"verfy\" is not an insignia golden command; did you mean verify?"),
            (["animate", "a.svg", "--to", "b.svg", "--explain", "--speed=2"], "--speed has no effect with --explain"),
            (["animate", "a.svg", "--to", "b.svg", "--explain", "--tint=red"], "--tint has no effect with --explain"),
            (["animate", "a.svg", "--effect=replace"], "replace needs a second symbol; expected --to with its file"),
            (["render", "a.svg", "--palette", "red,lime,blue,gray"], "4 colours are more than the 3 levels"),
            (["render", "a.svg", "--palette", "red,blue", "--rendering-mode", "multicolor"], "--palette selects"),
            (["render", "a.svg", "--platform", "macos"], "--platform needs --text-style"),
            (["render", "a.svg", "--text-style=body", "--emphasized", "--weight=thin"], "has no effect with --weight"),
            (["inspect", "a.svg", "--text-style=body", "--emphasized", "--weight=thin"], "no effect with --weight"),
            (["inspect", "a.svg", "--display-scale", "0"], "expected more than 0 and at most 100 pixels per point"),
            (["search", ""], "a word is empty"), (["search", "bell", " "], "a word is empty"),
            (["render", "a.svg", "--inactive", "hide"], "--inactive needs --variable-value"),
            (["render", "a.svg", "--variable-layers"], "--variable-layers needs --variable-value"),
            (["render", "a.svg", "--grid", "weights", "--weight", "bold"], "--weight has no effect on --grid weights"),
            (["render", "a.svg", "--grid", "weights,scales", "--scale", "small"], "--scale has no effect"),
            (["render", "a.svg", "--grid", "modes", "--strict"], "--strict has no effect on --grid"),
            (["animate", "a.svg", "--effect=pulse", "--repeat=1", "--delay=2"], "more than 1 where there is a delay"),
            (["animate", "a.svg", "--to", "b.svg", "--repeat=3"], "replace does not repeat"),
            (["animate", "a.svg", "--effect=pulse", "--at=0", "--loops=2"], "--loops has no effect with --frame"),
            (["animate", "a.svg", "--effect=pulse", "-o", "x.webp", "--matte=red"], "--matte needs --format gif"),
            (["animate", "a.svg", "--effect=pulse", "-o", "x.webp", "--columns=2"], "--columns needs --format strip"),
            (["animate", "a.svg", "--effect=pulse", "--loops=2"], "--loops needs --format apng, gif or webp"),
            (["animate", "a.svg", "--to", "b.svg", "--explain", "-o", "x.png"], "-o has no effect with --explain"),
            (["inspect", "a.svg", "--tint", "red"], "--tint needs --contrast-with"),
            (["inspect", "a.svg", "--background", "red"], "Unknown option '--background'"),
            (["sprites", "--dry-run", "--depfile", "x.d"], "--depfile has no effect with --dry-run"),
            (["init", "x.yml", "--schema"], "x.yml has no effect with --schema")
        ])
    func usage(arguments: [String], words: String) throws {
        let command = try Command()
        try command.icon("a.svg")
        try command.icon("b.svg")
        let outcome = try command.shell("\"$insignia\" " + arguments.map { "'\($0)'" }.joined(separator: " "))
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains(words))
        #expect(command.files == ["a.svg", "b.svg"])
    }

    @Test(
        "A mistyped option is reported, and not what would be missing without it",
        arguments: [
            ["render", "--zzz"], ["render", "a.svg", "--emphasized", "--zzz", "body"],
            ["animate", "a.svg", "--zzz", "bounce"], ["animate", "a.svg", "--effect=bounce", "--fit", "--zzz=8"],
            ["inspect", "a.svg", "--tint=red", "--zzz=white"], ["golden", "accept", "--zzz"],
            ["sprites", "--stamp=x", "--zzz=y"]
        ])
    func mistyped(arguments: [String]) throws {
        let outcome = try Command().run(arguments)
        #expect(outcome.status == 64)
        #expect(outcome.errors.hasPrefix("error: Unknown option '--zzz'"), "\(outcome.errors)")
    }

    @Test(
        "For a mistyped option, those are suggested that share its words or else nearly all its letters",
        arguments: [
            ("--mode", "Did you mean '--rendering-mode' or '--variable-mode'?"),
            ("--background-color", "Did you mean '--background'?"), ("--pointsize", "Did you mean '--point-size'?"),
            ("--weigth=bold", "Did you mean '--weight'?"), ("--incr", "Did you mean '--increase-contrast'?")
        ])
    func suggestions(option: String, question: String) throws {
        let outcome = try Command().run("render", "a.svg", option)
        #expect(outcome.errors.split(separator: "\n").first?.hasSuffix(question) == true, "\(outcome.errors)")
    }

    @Test("An empty path, as of a variable that is not set, can be seen in the message")
    func empty() throws {
        let outcome = try Command().run("render", "")
        #expect(outcome.status == 66 && outcome.errors == "error: \"\": there is no such file\n")
    }

    @Test(
        "A malformed batch line is told by its number",
        arguments: [
            ("a.svg\tx.png\t8", "found \"a.svg"), ("a.svg\tx.png\t8\t0", "found \"0\"; expected the height"),
            ("a.svg\tx.png\tbig\t8", "found \"big\"; expected the width")
        ])
    func batchLine(line: String, message: String) throws {
        let command = try Command()
        let outcome = try command.run("render", "--batch", input: Data("\n\(line)\n".utf8))
        #expect(outcome.status == 64)
        #expect(outcome.errors.hasPrefix("error: standard input:2: \(message)"))
    }

    @Test(
        "Help and version are not errors",
        arguments: [["--help"], ["--version"], ["render", "--help"], ["help", "inspect"]])
    func help(arguments: [String]) throws {
        let outcome = try Command().shell("\"$insignia\" " + arguments.joined(separator: " "))
        #expect(outcome.status == 0)
        #expect(!outcome.output.isEmpty && outcome.errors.isEmpty)
    }

    @Test("Away from a terminal nothing is coloured")
    func plain() throws {
        let outcome = try Command().run("render", "missing.svg")
        #expect(!outcome.errors.contains("\u{1B}"))
    }
}
