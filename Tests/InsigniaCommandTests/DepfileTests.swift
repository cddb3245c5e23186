import Foundation
import Insignia
import TestSupport
import Testing

/// `sprites --depfile`, as read by make and ninja.
@Suite struct DepfileTests {
    private let command: Command

    init() throws {
        command = try Command()
        try command.icon("icons/a.svg")
        try command.icon("icons/b.svg")
        try command.write("insignia.yml", "symbols: [icons/*.svg]\nasset-colors: colors.yml\noutputs: [{png: out/}]\n")
        try command.write("colors.yml", "brand: red\n")
    }

    @Test("The rules name the target, every input, and an empty rule for each")
    func rules() throws {
        #expect(try command.run("sprites", "--depfile", "d", "--stamp", "s", "--quiet").status == 0)
        #expect(
            try command.text("d") == """
                s: colors.yml \\
                  icons/ \\
                  icons/a.svg \\
                  icons/b.svg \\
                  insignia.yml
                colors.yml:
                icons/:
                icons/a.svg:
                icons/b.svg:
                insignia.yml:

                """)
        #expect(command.files.contains("s"))
    }

    @Test("Without a stamp the rule is for the outputs, with what readers take for syntax escaped")
    func escapes() throws {
        try command.icon("icons/c d:e#f$g%h[i].svg")
        #expect(try command.run("sprites", "--depfile", "d", "--quiet").status == 0)
        let text = try command.text("d")
        #expect(text.hasPrefix("out/a.png \\\n  out/b.png \\\n  out/c\\ d\\:e\\#f$$g\\%h\\[i].png: colors.yml"))
        #expect(text.contains("\n  icons/c\\ d\\:e\\#f$$g%h\\[i].svg \\\n"))
        // ninja reads no escaped percent sign, and make would read one as a pattern.
        #expect(!text.contains("].svg:"))
    }

    @Test(
        "Rules and a stamp are not written over what is read or made, nor over each other",
        arguments: [
            ["--depfile", "icons/a.svg"], ["--depfile", "insignia.yml"], ["--depfile", "out/a.png"],
            ["--depfile", "d", "--stamp", "icons/b.svg"], ["--depfile", "d", "--stamp", "./d"],
            ["--depfile", ".insignia/insignia.yml.state"],
            ["--depfile", "d", "--stamp", ".insignia/other.yml.state.lock"]
        ])
    func claims(options: [String]) throws {
        let icon = try command.text("icons/a.svg")
        #expect(try command.run(["sprites"] + options).status == 64)
        #expect(try command.text("icons/a.svg") == icon)
        #expect(!command.files.contains { $0.hasPrefix("out") || $0 == "d" })
    }

    @Test("An empty path, as of a variable that is not set, is refused before anything is built")
    func empty() throws {
        let command = try Command()
        for option in ["--depfile", "--stamp"] {
            let outcome = try command.run("sprites", "--depfile", "d", option, "")
            #expect(outcome.status == 64)
            #expect(outcome.errors.hasPrefix("error: \(option) is empty; expected a file"))
        }
        #expect(command.files.isEmpty)
    }

    @Test("Rules and a stamp are written to folders that do not exist yet")
    func folders() throws {
        #expect(try command.run("sprites", "--depfile", "x/d", "--stamp", "y/z/s", "--quiet").status == 0)
        #expect(command.files.contains("x/d"))
        #expect(command.files.contains("y/z/s"))
    }

    @Test("A depfile does not name what make would read otherwise", arguments: ["a;b", "a|b", "a\nb"])
    func unnamable(name: String) throws {
        try command.icon("icons/\(name).svg")
        #expect(try command.run("sprites", "--depfile", "d").status == 65)
        #expect(!command.files.contains("d"))
    }

    /// Checks that the tool builds after each of several changes, and then has nothing to do.
    private func expectRuns(_ build: String) throws {
        let changes = [
            "true", "touch icons/a.svg", "echo 'brand: blue' > colors.yml", "cp icons/a.svg icons/c.svg",
            "rm icons/a.svg"
        ]
        for change in changes {
            // Modification times differ only after a tick of the file system's clock.
            let first = try command.shell("sleep 0.05; \(change); \(build)")
            #expect(first.status == 0, "\(change): \(first.errors)")
            #expect(first.errors.contains("up to date"), "\(change): \(first.errors)")
            let second = try command.shell(build)
            #expect(second.status == 0 && !second.errors.contains("up to date"), "\(change): \(second.errors)")
        }
        #expect(command.files.filter { $0.hasPrefix("out/") } == ["out/b.png", "out/c.png"])
    }

    @Test("make runs a build for what is changed, added and removed, and then rests", .enabled(if: Command.has("make")))
    func make() throws {
        try command.write(
            "Makefile",
            "icons.stamp: insignia.yml\n\t\"$(insignia)\" sprites --depfile icons.d --stamp $@\n-include icons.d\n")
        try expectRuns("make")
    }

    @Test(
        "ninja runs a build for what is changed, added and removed, and then rests", .enabled(if: Command.has("ninja")))
    func ninja() throws {
        try command.write(
            "build.ninja",
            """
            rule sprites
              command = "$$insignia" sprites --depfile $out.d --stamp $out 1>&2
              depfile = $out.d
            build icons.stamp: sprites insignia.yml

            """)
        try expectRuns("ninja 1>&2")
    }
}
