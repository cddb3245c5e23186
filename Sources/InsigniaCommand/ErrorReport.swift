package import Insignia

/// What went wrong: a line for people, and an object with the same keys in every JSON report.
package struct ErrorReport: Encodable, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file at fault; nil where no file is.
    var file: String?
    /// From 1; nil where it concerns the whole file.
    var line, column: Int?
    /// What was found and what was expected, in one line without the file's name.
    var message: String

    package init(_ message: String, file: String? = nil, at position: SourcePosition? = nil) {
        (self.message, self.file) = (message.inOptions, file)
        (line, column) = (position?.line, position?.column)
    }

    package init(_ error: FileError) { self.init(error.message, file: error.path, at: error.position) }

    init(_ failure: BuildFailure) { self.init(failure.message, file: failure.path, at: failure.position) }

    init(_ failure: JobFailure, of input: String) {
        switch failure {
        case .file(let error): self.init(error)
        case .render(let error): self.init(error.message, file: input, at: error.position)
        }
    }

    /// `file:line:column: message`, as far as there is each.
    package var description: String {
        let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
        return place.isEmpty ? message : "\(place.joined(separator: ":")): \(message)"
    }
}
