import Foundation
import SymbolImaging
import TestSupport
import Testing

/// Builds that meet in one place.
@Suite struct SharedPlaceTests {
    private let command: Command

    init() throws {
        command = try Command()
        try command.icon("icons/a.svg")
        try command.icon("icons/b.svg", "red")
        try command.write("one.yml", "symbols: [icons/*.svg]\nsizes: [8]\noutputs: [{png: out/}]\n")
        try command.write("two.yml", "symbols: [icons/b.svg]\nsizes: [9]\noutputs: [{png: out/}]\n")
    }

    @Test("A build does not write over what another build file has made", arguments: ["", "--output-folder built"])
    func claims(options: String) throws {
        #expect(try command.shell("\"$insignia\" sprites one.yml \(options)").status == 0)
        let made = try command.tree().filter { !$0.key.contains(".insignia") }
        let path = options.isEmpty ? "out/b.png" : "built/out/b.png"
        let message = "error: two.yml:3:17: the output \(path) is one of one.yml, too; expected another place"
        for flag in ["", "--dry-run", "--check"] {
            let outcome = try command.shell("\"$insignia\" sprites two.yml \(options) \(flag)")
            #expect(outcome.status == 65 && outcome.errors.hasPrefix(message), "\(outcome.errors)")
        }
        #expect(try command.tree().filter { !$0.key.contains(".insignia") } == made)
        #expect(try command.shell("\"$insignia\" sprites one.yml \(options)").errors == "0 written, 2 up to date\n")
    }

    @Test("What a build file has made that is gone, or makes it no longer, is anyone's")
    func gone() throws {
        _ = try command.run("sprites", "one.yml")
        _ = try command.shell("mv one.yml three.yml")
        #expect(try command.run("sprites", "three.yml").status == 0)
        try command.write("three.yml", "symbols: [icons/a.svg]\nsizes: [8]\noutputs: [{png: out/}]\n")
        #expect(try command.run("sprites", "three.yml").status == 0)
        #expect(try command.run("sprites", "two.yml").status == 0)
        #expect(try command.image("out/b.png").width == 9)
    }

    @Test("Shards of one build file are no others")
    func shards() throws {
        for shard in ["1/2", "2/2", "1/3"] {
            #expect(try command.run("sprites", "one.yml", "--shard", shard).status == 0)
        }
    }

    @Test("A build tells for whom it waits", .enabled(if: Command.has("flock")))
    func waiting() throws {
        let outcome = try command.shell(
            """
            mkdir .insignia; touch .insignia/one.yml.state.lock said
            flock -o .insignia/one.yml.state.lock sh -c '
                echo $PPID; "$insignia" sprites one.yml 2> said & until grep -q waiting said; do sleep 0.02; done'
            until grep -q written said; do sleep 0.02; done
            cat said >&2
            """)
        let holder = String(decoding: outcome.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        // Linux alone tells who holds a lock.
        let other = FileManager.default.fileExists(atPath: "/proc/locks") ? "process \(holder)" : "another process"
        #expect(
            outcome.errors == """
                waiting for \(other), which builds one.yml, too
                2 written, 0 up to date

                """)
    }

    @Test("The folder of what is known is not for git; one that was named is nobody's business")
    func ignored() throws {
        _ = try command.run("sprites", "one.yml")
        #expect(try command.text(".insignia/.gitignore") == "*\n")
        _ = try command.run("sprites", "one.yml", "--state-folder", "state")
        #expect(!command.files.contains("state/.gitignore"))
        try command.write("goldens.yml", "symbols: [icons/a.svg]\ngoldens: goldens/\n")
        _ = try command.shell("rm -r .insignia")
        #expect(try command.run("golden", "verify", "goldens.yml").status == 1)
        #expect(try command.text(".insignia/.gitignore") == "*\n")
    }
}
