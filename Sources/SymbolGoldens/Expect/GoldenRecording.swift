internal import CLibrary
package import SymbolFiles

/// Which drawings of a test become goldens.
///
/// Whatever is recorded fails the test, so that nothing passes that nobody has looked at.
///
///     INSIGNIA_RECORD=failed swift test --filter IconTests
public enum GoldenRecording: String, CaseIterable, Hashable, Sendable {
    /// None: a missing golden fails the test.
    case never
    /// Drawings that have no golden yet.
    case missing
    /// Drawings that have no golden yet, and those that differ from theirs by more than is tolerated.
    case failed
    /// Every drawing that is not equal to its golden to the last byte.
    case all
}

extension GoldenRecording {
    /// The variable of the environment that asks for recording where a test says nothing of it.
    package static let variable = "INSIGNIA_RECORD"

    /// What the environment asks for: it is refused where `CI` is set, since no person looks at what is recorded there.
    ///
    /// - Throws: `ValueError` for a value of the variable that is no mode.
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

    /// Whether nothing is recorded, since no person would look at it: `CI` is set.
    package static func isForbidden(_ value: (String) -> String? = Self.environment) -> Bool {
        !["", "0", "false"].contains(value("CI")?.lowercased() ?? "")
    }

    package static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
