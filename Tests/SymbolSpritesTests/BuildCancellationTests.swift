import SymbolFiles
import SymbolSprites
import TestSupport
import Testing

@Suite struct BuildCancellationTests {
    private let test: TestFolder
    private let count = 8

    init() throws {
        test = try TestFolder()
        for index in 1...count { try test.icon("in/\(index).svg") }
    }

    private func build(jobs: Int? = nil, _ output: String = "png: out/", _ keys: String = "") throws -> SpriteBuild {
        try test.write("insignia.yml", "symbols: in/*.svg\nsizes: [8]\n\(keys)outputs: [{\(output)}]\n")
        var settings = SpriteBuild.Settings()
        settings.jobs = jobs
        return SpriteBuild(try BuildFile(contentsOf: test.path("insignia.yml")), settings: settings)
    }

    /// Calls a closure in a task, with a closure that cancels it.
    private func inTask<Value: Sendable>(
        _ body: @escaping @Sendable (_ cancel: @escaping @Sendable () -> Void) throws -> Value
    ) async throws -> Value {
        try await Task {
            try withUnsafeCurrentTask { task in
                nonisolated(unsafe) let task = task
                return try body { task?.cancel() }
            }
        }.value
    }

    private var outputs: [String] { test.files.filter { $0.hasPrefix("out/") }.map(test.path) }

    @Test("A cancelled build begins no more steps, reports what is left, and the next one does it", arguments: [1, 3])
    func cancelled(jobs: Int) async throws {
        let build = try build(jobs: jobs)
        let report = try await inTask { cancel in try build.run(try build.plan()) { _ in cancel() } }
        // Of several threads, others may be done before the one that belongs to the task asks.
        if jobs == 1 { #expect(report.written.count == 1) }
        #expect(report.isCancelled == !report.missing.isEmpty)
        #expect(report.written.sorted() == outputs)
        #expect(report.written.count + report.missing.count == count)
        #expect(report.failures.isEmpty)
        let rest = try build.run(try build.plan())
        #expect(!rest.isCancelled)
        #expect(rest.written.sorted() == report.missing.sorted())
        #expect(rest.upToDate == report.written.count)
    }

    @Test("A build in a cancelled task makes nothing, and outputs of before stay", arguments: [nil, 1])
    func cancelledBefore(jobs: Int?) async throws {
        let moving = try build(jobs: jobs, "gif: out/", "effects: [wiggle]\n")
        let report = try await inTask { cancel in
            cancel()
            return try moving.run(try moving.plan())
        }
        #expect(report.isCancelled)
        #expect((report.written, report.failures.map(\.description)) == ([], []))
        #expect(report.missing.count == count)
        #expect(outputs.isEmpty)
        _ = try moving.run(try moving.plan())
        let before = try test.tree().filter { $0.key.hasPrefix("out/") }
        for index in 1...count { try test.icon("in/\(index).svg", "red") }
        let later = try await inTask { cancel in
            cancel()
            return try moving.run(try moving.plan())
        }
        #expect(later.outdated.count == count)
        #expect(try test.tree().filter { $0.key.hasPrefix("out/") } == before)
    }

    @Test("What contains every symbol is not made where one is missing")
    func sheet() async throws {
        let build = try build(jobs: 1, "sheet: out/sheet")
        let report = try await inTask { cancel in try build.run(try build.plan()) { _ in cancel() } }
        #expect(report.isCancelled)
        #expect(report.written.isEmpty)
        #expect(outputs.isEmpty)
        #expect(try build.run(try build.plan()).written.sorted() == report.missing.sorted())
    }

    @Test("A cancelled check says so instead of finding no difference")
    func check() async throws {
        let build = try build()
        await #expect(throws: CancellationError.self) {
            _ = try await inTask { cancel in
                cancel()
                return try build.check().failures
            }
        }
    }
}
