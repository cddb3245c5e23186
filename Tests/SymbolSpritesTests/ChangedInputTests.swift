import SymbolFiles
import SymbolSprites
import TestSupport
import Testing

/// Inputs that change while a build runs.
@Suite struct ChangedInputTests {
    @Test("What changes during a build is told, and its outputs are older than it until the next run, as make needs")
    func changed() throws {
        let test = try TestFolder()
        try test.icon("in/a.svg")
        try test.icon("in/b.svg")
        try test.write("insignia.yml", "symbols: in/*.svg\nsizes: [8]\noutputs: [{png: out/}]\n")
        let build = SpriteBuild(try BuildFile(contentsOf: test.path("insignia.yml")))
        func time(_ path: String) -> Int? { Files.stamp(of: test.path(path))?.time }

        let (input, red) = (test.path("in/a.svg"), try test.text("in/a.svg").replacing("black", with: "red"))
        let report = try build.run(try build.plan()) { _ in try? Files.write(Array(red.utf8), to: input) }
        #expect(report.changed == [input])
        #expect(try #require(time("out/a.png")) < #require(time("in/a.svg")))
        #expect(try #require(time("out/b.png")) >= #require(time("in/b.svg")))

        let next = try build.run(try build.plan())
        #expect(next.changed == [])
        #expect(next.written == [test.path("out/a.png")])
        #expect(try #require(time("out/a.png")) >= #require(time("in/a.svg")))
    }
}
