internal import SymbolFiles
internal import SymbolText

/// What is known of a build's files from the run before: where they are unchanged, nothing is read or drawn again.
///
/// A text with a line a file, tabs between: `in` and the content's digest, or `out`, the digest of what it was made by
/// and its content's; then size, time of change and of the last note of it, both in nanoseconds, inode and path. A line
/// that cannot be read is left out, which costs no more than doing its work again.
struct BuildState: Sendable, Equatable {
    struct Input: Hashable, Sendable {
        var content: String
        var stamp: FileStamp
    }

    struct Output: Hashable, Sendable {
        /// The digest of what it was made by.
        var recipe: String
        var content: String
        var stamp: FileStamp

        /// About to be written, or not made for an error: known of, so that it can be removed; never taken for done.
        static let pending = Output(recipe: Self.none, content: Self.none, stamp: FileStamp(size: -1, time: 0))
        private static let none = String(repeating: "0", count: 32)
    }

    var inputs: [String: Input] = [:]
    var outputs: [String: Output] = [:]
    /// When it was written.
    private var time = Int.max

    /// Begins every such file; another version's is not read.
    private static let header = "insignia build 2"

    init() {}

    /// What a file holds; nothing where there is none or it is damaged.
    init(readingFrom path: String) {
        guard Files.exists(path), let bytes = try? Files.read(path) else { return }
        time = Files.stamp(of: path)?.time ?? 0
        var lines = String(decoding: bytes, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n"))[...]
        guard lines.popFirst().map(Substring.init) == Self.header[...] else { return }
        for line in lines { read(line) }
    }

    private mutating func read(_ line: Substring.UTF8View) {
        let isOutput = line.starts(with: "out\t".utf8)
        let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: isOutput ? 7 : 6).map {
            String(Substring($0))
        }
        let digests = fields.dropFirst().prefix(isOutput ? 2 : 1)
        guard let kind = fields.first, kind == "in" || kind == "out", digests.allSatisfy({ $0.utf8.count == 32 }),
            let stamp = FileStamp(fields[(1 + digests.count)...]), let path = fields.last
        else { return }
        if isOutput {
            outputs[path] = Output(recipe: fields[1], content: fields[2], stamp: stamp)
        } else {
            inputs[path] = Input(content: fields[1], stamp: stamp)
        }
    }

    /// Whether a stamp that is the same means that the file is.
    ///
    /// A file changed shortly before the state was written may have been changed once more within the same tick of the
    /// file system's clock.
    func trusts(_ stamp: FileStamp) -> Bool { stamp.time + Self.tick < time }

    /// The coarsest clock of a file system in use (FAT aside), nanoseconds.
    private static let tick = 20_000_000

    /// Takes over what another knows; of an output that both know, what is done counts.
    mutating func merge(_ other: BuildState) {
        inputs.merge(other.inputs) { $1 }
        outputs.merge(other.outputs) { $1 == .pending ? $0 : $1 }
        time = min(time, other.time)
    }

    static func == (a: BuildState, b: BuildState) -> Bool { a.inputs == b.inputs && a.outputs == b.outputs }

    func write(to path: String) throws(FileError) {
        let lines =
            inputs.map { "in\t\($1.content)\t\($1.stamp.fields)\t\($0)" }.sorted()
            + outputs.map { "out\t\($1.recipe)\t\($1.content)\t\($1.stamp.fields)\t\($0)" }.sorted()
        try Files.write(Array((([Self.header] + lines).joined(separator: "\n") + "\n").utf8), to: path)
    }
}

extension FileStamp {
    fileprivate var fields: String { "\(size)\t\(time)\t\(changeTime)\t\(inode)" }

    /// From four fields, and one more that is left alone.
    fileprivate init?(_ fields: ArraySlice<String>) {
        let fields = Array(fields)
        guard fields.count == 5, let size = Int(fields[0]), let time = Int(fields[1]), let changeTime = Int(fields[2]),
            let inode = UInt64(fields[3])
        else { return nil }
        self.init(size: size, time: time, changeTime: changeTime, inode: inode)
    }
}
