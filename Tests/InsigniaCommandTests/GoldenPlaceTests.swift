import Foundation
import TestSupport
import Testing

/// The places in which goldens are compared and recorded.
@Suite struct GoldenPlaceTests {
    private let command: Command

    init() throws {
        command = try Command()
        try command.icon("a.svg")
        try command.write("goldens.yml", "symbols: a.svg\nsizes: [24]\ngoldens: expected/\n")
    }

    @Test("What differs is told where nothing can be kept of it")
    func unwritable() throws {
        #expect(try command.run("golden", "record").status == 0)
        try command.icon("a.svg", "red")
        try command.write(".insignia", "a file where a folder is to be")
        let outcome = try command.run("golden", "verify", "--junit", "j.xml")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("golden accept will find nothing there"))
        #expect(try command.text("j.xml").contains("<failure"))
    }

    @Test("Nothing is recorded nor accepted where CI is set, but what would be is told")
    func unattended() throws {
        let environment = ["CI": "true"]
        _ = try command.run("golden", "verify", environment: environment)
        for words in [["record"], ["accept", "goldens.yml", "--all"]] {
            #expect(try command.run(["golden"] + words, environment: environment).status == 64)
        }
        #expect(!command.files.contains { $0.hasPrefix("expected") })
        let rehearsal = try command.run(
            "golden", "accept", "goldens.yml", "--all", "--dry-run", environment: environment)
        #expect(rehearsal.status == 0)
    }

    @Test(
        "Two reports do not share standard output, and none takes the place of what is read",
        arguments: [
            ["--json", "--github"], ["--json", "--junit", "-"], ["--tap", "-", "--github"], ["--report", "page.html"]
        ])
    func reports(options: [String]) throws {
        #expect(try command.run("golden", "record", "-q").status == 0)
        try FileManager.default.createSymbolicLink(atPath: command.path("page.html"), withDestinationPath: "a.svg")
        let icon = try command.text("a.svg")
        #expect(try command.run(["golden", "verify"] + options).status == 64)
        #expect(try command.text("a.svg") == icon)
    }

    @Test("Images too deep to be found are told, and not taken for equal")
    func deep() throws {
        for (folder, color) in [("before", "red"), ("after", "blue")] {
            try command.icon("a.svg", color)
            let deep = [String](repeating: "d", count: 34).joined(separator: "/")
            for path in ["\(folder)/top.png", "\(folder)/\(deep)/a.png"] {
                #expect(try command.run("render", "a.svg", "--tint", "red", "-o", path).status == 0)
            }
        }
        let outcome = try command.run("golden", "compare", "before", "after")
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("folders are nested deeper than 32"))
    }

    @Test(
        "Two goldens of one name are refused, and names that another's further looks have",
        arguments: [
            ("effects: [pulse]\ntimes: [0.1, 0.1]", "\"0.1\" is given twice"),
            ("effects: [pulse]\ntimes: []", "an empty list; expected at least one value"),
            ("display-scales: [2, 2.0]", "\"2.0\" is given twice, first as \"2\""),
            ("name: '{symbol}+2'", "the name \"a+2\" is that of another golden of \"a\"; expected one without \"+2\"")
        ])
    func names(keys: String, message: String) throws {
        try command.write("goldens.yml", "symbols: a.svg\nsizes: [24]\ngoldens: expected/\n\(keys)\n")
        let outcome = try command.run("golden", "verify")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test("An image that was never recorded is told, and removed only where it is named")
    func foreignImage() throws {
        try command.write("a.svg", svg("<path d='M6 6H18V18H6Z'/>"))
        #expect(try command.run("golden", "record", "-q").status == 0)
        #expect(try command.run("render", "a.svg", "-o", "expected/photo/one.png").status == 0)
        let verified = try command.run("golden", "verify")
        #expect(verified.status == 1 && verified.errors.contains("is no golden, since it has no record"))
        for (word, message) in [("--all", "removed only when they are named"), ("photo/*", "nothing was received")] {
            let outcome = try command.run("golden", "accept", "goldens.yml", word)
            #expect(outcome.status == 66 && outcome.errors.contains(message), "\(outcome.errors)")
            #expect(command.files.contains("expected/photo/one.png"))
        }
        #expect(try command.run("golden", "accept", "goldens.yml", "photo/one").status == 0)
        #expect(!command.files.contains("expected/photo/one.png"))
    }

    @Test("Two build files may share a folder of goldens: neither sees nor removes those of the other")
    func sharedFolder() throws {
        try command.write("a.svg", svg("<path d='M6 6H18V18H6Z'/>"))
        for name in ["x", "y"] {
            let text = "symbols: a.svg\nsizes: [24]\nname: '\(name)-{symbol}'\ngoldens: expected/"
            try command.write("\(name).yml", text)
            #expect(try command.run("golden", "record", "\(name).yml", "-q").status == 0)
        }
        #expect(try command.run("golden", "verify", "x.yml").status == 0)
        for word in ["--all", "y-*", "y-a"] {
            #expect(try command.run("golden", "accept", "x.yml", word).status == 66)
        }
        #expect(try command.run("golden", "verify", "y.yml").status == 0)
        // What a build file that is gone has left behind is removed by its whole name.
        try FileManager.default.removeItem(atPath: command.path("y.yml"))
        #expect(try command.run("golden", "verify", "x.yml").status == 1)
        #expect(try command.run("golden", "accept", "x.yml", "y-a").status == 0)
        #expect(command.files.filter { $0.hasPrefix("expected/") } == ["expected/x-a.golden", "expected/x-a.png"])
    }

    @Test("A build writes no image into its folder of goldens, nor over a golden of another build file")
    func outputs() throws {
        try command.write("a.svg", svg("<path d='M6 6H18V18H6Z'/>"))
        let output = "symbols: a.svg\nsizes: [24]\noutputs: [{png: gold/in/../}]\n"
        try command.write("insignia.yml", "\(output)goldens: gold/\n")
        let inside = try command.run("sprites")
        #expect(inside.status == 65)
        #expect(inside.errors.contains("insignia.yml:3:17: the output gold/in/../a.png lies in the folder of goldens"))
        try command.write("goldens.yml", "symbols: a.svg\nsizes: [24]\ngoldens: gold/\n")
        #expect(try command.run("golden", "record", "-q").status == 0)
        let golden = try command.data("gold/a.png")
        try command.write("insignia.yml", output + "tint: red\n")
        let over = try command.run("sprites")
        #expect(over.status == 65 && over.errors.contains("a.png is a golden"), "\(over.errors)")
        #expect(try command.shell("mkdir out && ln -s ../gold/a.png out/a.png").status == 0)
        try command.write("insignia.yml", "symbols: a.svg\nsizes: [24]\noutputs: [{png: out/}]\ntint: red\n")
        let through = try command.run("sprites")
        #expect(through.status == 65 && through.errors.contains("out/a.png is a golden"), "\(through.errors)")
        #expect(try command.data("gold/a.png") == golden)
    }

    @Test("An output that has become a golden is no longer removed")
    func outputBecomesGolden() throws {
        try command.write("a.svg", svg("<path d='M6 6H18V18H6Z'/>"))
        try command.write("insignia.yml", "symbols: a.svg\nsizes: [24]\noutputs: [{png: gold/}]\n")
        #expect(try command.run("sprites").status == 0)
        try command.write("goldens.yml", "symbols: a.svg\nsizes: [24]\ngoldens: gold/\n")
        #expect(try command.run("golden", "record", "-q").status == 0)
        try command.write("insignia.yml", "symbols: a.svg\nsizes: [24]\noutputs: [{png: other/}]\n")
        #expect(try command.run("sprites").errors.contains("became a golden"))
        #expect(try command.run("golden", "verify").status == 0)
    }

    @Test("Later frames of animations and names in capitals are compared, too")
    func everyImage() throws {
        try command.write("a.svg", svg("<path d='M6 6H18V18H6Z'/>"))
        for (folder, speed) in [("before", "1"), ("after", "4")] {
            let path = "\(folder)/a.png"
            #expect(try command.run("animate", "a.svg", "--effect", "pulse", "--speed", speed, "-o", path).status == 0)
        }
        #expect(try command.run("golden", "compare", "before", "after").status == 1)
        #expect(try command.run("golden", "compare", "before", "before").status == 0)
        try command.write("after/a.png", try command.data("before/a.png"))
        try command.write("before/B.PNG", try command.data("before/a.png"))
        #expect(try command.run("golden", "compare", "before", "after").status == 1)
    }

    /// 0x80 of 255 equals 0x8080 of 65535.
    @Test("Sixteen bits a channel are compared as eight, which is stated where the files differ")
    func depth() throws {
        let deep = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR4nGNoaHBwAAAERQGBHceivwAAAABJRU5ErkJggg=="
        let plain = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGNocAAAAUMAwV/UlQ0AAAAASUVORK5CYII="
        try command.write("deep/a.png", try #require(Data(base64Encoded: deep)))
        try command.write("plain/a.png", try #require(Data(base64Encoded: plain)))
        let outcome = try command.run("golden", "compare", "deep", "plain")
        #expect(outcome.status == 0 && outcome.errors.contains("images with 16 bits a channel are compared in 8"))
        #expect(try !command.run("golden", "compare", "deep", "deep").errors.contains("16 bits"))
    }
}
