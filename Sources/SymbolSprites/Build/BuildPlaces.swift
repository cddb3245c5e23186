/// The folders that paths of a build are kept from, so that what is known of its files holds from whichever folder it
/// is run, and in a copy of all of it.
struct BuildPlaces: Sendable {
    /// By the letter that stands for each; the first that a path lies in counts.
    ///
    /// Each ends in a slash, or is empty for the folder of the run.
    private let folders: [(letter: UInt8, folder: String)]

    /// - Parameters:
    ///   - build: The folder of the build file.
    ///   - outputs: That of the outputs, where it is another.
    ///   - state: That of what is known.
    init(build: String, outputs: String? = nil, state: String? = nil) {
        let folders: [(Unicode.Scalar, String?)] = [("s", state), ("o", outputs), ("b", build)]
        self.folders = folders.compactMap { letter, folder in folder.map { (UInt8(ascii: letter), $0) } }
    }

    /// The folder that a path lies in, by its letter, and how many of its bytes name that.
    ///
    /// Nil for a path that is kept as it is.
    func place(of path: String) -> (letter: UInt8, length: Int)? {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        for (letter, folder) in folders where folder.isEmpty ? !isAbsolute : path.utf8.starts(with: folder.utf8) {
            return (letter, folder.utf8.count)
        }
        return nil
    }

    /// What a path is called from whichever folder the build is run.
    func name(of path: String) -> String {
        guard let (letter, length) = place(of: path) else { return path }
        return String(decoding: [letter] + path.utf8.dropFirst(length), as: UTF8.self)
    }

    /// The folder that a letter stands for.
    func folder(_ letter: UInt8) -> String? { folders.first { $0.letter == letter }?.folder }
}
