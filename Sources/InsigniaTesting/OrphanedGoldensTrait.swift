#if canImport(Testing)
internal import Insignia
public import Testing

/// An expectation that each golden in the folder of a suite is asked for by a test.
///
/// Create it with `noOrphanedGoldens(file:)`.
public struct OrphanedGoldensTrait: SuiteTrait, TestScoping {
    let file: String

    /// Runs the suite, and then looks for goldens that nothing has asked for.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        // A run of some tests says nothing of the others' goldens.
        guard test.isSuite, !Self.isFiltered(CommandLine.arguments) else { return }
        let goldens = GoldenPlace.folder(GoldensTrait.merged(test.traits).folder, besideFile: file)
        let suite = try test.id.nameComponents.map { try GoldenName(suites: [], function: $0).description }
        for path in try OrphanedGoldens(in: goldens + suite.map { $0 + "/" }.joined()).paths {
            Issue.record(
                "no test of the suite has asked for the golden \(path); remove it, or see why its test does not run",
                sourceLocation: test.sourceLocation)
        }
    }

    static func isFiltered(_ arguments: [String]) -> Bool {
        arguments.contains { argument in
            ["--filter", "--skip"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
        }
    }
}

extension Trait where Self == OrphanedGoldensTrait {
    /// Expects that each golden in the folder of a suite, such as `Goldens/IconTests/`, is asked for by one of its
    /// tests.
    ///
    /// Goldens with names of their own lie elsewhere and are not looked at. Nothing is expected of a run with
    /// `--filter` or `--skip`, which leaves out tests that ask for goldens.
    ///
    /// - Parameter file: The test file.
    /// - Returns: A trait for a suite.
    public static func noOrphanedGoldens(file: StaticString = #filePath) -> Self {
        OrphanedGoldensTrait(file: "\(file)")
    }
}
#endif
