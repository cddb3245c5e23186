import Foundation
import TestSupport
import Testing

@Suite("Golden commands on many cases")
struct GoldenWorkTests {
    private let command: Command

    init() throws {
        command = try Command()
        try draw("#204060")
        try command.write("goldens.yml", "symbols: a.svg\nsizes: [24, 32]\ngoldens: expected/")
    }

    private func draw(_ color: String) throws {
        try command.write("a.svg", svg("<path fill='\(color)' d='M6 6H18V18H6Z'/>"))
    }

    private func json(_ arguments: String..., status: Int32 = 0) throws -> [String: Any] {
        let outcome = try command.run(["golden"] + arguments + ["--json", "--quiet"])
        #expect(outcome.status == status, "\(outcome.errors)")
        return try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    }

    @Test("JSON says what was recorded, compared and accepted")
    func reports() throws {
        let recorded = try json("record", "goldens.yml", "--jobs", "1")
        #expect(recorded["recorded"] as? [String] == ["a-24", "a-32"])
        #expect((recorded["errors"] as? [Any])?.isEmpty == true)
        try draw("#804060")
        let verified = try json("verify", "goldens.yml", "-j", "2", status: 1)
        #expect((verified["counts"] as? [String: Int])?["failed"] == 2)
        let received = ".insignia/received/goldens.yml"
        let compared = try json("compare", "expected", received, "--jobs", "2", status: 1)
        #expect((compared["cases"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == ["a-24", "a-32"])
        let accepted = try json("accept", "goldens.yml", "a-24", "--jobs", "1")
        #expect(
            accepted.compactMapValues { $0 as? [String] }
                == ["accepted": ["a-24"], "alternates": [], "removed": [], "errors": []])
        let alternate = try json("accept", "goldens.yml", "--failed", "--alternate")
        #expect(alternate["alternates"] as? [String] == ["a-32+2"])
    }

    @Test("Only where something was recorded is there something to review")
    func recordedAgain() throws {
        let first = try command.run("golden", "record").errors
        #expect(first == "2 recorded: review each before you commit it\n")
        #expect(try command.run("golden", "record").errors == "0 recorded\n")
    }

    @Test(
        "Quietly, nothing is printed where nothing is wrong",
        arguments: [["record"], ["verify"], ["accept", "goldens.yml", "--all"], ["compare", "expected", "expected"]])
    func quiet(words: [String]) throws {
        #expect(try command.run("golden", "record").status == 0)
        if words[0] == "accept" {
            try draw("#804060")
            _ = try command.run("golden", "verify")
        }
        let outcome = try command.run(["golden"] + words + ["-q"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty && outcome.output.isEmpty, "\(outcome.errors)")
    }

    @Test("A pipe in place of an image is an error, and is not waited for")
    func pipe() throws {
        #expect(try command.run("golden", "record").status == 0)
        #expect(try command.shell("mkdir actual && mkfifo actual/a-24.png && cp expected/a-32.png actual/").status == 0)
        let compared = try command.run("golden", "compare", "expected", "actual")
        #expect(compared.errors.contains("is a device, a pipe or a socket; expected a file"), "\(compared.errors)")
        #expect(try command.shell("cd expected && rm a-24.png && mkfifo a-24.png").status == 0)
        #expect(try command.run("golden", "verify").errors.contains("is a device, a pipe or a socket"))
    }

    @Test(
        "No jobs at all are too few",
        arguments: [["record"], ["verify"], ["accept", "goldens.yml", "--all"], ["compare", "expected", "expected"]])
    func noJobs(words: [String]) throws {
        #expect(try command.run("golden", "record").status == 0)
        let outcome = try command.run(["golden"] + words + ["--jobs", "0"])
        #expect(outcome.status == 64 && outcome.errors.contains("--jobs is \"0\""), "\(outcome.errors)")
    }
}
