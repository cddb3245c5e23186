import Foundation
import TestSupport
import Testing

@Suite struct PlainRenderTests {
    @Test(
        "The plainest calls of render, which no parser reads, mean and tell what they do when it reads them",
        arguments: [
            "a.svg", "a.svg b.svg", "a.svg -o one.png --size 9", "in --output out --point-size 13 --display-scale 1,2",
            "--tint #336699 a.svg --weight bold --scale large", "a.svg -o -", "a.svg --size 8 --size 9",
            "a.svg --size 8 --point-size 9", "a.svg -o x.mp4", "a.svg --weight bolt", "a.svg --size -1", "a.svg -o",
            "a.svg b.svg -o one.png", "a.svg in/a.svg", "none.svg", "empty", "a.svg --huge 1", "a.svg -o a.svg"
        ])
    func reading(line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        let (plain, parsed) = (try outcome(words), try outcome(words + ["--jobs=1"]))
        #expect(plain == parsed)
    }

    @Test(
        "The plainest batches, which no parser reads, mean and tell what they do when it reads them",
        arguments: [
            ("--batch", "a.svg\tone.png\t8\t9\nb.svg\tnew/two.png\t5\t5\r\n\n"),
            ("--quiet --batch --tint red --weight bold", "a.svg\tone.png\t8\t8"),
            ("--batch", "a.svg one.png 8 8\n"), ("--batch", "a.svg\tone.png\t0\t8\n"), ("--batch", "\n"),
            ("--batch", "a.svg\tin/../one.png\t8\t8\nb.svg\tone.png\t8\t8\n"),
            ("--batch", "a.svg\ta.svg\t8\t8\n"), ("--batch a.svg", ""), ("--batch --size 8", ""), ("--quiet", ""),
            ("--quiet in -o out --size 8", ""), ("-q --batch -j 2", "a.svg\tone.png\t8\t9\nb.svg\ttwo.png\t5\t5\n"),
            ("--jobs 2 --batch --jobs", "")
        ])
    func batches(line: String, input: String) throws {
        let words = line.split(separator: " ").map(String.init)
        #expect(try outcome(words, input: input) == outcome(words + ["--jobs=1"], input: input))
    }

    private struct Outcome: Equatable {
        var status: Int32
        var output, errors: [UInt8]
        var files: [String: [UInt8]]
    }

    private func outcome(_ words: [String], input: String = "") throws -> Outcome {
        let command = try Command()
        for name in ["a", "b", "in/a", "in/c"] { try command.icon("\(name).svg", "#123456") }
        try command.write("empty/notes.txt", "no icon")
        let outcome = try command.run(["render"] + words, input: Data(input.utf8))
        let files = try command.files.map { ($0, [UInt8](try command.data($0))) }
        return Outcome(
            status: outcome.status, output: [UInt8](outcome.output), errors: [UInt8](outcome.errors.utf8),
            files: Dictionary(uniqueKeysWithValues: files))
    }
}
