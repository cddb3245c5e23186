internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// The values that were expected for a class's unreadable properties, keyed by property name.
///
/// When a property is declared more than once, the last declaration counts.
typealias AnnotationFaults = [String: String]

extension AnnotationFaults {
    /// Returns a value as it was read, recording a fault when it could not be read.
    mutating func known<Annotation>(
        _ value: Annotation?, of property: String, expected: String
    ) -> Annotation? {
        if value == nil { self[property] = expected } else if !isEmpty { self[property] = nil }
        return value
    }
}

extension ClassRules {
    /// Returns diagnostics for unreadable class properties, in file order.
    func diagnostics(of faults: [String: AnnotationFaults]) -> [Diagnostic] {
        guard !faults.isEmpty else { return [] }
        let positions = positions()
        let found = faults.flatMap { name, expected in
            expected.map { property, expected in
                let value = declarations(of: name)[property] ?? ""
                return (
                    position: positions[name]?[property] ?? SourcePosition(line: 1, column: 1),
                    message: "\(property) of .\(name) is \"\(value)\"; expected \(expected)"
                )
            }
        }
        return found.sorted { $0 < $1 }.map { Diagnostic(.invalid, $0.message, at: $0.position) }
    }
}

extension String {
    /// The Boolean value of `true` or `false`; nil for any other text.
    var flag: Bool? { self == "true" ? true : self == "false" ? false : nil }

    /// The first word that is a number.
    var firstNumber: Double? { words.lazy.compactMap { $0.finiteNumber }.first }

    /// A number, or a percentage as a fraction of 1.
    var fraction: Double? {
        hasSuffix("%") ? dropLast().finiteNumber.map { $0 / 100 } : firstNumber
    }
}
