import Foundation
import Insignia
import TestSupport
import Testing

/// Builds remove their former outputs, and leave alone files that are not their own.
@Suite struct BuildRemovalTests {
    private let command: Command

    init() throws { command = try Command() }

    private func build(_ arguments: String...) throws -> Command.Outcome {
        try command.run(["sprites"] + arguments)
    }

    private func write(_ outputs: String, symbols: String = "icons/*.svg", to path: String = "insignia.yml") throws {
        try command.write(path, "symbols: [\(symbols)]\nsizes: [24]\noutputs: [\(outputs)]\n")
    }

    @Test("Run from another folder, a build knows its files, and no others")
    func otherFolder() throws {
        try command.icon("assets/svg/leaf.svg")
        try write("{png: icons/}, {sheet: s}, {c: n.h}", symbols: "svg/*.svg", to: "assets/insignia.yml")
        try command.write("icons/leaf.png", "mine")
        #expect(try command.shell("cd assets && \"$insignia\" sprites").status == 0)
        let outcome = try build("assets/insignia.yml")
        #expect((outcome.status, outcome.errors) == (0, "0 written, 4 up to date\n"))
        #expect(try command.text("icons/leaf.png") == "mine")
        #expect(try build(command.path("assets/insignia.yml")).errors == "0 written, 4 up to date\n")
    }

    @Test("A copy of a project leaves alone what the first one made")
    func copied() throws {
        try command.icon("p/icons/a.svg")
        try write("{png: out/}", to: "p/insignia.yml")
        #expect(try build(command.path("p/insignia.yml")).status == 0)
        #expect(try command.shell("cp -a p q && rm q/icons/a.svg && cp p/icons/a.svg q/icons/b.svg").status == 0)
        let outcome = try build(command.path("q/insignia.yml"))
        #expect(outcome.errors == "1 written, 1 removed, 0 up to date\n")
        #expect(command.files.filter { $0.hasSuffix(".png") }.sorted() == ["p/out/a.png", "q/out/b.png"])
    }

    @Test(
        "A file that is renamed to other bytes of the same letters moves its output",
        arguments: [["a\u{301}", "\u{E1}"], ["\u{E1}", "a\u{301}"]])
    func recomposed(names: [String]) throws {
        try command.icon("icons/\(names[0]).svg")
        try write("{png: out/}")
        #expect(try build().status == 0)
        #expect(try command.shell("mv icons/\(names[0]).svg icons/\(names[1]).svg").status == 0)
        let check = try build("--check")
        #expect(check.status == 1)
        #expect(try build().errors == "1 written, 1 removed, 0 up to date\n")
        let outputs = command.files.filter { $0.hasPrefix("out/") }.map { Array($0.utf8) }
        #expect(outputs == [Array("out/\(names[1]).png".utf8)])
        #expect(try build().errors == "0 written, 1 up to date\n")
    }

    @Test("Two spellings of a folder are one", arguments: ["./out/", "out//", "link/", "x/../out/"])
    func spellings(folder: String) throws {
        try command.icon("icons/a.svg")
        #expect(try command.shell("mkdir -p out x && ln -s out link").status == 0)
        try write("{png: out/}, {png: \(folder)}")
        let refused = try build()
        #expect(refused.status == 65 && refused.errors.contains("are the same file\n"), "\(refused.errors)")
        try write("{png: out/}")
        #expect(try build().errors == "1 written, 0 up to date\n")
        try write("{png: \(folder)}")
        #expect(try build().errors == "0 written, 1 up to date\n")
        #expect(try build("--check").status == 0)
        try write("{png: else/}")
        #expect(try build().errors == "1 written, 1 removed, 0 up to date\n")
        #expect(!command.files.contains("out/a.png"))
    }

    @Test("Two outputs that a link makes one file are refused")
    func linkedOutputs() throws {
        try command.icon("icons/a.svg")
        try command.icon("icons/b.svg", "red")
        #expect(try command.shell("mkdir out && ln -s b.png out/a.png").status == 0)
        try write("{png: out/}")
        let refused = try build()
        #expect(refused.status == 65, "\(refused.errors)")
        #expect(refused.errors.contains("the outputs out/a.png and out/b.png are the same file\n"), "\(refused.errors)")
    }

    @Test("Pages of a sheet stay where its folder is written in another way", arguments: ["./out/", "link/"])
    func pages(folder: String) throws {
        for (number, name) in "abcde".enumerated() { try command.icon("icons/\(name).svg", "rgb(\(number * 50) 0 0)") }
        #expect(try command.shell("mkdir out && ln -s out link").status == 0)
        try write("{sheet: out/s, max-size: 56}, {sheet: out/h, hash: true}")
        #expect(try build().status == 0)
        let made = command.files.filter { $0.hasPrefix("out/") }
        #expect(made.contains("out/s-2.png"))
        try write("{sheet: \(folder)s, max-size: 56}, {sheet: \(folder)h, hash: true}")
        #expect(try build().errors == "7 written, 0 up to date\n")
        #expect(command.files.filter { $0.hasPrefix("out/") } == made)
        try write("{png: else/}")
        #expect(try build().status == 0)
        #expect(!command.files.contains { $0.hasPrefix("out/") })
    }

    @Test("What a build with a faulty symbol did not make anew is removed when it is no longer asked for")
    func fault() throws {
        try command.icon("icons/a.svg")
        try command.icon("icons/b.svg")
        try write("{sheet: s}, {svg: all.svg}, {png: out/}")
        #expect(try build().errors == "5 written, 0 up to date\n")
        try command.write("icons/a.svg", "<svg")
        #expect(try build().status == 65)
        try command.icon("icons/a.svg")
        try write("{png: out/}")
        #expect(try build("--check").status == 1)
        #expect(try build().errors.contains("3 removed"))
        #expect(!command.files.contains { ["s.png", "s.json", "all.svg"].contains($0) })
    }

    @Test("A dry run names what the run removes, not what is gone or no longer its own")
    func removals() throws {
        for name in "abc" { try command.icon("icons/\(name).svg") }
        try write("{png: out/}, {png: other/}")
        #expect(try build().status == 0)
        #expect(try command.shell("rm out/a.png && echo changed > out/b.png").status == 0)
        try write("{png: other/}")
        #expect(String(decoding: try build("--dry-run").output, as: UTF8.self) == "remove out/c.png\n")
        #expect(try build().errors.contains("1 removed"))
    }

    @Test("What was an output and is an input now is not removed")
    func becomesInput() throws {
        try command.icon("icons/a.svg")
        try write("{svgs: gen/}")
        #expect(try build().status == 0)
        try write("{png: out/}", symbols: "gen/*.svg")
        #expect(try build().errors == "1 written, 0 up to date\n")
        #expect(command.files.contains("gen/a.svg"))
    }

    @Test("A file that is no longer what the build wrote stays, and that is told")
    func changedByHand() throws {
        try command.icon("icons/a.svg")
        try write("{png: out/}")
        #expect(try build().status == 0)
        try command.write("out/a.png", "mine")
        try write("{png: other/}")
        let outcome = try build()
        #expect(outcome.status == 0)
        #expect(
            outcome.errors.contains(
                "out/a.png is no longer an output, but stays: it was changed or became a golden since it was written"))
        #expect(try command.text("out/a.png") == "mine")
        #expect(!(try build().errors.contains("out/a.png")))
    }

    @Test("A file that the build never came to write is not removed")
    func neverWritten() throws {
        try command.icon("icons/a.svg")
        try command.write("icons/broken.svg", "<svg")
        try command.write("out/broken.png", "mine")
        try write("{png: out/}")
        #expect(try build().status == 65)
        try FileManager.default.removeItem(atPath: command.path("icons/broken.svg"))
        #expect(try build().status == 0)
        #expect(try command.text("out/broken.png") == "mine")
    }

    @Test("Folders that a build created go with what it made in them; others stay, whatever is left in them")
    func folders() throws {
        try command.icon("icons/a.svg")
        #expect(try command.shell("mkdir -p www/static real && ln -s real link").status == 0)
        let (symbols, path) = ("../icons/*.svg", "sub/insignia.yml")
        try write(
            "{png: ../www/static/}, {png: ../link/}, {png: ../new/own/}, {png: made/x/}", symbols: symbols, to: path)
        #expect(try build(path).errors == "4 written, 0 up to date\n")
        try write("{png: ../out/}", symbols: symbols, to: path)
        #expect(try build(path).errors == "1 written, 4 removed, 0 up to date\n")
        let left = try command.shell("find www real link new sub/made 2> /dev/null").output
        #expect(String(decoding: left, as: UTF8.self) == "www\nwww/static\nreal\nlink\n")
    }

    @Test("A folder in which nothing could be written the first time goes with what is made there later")
    func failedFirst() throws {
        try command.icon("icons/a.svg")
        try command.icon("icons/b.svg")
        try write("{sheet: out/sheet}, {png: out/deep/}")
        try command.write("icons/b.svg", "<svg viewBox='0 0 9 9'><path d='M0 0H9V9'/>")
        #expect(try build().status == 65)
        try command.icon("icons/b.svg")
        #expect(try build().status == 0)
        try write("{png: other/}")
        #expect(try build().status == 0)
        #expect(try command.shell("test ! -e out").status == 0)
    }

    #if TESTING
    @Test("A run goes on from where one before was broken off")
    func goesOn() throws {
        for name in ["a", "b", "c", "d"] { try command.icon("icons/\(name).svg") }
        try write("{png: out/}")
        var (step, made) = (0, 0)
        while made < 2 {
            step += 1
            let environment = ["INSIGNIA_STOP_AFTER": "\(step)"]
            #expect(try command.run(["sprites", "--jobs", "1"], environment: environment).status == 137)
            made = command.files.filter { $0.hasSuffix(".png") }.count
        }
        #expect(try build().errors == "2 written, 2 up to date\n")
    }
    #endif

    @Test("What was drawn while its source was another for a moment is drawn again")
    func changedMeanwhile() throws {
        try command.icon("icons/a.svg", "red")
        try write("{png: out/}")
        let build = SpriteBuild(try BuildFile(contentsOf: command.path("insignia.yml")))
        let plan = try build.plan()
        try command.icon("icons/a.svg", "blue")
        #expect(try build.run(plan).failures.isEmpty)
        try command.icon("icons/a.svg", "red")
        #expect(try build.plan().writes == [command.path("out/a.png")])
    }
}
