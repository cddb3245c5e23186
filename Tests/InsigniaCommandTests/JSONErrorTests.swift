import Foundation
import TestSupport
import Testing

/// The JSON reports of commands that end before they have anything else to report.
@Suite struct JSONErrorTests {
    private let command: Command

    init() throws {
        command = try Command()
        try command.icon("a.svg")
        try command.write("bad.yml", "symbols: [a.svg]\noutput: []\n")
        try command.write("broken.svg", "<svg")
    }

    private func report(_ line: String, status: Int32) throws -> Any {
        let outcome = try command.shell("\"$insignia\" \(line)")
        #expect(outcome.status == status, "\(outcome.errors)")
        #expect(outcome.errors.hasPrefix("error: "))
        return try JSONSerialization.jsonObject(with: outcome.output)
    }

    @Test(
        "The report of a build file that cannot be read names the file, line, column and fault",
        arguments: [
            "sprites", "sprites --check", "sprites --dry-run", "golden verify", "golden record", "golden report"
        ])
    func buildFile(words: String) throws {
        let report = try #require(try report("\(words) bad.yml --json", status: 65) as? [String: [[String: Any]]])
        let error = try #require(report["errors"]?.first)
        #expect(report.count == 1 && report["errors"]?.count == 1)
        #expect(error["file"] as? String == "bad.yml")
        #expect(error["line"] as? Int == 2 && error["column"] as? Int == 1)
        #expect(error["message"] as? String == "unknown key \"output\"; did you mean outputs?")
    }

    @Test(
        "A report that is an object has errors",
        arguments: [
            ("animate broken.svg --effect bounce", 65, "broken.svg"),
            ("animate none.svg --effect bounce", 66, "none.svg"),
            ("golden accept none.yml --all", 66, "none.yml"), ("golden compare none none", 66, "none"),
            ("convert a.svg -o a.svg", 64, nil), ("sprites --shard 9/2", 64, nil), ("sprites --bogus", 64, nil)
        ])
    func objects(line: String, status: Int32, file: String?) throws {
        let report = try #require(try report("\(line) --json", status: status) as? [String: [[String: Any]]])
        #expect(report.keys.elementsEqual(["errors"]))
        #expect(report["errors"]?.first?["file"] as? String == file)
        #expect((report["errors"]?.first?["message"] as? String)?.isEmpty == false)
    }

    @Test("The errors of a report are those that are printed")
    func printed() throws {
        _ = try command.run("convert", "a.svg", "-o", "t.svg")
        let outcome = try command.run("convert", "t.svg", "--light", "a.svg", "-o", "x.svg", "--json")
        let message = "is a template and has its own weights; expected an icon with --light and --bold"
        #expect(outcome.errors == "error: t.svg: \(message)\n")
        #expect(String(decoding: outcome.output, as: UTF8.self).contains(message))
    }

    @Test(
        "A report that is a list has entries with an error",
        arguments: [
            ("render broken.svg -o b.png", 65, "broken.svg"), ("inspect broken.svg", 65, "broken.svg"),
            ("list --catalog none.json", 66, "none.json"), ("render a.svg --size 0", 64, nil)
        ])
    func lists(line: String, status: Int32, file: String?) throws {
        let report = try #require(try report("\(line) --json", status: status) as? [[String: Any]])
        let error = try #require(report.first?["error"] as? [String: Any])
        #expect(report.count == 1)
        #expect(error["file"] as? String == file)
    }

    @Test("An error that is among what was done has its place too")
    func errorsAmongResults() throws {
        try command.write("good.yml", "symbols: [broken.svg]\noutputs: [{png: out/}]\n")
        let build = try #require(try report("sprites good.yml --json", status: 65) as? [String: Any])
        let error = try #require((build["errors"] as? [[String: Any]])?.first)
        #expect(error["file"] as? String == "broken.svg" && error["line"] as? Int == 1)
        #expect(build["written"] as? [String] == [])
    }

    @Test("Without --json nothing but the message is printed, and what stands behind a bare dash pair is no option")
    func plain() throws {
        for line in ["sprites bad.yml", "inspect -- --json"] {
            let outcome = try command.shell("\"$insignia\" \(line)")
            #expect(outcome.output.isEmpty && outcome.errors.hasPrefix("error: "))
        }
    }
}
