internal import CLibrary
internal import Insignia

/// The files that exports have written: the last one, or else one that was interrupted and those before.
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

    /// Writes the state, unless the file is just that already.
    func write(to path: String) throws(FileError) {
        let lines = files.sorted { $0.key < $1.key }.map { Self.line(($0.key, $0.value)) }
        let text = Array((([Self.header] + lines).joined(separator: "\n") + "\n").utf8)
        if (try? Files.read(path)) != text { try Files.write(text, to: path) }
    }

    /// Adds a file that has been written to the state at a path, so that it is known should the export be interrupted.
    static func add(_ file: (String, File), to path: String) throws(FileError) {
        guard let state = FileDescriptor(opening: path, O_WRONLY | O_APPEND) else { throw .creating(path) }
        // What an earlier interruption has cut off stays a line of its own.
        guard state.writeAll(Array("\n\(line(file))\n".utf8)) else {
            throw FileError(.write, path: path, message: lastErrorMessage())
        }
    }

    private static func line(_ entry: (path: String, file: File)) -> String {
        "\(entry.file.recipe) \(entry.file.digest) \(entry.file.size) \(entry.path)"
    }
}
