#if canImport(Testing)
public import Insignia
public import Testing

/// How the goldens of a test, or of all tests in a suite, are recorded and compared.
///
/// Create it with `goldens(record:tolerance:folder:)`.
public struct GoldensTrait: TestTrait, SuiteTrait {
    /// What becomes a golden; `nil` leaves that to the environment.
    public var recording: GoldenRecording?
    /// The allowed differences between pixels; `nil` for what the suite around allows, or none.
    public var tolerance: GoldenTolerance?
    /// The folder of goldens, from the folder of the test file; `nil` for that of the suite around, or `Goldens`.
    public var folder: String?

    /// Whether the trait holds for all tests of a suite, which it does.
    public var isRecursive: Bool { true }

    /// What the traits of a test say together: the innermost has the last word.
    static func merged(_ traits: [any Trait]) -> GoldensTrait {
        traits.lazy.compactMap { $0 as? GoldensTrait }.reduce(GoldensTrait()) { outer, inner in
            GoldensTrait(
                recording: inner.recording ?? outer.recording, tolerance: inner.tolerance ?? outer.tolerance,
                folder: inner.folder ?? outer.folder)
        }
    }
}

extension Trait where Self == GoldensTrait {
    /// Says how goldens are recorded and compared; arguments of an expectation say it for that one alone.
    ///
    ///     @Suite(.goldens(tolerance: .antialiasing, folder: "Goldens/Linux"))
    ///
    /// - Parameters:
    ///   - record: What becomes a golden, also where `CI` is set; `nil` leaves that to the suite around and then to the
    ///     environment.
    ///   - tolerance: The allowed differences between pixels; `nil` leaves that to the suite around, and then is exact.
    ///   - folder: The folder of goldens, from the folder of the test file; `nil` leaves that to the suite around, and
    ///     then is `Goldens`.
    /// - Returns: A trait for a test or a suite.
    public static func goldens(
        record: GoldenRecording? = nil, tolerance: GoldenTolerance? = nil, folder: String? = nil
    ) -> Self {
        GoldensTrait(recording: record, tolerance: tolerance, folder: folder)
    }
}
#endif
