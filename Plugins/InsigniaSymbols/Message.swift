import PackagePlugin

/// A line that `insignia` tells: `error: FILE:LINE:COLUMN: message`.
struct Message {
    var isError = true
    var text: String
    var file: String?
    var line: Int?

    init(_ told: String) {
        text = told
        guard let match = told.wholeMatch(of: /(error|warning): ((?:(.+?):(\d+):\d+: )?.+)/) else { return }
        // The text keeps the place, which only IDEs show by themselves.
        (isError, text) = (match.1 == "error", String(match.2))
        (file, line) = (match.3.map(String.init), match.4.flatMap { Int($0) })
    }

    func tell() { Diagnostics.emit(isError ? .error : .warning, text, file: file, line: line) }
}
