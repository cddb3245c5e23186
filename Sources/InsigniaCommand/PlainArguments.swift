/// The arguments of a simple call: files, flags, and options with their values.
///
/// Setting up the full parser for all options of a command takes as long as drawing several icons. It is used only for
/// arguments that are not supported here, and reports their errors.
struct PlainArguments {
    private(set) var files: [String] = []
    /// The long names of the flags and options that are given.
    private(set) var given: [String] = []

    /// Reads arguments; returns nil for those that need the full parser.
    ///
    /// - Parameters:
    ///   - arguments: All arguments of the program.
    ///   - command: The command that they must name.
    ///   - flags: The long names of the supported flags, which may be given any number of times.
    ///   - repeated: The long names of the options that may be given more than once.
    ///   - read: Reads an option by its long name and value; returns false or throws where the full parser is needed.
    init?(
        _ arguments: [String], of command: String, flags: [String], repeated: [String] = [],
        read: (_ name: String, _ value: String) throws -> Bool
    ) {
        guard arguments.first == command else { return nil }
        var words = arguments.dropFirst()
        while let word = words.popFirst() {
            let name = Self.longName(of: word)
            if flags.contains(name) {
                given.append(name)
            } else if !Self.isOption(word) {
                files.append(word)
            } else {
                guard let value = words.popFirst(), !Self.isOption(value),
                    !given.contains(name) || repeated.contains(name), (try? read(name, value)) == true
                else { return nil }
                given.append(name)
            }
        }
    }

    /// Whether at most one of the named options is given.
    func hasAtMostOne(of names: String...) -> Bool { names.count(where: given.contains) < 2 }

    private static func longName(of word: String) -> String {
        switch word {
        case "-o": "--output"
        case "-j": "--jobs"
        case "-q": "--quiet"
        default: word
        }
    }

    private static func isOption(_ word: String) -> Bool { word != "-" && word.hasPrefix("-") }
}
