internal import SymbolFiles
internal import SymbolText

/// What is known of a build's files from the run before: where they are unchanged, nothing is read or drawn again.
///
/// A text with a line a file, tabs between: `in` and the content's digest, or `out`, the digest of what it was made by
/// and its content's; then size, time of change and of the last note of it, both in nanoseconds, inode, the letter of
/// the folder that the path is from, if it is from one (`BuildPlaces`), and the path, in which a backslash stands
/// before a backslash and, for a line break, before an n. A line that cannot be read is left out, which costs no more
/// than doing its work again.
///
/// While a build runs, what it writes is added to a journal beside it, so that a run that is broken off loses nothing.
struct BuildState: Sendable, Equatable {
    struct Input: Hashable, Sendable {
        var content: ContentDigest
        var stamp: FileStamp
    }

    struct Output: Hashable, Sendable {
        /// The digest of what it was made by.
        var recipe: ContentDigest
        /// Of the file.
        var content: ContentDigest
        var stamp: FileStamp

        init(recipe: ContentDigest, content: ContentDigest, stamp: FileStamp) {
            (self.recipe, self.content, self.stamp) = (recipe, content, stamp)
        }

        /// About to be written: whether it was, its content tells.
        init(recipe: ContentDigest, content: ContentDigest, size: Int) {
            self.init(recipe: recipe, content: content, stamp: FileStamp(size: size, time: 0))
        }

        /// Of a run before, and not made by this one: known of, so that it can be removed; never taken for done.
        var pending: Output { Output(recipe: Self.none, content: content, stamp: FileStamp(size: -1, time: 0)) }
        var isPending: Bool { recipe == Self.none }
        private static let none = ContentDigest(high: 0, low: 0)
    }

    var inputs: [String: Input] = [:]
    var outputs: [String: Output] = [:]
    /// When it was written.
    private var time = Int.max

    /// Begins every such file; another version's is not read.
    private static let header = "insignia build 5"

    init() {}

    /// What a file and its journal hold; nothing where there is none or it is damaged.
    init(readingFrom path: String, _ places: BuildPlaces) {
        read(path, places)
        read(BuildJournal.path(of: path), places)
    }

    private mutating func read(_ path: String, _ places: BuildPlaces) {
        guard Files.exists(path), let bytes = try? Files.read(path, limit: .max) else { return }
        time = min(time, Files.stamp(of: path)?.time ?? 0)
        bytes.withUnsafeBufferPointer { bytes in
            var lines = Fields(rest: bytes[...])
            guard lines.next(to: "\n").elementsEqual(Self.header.utf8) else { return }
            while !lines.rest.isEmpty { read(Fields(rest: lines.next(to: "\n")), places) }
        }
    }

    private mutating func read(_ line: Fields, _ places: BuildPlaces) {
        var line = line
        let kind = line.next()
        let isOutput = kind.elementsEqual("out".utf8)
        guard isOutput || kind.elementsEqual("in".utf8) else { return }
        let recipe = isOutput ? line.digest() : nil
        guard let content = line.digest(), let stamp = FileStamp(&line) else { return }
        let letter = line.next().first
        guard let folder = letter.map({ places.folder($0) }) ?? "", !line.rest.isEmpty else { return }
        let path = folder.isEmpty ? Self.path(line.rest) : folder + Self.path(line.rest)
        if !isOutput { inputs[path] = Input(content: content, stamp: stamp) }
        if let recipe { outputs[path] = Output(recipe: recipe, content: content, stamp: stamp) }
    }

    /// A path without its backslashes.
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

    /// What is left of a text that is read piece by piece.
    fileprivate struct Fields {
        typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

        var rest: Bytes

        /// Up to a separator, which is left out with it.
        mutating func next(to separator: Unicode.Scalar = "\t") -> Bytes {
            let end = rest.firstIndex(of: UInt8(ascii: separator)) ?? rest.endIndex
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

    /// Whether a stamp that is the same means that the file is.
    ///
    /// A file changed shortly before the state was written may have been changed once more within the same tick of the
    /// file system's clock.
    func trusts(_ stamp: FileStamp) -> Bool {
        let (later, isBeyond) = stamp.time.addingReportingOverflow(Self.tick)
        return !isBeyond && later < time
    }

    /// The coarsest clock of a file system in use (FAT aside), nanoseconds.
    private static let tick = 20_000_000

    /// Takes over what another knows; of an output that both know, what is done counts.
    mutating func merge(_ other: BuildState) {
        inputs.merge(other.inputs) { $1 }
        outputs.merge(other.outputs) { $1.isPending ? $0 : $1 }
        time = min(time, other.time)
    }

    static func == (a: BuildState, b: BuildState) -> Bool { a.inputs == b.inputs && a.outputs == b.outputs }

    func write(to path: String, _ places: BuildPlaces) throws(FileError) {
        try Files.write(text(places), to: path)
    }

    /// The whole text of a file.
    func text(_ places: BuildPlaces) -> [UInt8] { Array("\(Self.header)\n".utf8) + lines(places) }

    /// A line for each file.
    func lines(_ places: BuildPlaces) -> [UInt8] {
        var text: [UInt8] = []
        for path in inputs.keys.sorted() {
            guard let input = inputs[path] else { continue }
            Self.append("in", [input.content], input.stamp, path, places, to: &text)
        }
        for path in outputs.keys.sorted() {
            guard let output = outputs[path] else { continue }
            Self.append("out", [output.recipe, output.content], output.stamp, path, places, to: &text)
        }
        return text
    }

    private static func append(
        _ kind: String, _ digests: [ContentDigest], _ stamp: FileStamp, _ path: String, _ places: BuildPlaces,
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
        let place = places.place(of: path)
        if let place { text.append(place.letter) }
        text.append(tab)
        for byte in path.utf8.dropFirst(place?.length ?? 0) {
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
