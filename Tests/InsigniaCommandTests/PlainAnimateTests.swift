import TestSupport
import Testing

@Suite struct PlainAnimateTests {
    @Test(
        "The plainest calls of animate, which no parser reads, mean and tell what they do when it reads them",
        arguments: [
            "a.svg --effect bounce --size 9 -o frames/", "a.svg --effect bounce --effect pulse@0.1 -q --size 8",
            "a.svg --to b.svg --size 9 --fps 5 --output x.gif", "a.svg --effect rotate --speed 2 --size 8 -o x.webp",
            "a.svg --effect wiggle --duration 0.2 --point-size 9 --format strip -o s.png", "a.svg --effect pulse -o -",
            "a.svg --effect bounce --tint red --weight bold --size 8 --format apng", "a.svg",
            "a.svg b.svg --effect pulse", "a.svg --effect jump", "a.svg --effect pulse --size 0",
            "a.svg --effect pulse --fps 0", "none.svg --to a.svg",
            "a.svg --effect pulse --size 8 --size 9", "a.svg --effect pulse --size 8 --point-size 9",
            "a.svg --effect pulse -o x.mp4", "a.svg --effect pulse -o a.svg", "a.svg --effect pulse --huge 1",
            "a.svg --effect", "a.svg --effect pulse --format apng --size 8 -o -",
            "a.svg --timeline t.yml --size 8 --fps 9 -o frames/", "a.svg --timeline none.yml --size 8",
            "a.svg --timeline t.yml --effect pulse", "a.svg --timeline t.yml --to b.svg",
            "a.svg --timeline t.yml --speed 2", "a.svg --timeline t.yml -o t.yml"
        ])
    func reading(line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        let (plain, parsed) = (try outcome(words), try outcome(words + ["--appearance=light"]))
        #expect(plain == parsed)
    }

    private struct Outcome: Equatable {
        var status: Int32
        var output, errors: [UInt8]
        var files: [String: [UInt8]]
    }

    private func outcome(_ words: [String]) throws -> Outcome {
        let command = try Command()
        for name in ["a", "b"] { try command.icon("\(name).svg", "#123456") }
        try command.write("t.yml", "duration: 0.4\nevents:\n- {at: 0, effect: bounce}\n- {at: 0.2, symbol: b.svg}\n")
        let outcome = try command.run(["animate"] + words)
        let files = try command.files.map { ($0, [UInt8](try command.data($0))) }
        return Outcome(
            status: outcome.status, output: [UInt8](outcome.output), errors: [UInt8](outcome.errors.utf8),
            files: Dictionary(uniqueKeysWithValues: files))
    }
}
