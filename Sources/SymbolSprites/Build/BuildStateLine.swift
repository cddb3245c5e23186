internal import SymbolFiles
internal import SymbolText

/// A line of a state, which describes a file or a folder; its parts are bytes of the text, which they must not outlive.
///
/// The fields are separated by tabs: the kind and the digests it has, the size, the modification time and the time of
/// the last status change, both in nanoseconds, the inode, the letter of the folder that the path is relative to, if
/// any (`PathBases`), and the path, in which a backslash is written as two and a line break as a backslash and an n.
struct BuildStateLine {
    enum Kind: CaseIterable {
        /// A file that a run plans to make, which only journals contain, and whose stamp does not matter.
        case planned
        /// A folder that was created for outputs, whose stamp does not matter.
        case folder
        /// A file that is read besides the symbols, or a folder that is searched.
        case dependency
        /// A symbol's file, with the digest of its content.
        case input
        /// A file that was made, with the digests of its recipe and its content.
        case output

        fileprivate var word: String {
            switch self {
            case .planned: "plan"
            case .folder: "dir"
            case .dependency: "dep"
            case .input: "in"
            case .output: "out"
            }
        }
    }

    let kind: Kind
    private let recipeDigits, contentDigits: TextFields.Bytes?
    let stamp: FileStamp
    /// The letter of the folder that the path is relative to.
    let letter: UInt8?
    /// The path with its escapes, which is not empty.
    let escapedPath: TextFields.Bytes

    /// Reads a line; nil where that is not possible.
    init?(_ text: TextFields.Bytes) {
        var fields = TextFields(rest: text)
        let word = fields.next()
        guard let kind = Kind.allCases.last(where: { word.elementsEqual($0.word.utf8) }) else { return nil }
        self.kind = kind
        recipeDigits = kind == .output ? fields.next() : nil
        contentDigits = kind == .input || kind == .output ? fields.next() : nil
        guard let stamp = FileStamp(&fields) else { return nil }
        self.stamp = stamp
        letter = fields.next().first
        escapedPath = fields.rest
        guard !escapedPath.isEmpty else { return nil }
    }

    var recipe: ContentDigest? { recipeDigits.flatMap { ContentDigest(digits: UnsafeBufferPointer(rebasing: $0)) } }
    var content: ContentDigest? { contentDigits.flatMap { ContentDigest(digits: UnsafeBufferPointer(rebasing: $0)) } }

    /// The path from the working directory; nil where the letter is of no folder.
    func path(_ bases: PathBases) -> String? {
        guard let folder = letter.map({ bases.folder($0) }) ?? "" else { return nil }
        return folder.isEmpty ? name : folder + name
    }

    /// The path with its escapes resolved.
    private var name: String {
        guard escapedPath.contains(Self.backslash) else { return String(decoding: escapedPath, as: UTF8.self) }
        var (bytes, isEscaped): ([UInt8], Bool) = ([], false)
        for byte in escapedPath {
            if byte == Self.backslash, !isEscaped { isEscaped = true; continue }
            bytes.append(isEscaped && byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
            isEscaped = false
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let backslash = UInt8(ascii: "\\")

    /// Appends a line to a text.
    static func append(
        _ kind: Kind, _ digests: [ContentDigest], _ stamp: FileStamp, _ path: String, _ bases: PathBases,
        to text: inout [UInt8]
    ) {
        let tab = UInt8(ascii: "\t")
        text += kind.word.utf8
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
            if isLineBreak || byte == backslash { text.append(backslash) }
            text.append(isLineBreak ? UInt8(ascii: "n") : byte)
        }
        text.append(UInt8(ascii: "\n"))
    }
}

extension FileStamp {
    fileprivate init?(_ fields: inout TextFields) {
        guard let size: Int = fields.number(), let time: Int = fields.number(), let changeTime: Int = fields.number(),
            let inode: UInt64 = fields.number()
        else { return nil }
        self.init(size: size, time: time, changeTime: changeTime, inode: inode)
    }
}
