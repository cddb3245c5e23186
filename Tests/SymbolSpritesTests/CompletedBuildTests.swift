@testable import SymbolSprites
import SymbolFiles
import TestSupport
import Testing

/// What a build records when it has nothing to do, and what makes that void.
@Suite struct CompletedBuildTests {
    private let test: TestFolder

    init() throws {
        test = try TestFolder()
        for name in ["in/a", "in/b", "in/sub/c"] { try test.icon("\(name).svg") }
        try test.write(
            "insignia.yml",
            "symbols: in/**/*.svg\nsizes: [8]\noutputs: [{png: out/}, {sheet: all, manifests: [maplibre]}]\n")
        _ = try clock()
    }

    private var buildFile: String { test.path("insignia.yml") }

    private func completed(_ settings: SpriteBuild.Settings = .init()) -> Int? {
        SpriteBuild.completedOutputs(of: buildFile, settings: settings)
    }

    /// Builds twice: the second run has nothing to do, and comes after the tick in which the first has written.
    private func complete(_ settings: SpriteBuild.Settings = .init()) throws {
        for _ in 0..<2 {
            try pass()
            let build = SpriteBuild(try BuildFile(contentsOf: buildFile), settings: settings)
            #expect(try build.run(try build.plan()).failures.isEmpty)
        }
    }

    /// Writes a file until its time is more than two ticks later than the last one's, so that whatever is written next
    /// has another time than what was written before.
    private func pass() throws {
        let start = try clock()
        while try clock() <= start + 2 * BuildState.tick {}
    }

    private func clock() throws -> Int {
        try test.write("clock/file", "")
        return try #require(Files.stamp(of: test.path("clock/file"))).changeTime
    }

    /// Three images, the sheet and its manifest.
    @Test("A build is complete once a run has found nothing to do")
    func completion() throws {
        #expect(completed() == nil)
        try pass()
        let build = SpriteBuild(try BuildFile(contentsOf: buildFile))
        _ = try build.run(try build.plan())
        #expect(completed() == nil)
        try complete()
        #expect(completed() == 5)
        #expect(try build.plan().upToDate == 5)
    }

    enum Change: String, CaseIterable {
        case input, buildFile, output, intermediateFile, newInput, newFolder, noInput, noOutput, journal
    }

    @Test("Whatever could give a build something to do makes its completion void", arguments: Change.allCases)
    func changes(change: Change) throws {
        try complete()
        #expect(completed() != nil)
        try pass()
        switch change {
        case .input: try test.icon("in/sub/c.svg", "red")
        case .buildFile: try test.write("insignia.yml", try test.text("insignia.yml") + "# changed\n")
        case .output: try test.write("out/a.png", "mine")
        case .intermediateFile:
            let own = try #require(test.files.first { $0.hasPrefix(".insignia/insignia.yml.sprites/") })
            #expect(Files.remove(test.path(own)))
        case .newInput: try test.icon("in/sub/d.svg")
        case .newFolder: try test.icon("in/other/d.svg")
        case .noInput: #expect(Files.remove(test.path("in/a.svg")))
        case .noOutput: #expect(Files.remove(test.path("all.json")))
        case .journal: try test.write(".insignia/insignia.yml.state.journal", "")
        }
        #expect(completed() == nil)
    }

    @Test("A build is complete whatever happens to files that it neither reads nor makes")
    func otherFiles() throws {
        try complete()
        try pass()
        try test.write("notes.txt", "later")
        try test.write("out/mine.txt", "too")
        #expect(completed() == 5)
    }

    /// An icon that a search finds in a folder of the right name, which did not exist before.
    @Test("A build is not complete where a folder appears that its pattern names")
    func namedFolder() throws {
        try test.icon("set/one/icons/a.svg")
        try test.write("set/two/notes.txt", "")
        try test.write("insignia.yml", "symbols: set/*/icons/*.svg\nsizes: [8]\noutputs: [{png: out/}]\n")
        try complete()
        #expect(completed() == 1)
        try pass()
        try test.icon("set/two/icons/b.svg")
        #expect(completed() == nil)
    }

    @Test("Claims on folders of outputs elsewhere are part of what a build has done")
    func claims() throws {
        try test.write("p/insignia.yml", "symbols: ../in/a.svg\nsizes: [8]\noutputs: [{png: ../out/}]\n")
        let path = test.path("p/insignia.yml")
        for _ in 0..<3 {
            try pass()
            let build = SpriteBuild(try BuildFile(contentsOf: path))
            _ = try build.run(try build.plan())
        }
        #expect(SpriteBuild.completedOutputs(of: path) == 1)
        let claim = try #require(test.files.first { $0.hasSuffix(".claim") })
        #expect(Files.remove(test.path(claim)))
        #expect(SpriteBuild.completedOutputs(of: path) == nil)
    }

    @Test("Settings that ask for more than times are never answered without a plan")
    func settings() throws {
        try complete()
        let changes: [(inout SpriteBuild.Settings) -> Void] = [
            { $0.shard = Shard("1/2") }, { $0.mergesShards = true }, { $0.comparesContents = true },
            { $0.touchesOutputs = true }
        ]
        for change in changes {
            var settings = SpriteBuild.Settings()
            change(&settings)
            #expect(completed(settings) == nil)
        }
    }

    @Test("A completion is of one place for the state and of one for the outputs")
    func places() throws {
        var settings = SpriteBuild.Settings()
        (settings.outputFolder, settings.stateFolder) = (test.path("far"), test.path("state"))
        try complete(settings)
        #expect(completed(settings) == 5)
        #expect(completed() == nil)
        settings.outputFolder = test.path("near")
        #expect(completed(settings) == nil)
    }

    @Test("Another program's completion is none")
    func otherProgram() throws {
        try complete()
        let path = ".insignia/insignia.yml.state"
        let line = try #require(try test.text(path).split(separator: "\n").first { $0.hasPrefix("all\t") })
        try pass()
        try test.write(
            path, try test.text(path).replacing(line, with: "all\t" + String(repeating: "0", count: 32)))
        #expect(completed() == nil)
    }

    @Test("Files that may have changed since they were read are no proof")
    func raced() throws {
        let stamp = try #require(Files.stamp(of: buildFile))
        let time = max(stamp.time, stamp.changeTime)
        #expect(BuildCompletion([buildFile], readSince: time + BuildState.tick) == nil)
        #expect(BuildCompletion([buildFile], readSince: time + BuildState.tick + 1) != nil)
        #expect(BuildCompletion([buildFile, test.path("missing")], readSince: .max) == nil)
    }

    @Test("A completion is read as it was written, and is told apart from a state without one")
    func roundTrip() throws {
        let bases = PathBases(build: test.path(""))
        var state = BuildState()
        state.completion = BuildCompletion([buildFile, test.path("in/")], readSince: .max)
        try state.write(to: test.path("x.state"), bases)
        let read = BuildState(readingFrom: test.path("x.state"), bases)
        #expect(read == state)
        #expect(read.completion?.dependencies.keys.map(\.text).sorted() == [test.path("in/"), buildFile])
        #expect(read != BuildState())
    }
}
