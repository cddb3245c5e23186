import Insignia
import Foundation
import FoundationXML
import TestSupport
import Testing

extension SpritesTests {
    @Test("What init writes is a build file that needs nothing but symbols")
    func initial() throws {
        try command.icon("icons/a.svg")
        #expect(try command.run("init").status == 0)
        #expect(try command.run("sprites").status == 0)
        #expect(command.files.contains("build/icons/a@2x.png"))
        #expect(try command.run("init").status == 73)
    }

    @Test("init writes where SVG files lie", arguments: ["a.svg", "Symbols/a.svg"])
    func initialPlace(file: String) throws {
        try command.icon(file)
        #expect(
            try command.run("init", "icons.yml").errors
                == "icons.yml: review it, then run insignia sprites icons.yml\n")
        #expect(try command.run("sprites", "icons.yml").status == 0)
        #expect(command.files.contains("build/icons/a@2x.png"))
    }

    @Test(
        "init finds SVG files anywhere below: in their folder, or below the one that contains all of them",
        arguments: [
            (["src/assets/a.svg"], "src/assets/*.svg"), (["set/24/a.svg", "set/16/b.svg"], "set/**/*.svg"),
            (["x/a.svg", "y/b.svg"], "**/*.svg"), (["icons/a.svg", "docs/b.svg"], "icons/*.svg")
        ])
    func initialSearch(files: [String], pattern: String) throws {
        for file in files { try command.icon(file) }
        #expect(try command.run("init").status == 0)
        #expect(try command.text("insignia.yml").contains("- '\(pattern)'"))
        #expect(try command.run("sprites").status == 0)
    }

    @Test(
        "init takes the names of folders literally", arguments: ["it's", "a [1]", "!new", "a\nb"],
        [["a.svg"], ["x/a.svg", "y/b.svg"]])
    func initialFolder(name: String, files: [String]) throws {
        for file in files { try command.icon("\(name)/\(file)") }
        #expect(try command.run("init").status == 0)
        let outcome = try command.run("sprites")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(command.files.filter { $0.hasPrefix("build/icons/") }.count == files.count * 2)
    }
}
