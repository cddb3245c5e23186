import SymbolFiles
import SymbolSprites
import SymbolText
import Synchronization
import TestSupport
import Testing

/// What a program relies on that builds sprites: four squares as PNG files, unless a test says otherwise.
@Suite struct SpriteBuildTests {
    private let test: TestFolder

    init() throws {
        test = try TestFolder()
        for name in ["a", "b", "c", "d"] { try test.icon("in/\(name).svg") }
        try test.write("insignia.yml", "symbols: in/*.svg\nsizes: [8]\noutputs: [{png: out/}]\n")
    }

    private func build(_ configure: (inout SpriteBuild.Settings) -> Void = { _ in }) throws -> SpriteBuild {
        var settings = SpriteBuild.Settings()
        configure(&settings)
        return SpriteBuild(try BuildFile(contentsOf: test.path("insignia.yml")), settings: settings)
    }

    @discardableResult
    private func run(_ build: SpriteBuild) throws -> BuildReport { try build.run(try build.plan()) }

    private func paths(_ names: String...) -> [String] { names.map { test.path("out/\($0).png") } }

    private var pictures: [String] { test.files.filter { $0.hasPrefix("out/") } }

    @Test("A plan writes nothing and names what a run writes")
    func planning() throws {
        let plan = try build().plan()
        #expect(test.files.count == 5)
        #expect(plan.writes.sorted() == paths("a", "b", "c", "d"))
        #expect((plan.stepCount, plan.upToDate) == (4, 0))
        #expect(!plan.isUpToDate)
        #expect(try run(build()).written.sorted() == paths("a", "b", "c", "d"))
    }

    @Test("A run repeats nothing that is done, and does what has changed")
    func repetition() throws {
        try run(build())
        let idle = try run(build())
        #expect((idle.written, idle.upToDate) == ([], 4))
        #expect(idle.outputs == paths("a", "b", "c", "d"))
        try test.icon("in/b.svg", "red")
        let report = try run(build())
        #expect(report.written == paths("b"))
        #expect(report.upToDate == 3)
    }

    @Test("Steps that are done are counted one by one")
    func progress() throws {
        let build = try build { $0.jobs = 2 }
        let counts = Mutex<[Int]>([])
        _ = try build.run(try build.plan()) { count in counts.withLock { $0.append(count) } }
        #expect(counts.withLock { $0 } == [1, 2, 3, 4])
    }

    @Test("A file that cannot be read is a failure with its position, and the others are drawn")
    func failure() throws {
        try test.write("in/b.svg", "<svg viewBox='0 0 8 8'>\n  <path></svg>")
        let report = try run(build())
        #expect(report.written.sorted() == paths("a", "c", "d"))
        #expect(report.missing == paths("b"))
        #expect(report.failures.count == 1)
        #expect(report.failures.first?.path == test.path("in/b.svg"))
        #expect(report.failures.first?.position?.line == 2)
    }

    @Test("What is no longer requested is removed, unless somebody has changed it")
    func removal() throws {
        try run(build())
        try test.write("out/c.png", "mine")
        try test.write("insignia.yml", "symbols: in/[ab].svg\nsizes: [8]\noutputs: [{png: out/}]\n")
        #expect(try build().plan().removals == paths("d"))
        let report = try run(build())
        #expect((report.removed, report.modifiedElsewhere) == (paths("d"), paths("c")))
        #expect(pictures == ["out/a.png", "out/b.png", "out/c.png"])
    }

    @Test("Outputs and state go where the settings say")
    func folders() throws {
        let report = try run(build { ($0.outputFolder, $0.stateFolder) = (test.path("far"), test.path("state")) })
        #expect(report.written.allSatisfy { $0.hasPrefix(test.path("far/out/")) })
        #expect(pictures.isEmpty)
        #expect(test.files.allSatisfy { !$0.hasPrefix(".insignia") })
        #expect(test.files.contains { $0.hasPrefix("state/") })
    }

    @Test(
        "A shard is a number of a count, without signs",
        arguments: [("1/2", true), ("2/2", true), ("3/2", false), ("0/2", false), ("+1/+2", false), ("1/2/3", false)])
    func shard(text: String, isShard: Bool) { #expect((Shard(text) != nil) == isShard) }

    @Test("Shards share the work, and the result is that of a single run")
    func shards() throws {
        let whole = try run(build { $0.outputFolder = test.path("whole") }).written.count
        let parts = try (1...2).map { index in try run(build { $0.shard = Shard("\(index)/2") }).written.count }
        #expect(parts.reduce(0, +) == whole)
        #expect(try run(build { $0.mergesShards = true }).failures.isEmpty)
        for name in pictures { #expect(try test.data(name) == test.data("whole/" + name)) }
    }

    @Test("A check compares with what would be drawn, and writes nothing")
    func check() throws {
        try run(build())
        try test.write("out/a.png", "mine")
        let before = try test.tree()
        #expect(try build().check().differences.map(\.path) == paths("a"))
        #expect(try test.tree() == before)
    }
}
