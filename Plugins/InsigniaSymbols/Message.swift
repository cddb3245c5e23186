import PackagePlugin

/// A message of `insignia`: `error: FILE:LINE:COLUMN: message`.
struct Message {
    var isError = true
    var text: String
    var file: String?
    var line: Int?

    init(_ printed: String) {
        text = printed
        guard let match = printed.wholeMatch(of: /(error|warning): ((?:(.+?):(\d+):\d+: )?.+)/) else { return }
        // The text keeps the position, which only IDEs show otherwise.
        (isError, text) = (match.1 == "error", String(match.2))
        (file, line) = (match.3.map(String.init), match.4.flatMap { Int($0) })
    }

    func emit() { Diagnostics.emit(isError ? .error : .warning, text, file: file, line: line) }
}
