import Foundation
import SymbolImaging
import TestSupport
import Testing

/// Builds of several files whose outputs share a folder.
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
        let message = "error: two.yml:3:17: the output \(path) is also an output of one.yml; expected another path"
        for flag in ["", "--dry-run", "--check"] {
            let outcome = try command.shell("\"$insignia\" sprites two.yml \(options) \(flag)")
            #expect(outcome.status == 65 && outcome.errors.hasPrefix(message), "\(outcome.errors)")
        }
        #expect(try command.tree().filter { !$0.key.contains(".insignia") } == made)
        #expect(try command.shell("\"$insignia\" sprites one.yml \(options)").errors == "0 written, 2 up to date\n")
    }

    @Test("A build does not write through a link over what another build file has made", arguments: ["", "/insignia"])
    func linked(place: String) throws {
        let above = place.isEmpty ? "" : "../"
        for (name, size) in [("x", 8), ("y", 9)] {
            try command.write(
                "\(name)\(place).yml",
                "symbols: [\(above)icons/a.svg]\nsizes: [\(size)]\noutputs: [{png: out\(name)/}]\n")
        }
        let (first, second) = place.isEmpty ? ("outx", "outy") : ("x/outx", "y/outy")
        #expect(try command.run("sprites", "x\(place).yml").status == 0)
        let made = try command.data("\(first)/a.png")
        _ = try command.shell("mkdir -p \(second) && ln -s \"$PWD/\(first)/a.png\" \(second)/a.png")
        let outcome = try command.run("sprites", "y\(place).yml")
        #expect(outcome.status == 65 && outcome.errors.contains("is also an output of"), "\(outcome.errors)")
        #expect(try command.data("\(first)/a.png") == made)
    }

    @Test("What another build file has made under a name with otherwise composed letters is another file")
    func composition() throws {
        let letters = ["e\u{301}", "\u{E9}"]
        for (number, letter) in letters.enumerated() {
            try command.icon("\(number)/\(letter).svg")
            try command.write("\(number).yml", "symbols: [\(number)/]\nsizes: [8]\noutputs: [{png: out/}]\n")
        }
        #expect(try command.run("sprites", "0.yml").status == 0)
        try command.write("out/\(letters[1]).png", "another")
        let outcome = try command.run("sprites", "1.yml")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test("A copy of a project removes nothing that the original has made", arguments: ["--quiet", "--check"])
    func copied(option: String) throws {
        let file = "symbols: [../icons/*.svg]\nsizes: [8]\noutputs: [{png: ../shared/}]\n"
        try command.write("x/insignia.yml", file)
        #expect(try command.run("sprites", "x/insignia.yml").status == 0)
        #expect(try command.shell("cp -R x y").status == 0)
        try command.write("y/insignia.yml", file.replacing("../shared/", with: "../other/"))
        #expect(try command.run("sprites", "y/insignia.yml").errors == "2 written, 0 up to date\n")
        #expect(command.files.contains("shared/a.png"))
        #expect(try command.run("sprites", "x/insignia.yml", option).status == 0)
    }

    /// Paths beside the outputs, above them, and outside the folders above them.
    private static let elsewhere = ["x/insignia.yml", "y/insignia.yml", "out/insignia.yml", "insignia.yml"]

    @Test("A build does not write over what a build file in another folder has made", arguments: elsewhere, elsewhere)
    func claimsAcrossFolders(first: String, second: String) throws {
        guard first != second else { return }
        for path in [first, second] {
            let (above, output) = path.contains("/") ? ("../", "../out/in/") : ("", "out/in/")
            try command.write(path, "symbols: [\(above)icons/b.svg]\nsizes: [8]\noutputs: [{png: \(output)}]\n")
        }
        #expect(try command.run("sprites", first).status == 0)
        try command.write("out/in/b.png", "changed")
        let outcome = try command.run("sprites", second)
        #expect(outcome.status == 65 && outcome.errors.contains("/\(first); expected another path"))
        #expect(try command.text("out/in/b.png") == "changed")
        // A former output can be claimed by any build.
        let above = first.contains("/") ? "../" : ""
        try command.write(first, "symbols: [\(above)icons/a.svg]\nsizes: [8]\noutputs: [{png: made/}]\n")
        #expect(try command.run("sprites", first).status == 0)
        #expect(try command.run("sprites", second).status == 0)
    }

    @Test("A claim on a folder elsewhere goes with the last output there, and holds in a copy of all")
    func claimOfFolder() throws {
        try command.write("x/one.yml", "symbols: [../icons/*.svg]\nsizes: [8]\noutputs: [{png: ../out/}]\n")
        try command.write("y/two.yml", "symbols: [../icons/b.svg]\nsizes: [9]\noutputs: [{png: ../out/}]\n")
        #expect(try command.run("sprites", "x/one.yml").status == 0)
        #expect(command.files.filter { $0.hasPrefix("out/.insignia/") }.count == 2)
        let outcome = try command.shell(
            "mkdir copy; cp -r x y icons out copy; mv x/one.yml x/three.yml; cd copy; \"$insignia\" sprites y/two.yml")
        #expect(outcome.status == 65 && outcome.errors.contains("copy/x/one.yml; expected"), "\(outcome.errors)")
        try command.write("copy/x/one.yml", "symbols: [../icons/*.svg]\nsizes: [8]\noutputs: [{png: ../new/}]\n")
        #expect(try command.run("sprites", "copy/x/one.yml").status == 0)
        #expect(!command.files.contains { $0.hasPrefix("copy/out/") })
    }

    @Test("Folders that other tools read hold no claims, but those above them")
    func claimAboveBundle() throws {
        try command.write("x/one.yml", "symbols: [../icons/a.svg]\noutputs: [{xcassets: ../out/A.xcassets}]\n")
        #expect(try command.run("sprites", "x/one.yml").status == 0)
        let notes = command.files.filter { $0.contains(".insignia") && !$0.hasPrefix("x/") }
        #expect(notes.count == 2 && notes.allSatisfy { $0.hasPrefix("out/.insignia/") })
        try command.write(
            "y/two.yml", "symbols: [../icons/a.svg]\nsizes: [9]\noutputs: [{xcassets: ../out/A.xcassets}]\n")
        let outcome = try command.run("sprites", "y/two.yml")
        #expect(outcome.status == 65 && outcome.errors.contains("x/one.yml; expected"), "\(outcome.errors)")
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
                echo $PPID; { "$insignia" sprites one.yml 2> said; touch ended; } &
                until grep -q waiting said || [ -e ended ]; do sleep 0.02; done'
            until [ -e ended ]; do sleep 0.02; done
            cat said >&2
            """)
        let holder = String(decoding: outcome.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        // Only Linux reports who holds a lock.
        let other = FileManager.default.fileExists(atPath: "/proc/locks") ? "process \(holder)" : "another process"
        #expect(
            outcome.errors == """
                waiting for \(other), which is building one.yml too
                2 written, 0 up to date

                """)
    }

    @Test("A build whose state is to be elsewhere from now on is told where it is")
    func movedState() throws {
        #expect(try command.run("sprites", "one.yml").status == 0)
        try command.icon("icons/a.svg", "blue")
        let outcome = try command.run("sprites", "one.yml", "--state-folder", "state")
        #expect(outcome.status == 65)
        let state = URL(filePath: command.path(".insignia")).resolvingSymlinksInPath().path
        #expect(
            outcome.errors.hasPrefix("error: one.yml:3:17: the output out/a.png was built with its state in \(state)/"))
        #expect(try command.shell("rm -r .insignia; \"$insignia\" sprites one.yml --state-folder state").status == 0)
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
