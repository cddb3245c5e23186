import Foundation
import Insignia
import TestSupport
import Testing

@Suite struct GoldenAcceptTests {
    let command: Command

    init() throws {
        command = try Command()
        for name in ["a", "b"] { try draw(name, "#204060") }
        try command.write("goldens.yml", "symbols: [a.svg, b.svg]\nsizes: [24, 32]\ngoldens: expected/")
        try #require(try golden("record", "goldens.yml").status == 0)
    }

    /// Writes a square in the centre: a picture of a single colour would prove nothing.
    private func draw(_ name: String, _ color: String) throws {
        try command.write("\(name).svg", svg("<path fill='\(color)' d='M6 6H18V18H6Z'/>"))
    }

    private func golden(_ arguments: String...) throws -> Command.Outcome { try command.run(["golden"] + arguments) }

    private func middle(_ name: String) throws -> [UInt8] {
        let image = try command.image(name)
        let offset = (image.height / 2 * image.width + image.width / 2) * 4
        return Array(image.bytes[offset..<offset + 4])
    }

    private func accepted(_ arguments: String...) throws -> [String] {
        let outcome = try command.run(["golden", "accept", "goldens.yml"] + arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func repaint(_ names: String...) throws {
        for name in names { try draw(name, "#804060") }
        _ = try golden("verify", "goldens.yml")
    }

    @Test("Each build file of a folder has its own received images, though cases are called the same")
    func folders() throws {
        for (name, tint) in [("x", "green"), ("y", "yellow")] {
            try draw("gear", "currentColor")
            try command.write("\(name).yml", "symbols: gear.svg\ntint: \(tint)\ngoldens: \(name)/")
            _ = try golden("verify", "\(name).yml")
        }
        #expect(try golden("accept", "x.yml", "gear").status == 0)
        // The values of the named colours in CSS.
        #expect(try middle("x/gear.png") == [0, 128, 0, 255])
        _ = try golden("verify", "x.yml")
        #expect(try golden("accept", "y.yml", "gear").status == 0)
        #expect(try middle("y/gear.png") == [255, 255, 0, 255])
    }

    @Test(
        "A word is a case although a drawing or a folder is named so, and the cases of a symbol are suggested",
        arguments: [("a", "'a-*'"), ("a.svg", "'a-*'"), ("a-24.svg", "a-24"), ("a-42", "a-24")])
    func meant(word: String, suggestion: String) throws {
        _ = try command.shell("mkdir a")
        try repaint("a")
        for subcommand in ["verify", "accept"] {
            let outcome = try golden(subcommand, word)
            #expect(outcome.status == 66, "\(outcome.errors)")
            #expect(outcome.errors.contains("did you mean \(suggestion)?"), "\(outcome.errors)")
        }
    }

    @Test("The images of what failed are named, and go when it is accepted or passes again")
    func images() throws {
        try repaint("a", "b")
        let differences = ".insignia/differences/goldens.yml/"
        let outcome = try golden("verify", "goldens.yml", "--tap", "-")
        let tap = String(decoding: outcome.output, as: UTF8.self)
        for path in ["expected/a-24.png", ".insignia/received/goldens.yml/a-24.png", "\(differences)a-24.png"] {
            #expect(tap.contains("\"\(path)\"") && command.files.contains(path))
        }
        #expect(
            outcome.messages.last == """
                received: .insignia/received/goldens.yml/, differences: \(differences); accept what is right with \
                insignia golden accept goldens.yml NAME
                """)
        #expect(try accepted("a-*").count == 2)
        #expect(command.files.filter { $0.hasPrefix(differences) }.count == 2)
        try draw("b", "#204060")
        #expect(try golden("verify", "goldens.yml").status == 0)
        #expect(command.files.filter { $0.hasPrefix(differences) }.isEmpty)
    }

    @Test("A pattern accepts what was received and is called so")
    func pattern() throws {
        try repaint("a", "b")
        #expect(try accepted("a-*") == ["accepted a-24", "accepted a-32"])
        #expect(try golden("verify", "goldens.yml").errors.contains("2 passed, 2 failed"))
        #expect(try golden("accept", "goldens.yml", "a-*").errors.contains("nothing was received"))
    }

    @Test("Cases stand alone where the build file is goldens.yml")
    func standardFile() throws {
        try repaint("a")
        #expect(try golden("verify", "a-*").errors.contains("0 passed, 2 failed"))
        #expect(try golden("accept", "a-24").status == 0)
        #expect(try golden("verify", "a-*").errors.contains("1 passed, 1 failed"))
        #expect(try golden("accept", "--failed").status == 0)
        #expect(try golden("verify").status == 0)
        #expect(try golden("verify", "other.yml").errors.contains("other.yml: there is no such file"))
    }

    @Test("What failed, or all with orphans, is accepted at once; a dry run writes nothing")
    func sets() throws {
        try repaint("b")
        try draw("c", "black")
        try command.write("goldens.yml", "symbols: [b.svg, c.svg]\nsizes: [24, 32]\ngoldens: expected/")
        _ = try golden("verify", "goldens.yml")
        let before = try command.tree()
        #expect(try accepted("--failed", "--dry-run") == ["would be accepted b-24", "would be accepted b-32"])
        #expect(try command.tree() == before)
        #expect(try accepted("--failed") == ["accepted b-24", "accepted b-32"])
        #expect(
            try accepted("--all") == [
                "accepted c-24", "accepted c-32", "removed a-24, which no case asks for",
                "removed a-32, which no case asks for"
            ])
        #expect(try golden("verify", "goldens.yml").status == 0)
    }

    @Test("What is drawn otherwise since it was looked at is not accepted, and nothing with it")
    func outdated() throws {
        try repaint("a", "b")
        try draw("b", "#ff4060")
        let before = try command.tree()
        for words in [["--all"], ["b-24"], ["a-24", "b-*"]] {
            let outcome = try command.run(["golden", "accept", "goldens.yml"] + words)
            #expect(outcome.status == 66)
            #expect(outcome.errors.contains("is not what is drawn now"))
        }
        #expect(try command.tree() == before)
    }

    @Test("A case may look like one more golden")
    func alternate() throws {
        try repaint("a")
        #expect(try accepted("a-24", "--alternate") == ["accepted a-24+2, another golden of a-24"])
        #expect(try golden("verify", "goldens.yml").errors.contains("3 passed, 1 failed"))
        try draw("a", "#204060")
        #expect(try golden("verify", "goldens.yml").status == 0)
    }

    @Test("The alternate that a case matches is named, and removing it says what it was")
    func namedAlternate() throws {
        try repaint("a")
        _ = try accepted("--failed", "--alternate")
        let outcome = try golden("verify", "goldens.yml", "--json")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("2 cases match alternate goldens: a-24+2, a-32+2"))
        #expect(String(decoding: outcome.output, as: UTF8.self).contains(#""alternate": "a-24+2""#))
        #expect(try accepted("a-24+2") == ["removed a-24+2, an alternate of a-24"])
        #expect(try golden("verify", "goldens.yml").errors.contains("a-24: failed"))
    }

    @Test("A damaged alternate fails whether or not the golden matches, beside the other reasons")
    func damagedAlternate() throws {
        try repaint("a")
        _ = try accepted("--failed", "--alternate")
        try command.write("expected/a-24+2.png", "damaged")
        for (color, others) in [("#204060", false), ("#604060", true)] {
            try draw("a", color)
            let errors = try golden("verify", "goldens.yml", "a-24").errors
            #expect(errors.contains("expected/a-24+2.png: damaged") && errors.contains("0 passed, 1 failed"))
            #expect(errors.contains("fill colour #204060 → #604060") == others)
            #expect(command.files.contains(".insignia/received/goldens.yml/a-24.png") == others)
        }
    }

    @Test("What failed does not include damaged goldens, which nobody could compare")
    func damagedFailed() throws {
        try command.write("expected/a-24.png", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n")
        try repaint("a")
        #expect(try golden("verify", "goldens.yml", "a-24").errors.contains("is a Git LFS pointer"))
        #expect(try accepted("--failed") == ["accepted a-32"])
        #expect(try golden("accept", "goldens.yml", "--failed").errors.contains("with a damaged one"))
        #expect(try accepted("a-24") == ["accepted a-24"])
    }

    @Test("Names and patterns choose the cases that are recorded and verified, without orphans")
    func chosen() throws {
        try draw("c", "black")
        try command.write("goldens.yml", "symbols: [b.svg, c.svg]\nsizes: [24, 32]\ngoldens: expected/")
        #expect(try golden("record", "goldens.yml", "c-2*").status == 0)
        #expect(!command.files.contains("expected/c-32.png"))
        let outcome = try golden("verify", "goldens.yml", "c-24", "b-*")
        #expect(outcome.status == 0 && outcome.errors.contains("3 passed, 0 failed"))
        for word in ["record", "verify"] {
            let unknown = try golden(word, "goldens.yml", "c-23")
            #expect(unknown.status == 66 && unknown.errors.contains("there is no such case; did you mean c-24?"))
        }
    }

    @Test("The golden of a value that is gone is no other look of a case")
    func orphanedValue() throws {
        for half in ["png", "golden"] {
            try FileManager.default.copyItem(
                atPath: command.path("expected/a-24.\(half)"), toPath: command.path("expected/a-24.75.\(half)"))
        }
        #expect(try golden("verify", "goldens.yml").errors.contains("a-24.75: orphaned"))
    }

    @Test("A golden that cannot be removed is an error, and not said to be gone")
    func irremovable() throws {
        for half in ["png", "golden"] {
            try FileManager.default.moveItem(
                atPath: command.path("expected/a-24.\(half)"), toPath: command.path("expected/old.\(half)"))
        }
        #expect(try command.shell("cp expected/old.golden expected/older.golden; rm expected/old.png").status == 0)
        try command.write("expected/old.png/folder", "")
        let outcome = try golden("accept", "goldens.yml", "old", "older")
        #expect(outcome.status == 73)
        #expect(outcome.errors.contains("expected/old.png: cannot be removed"), "\(outcome.errors)")
        #expect(String(decoding: outcome.output, as: UTF8.self) == "removed older, which no case asks for\n")
    }

    @Test("A path is no name, so that nothing is removed by it", arguments: ["./a-24", "../a-24", "x/../b-32"])
    func paths(word: String) throws {
        try command.write("a-24.png", "precious")
        try command.write("expected/x/kept.txt", "")
        try repaint("a")
        let before = try command.tree()
        let outcome = try golden("accept", "goldens.yml", word)
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("\(word): there is no such case and no such golden"), "\(outcome.errors)")
        #expect(outcome.errors.contains("did you mean a-24?") == (word == "./a-24"))
        #expect(try command.tree() == before)
    }

    @Test("A misspelt golden that no case asks for is suggested too")
    func misspeltOrphan() throws {
        try command.write("expected/picture.png", "")
        #expect(try golden("accept", "goldens.yml", "pictures").errors.contains("did you mean picture?"))
    }

    @Test("Names, or one set: not both, not neither", arguments: [[], ["a-24", "--all"], ["--all", "--failed"]])
    func usage(words: [String]) throws {
        #expect(try command.run(["golden", "accept", "goldens.yml"] + words).status == 64)
    }

    @Test("A damaged golden is never recorded over", arguments: ["png", "golden"])
    func damaged(half: String) throws {
        try draw("a", "#804060")
        try FileManager.default.removeItem(atPath: command.path("expected/a-24.\(half)"))
        let before = try command.tree()
        let outcome = try golden("record", "goldens.yml")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("damaged"))
        #expect(try command.tree() == before)
    }
}
