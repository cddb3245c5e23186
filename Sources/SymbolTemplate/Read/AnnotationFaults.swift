internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// What was expected of the properties of a class whose values cannot be read, by their names.
///
/// Of several declarations of a property the last counts.
typealias AnnotationFaults = [String: String]

extension AnnotationFaults {
    /// A value as it was read; one that could not be read is kept in mind.
    mutating func known<Annotation>(
        _ value: Annotation?, of property: String, expected: String
    ) -> Annotation? {
        if value == nil { self[property] = expected } else if !isEmpty { self[property] = nil }
        return value
    }
}

extension ClassRules {
    /// What there is to tell of the properties of classes, in the order of the file.
    func diagnostics(of faults: [String: AnnotationFaults]) -> [Diagnostic] {
        guard !faults.isEmpty else { return [] }
        let places = places()
        let told = faults.flatMap { name, expected in
            expected.map { property, expected in
                let value = declarations(of: name)[property] ?? ""
                return (
                    place: places[name]?[property] ?? SourcePosition(line: 1, column: 1),
                    message: "\(property) of .\(name) is \"\(value)\"; expected \(expected)"
                )
            }
        }
        return told.sorted { $0 < $1 }.map { Diagnostic(.invalid, $0.message, at: $0.place) }
    }
}

extension String {
    /// Nil for what is neither `true` nor `false`.
    var flag: Bool? { self == "true" ? true : self == "false" ? false : nil }

    /// The first of the words that is a number.
    var firstNumber: Double? { words.lazy.compactMap { $0.finiteNumber }.first }

    /// A number, or a percentage as a part of 1.
    var share: Double? {
        hasSuffix("%") ? dropLast().finiteNumber.map { $0 / 100 } : firstNumber
    }
}
