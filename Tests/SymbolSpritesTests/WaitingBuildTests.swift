import CLibrary
import SymbolFiles
import SymbolSprites
import TestSupport
import Testing

/// Builds that wait for another one of the same build file.
@Suite struct WaitingBuildTests {
    private let test: TestFolder

    /// An icon that moves as a timeline says.
    init() throws {
        test = try TestFolder()
        try test.icon("a.svg")
        try test.write("story.yml", "events: [{at: 0, effect: bounce}]")
        try test.write(
            "insignia.yml", "symbols: a.svg\nsizes: [8]\neffects: [{timeline: story.yml}]\noutputs: [{webp: out/}]\n")
    }

    private func run(_ settings: SpriteBuild.Settings = .init(), waiting: () -> Void = {}) throws -> BuildReport {
        try SpriteBuild.exclusively(of: test.path("insignia.yml"), settings: settings, waiting: { _ in waiting() }) {
            build in try build.run(try build.plan())
        }
    }

    @Test("A build that has waited for another one draws what its files say then, as one from nothing does")
    func waiting() throws {
        let (lock, story) = (test.path(".insignia/insignia.yml.state.lock"), test.path("story.yml"))
        try Files.createFolder(of: lock)
        let other = open(lock, O_RDWR | O_CREAT, 0o666)
        #expect(flock(other, LOCK_EX) == 0)
        let report = try run {
            try? Files.write(Array("events: [{at: 0, effect: pulse}]".utf8), to: story)
            close(other)
        }
        #expect((report.changed, report.written.count) == ([], 1))
        #expect(try run().upToDate == 1)

        var settings = SpriteBuild.Settings()
        settings.outputFolder = test.path("fresh")
        _ = try run(settings)
        #expect(try test.data("out/a-story.webp") == test.data("fresh/out/a-story.webp"))
    }

    @Test("A build file that cannot be read leaves nothing where it lies")
    func unreadable() throws {
        try test.write("insignia.yml", "symbols: [")
        let files = test.files
        #expect(throws: FileError.self) { try run() }
        #expect(test.files == files)
    }
}
