/// The arguments of a plain call taken apart: files, flags, and options with their values.
///
/// Setting up the parser for all options of a command takes as long as drawing several icons. It reads whatever is not
/// read here, and tells what is wrong with it.
struct PlainArguments {
    private(set) var files: [String] = []
    /// The long names of the flags and options there are.
    private(set) var given: [String] = []

    /// Reads arguments; nil for those that need the parser.
    ///
    /// - Parameters:
    ///   - arguments: All that the program was given.
    ///   - command: The command that they must be of.
    ///   - flags: The long names of those that may be given, any number of times.
    ///   - repeated: The options that may be given more than once.
    ///   - read: Takes an option's long name and its value; false, or throws, for what needs the parser.
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

    /// Whether at most one of some options is given.
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
