@testable import SymbolSprites
import SymbolFiles
import Synchronization
import TestSupport
import Testing

/// Builds of two build files that begin before either has made `out/b.png`, which both ask for.
@Suite struct SimultaneousBuildTests {
    /// Beside each other, and in folders of their own, which claim that of the outputs.
    static let buildFiles = [("one.yml", "two.yml"), ("x/one.yml", "y/two.yml")]

    private let test: TestFolder

    init() throws {
        test = try TestFolder()
        for name in ["a", "b"] { try test.icon("in/\(name).svg") }
    }

    /// Writes a build file that draws icons to `out/`.
    private func write(_ path: String, _ icons: String, size: Int = 8) throws {
        let above = path.contains("/") ? "../" : ""
        try test.write(path, "symbols: \(above)in/\(icons).svg\nsizes: [\(size)]\noutputs: [{png: \(above)out/}]\n")
    }

    private func build(_ path: String) throws -> SpriteBuild { SpriteBuild(try BuildFile(contentsOf: test.path(path))) }

    private static func run(_ path: String) throws -> BuildReport {
        try SpriteBuild.exclusively(of: path) { build in try build.run(try build.plan()) }
    }

    @Test("Of two builds that plan before either runs, the second is refused, without a trace", arguments: buildFiles)
    func planned(first: String, second: String) throws {
        try write(first, "*")
        try write(second, "b", size: 9)
        let builds = try [first, second].map { try build($0) }
        let plans = try builds.map { try $0.plan() }
        #expect(try builds[0].run(plans[0]).written.count == 2)
        let before = try test.tree().filter { $0.key.hasPrefix("out/") }
        #expect(throws: FileError.self) { try builds[1].run(plans[1]) }
        #expect(try test.tree().filter { $0.key.hasPrefix("out/") } == before)
        #expect(try builds[0].run(try builds[0].plan()).upToDate == 2)
    }

    @Test("What a running build has not made yet is no other's", arguments: buildFiles)
    func running(first: String, second: String) throws {
        try write(first, "*")
        try write(second, "b", size: 9)
        let (other, output) = (test.path(second), test.path("out/b.png"))
        let message = Mutex("")
        var settings = SpriteBuild.Settings()
        settings.jobs = 1
        let report = try SpriteBuild.exclusively(of: test.path(first), settings: settings) { build in
            try build.run(try build.plan()) { count in
                guard count == 1 else { return }
                #expect(!Files.exists(output))
                do { _ = try Self.run(other) } catch { message.withLock { $0 = "\(error)" } }
            }
        }
        #expect(report.written.count == 2)
        let (refusal, name) = (message.withLock(\.self), first.contains("/") ? "/\(first)" : " \(first)")
        #expect(refusal.contains("b.png is also an output of") && refusal.contains("\(name); expected"), "\(refusal)")
        #expect(try Self.run(test.path(first)).upToDate == 2)
    }

    @Test("What an interrupted run has announced is anyone's, and none of what it has made")
    func interrupted() throws {
        try write("one.yml", "*")
        try write("two.yml", "b", size: 9)
        let build = try build("one.yml")
        // Nothing that this opens outlives the call, as after a crash.
        _ = try build.announce(try build.plan(), creating: [], NewClaims())
        #expect(try Self.run(test.path("two.yml")).written == [test.path("out/b.png")])
        try write("one.yml", "a")
        let report = try Self.run(test.path("one.yml"))
        #expect((report.written, report.removed, report.modifiedElsewhere) == ([test.path("out/a.png")], [], []))
        #expect(try Self.run(test.path("two.yml")).upToDate == 1)
    }

    @Test("A build goes on with the journal of an interrupted one without what that has planned")
    func resumed() throws {
        try write("one.yml", "*")
        try write("two.yml", "b", size: 9)
        let before = try build("one.yml")
        _ = try before.announce(try before.plan(), creating: [], NewClaims())
        try write("one.yml", "a")
        let other = test.path("two.yml")
        let report = try SpriteBuild.exclusively(of: test.path("one.yml")) { build in
            try build.run(try build.plan()) { _ in
                #expect(throws: Never.self) { try Self.run(other) }
            }
        }
        #expect(report.written == [test.path("out/a.png")])
    }
}
