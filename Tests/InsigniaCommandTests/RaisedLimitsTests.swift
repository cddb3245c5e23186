import Foundation
import TestSupport
import Testing

@Suite("What files may hold where their owner says so") struct RaisedLimitsTests {
    let command: Command

    init() throws {
        command = try Command()
        let stops = String(repeating: "<stop/>", count: 4097)
        try command.write(
            "a.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">\
            <linearGradient id="g">\(stops)</linearGradient><path d="M0 0H8V8" fill="url(#g)"/></svg>
            """)
    }

    @Test(
        "What goes beyond a limit is taken where the limit is raised",
        arguments: ["render a.svg -o a.png", "animate a.svg --effect pulse --at 0.1 -o a.png", "inspect a.svg"])
    func raised(line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        let refused = try command.run(words)
        #expect(refused.status == 65 && refused.errors.contains("more than 4096 stops"))
        #expect(try command.run(words + ["--raise-limits", "2"]).status == 0)
    }

    @Test("A build raises them for all that it reads")
    func build() throws {
        let file = "symbols: a.svg\nsizes: 8\noutputs: [{png: out/}]\n"
        try command.write("insignia.yml", file)
        #expect(try command.run("sprites").errors.contains("more than 4096 stops"))
        try command.write("insignia.yml", file + "raise-limits: 2")
        #expect(try command.run("sprites").status == 0)
        try command.write("insignia.yml", file + "raise-limits: 0")
        #expect(try command.run("sprites").errors.contains("from 1 to 1000"))
    }

    @Test("The limit that a larger build file exceeds is that of build files, however large it is")
    func buildFile() throws {
        try command.write("insignia.yml", "symbols: a.svg\n#" + String(repeating: " ", count: 64 << 20))
        #expect(try command.run("sprites").errors.contains("insignia.yml: is larger than 1 MiB"))
    }

    @Test("Builds and goldens read larger files too", arguments: ["sprites", "golden verify"])
    func largeFiles(line: String) throws {
        // More than 64 MiB, most of them in a comment.
        let comment = "<!--" + String(repeating: " ", count: 64 << 20) + "-->"
        try command.write(
            "b.svg",
            "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><path d='M0 0H8V8'/>\(comment)</svg>")
        try command.write(
            line == "sprites" ? "insignia.yml" : "goldens.yml",
            "symbols: b.svg\nsizes: 8\noutputs: [{png: out/}]\ngoldens: goldens/\nraise-limits: 2")
        if line == "golden verify" { _ = try command.run(["golden", "record"]) }
        let result = try command.run(line.split(separator: " ").map(String.init))
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test("Icons that become templates may be larger too", arguments: ["convert", "compose --slash"])
    func conversion(line: String) throws {
        // More than 64 MiB, most of them in a comment.
        let comment = "<!--" + String(repeating: " ", count: 64 << 20) + "-->"
        try command.write(
            "b.svg",
            "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><path d='M0 0H8V8'/>\(comment)</svg>")
        let words = line.split(separator: " ").map(String.init) + ["b.svg", "-o", "out/"]
        #expect(try command.run(words).errors.contains("larger than 64 MiB"))
        #expect(try command.run(words + ["--raise-limits", "2"]).status == 0)
    }
}
