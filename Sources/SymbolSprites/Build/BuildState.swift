internal import CLibrary
internal import SymbolFiles
internal import SymbolText

/// What a build records about its files from one run to the next: unchanged files are not read or drawn again.
///
/// The file is text with one line per file, whose fields are separated by tabs: `in` and the digest of the content, or
/// `out`, the digest of the recipe and that of the content; then the size, the modification time and the time of the
/// last status change, both in nanoseconds, the inode, the letter of the folder that the path is relative to, if any
/// (`PathBases`), and the path, in which a backslash is written as two and a line break as a backslash and an n. A line
/// that cannot be read is ignored, which costs no more than doing its work again.
///
/// While a build runs, it also records what it writes in a journal, so that an interrupted run loses nothing.
struct BuildState: Sendable, Equatable {
    struct Input: Hashable, Sendable {
        var content: ContentDigest
        var stamp: FileStamp
    }

    struct Output: Hashable, Sendable {
        /// The digest of everything that determines the content.
        var recipe: ContentDigest
        /// The digest of the file's content.
        var content: ContentDigest
        var stamp: FileStamp

        init(recipe: ContentDigest, content: ContentDigest, stamp: FileStamp) {
            (self.recipe, self.content, self.stamp) = (recipe, content, stamp)
        }

        /// An output that is about to be written; its content tells whether that has happened.
        init(recipe: ContentDigest, content: ContentDigest, size: Int) {
            self.init(recipe: recipe, content: content, stamp: FileStamp(size: size, time: 0))
        }

        /// The same output as one of a previous run that this one has not made: known, so that it can be removed, but
        /// never up to date.
        var pending: Output { Output(recipe: Self.none, content: content, stamp: FileStamp(size: -1, time: 0)) }
        var isPending: Bool { recipe == Self.none }
        private static let none = ContentDigest(high: 0, low: 0)
    }

    var inputs: [String: Input] = [:]
    var outputs: [String: Output] = [:]
    /// When the state was written, in nanoseconds.
    private var time = Int.max

    /// The first line of every state file; files of another version are ignored.
    private static let header = "insignia build 5"

    init() {}

    /// Reads a state file and its journal; the state is empty where they are missing or damaged.
    init(readingFrom path: String, _ bases: PathBases) {
        read(path, bases)
        read(BuildJournal.path(of: path), bases)
    }

    private mutating func read(_ path: String, _ bases: PathBases) {
        guard Files.exists(path), let bytes = try? Files.read(path, limit: .max) else { return }
        time = min(time, Files.stamp(of: path)?.time ?? 0)
        bytes.withUnsafeBufferPointer { bytes in
            var lines = Fields(rest: bytes[...])
            guard lines.next(to: "\n").elementsEqual(Self.header.utf8) else { return }
            while !lines.rest.isEmpty { read(Fields(rest: lines.next(to: "\n")), bases) }
        }
    }

    private mutating func read(_ line: Fields, _ bases: PathBases) {
        var line = line
        let kind = line.next()
        let isOutput = kind.elementsEqual("out".utf8)
        guard isOutput || kind.elementsEqual("in".utf8) else { return }
        let recipe = isOutput ? line.digest() : nil
        guard let content = line.digest(), let stamp = FileStamp(&line) else { return }
        let letter = line.next().first
        guard let folder = letter.map({ bases.folder($0) }) ?? "", !line.rest.isEmpty else { return }
        let path = folder.isEmpty ? Self.path(line.rest) : folder + Self.path(line.rest)
        if !isOutput { inputs[path] = Input(content: content, stamp: stamp) }
        if let recipe { outputs[path] = Output(recipe: recipe, content: content, stamp: stamp) }
    }

    /// Returns a path with its escapes resolved.
    private static func path(_ escaped: Fields.Bytes) -> String {
        let backslash = UInt8(ascii: "\\")
        guard escaped.contains(backslash) else { return String(decoding: escaped, as: UTF8.self) }
        var (bytes, isEscaped): ([UInt8], Bool) = ([], false)
        for byte in escaped {
            if byte == backslash, !isEscaped { isEscaped = true; continue }
            bytes.append(isEscaped && byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
            isEscaped = false
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The remainder of a text that is read field by field.
    fileprivate struct Fields {
        typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

        var rest: Bytes

        /// Returns the text up to a separator, and skips both.
        mutating func next(to separator: Unicode.Scalar = "\t") -> Bytes {
            let bytes = UnsafeBufferPointer(rebasing: rest)
            var end = rest.endIndex
            if let first = bytes.baseAddress, let found = memchr(first, Int32(UInt8(ascii: separator)), bytes.count) {
                end = rest.startIndex + (UnsafeRawPointer(found) - UnsafeRawPointer(first))
            }
            defer { rest = rest[end...].dropFirst() }
            return rest[..<end]
        }

        mutating func digest() -> ContentDigest? { ContentDigest(digits: UnsafeBufferPointer(rebasing: next())) }

        mutating func number<Number: FixedWidthInteger>() -> Number? {
            let digits = next()
            let isNegative = digits.first == UInt8(ascii: "-")
            guard Number.isSigned || !isNegative else { return nil }
            var number: Number?
            for digit in isNegative ? digits.dropFirst() : digits {
                let (tenfold, isTooLarge) = (number ?? 0).multipliedReportingOverflow(by: 10)
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit), !isTooLarge else { return nil }
                let (next, overflows) = tenfold.addingReportingOverflow(Number(digit - UInt8(ascii: "0")))
                guard !overflows else { return nil }
                number = next
            }
            return isNegative ? number.map { 0 - $0 } : number
        }
    }

    /// Returns whether an unchanged stamp proves that the file is unchanged.
    ///
    /// A file changed shortly before the state was written may have been changed again within the same tick of the file
    /// system's clock.
    func trusts(_ stamp: FileStamp) -> Bool {
        let (later, isBeyond) = stamp.time.addingReportingOverflow(Self.tick)
        return !isBeyond && later < time
    }

    /// The resolution of the coarsest file system clock in use (except for FAT's), in nanoseconds.
    private static let tick = 20_000_000

    /// Adds what another state knows; where both know an output, the one that is not pending wins.
    mutating func merge(_ other: BuildState) {
        inputs.merge(other.inputs) { $1 }
        outputs.merge(other.outputs) { $1.isPending ? $0 : $1 }
        time = min(time, other.time)
    }

    static func == (a: BuildState, b: BuildState) -> Bool { a.inputs == b.inputs && a.outputs == b.outputs }

    func write(to path: String, _ bases: PathBases) throws(FileError) {
        try Files.write(text(bases), to: path)
    }

    /// The whole content of a state file.
    func text(_ bases: PathBases) -> [UInt8] { Array("\(Self.header)\n".utf8) + lines(bases) }

    /// The lines of a state file, without its header.
    func lines(_ bases: PathBases) -> [UInt8] {
        var text: [UInt8] = []
        for path in inputs.keys.sorted() {
            guard let input = inputs[path] else { continue }
            Self.append("in", [input.content], input.stamp, path, bases, to: &text)
        }
        for path in outputs.keys.sorted() {
            guard let output = outputs[path] else { continue }
            Self.append("out", [output.recipe, output.content], output.stamp, path, bases, to: &text)
        }
        return text
    }

    private static func append(
        _ kind: String, _ digests: [ContentDigest], _ stamp: FileStamp, _ path: String, _ bases: PathBases,
        to text: inout [UInt8]
    ) {
        let tab = UInt8(ascii: "\t")
        text += kind.utf8
        text.append(tab)
        for digest in digests {
            digest.appendDigits(to: &text)
            text.append(tab)
        }
        for number in [stamp.size, stamp.time, stamp.changeTime] {
            text.append(decimal: number)
            text.append(tab)
        }
        text.append(decimal: stamp.inode)
        text.append(tab)
        let base = bases.base(of: path)
        if let base { text.append(base.letter) }
        text.append(tab)
        for byte in path.utf8.dropFirst(base?.length ?? 0) {
            let isLineBreak = byte == UInt8(ascii: "\n")
            if isLineBreak || byte == UInt8(ascii: "\\") { text.append(UInt8(ascii: "\\")) }
            text.append(isLineBreak ? UInt8(ascii: "n") : byte)
        }
        text.append(UInt8(ascii: "\n"))
    }
}

extension FileStamp {
    fileprivate init?(_ fields: inout BuildState.Fields) {
        guard let size: Int = fields.number(), let time: Int = fields.number(), let changeTime: Int = fields.number(),
            let inode: UInt64 = fields.number()
        else { return nil }
        self.init(size: size, time: time, changeTime: changeTime, inode: inode)
    }
}
