/// The files to draw: each given by itself, or found in a folder.
public struct InputList: Hashable, Sendable {
    public struct Input: Hashable, Sendable {
        public var path: String
        /// Below the output folder, without extension: a file's place in the folder it was found in.
        public var outputStem: String
    }

    public private(set) var inputs: [Input] = []
    /// What could not be listed.
    public private(set) var failures: [FileError] = []

    /// How deep folders are searched.
    private static let depthLimit = 32

    private let skipsLocalized: Bool

    /// - Parameters:
    ///   - paths: files, folders that are searched for `.svg` files, and `-` for standard input.
    ///   - skipsLocalized: whether folders' files that stand for another in some language are left out.
    public init(_ paths: [String], skipsLocalized: Bool = false) {
        self.skipsLocalized = skipsLocalized
        for path in paths {
            if path != "-", Files.isFolder(path) {
                search(path, below: "", depth: 0)
            } else {
                inputs.append(Input(path: path, outputStem: path == "-" ? "stdin" : Self.stem(of: path)))
            }
        }
    }

    private mutating func search(_ folder: String, below prefix: String, depth: Int) {
        guard depth < Self.depthLimit else {
            failures.append(
                FileError(.input, path: folder, message: "folders are nested deeper than \(Self.depthLimit)"))
            return
        }
        do {
            let names = try Files.names(in: folder)
            let siblings = skipsLocalized ? Set(names) : []
            for name in names where !name.hasPrefix(".") && !LocalizedFile.isSibling(name, among: siblings) {
                let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                if Files.isFolder(path) {
                    search(path, below: "\(prefix)\(name)/", depth: depth + 1)
                } else if name.lowercased().hasSuffix(".svg") {
                    inputs.append(Input(path: path, outputStem: prefix + Self.stem(of: name)))
                }
            }
        } catch {
            failures.append(error)
        }
    }

    /// The file's name without folders and without `.svg`; the dots of a symbol's name stay.
    public static func stem(of path: String) -> String {
        let name = Files.name(of: path)
        return name.lowercased().hasSuffix(".svg") ? String(name.dropLast(4)) : name
    }
}
