import PackagePlugin

/// An error in a JSON report of `insignia`.
struct Message: Decodable {
    var file: String?
    var line, column: Int?
    var message: String

    /// `FILE:LINE:COLUMN: message`: only IDEs show a position that is not part of the text.
    private var text: String {
        let location = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
        return location.isEmpty ? message : "\(location.joined(separator: ":")): \(message)"
    }

    func emit() { Diagnostics.emit(.error, text, file: file, line: line) }
}
