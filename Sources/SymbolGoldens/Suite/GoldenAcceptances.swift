package import SymbolFiles

/// The received drawings that are to be accepted.
package enum GoldenSelection: Sendable {
    /// The drawings with some names, or with names that match patterns with `*`.
    case named([String])
    /// The drawings of cases that have a golden and differ from it; a damaged one cannot be compared.
    case failed
    /// The drawings of cases whose display lists differ, but whose pixels do not.
    case rewritten
    /// The drawings of all cases that did not pass.
    case all
}

/// The result of accepting one name.
package enum GoldenAcceptance: Hashable, Sendable, CustomStringConvertible {
    /// The received drawing has become the golden.
    case accepted(String)
    /// The received drawing has become an additional golden of a case.
    case alternate(String, of: String)
    /// The golden was removed, since no case uses it.
    case removed(String)
    /// The alternate golden of a case was removed.
    case removedAlternate(String, of: String)

    /// A description in one line.
    package var description: String {
        switch self {
        case .accepted(let name): "accepted \(name)"
        case .alternate(let name, let base): "accepted \(name), another golden of \(base)"
        case .removed(let name): "removed \(name), which no case asks for"
        case .removedAlternate(let name, let base): "removed \(name), an alternate of \(base)"
        }
    }
}

/// What accepting has done.
package struct GoldenAcceptances: Sendable {
    /// The result for each name that was accepted or removed.
    package var done: [GoldenAcceptance] = []
    /// The errors of names whose files could not be written or removed.
    package var failures: [FileError] = []
}

extension GoldenAcceptances {
    /// Does something, and adds its result or its error.
    mutating func add(_ result: GoldenAcceptance, _ work: () throws(FileError) -> Void) {
        do throws(FileError) {
            try work()
            done.append(result)
        } catch {
            failures.append(error)
        }
    }
}
