internal import SymbolText

/// The folders that the paths in a state are relative to, so that the state is valid from any working directory and in
/// a copy of the whole tree.
struct PathBases: Sendable {
    /// The folders with the letter that stands for each; a path is relative to the first folder that contains it.
    ///
    /// Each ends in a slash, or is empty for the working directory.
    private let folders: [(letter: UInt8, folder: String)]

    /// - Parameters:
    ///   - build: The folder of the build file.
    ///   - outputs: The folder of the outputs, where it is another one.
    ///   - state: The folder of the state.
    init(build: String, outputs: String? = nil, state: String? = nil) {
        let folders: [(Unicode.Scalar, String?)] = [("s", state), ("o", outputs), ("b", build)]
        self.folders = folders.compactMap { letter, folder in folder.map { (UInt8(ascii: letter), $0) } }
    }

    /// The letter of the folder that contains a path, and the number of bytes of the path that name the folder.
    ///
    /// Nil for a path outside of all folders, which is written unchanged.
    func base(of path: String) -> (letter: UInt8, length: Int)? {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        for (letter, folder) in folders where folder.isEmpty ? !isAbsolute : path.hasBytePrefix(folder) {
            return (letter, folder.utf8.count)
        }
        return nil
    }

    /// The letter of the folder and the rest of a path, which are the same from any working directory.
    func name(of path: String) -> String {
        guard let (letter, length) = base(of: path) else { return path }
        return String(decoding: [letter] + path.utf8.dropFirst(length), as: UTF8.self)
    }

    /// The folder that a letter stands for.
    func folder(_ letter: UInt8) -> String? { folders.first { $0.letter == letter }?.folder }
}
