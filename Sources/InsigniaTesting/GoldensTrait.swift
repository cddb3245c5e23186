#if canImport(Testing)
public import Insignia
public import Testing

/// A trait that sets how the goldens of a test, or of all tests in a suite, are recorded and compared.
///
/// Create it with `goldens(record:tolerance:folder:)`.
public struct GoldensTrait: TestTrait, SuiteTrait {
    /// The goldens to record; `nil` leaves that to the environment.
    public var recording: GoldenRecording?
    /// The allowed differences between pixels; `nil` inherits those of the enclosing suite, or allows none.
    public var tolerance: GoldenTolerance?
    /// The folder of goldens, relative to the folder of the test file; `nil` inherits that of the enclosing suite, or
    /// stands for `Goldens`.
    public var folder: String?

    /// Whether the trait applies to all tests of a suite; always true.
    public var isRecursive: Bool { true }

    /// Combines the traits of a test: inner ones override outer ones.
    static func merged(_ traits: [any Trait]) -> GoldensTrait {
        traits.lazy.compactMap { $0 as? GoldensTrait }.reduce(GoldensTrait()) { outer, inner in
            GoldensTrait(
                recording: inner.recording ?? outer.recording, tolerance: inner.tolerance ?? outer.tolerance,
                folder: inner.folder ?? outer.folder)
        }
    }
}

extension Trait where Self == GoldensTrait {
    /// Sets how goldens are recorded and compared; the arguments of a single expectation override it.
    ///
    ///     @Suite(.goldens(tolerance: .antialiasing, folder: "Goldens/Linux"))
    ///
    /// - Parameters:
    ///   - record: The goldens to record, even where `CI` is set; `nil` inherits the value of the enclosing suite, or
    ///     leaves that to the environment.
    ///   - tolerance: The allowed differences between pixels; `nil` inherits the value of the enclosing suite, or is
    ///     exact.
    ///   - folder: The folder of goldens, relative to the folder of the test file; `nil` inherits the value of the
    ///     enclosing suite, or is `Goldens`.
    /// - Returns: A trait for a test or a suite.
    public static func goldens(
        record: GoldenRecording? = nil, tolerance: GoldenTolerance? = nil, folder: String? = nil
    ) -> Self {
        GoldensTrait(recording: record, tolerance: tolerance, folder: folder)
    }
}
#endif
