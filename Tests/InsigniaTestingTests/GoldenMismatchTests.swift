import Foundation
import Insignia
import TestSupport
import Testing

@Suite struct GoldenMismatchTests {
    private let test: TestFolder

    init() throws {
        test = try TestFolder()
        _ = test.check(try Disc.subject(), recording: .missing)
    }

    @Test("What differs is told with the amount, and with the files to look at")
    func different() throws {
        let outcome = try #require(test.check(try Disc.subject(8)).first)
        let lines = try #require(outcome.failure).split(separator: "\n").map(String.init)
        // The area lost over the length of the edge is (81 - 64) / (2 · 9) = 0.94; gradients of samples measure less.
        #expect(lines.first == "disc: lighter: edges moved in by 0.88 px, part 20×20 at (2, 2)")
        let folder = test.path("Goldens")
        #expect(lines.contains("expected: \(folder)/disc.png"))
        #expect(lines.contains("received: \(folder)/Received/disc.png"))
        #expect(lines.contains("difference: \(folder)/Received/disc.difference.png"))
        #expect(outcome.attachments.map(\.name) == ["disc.expected.png", "disc.actual.png", "disc.difference.png"])
        #expect(try test.image("Goldens/Received/disc.difference.png").width == 24)
    }

    @Test("A change of nothing but a colour is told by the display list, and no edge seems to have moved")
    func recolored() throws {
        let red = svg("<circle cx='12' cy='12' r='9' fill='red'/>")
        let symbol = try SymbolDocument(parsing: Array(red.utf8), name: "disc").symbol
        var options = Disc.options
        options.style.mode = .multicolor
        let failure = try #require(test.check(.symbol(symbol, options: options))[0].failure)
        #expect(failure.hasPrefix("disc: fill colour #000000 → #ff0000 (display list, step 1)\n"), "\(failure)")
        #expect(!failure.contains("moved") && !failure.contains("edges"))
    }

    @Test("Where nothing can be kept, as in sources that cannot be written, the failure says what differs first")
    func unwritable() throws {
        try test.write("Goldens/Received", "a file where a folder is to be")
        let lines = try #require(test.check(try Disc.subject(8))[0].failure).split(separator: "\n")
        #expect(lines.first?.hasPrefix("disc: lighter: edges moved in by 0.88 px") == true)
        #expect(lines.last?.hasPrefix("The picture is not kept: ") == true)
        #expect(!lines.contains { $0.hasPrefix("received: ") })
        let missing = test.check(try Disc.subject(), named: "other")[0].failure
        #expect(missing?.contains("other: there is no golden") == true && missing?.contains("is not kept") == true)
    }

    @Test("What was received is ignored by git, and removed once the picture is right again")
    func received() throws {
        _ = test.check(try Disc.subject(8))
        #expect(try test.text("Goldens/Received/.gitignore") == "*\n")
        #expect(test.check(try Disc.subject()).map(\.failure) == [nil])
        #expect(test.files == ["Goldens/Received/.gitignore", "Goldens/disc.golden", "Goldens/disc.png"])
    }

    @Test(
        "A golden of which one half is missing or damaged is told, and no recording takes its place",
        arguments: ["disc.png", "disc.golden"], GoldenRecording.allCases)
    func damaged(half: String, recording: GoldenRecording) throws {
        try test.write("Goldens/\(half)", "damaged")
        #expect(test.check(try Disc.subject(), recording: recording)[0].failure?.contains("damaged") == true)
        #expect(try test.text("Goldens/\(half)") == "damaged")
        try FileManager.default.removeItem(atPath: test.path("Goldens/\(half)"))
        #expect(test.check(try Disc.subject(), recording: recording)[0].failure?.contains("damaged") == true)
        #expect(!test.files.contains("Goldens/\(half)"))
    }
}
