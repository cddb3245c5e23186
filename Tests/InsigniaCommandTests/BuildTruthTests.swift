import Foundation
import Insignia
import TestSupport
import Testing

/// Everything that `sprites` reports as up to date is so, whatever has changed and by whatever means.
@Suite struct BuildTruthTests {
    private let command: Command

    init() throws {
        command = try Command()
        for name in ["bell", "star"] { try command.icon("icons/\(name).svg") }
    }

    private func file(_ text: String, _ name: String = "insignia.yml") throws {
        try command.write(name, "symbols: [icons/*.svg]\noutputs: [\(text)]\n")
    }

    private func sprites(_ arguments: String...) throws -> Command.Outcome {
        try command.run(["sprites"] + arguments)
    }

    private func text(_ outcome: Command.Outcome) -> String { String(decoding: outcome.output, as: UTF8.self) }

    @Test("An output that is an input, or would be one of the next run, is refused before anything is written")
    func outputIsInput() throws {
        let icon = try command.text("icons/bell.svg")
        try file("{svg: icons/bell.svg}")
        var outcome = try sprites()
        #expect(outcome.status == 65)
        #expect(outcome.errors == "error: insignia.yml:2:17: the output icons/bell.svg is an input\n")
        #expect(try command.text("icons/bell.svg") == icon)
        try file("{svg: ./icons/sprite.svg}")
        outcome = try sprites()
        #expect(outcome.status == 65)
        #expect(
            outcome.errors.contains("insignia.yml:1:11: the output ./icons/sprite.svg would be an input of the next"))
        #expect(!command.files.contains("icons/sprite.svg"))
    }

    @Test("A symbol that two entries find is drawn once")
    func foundTwice() throws {
        try command.write("insignia.yml", "symbols: [icons/bell.svg, icons/]\noutputs: [{png: out/}]\n")
        #expect(try sprites().status == 0)
        #expect(command.files.filter { $0.hasPrefix("out/") } == ["out/bell.png", "out/star.png"])
    }

    @Test("Two files whose names differ in the composition of their letters are an error, whatever they are called")
    func composition() throws {
        let names = ["e\u{301}", "\u{E9}"]
        for name in names { try command.icon("icons/\(name).svg") }
        let entries = zip(names, ["one", "two"]).map { "{files: icons/\($0).svg, name: \($1)}" }
        for symbols in ["icons/*.svg", entries.joined(separator: ", ")] {
            try command.write("insignia.yml", "symbols: [\(symbols)]\noutputs: [{png: out/}]\n")
            let outcome = try sprites()
            #expect(outcome.status == 65)
            #expect(outcome.errors.contains("one with composed and one with decomposed letters"))
        }
    }

    @Test("What is told of a build is of its outputs, and nothing of what it keeps for itself")
    func reports() throws {
        try file("{sheet: out/s}")
        #expect(text(try sprites("--dry-run")) == "write out/s.png\nwrite out/s.json\n")
        #expect(try sprites().errors == "2 written, 0 up to date\n")
        #expect(try sprites().errors == "0 written, 2 up to date\n")
        try command.icon("icons/bell.svg", "red")
        #expect(text(try sprites("--dry-run")) == "write out/s.png\nwrite out/s.json\n")
        #expect(try sprites().errors == "2 written, 0 up to date\n")
    }

    @Test("The picture of a symbol that cannot be read stays, and that is told")
    func keptPicture() throws {
        try file("{png: out/}")
        #expect(try sprites().status == 0)
        try FileManager.default.removeItem(atPath: command.path("icons/bell.svg"))
        #expect(try command.shell("ln -s nowhere icons/bell.svg").status == 0)
        let outcome = try sprites()
        #expect(outcome.status == 66)
        #expect(outcome.errors.hasSuffix("\n0 written, 1 kept because of errors, 1 up to date\n"))
        #expect(command.files.contains("out/bell.png"))
    }

    @Test("A sheet of which a symbol fails stays as it was, and that is told")
    func kept() throws {
        try file("{sheet: out/s}")
        #expect(try sprites().status == 0)
        let sheet = try command.data("out/s.png")
        try command.write("icons/bell.svg", "<svg")
        let outcome = try sprites()
        #expect(outcome.status == 65)
        #expect(outcome.errors.hasSuffix("\n0 written, 2 kept because of errors, 0 up to date\n"))
        #expect(try command.data("out/s.png") == sheet)
        let json = try JSONSerialization.jsonObject(with: try sprites("--json").output) as? [String: Any]
        #expect(json?["kept"] as? [String] == ["out/s.png", "out/s.json"])
    }

    @Test("Build files of one name with other suffixes keep each its own outputs")
    func suffixes() throws {
        try file("{png: a/}", "app.yml")
        try file("{png: b/}", "app.yaml")
        for name in ["app.yml", "app.yaml", "app.yml"] { #expect(try sprites(name).status == 0) }
        #expect(command.files.filter { $0.hasSuffix(".png") }.count == 4)
    }

    @Test("A build file's name may be as long as names can be")
    func longName() throws {
        let name = String(repeating: "x", count: 251) + ".yml"
        try file("{sheet: out/s}", name)
        for _ in 1...2 { #expect(try sprites(name, "--quiet").status == 0) }
    }

    @Test("More pictures than there is memory for are refused before they are listed")
    func tooMany() throws {
        let sizes = (1...200).map(String.init).joined(separator: ", ")
        try command.write(
            "insignia.yml",
            """
            symbols: [icons/]
            sizes: [\(sizes)]
            weights: [100, 200, 300, 400, 500, 600, 700, 800, 900]
            variable-values: [\((0..<150).map { "0.\(1000 + $0)" }.joined(separator: ", "))]
            outputs: [{png: out/}]
            """)
        let outcome = try sprites("--dry-run")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("2 symbols with all their axes are 540000 pictures; expected at most 500000"))
    }

    /// Some 10¹² pictures of each symbol.
    private static let manyAxes = """
        weights: \(Array(100...900))
        sizes: \(Array(1...4000))
        variable-values: [\((10_000..<30_000).map { "0.\($0)" }.joined(separator: ", "))]
        scales: [small, medium, large]
        rendering-modes: [monochrome, hierarchical, multicolor, automatic]
        appearances: [light, dark]
        """

    /// With two thousand effects and 208 languages, the pictures of twenty symbols are more than 2⁶³.
    @Test("More pictures than an integer counts are refused")
    func uncountable() throws {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        let languages = letters.prefix(8).flatMap { first in letters.map { "\(first)\($0)" } }
        let effects = (1001...3000).map { "bounce@0.\($0)" }.joined(separator: ", ")
        for number in 1...20 { try command.icon("icons/\(number).svg") }
        try command.write(
            "insignia.yml",
            """
            symbols: [icons/]
            \(Self.manyAxes)
            effects: [\(effects)]
            locales: \(languages)
            outputs: [{webp: out/}]
            """)
        let outcome = try sprites("--dry-run")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains(" pictures; expected at most 500000 in one build file"))
    }

    /// 4,000 sizes in 208 languages.
    @Test("Every language counts as a picture")
    func languages() throws {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        let languages = letters.prefix(8).flatMap { first in letters.map { "\(first)\($0)" } }
        try command.icon("a.svg")
        try command.write(
            "insignia.yml",
            "symbols: [a.svg]\nsizes: \(Array(1...4000))\nlocales: \(languages)\noutputs: [{png: out/}]")
        #expect(try sprites("--dry-run").errors.contains(" are 832000 pictures; expected at most 500000"))
    }

    @Test("Axes that every symbol replaces with its own take neither time nor memory")
    func replacedAxes() throws {
        let own = "sizes: [8], weights: [400], variable-values: [1], scales: [small], appearances: [light]"
        try command.write(
            "insignia.yml",
            """
            symbols: [{files: icons/, \(own), rendering-modes: [monochrome]}]
            \(Self.manyAxes)
            outputs: [{png: out/}]
            """)
        let outcome = try sprites("--dry-run")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(text(outcome) == "write out/bell.png\nwrite out/star.png\n")
    }

    @Test("A change that keeps the size and the time of change is seen all the same")
    func sameStamp() throws {
        try file("{png: out/}")
        #expect(try sprites().status == 0)
        let before = try command.data("out/star.png")
        #expect(
            try command.shell(
                "touch -r icons/star.svg ref; sed -i s/black/white/ icons/star.svg; touch -r ref icons/star.svg"
            ).status == 0)
        #expect(try sprites().status == 0)
        #expect(try command.data("out/star.png") != before)
    }

    @Test("An output changed by another hand is written again, and one that was only copied is not")
    func changedOutput() throws {
        try file("{png: out/}")
        #expect(try sprites().status == 0)
        #expect(try command.shell("cp out/star.png s; mv s out/star.png").status == 0)
        #expect(try sprites().errors == "0 written, 2 up to date\n")
        // The same number of bytes as before.
        #expect(try command.shell("tr '\\000' '\\001' < out/star.png > s; mv s out/star.png").status == 0)
        #expect(try sprites().errors == "1 written, 1 up to date\n")
    }

    @Test("--check passes where the outputs are right, though nothing is known of them, and writes nothing")
    func freshClone() throws {
        try file("{png: out/}, {sheet: out/s, manifests: [css]}, {svg: out/s.svg}")
        #expect(try sprites().status == 0)
        #expect(try command.shell("rm -r .insignia").status == 0)
        let tree = try command.tree()
        let outcome = try sprites("--check")
        #expect(outcome.status == 0 && outcome.output.isEmpty, "\(text(outcome))\(outcome.errors)")
        #expect(try command.tree() == tree)
    }

    @Test("--check says of every wrong output what is wrong with it")
    func wrongOutputs() throws {
        try file("{png: out/}, {svg: out/s.svg}")
        #expect(try sprites().status == 0)
        #expect(try command.shell("rm -r .insignia out/bell.png").status == 0)
        // The changed symbol leaves out a tenth of the picture, which was black all over.
        try command.write(
            "icons/star.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 1H10V10H0Z"/></svg>
            """)
        let outcome = try sprites("--check")
        #expect(outcome.status == 1)
        let lines = text(outcome).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.first == "out/bell.png: is missing")
        #expect(lines.dropFirst().first?.hasPrefix("out/s.svg: line ") ?? false, "\(lines)")
        #expect(lines.last == "out/star.png: 10 of 100 pixels differ from what its sources produce")
    }

    @Test("Outputs and what is known of them go where they are told, and the folder of the sources stays as it is")
    func folders() throws {
        try file("{png: out/}")
        let tree = try command.tree()
        #expect(try sprites("--output-folder", "build", "--state-folder", "state").status == 0)
        let names = Set(command.files).subtracting(tree.keys)
        #expect(names.filter { !$0.hasPrefix("state/") }.sorted() == ["build/out/bell.png", "build/out/star.png"])
        #expect(
            try sprites("--output-folder", "build", "--state-folder", "state").errors == "0 written, 2 up to date\n")
    }

    @Test("A merge of parts of which one is missing, or of none, ends with 65 and draws nothing")
    func missingPart() throws {
        try file("{png: out/}, {sheet: out/sprite}")
        #expect(try sprites("--merge").errors == "error: insignia.yml: no shard has been drawn in .insignia/\n")
        #expect(try sprites("--shard", "1/2").status == 0)
        let drawn = command.files.filter { $0.hasPrefix("out/") }
        let merge = try sprites("--merge")
        #expect(merge.status == 65)
        #expect(merge.errors == "error: insignia.yml: shard 2/2 has not been drawn in .insignia/\n")
        #expect(command.files.filter { $0.hasPrefix("out/") } == drawn)
    }

    @Test("Another number of parts takes over from the last, and a merge removes what is no longer asked for")
    func otherParts() throws {
        try command.icon("icons/gone.svg")
        try file("{png: out/}, {sheet: out/sprite}")
        for part in 1...2 { #expect(try sprites("--shard", "\(part)/2").status == 0) }
        try FileManager.default.removeItem(atPath: command.path("icons/gone.svg"))
        for part in 1...3 { #expect(try sprites("--shard", "\(part)/3").status == 0) }
        let merge = try sprites("--merge")
        #expect(merge.status == 0, "\(merge.errors)")
        #expect(!command.files.contains("out/gone.png"))
        // A run that is not over may hold a lock.
        #expect(!command.files.contains { $0.contains("-of-2") && !$0.hasSuffix(".lock") })
        #expect(try sprites("--check").status == 0)
    }

    @Test("A sheet is the same bytes in whatever folder it is made")
    func otherFolder() throws {
        try file("{sheet: out/sprite, manifests: [css, texturepacker-hash]}, {sheet: out/h, hash: true}")
        for folder in ["a", "b"] { #expect(try sprites("--output-folder", folder).status == 0) }
        #expect(try command.shell("diff -r a/out b/out").status == 0)
    }

    @Test("What is replaced keeps its mode, and a link stays one")
    func modes() throws {
        try file("{png: out/}")
        #expect(try sprites().status == 0)
        let prepare = "chmod 600 out/bell.png; mv out/star.png s.png; cp s.png old.png; ln -s ../s.png out/star.png"
        #expect(try command.shell(prepare).status == 0)
        for name in ["bell", "star"] { try command.icon("icons/\(name).svg", "lime") }
        #expect(try sprites().status == 0)
        let outcome = try command.shell(
            "stat -c %a out/bell.png; readlink out/star.png; cmp -s s.png old.png || echo new")
        #expect(text(outcome) == "600\n../s.png\nnew\n")
    }
}
