import Foundation
import TestSupport
import Testing

@Suite("The build files that goldens belong to")
struct GoldenOwnerTests {
    private let command: Command

    init() throws {
        command = try Command()
        for name in ["a", "b"] { try command.write("\(name).svg", svg("<path d='M6 6H18V18H6Z'/>")) }
    }

    private func golden(_ arguments: String...) throws -> Command.Outcome { try command.run(["golden"] + arguments) }

    /// Writes a build file of one symbol and records its goldens.
    private func record(_ file: String, _ symbol: String, _ folder: String) throws {
        try command.write(file, "symbols: \(symbol).svg\nsizes: [24]\ngoldens: \(folder)")
        #expect(try golden("record", file, "-q").status == 0)
    }

    @Test("A folder of goldens in that of another build file is not the other's")
    func nestedFolders() throws {
        try record("stills.yml", "a", "expected/")
        try record("motion.yml", "a", "expected/motion/")
        #expect(try golden("verify", "stills.yml").status == 0)
        #expect(try golden("accept", "stills.yml", "--all").status == 66)
        #expect(try golden("verify", "motion.yml").status == 0)
    }

    @Test("Goldens of a renamed build file are removed by no other, and are its own once it records")
    func renamed() throws {
        try record("x.yml", "a", "expected/")
        try record("y.yml", "b", "expected/")
        #expect(try command.shell("mv x.yml z.yml").status == 0)
        let orphan = try golden("verify", "y.yml")
        #expect(orphan.status == 1 && orphan.errors.contains("its build file ../x.yml does not exist"))
        for word in ["--all", "a*"] {
            #expect(try golden("accept", "y.yml", word).status == 66)
            #expect(command.files.contains("expected/a.png"))
        }
        let recorded = try golden("record", "z.yml", "--json")
        let json = try JSONSerialization.jsonObject(with: recorded.output) as? [String: Any]
        #expect(json?["claimed"] as? [String] == ["a"] && json?["recorded"] as? [String] == [])
        for file in ["y.yml", "z.yml"] { #expect(try golden("verify", file).status == 0) }
    }

    @Test("After a folder of goldens was moved, recording says whose they are, alternates too")
    func movedFolder() throws {
        try record("x.yml", "a", "expected/")
        try record("y.yml", "b", "expected/")
        #expect(try command.shell("cd expected; for e in png golden; do cp a.$e a+2.$e; done").status == 0)
        #expect(try command.shell("mkdir new; mv expected new/; sed -i 's:expected:new/expected:' ?.yml").status == 0)
        for file in ["x.yml", "y.yml"] { #expect(try golden("verify", file).status == 1) }
        for file in ["x.yml", "y.yml"] { #expect(try golden("record", file).status == 0) }
        for file in ["x.yml", "y.yml"] { #expect(try golden("verify", file).status == 0) }
        #expect(try command.text("new/expected/a+2.golden").contains("\nfile ../../x.yml\n"))
    }

    @Test("A golden whose record names no build file, as those of tests do, is removed only by its whole name")
    func nobody() throws {
        try record("x.yml", "a", "expected/")
        for half in ["png", "golden"] {
            let data = try command.data("expected/a.\(half)")
            try command.write("expected/t.\(half)", data)
        }
        #expect(try command.shell("sed -i '/^file /d' expected/t.golden").status == 0)
        #expect(try golden("verify", "x.yml").errors.contains("its record names no build file"))
        for word in ["--all", "t*"] { #expect(try golden("accept", "x.yml", word).status == 66) }
        #expect(try golden("accept", "x.yml", "t").status == 0)
        #expect(try golden("verify", "x.yml").status == 0)
    }

    @Test("One name in two build files of a folder fails in that which has not recorded it, which cannot take it over")
    func sharedName() throws {
        try record("x.yml", "a", "expected/")
        let before = try command.data("expected/a.png")
        try command.write("y.yml", "symbols: a.svg\nsizes: [24]\ntint: red\ngoldens: expected/")
        let message = "expected/a.golden: is the golden of x.yml, which has a case of the same name"
        for words in [["record", "y.yml"], ["verify", "y.yml"], ["accept", "y.yml", "a"]] {
            let outcome = try command.run(["golden"] + words)
            #expect(outcome.status != 0 && outcome.errors.contains(message), "\(words): \(outcome.errors)")
        }
        #expect(try command.data("expected/a.png") == before)
        #expect(try golden("verify", "x.yml").status == 0)
        // A file that no longer asks for a golden leaves it to another.
        try command.write("x.yml", "symbols: b.svg\nsizes: [24]\ngoldens: expected/")
        #expect(try golden("accept", "y.yml", "a").status == 0)
        #expect(try golden("verify", "y.yml").status == 0)
    }
}
