internal import CLibrary
package import SymbolFiles

/// The drawings of a test that become goldens.
///
/// Recording a golden fails the test, so that nothing passes that nobody has looked at.
///
///     INSIGNIA_RECORD=failed swift test --filter IconTests
public enum GoldenRecording: String, CaseIterable, Hashable, Sendable {
    /// No drawings are recorded: a missing golden fails the test.
    case never
    /// Drawings that do not have a golden yet are recorded.
    case missing
    /// Drawings that do not have a golden yet are recorded, and those that differ from it by more than the tolerance.
    case failed
    /// Every drawing whose bytes are not equal to its golden is recorded.
    case all
}

extension GoldenRecording {
    /// The environment variable that sets the mode where a test does not.
    package static let variable = "INSIGNIA_RECORD"

    /// Returns the mode that the environment sets: none where `CI` is set, since nobody looks at what is recorded
    /// there.
    ///
    /// - Throws: `ValueError` for a value of the variable that is not a mode.
    package static func inEnvironment(
        _ value: (String) -> String? = Self.environment
    ) throws(ValueError) -> GoldenRecording {
        let text = value(variable)?.lowercased() ?? ""
        let mode: GoldenRecording
        switch text {
        case "", "0", "false": mode = .never
        case "1", "true": mode = .missing
        default:
            guard let named = GoldenRecording(rawValue: text) else {
                throw ValueError("\(variable) is \"\(text)\"; expected missing, failed, all or never")
            }
            mode = named
        }
        return isForbidden(value) ? .never : mode
    }

    /// Returns whether recording is disabled because `CI` is set, where nobody would look at the goldens.
    package static func isForbidden(_ value: (String) -> String? = Self.environment) -> Bool {
        !["", "0", "false"].contains(value("CI")?.lowercased() ?? "")
    }

    /// Returns the value of an environment variable; `nil` if it is not set.
    package static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
