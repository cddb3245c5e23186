internal import SymbolFiles
internal import SymbolText

/// What a build records about its files from one run to the next: unchanged files are not read or drawn again.
///
/// The file is text with one line per file (`BuildStateLine`). A line that cannot be read is ignored, which costs no
/// more than doing its work again.
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

    var inputs: [PathKey: Input] = [:]
    var outputs: [PathKey: Output] = [:]
    /// The folders that runs have created for outputs, which are removed when nothing is left in them.
    var folders: Set<PathKey> = []
    /// What the run that has begun or continued the journal plans to make, which says nothing about what exists.
    var planned: Set<PathKey> = []
    /// Nil where the build has something to do, or that is not certain.
    var completion: BuildCompletion?
    /// When the state was written, in nanoseconds.
    private var time = Int.max

    /// The first line of every state file; files of another version are ignored.
    static let header = "insignia build 5"

    init() {}

    /// Reads a state file and its journal; the state is empty where they are missing or damaged.
    init(readingFrom path: String, _ bases: PathBases) {
        read(path, bases)
        read(BuildJournal.path(of: path), bases)
    }

    /// Reads the state of another build, with what it plans as long as it runs.
    ///
    /// The journal is read first: a run that ends meanwhile has saved its state before it removes the journal and
    /// releases the lock.
    init(ofOtherBuild path: String, _ bases: PathBases) {
        read(BuildJournal.path(of: path), bases)
        if !planned.isEmpty, !BuildLock.isHeld(of: path) { planned = [] }
        var saved = BuildState()
        saved.read(path, bases)
        merge(saved)
    }

    private mutating func read(_ path: String, _ bases: PathBases) {
        guard Files.exists(path), let bytes = try? Files.read(path, limit: .max) else { return }
        time = min(time, Files.stamp(of: path)?.time ?? 0)
        bytes.withUnsafeBufferPointer { bytes in
            var lines = TextFields(rest: bytes[...])
            guard lines.next(to: "\n").elementsEqual(Self.header.utf8) else { return }
            completion = BuildCompletion(&lines)
            while !lines.rest.isEmpty {
                let text = lines.next(to: "\n")
                if let line = BuildStateLine(text) {
                    add(line, bases)
                } else if text.elementsEqual(Self.header.utf8) {
                    // A run goes on with the journal of an interrupted one, and may plan something else.
                    planned = []
                }
            }
        }
    }

    private mutating func add(_ line: BuildStateLine, _ bases: PathBases) {
        guard let path = line.path(bases) else { return }
        switch line.kind {
        case .planned: planned.insert(PathKey(path))
        case .folder: folders.insert(PathKey(path))
        case .dependency: completion?.dependencies[path] = line.stamp
        case .input: inputs[path] = line.content.map { Input(content: $0, stamp: line.stamp) }
        case .output:
            guard let recipe = line.recipe, let content = line.content else { return }
            outputs[path] = Output(recipe: recipe, content: content, stamp: line.stamp)
        }
    }

    /// Returns whether an unchanged stamp proves that the file is unchanged.
    ///
    /// A file changed shortly before the state was written may have been changed again within the same tick of the file
    /// system's clock.
    func trusts(_ stamp: FileStamp) -> Bool { Self.trusts(stamp, writtenAt: time) }

    /// Returns whether an unchanged stamp in a state that was written at some time proves that the file is unchanged.
    static func trusts(_ stamp: FileStamp, writtenAt time: Int) -> Bool {
        let (later, isBeyond) = stamp.time.addingReportingOverflow(tick)
        return !isBeyond && later < time
    }

    /// The resolution of the coarsest file system clock in use (except for FAT's), in nanoseconds.
    static let tick = 20_000_000

    /// Adds what another state knows; where both know an output, the one that is not pending wins.
    mutating func merge(_ other: BuildState) {
        inputs.merge(other.inputs) { $1 }
        outputs.merge(other.outputs) { $1.isPending ? $0 : $1 }
        folders.formUnion(other.folders)
        time = min(time, other.time)
        completion = nil
    }

    static func == (a: BuildState, b: BuildState) -> Bool {
        a.inputs == b.inputs && a.outputs == b.outputs && a.folders == b.folders && a.completion == b.completion
    }

    func write(to path: String, _ bases: PathBases) throws(FileError) {
        try Files.write(text(bases), to: path)
    }

    /// The whole content of a state file.
    func text(_ bases: PathBases) -> [UInt8] {
        Array("\(Self.header)\n".utf8) + (completion?.lines(bases) ?? []) + lines(bases)
    }

    /// The lines of what is planned, and of the folders, inputs and outputs.
    func lines(_ bases: PathBases) -> [UInt8] {
        var text: [UInt8] = []
        for (kind, paths) in [(BuildStateLine.Kind.planned, planned), (.folder, folders)] {
            for path in paths.sorted() {
                BuildStateLine.append(kind, [], FileStamp(size: 0, time: 0), path.text, bases, to: &text)
            }
        }
        for path in inputs.keys.sorted() {
            guard let input = inputs[path] else { continue }
            BuildStateLine.append(.input, [input.content], input.stamp, path.text, bases, to: &text)
        }
        for path in outputs.keys.sorted() {
            guard let output = outputs[path] else { continue }
            BuildStateLine.append(
                .output, [output.recipe, output.content], output.stamp, path.text, bases, to: &text)
        }
        return text
    }
}
