internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// The faults of a class's properties, keyed by property name.
///
/// When a property is declared more than once, the last declaration counts.
typealias AnnotationFaults = [String: AnnotationFault]

/// What is wrong with a property of a class.
enum AnnotationFault: Hashable {
    /// Its value cannot be read.
    case unreadable(expected: String)
    /// Nothing reads a property of that name, but one of a similar name.
    case misspelt(known: String)
    /// It is not declared.
    case absent(expected: String)
}

extension AnnotationFaults {
    /// Returns a value as it was read, recording a fault when it could not be read.
    mutating func known<Annotation>(
        _ value: Annotation?, of property: String, expected: String
    ) -> Annotation? {
        if value == nil {
            self[property] = .unreadable(expected: expected)
        } else if !isEmpty {
            self[property] = nil
        }
        return value
    }

    /// Records a property that nothing reads, if its name is nearly one of those that are read.
    ///
    /// Any other name may belong to a later version of the format.
    mutating func check(_ property: String, among known: some Collection<String>) {
        if property.hasPrefix("-"), let near = property.nearest(in: known) { self[property] = .misspelt(known: near) }
    }
}

extension ClassRules {
    /// Returns diagnostics for faults in the rules of classes, in file order; a property that is not declared has the
    /// position of its class in the file's elements.
    func diagnostics(
        of faults: [String: AnnotationFaults], position: (_ name: String) -> SourcePosition
    ) -> [Diagnostic] {
        guard !faults.isEmpty else { return [] }
        let positions = positions()
        let found = faults.flatMap { name, faults in
            faults.map { property, fault in
                (
                    position: positions[name]?[property] ?? position(name),
                    message: fault.message(property, name, value: declarations(of: name)[property] ?? "")
                )
            }
        }
        return found.sorted { $0 < $1 }.map { Diagnostic(.invalid, $0.message, at: $0.position) }
    }
}

extension AnnotationFault {
    fileprivate func message(_ property: String, _ name: String, value: String) -> String {
        switch self {
        case .unreadable(let expected): "\(property) of .\(name) is \"\(value)\"; expected \(expected)"
        case .misspelt(let known): "\(property) of .\(name) is not a known property; did you mean \(known)?"
        case .absent(let expected): ".\(name) has no \(property); expected \(expected)"
        }
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
