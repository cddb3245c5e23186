internal import Insignia

/// The files that the last export wrote.
struct SiteState: Equatable {
    struct File: Equatable, Sendable {
        var recipe, digest: String
        var size: Int
    }

    /// The files by their paths relative to the folder.
    var files: [String: File] = [:]

    /// The first line of the file, with the version of its format.
    private static let header = "insignia-site 1"

    init() {}

    /// Reads the state from a file; it is empty where the file is missing or has another format.
    init(readingFrom path: String) {
        guard let bytes = try? Files.read(path) else { return }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard lines.first.map(String.init) == Self.header else { return }
        for line in lines.dropFirst() {
            let words = line.split(separator: " ", maxSplits: 3)
            guard words.count == 4, let size = Int(words[2]), Self.isInside(words[3]) else { continue }
            files[String(words[3])] = File(recipe: String(words[0]), digest: String(words[1]), size: size)
        }
    }

    /// Whether a path leads to a file in the folder.
    private static func isInside(_ path: Substring) -> Bool {
        let slash = UInt8(ascii: "/")
        return path.utf8.first != slash && !path.utf8.split(separator: slash).contains { $0.elementsEqual("..".utf8) }
    }

    func write(to path: String, replacing known: SiteState) throws(FileError) {
        guard self != known else { return }
        let lines = files.sorted { $0.key < $1.key }.map { path, file in
            "\(file.recipe) \(file.digest) \(file.size) \(path)"
        }
        try Files.write(Array((([Self.header] + lines).joined(separator: "\n") + "\n").utf8), to: path)
    }
}
