package import Insignia

/// An error, printed as a line for people and encoded as an object with the same keys in every JSON report.
package struct ErrorReport: Encodable, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file at fault; nil where none is.
    var file: String?
    /// The position in the file, counted from 1; nil where the error concerns the whole file.
    var line, column: Int?
    /// What was found and what was expected, in one line without the name of the file.
    var message: String

    package init(_ message: String, file: String? = nil, at position: SourcePosition? = nil) {
        (self.message, self.file) = (message.inOptions, file)
        (line, column) = (position?.line, position?.column)
    }

    package init(_ error: FileError) {
        self.init(error.message, file: error.path, at: error.position)
        if error.kind == .input, let symbol = SymbolSetLocations().file(ofSymbol: error.path) {
            message += "; the set has \(symbol)"
        }
    }

    init(_ failure: BuildFailure) { self.init(failure.message, file: failure.path, at: failure.position) }

    init(_ failure: JobFailure, of input: String) {
        switch failure {
        case .file(let error): self.init(error)
        case .render(let error): self.init(error.message, file: input, at: error.position)
        }
    }

    /// `file:line:column: message`, without the parts that are nil.
    package var description: String {
        // A variable of a script that is not set gives an empty path.
        let name = file.map { $0.isEmpty ? "\"\"" : $0 }
        let location = [name, line.map(String.init), column.map(String.init)].compactMap(\.self)
        return location.isEmpty ? message : "\(location.joined(separator: ":")): \(message)"
    }
}
