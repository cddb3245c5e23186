internal import SymbolFiles

/// What is known of a build's files from the run before: where they are unchanged, nothing is read or drawn again.
///
/// A text with a line a file: `in` and `out`, digest, size, time of change in nanoseconds, path; tabs between. A line that
/// cannot be read is left out, which costs no more than doing its work again.
struct BuildState: Sendable {
    struct Entry: Hashable, Sendable {
        /// Of an input its content's, of an output what it was made by.
        var digest: String
        var stamp: FileStamp

        /// Of an output that is about to be written.
        static let pending = Entry(digest: String(repeating: "0", count: 32), stamp: FileStamp(size: -1, time: 0))
    }

    var inputs: [String: Entry] = [:]
    var outputs: [String: Entry] = [:]
    /// When it was written. A file changed so shortly before may have been changed once more within the same tick of the
    /// file system's clock, and is not known by its stamp.
    private var time = Int.max

    /// Begins every such file; another version's is not read.
    private static let header = "insignia build 1"

    init() {}

    /// What a file holds; nothing where there is none or it is damaged.
    init(readingFrom path: String) {
        guard Files.exists(path), let bytes = try? Files.read(path) else { return }
        time = Files.stamp(of: path)?.time ?? 0
        var lines = String(decoding: bytes, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n"))[...]
        guard lines.popFirst().map(Substring.init) == Self.header[...] else { return }
        for line in lines {
            let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 4).map { String(Substring($0)) }
            guard fields.count == 5, fields[1].utf8.count == 32, let size = Int(fields[2]), let time = Int(fields[3])
            else { continue }
            let entry = Entry(digest: fields[1], stamp: FileStamp(size: size, time: time))
            switch fields[0] {
            case "in": inputs[fields[4]] = entry
            case "out": outputs[fields[4]] = entry
            default: continue
            }
        }
    }

    /// An input's digest, where the file is as it was.
    func digest(ofInput path: String, _ stamp: FileStamp) -> String? {
        guard let entry = inputs[path], entry.stamp == stamp, stamp.time + Self.tick < time else { return nil }
        return entry.digest
    }

    /// The coarsest clock of a file system in use (FAT aside), nanoseconds.
    private static let tick = 20_000_000

    /// Takes over what another knows.
    mutating func merge(_ other: BuildState) {
        inputs.merge(other.inputs) { $1 }
        outputs.merge(other.outputs) { $1 }
    }

    func write(to path: String) throws(FileError) {
        func lines(_ kind: String, _ entries: [String: Entry]) -> [String] {
            entries.map { "\(kind)\t\($1.digest)\t\($1.stamp.size)\t\($1.stamp.time)\t\($0)" }.sorted()
        }
        let text = ([Self.header] + lines("in", inputs) + lines("out", outputs)).joined(separator: "\n") + "\n"
        try Files.write(Array(text.utf8), to: path)
    }
}
