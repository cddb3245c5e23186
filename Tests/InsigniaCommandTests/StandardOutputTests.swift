import Foundation
import SymbolImaging
import TestSupport
import Testing

private let printing = [
    "inspect a.svg", "inspect a.svg --json", "list --catalog c.json", "render a.svg --json", "render a.svg -o -",
    "animate a.svg --effect pulse --json -o a.gif", "sprites --dry-run", "init --schema", "--help", "--version",
    "render --help", "help golden", "--generate-completion-script bash"
]

@Suite struct StandardOutputTests {
    private func command() throws -> Command {
        let command = try Command()
        try command.icon("a.svg")
        try command.write("c.json", #"{"symbols": [{"name": "a", "label": "A"}]}"#)
        try command.write("insignia.yml", "symbols: [a.svg]\noutputs: [{png: out/}]\n")
        return command
    }

    @Test(
        "What cannot be printed because the device is full ends with 74",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"),
        arguments: printing)
    func fullDevice(line: String) throws {
        let outcome = try command().shell("\"$insignia\" \(line) > /dev/full")
        #expect(outcome.status == 74)
        #expect(outcome.messages.filter { $0.hasPrefix("error: ") }.count == 1)
    }

    @Test("What is printed to a standard output that is closed ends with 74", arguments: printing)
    func closed(line: String) throws {
        #expect(try command().shell("\"$insignia\" \(line) >&-").status == 74)
    }

    @Test("What prints nothing needs no standard streams, and no file takes their place")
    func closedAndUnused() throws {
        let command = try command()
        #expect(try command.shell("\"$insignia\" render a.svg >&- 2>&- <&-").status == 0)
        #expect(try command.image("a.png").width == 10)
    }

    @Test("The names of standard output stand for it, also where it is a pipe", arguments: ["/dev/stdout", "/dev/fd/1"])
    func named(path: String) throws {
        let command = try command()
        let lines = "\"$insignia\" render a.svg -o - > x; \"$insignia\" render a.svg -o \(path) | cat > y; cmp x y"
        #expect(try command.shell(lines).status == 0)
        #expect(try command.image("y").width == 10)
    }

    @Test("A reader that is gone ends the program by SIGPIPE, as other programs")
    func brokenPipe() throws {
        let command = try command()
        // The reader exits before the writer starts.
        let outcome = try command.shell(
            """
            mkfifo p s; { cat s; "$insignia" inspect a.svg; echo $? > code; } > p & exec 3< p; exec 3<&-; : > s; wait
            """)
        #expect(outcome.errors.isEmpty)
        #expect(try command.text("code") == "\(128 + SIGPIPE)\n")
    }
}
