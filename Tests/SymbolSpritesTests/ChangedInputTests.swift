import SymbolFiles
import SymbolSprites
import TestSupport
import Testing

/// Files that change while a build plans or runs.
@Suite struct ChangedInputTests {
    private let test: TestFolder

    /// Two icons of a folder and one of a catalog, which move as a timeline says.
    init() throws {
        test = try TestFolder()
        for name in ["in/a", "in/b", "set/c"] { try test.icon("\(name).svg") }
        try test.write("set/catalog.json", #"{"symbols": [{"name": "c", "label": "C"}]}"#)
        try test.write("colors.yml", "brand: blue")
        try test.write("story.yml", "events: [{at: 0, effect: bounce}]")
        try test.write(
            "insignia.yml",
            """
            symbols: [in/*.svg, {catalog: set/catalog.json}]
            sizes: [8]
            asset-colors: colors.yml
            effects: [{timeline: story.yml, name: t}]
            outputs: [{webp: out/}]
            """)
    }

    private var buildFile: String { test.path("insignia.yml") }

    private func build() throws -> SpriteBuild { SpriteBuild(try BuildFile(contentsOf: buildFile)) }

    private func time(_ path: String) -> Int? { Files.stamp(of: path)?.time }

    @Test("What changes during a build is told, and its outputs are older than it until the next run, as make needs")
    func input() throws {
        let (input, red) = (test.path("in/a.svg"), try test.text("in/a.svg").replacing("black", with: "red"))
        let report = try build().run(try build().plan()) { _ in try? Files.write(Array(red.utf8), to: input) }
        #expect(report.changed == [input])
        #expect(try #require(time(test.path("out/a-t.webp"))) < #require(time(input)))
        #expect(try #require(time(test.path("out/b-t.webp"))) >= #require(time(test.path("in/b.svg"))))

        let next = try build().run(try build().plan())
        #expect(next.changed == [])
        #expect(next.written == [test.path("out/a-t.webp")])
        #expect(try #require(time(test.path("out/a-t.webp"))) >= #require(time(input)))
    }

    /// Archives and deployments set times to 1970, before which make knows none.
    @Test("Outputs of a changed input become older than it is then, whatever its time was before")
    func oldInput() throws {
        let input = test.path("in/a.svg")
        #expect(Files.touch(input, at: 0))
        let red = try test.text("in/a.svg").replacing("black", with: "red")
        _ = try build().run(try build().plan()) { _ in try? Files.write(Array(red.utf8), to: input) }
        let output = try #require(time(test.path("out/a-t.webp")))
        #expect(try output > 0 && output < #require(time(input)))
    }

    @Test("A change of an input whose outputs need no work is told as well")
    func otherInput() throws {
        _ = try build().run(try build().plan())
        try test.icon("in/a.svg", "red")
        let (input, blue) = (test.path("in/b.svg"), try test.text("in/b.svg").replacing("black", with: "blue"))
        let report = try build().run(try build().plan()) { _ in try? Files.write(Array(blue.utf8), to: input) }
        #expect(report.written == [test.path("out/a-t.webp")])
        #expect(report.changed == [input])
        #expect(try build().run(try build().plan()).written == [test.path("out/b-t.webp")])
    }

    /// A comment changes none of the pictures, but what is read to draw them is part of what decides.
    @Test(
        "A build file, and whatever else is parsed for it, that changes during a build is told, and outputs are older",
        arguments: [("insignia.yml", 0), ("set/catalog.json", 0), ("colors.yml", 3), ("story.yml", 3)])
    func parsedFile(name: String, written: Int) throws {
        let (path, text) = (test.path(name), try test.text(name) + "\n# later\n")
        let report = try build().run(try build().plan()) { _ in try? Files.write(Array(text.utf8), to: path) }
        #expect(report.changed == [path])
        #expect(report.written.count == 3)
        for output in report.written { #expect(try #require(time(output)) < #require(time(path))) }
        let next = try build().run(try build().plan())
        #expect((next.changed, next.written.count, next.upToDate) == ([], written, 3 - written))
    }

    @Test("A symbol that appears during a build in a folder that is searched is told, and the next run draws it")
    func newInput() throws {
        let (path, icon) = (test.path("in/new.svg"), try test.text("in/a.svg"))
        let report = try build().run(try build().plan()) { _ in try? Files.write(Array(icon.utf8), to: path) }
        #expect(report.changed == [path])
        #expect(try build().run(try build().plan()).written == [test.path("out/new-t.webp")])
    }

    @Test("A timeline that changes between reading and planning is drawn by the next run, as from nothing")
    func replannedTimeline() throws {
        let build = try build()
        try test.write("story.yml", "events: [{at: 0, effect: pulse}]")
        let report = try build.run(try build.plan())
        #expect(report.changed == [test.path("story.yml")])
        #expect(try self.build().run(try self.build().plan()).written.count == 3)

        var settings = SpriteBuild.Settings()
        settings.outputFolder = test.path("fresh")
        let fresh = SpriteBuild(try BuildFile(contentsOf: buildFile), settings: settings)
        _ = try fresh.run(try fresh.plan())
        for name in ["a", "b", "c"] {
            #expect(try test.data("out/\(name)-t.webp") == test.data("fresh/out/\(name)-t.webp"))
        }
    }
}
