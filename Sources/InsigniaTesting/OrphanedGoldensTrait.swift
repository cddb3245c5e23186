#if canImport(Testing)
internal import Insignia
public import Testing

/// A trait that expects each golden in the folder of a suite to be used by a test.
///
/// Create it with `noOrphanedGoldens(file:)`.
public struct OrphanedGoldensTrait: SuiteTrait, TestScoping {
    let file: String

    /// Runs the suite, then reports the goldens that no test has used.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        // A run of only some tests cannot tell whether the goldens of the others are used.
        guard test.isSuite, !Self.isFiltered(CommandLine.arguments) else { return }
        let goldens = GoldenLocation.folder(GoldensTrait.merged(test.traits).folder, besideFile: file)
        let suite = try test.id.nameComponents.map { try GoldenName(suites: [], function: $0).description }
        for path in try OrphanedGoldens(in: goldens + suite.map { $0 + "/" }.joined()).paths {
            Issue.record(
                "no test of the suite uses the golden \(path); remove it, or find out why its test does not run",
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
    /// Expects each golden in the folder of a suite, such as `Goldens/IconTests/`, to be used by one of its tests.
    ///
    /// Goldens with explicit names lie elsewhere and are not checked. Nothing is expected in a run with `--filter` or
    /// `--skip`, which leaves out tests that use goldens.
    ///
    /// - Parameter file: The path of the test file.
    /// - Returns: A trait for a suite.
    public static func noOrphanedGoldens(file: StaticString = #filePath) -> Self {
        OrphanedGoldensTrait(file: "\(file)")
    }
}
#endif
