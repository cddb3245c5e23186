import Foundation
import TestSupport
import Testing

@Suite struct UsageTests {
    @Test(
        "Wrong arguments end with 64 and say what was expected",
        arguments: [
            (["render"], "no input"),
            (["render", "a.svg", "--size", "0"], "expected 1 to 32767"),
            (["render", "a.svg", "--size", "8", "--point-size", "9"], "exclude each other"),
            (["render", "a.svg", "--weight", "blod"], "did you mean bold?"),
            (["render", "a.svg", "--weight", "950"], "expected 100 to 900"),
            (["render", "a.svg", "--variable-value", "140%"], "expected 0 to 1, or 0% to 100%"),
            (["render", "a.svg", "--rendering-mode", "palette"], "needs colours"),
            (["render", "a.svg", "--palette", "red,gren"], "did you mean “green”?"),
            (["render", "a.svg", "--rendering-mode", "hierarchicl"], "did you mean hierarchical?"),
            (["render", "a.svg", "--scale", "huge"], "small, medium or large"),
            (["render", "a.svg", "--tint", "gren"], "did you mean “green”?"),
            (["render", "a.svg", "--canvas", "rund"], "layout, square or ink"),
            (["render", "a.svg", "--baseline", "pixels"], "did you mean pixel?"),
            (["animate", "a.svg", "--effect", "bounce", "--fit"], "--fit needs --size"),
            (["render", "a.svg", "--display-scale", "1,,2"], "as in 1,2,3"),
            (["render", "a.svg", "--bogus"], "Unknown option"),
            (["render", "a.svg", "a.svg"], "would both be drawn to"),
            (["render", "a.svg", "b.svg", "-o", "x.png"], "need a folder"),
            (["render", "a.svg", "b.svg", "-o", "-"], "takes one image"),
            (["render", "--batch", "a.svg"], "from standard input"),
            (["paint", "a.svg"], "paint")
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
        "A malformed batch line is told by its number",
        arguments: ["a.svg\tx.png\t8", "a.svg\tx.png\t8\t0", "a.svg\tx.png\tbig\t8"])
    func batchLine(line: String) throws {
        let command = try Command()
        let outcome = try command.run("render", "--batch", input: Data("\n\(line)\n".utf8))
        #expect(outcome.status == 64)
        #expect(outcome.errors.hasPrefix("error: standard input:2: "))
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
