internal import CLibrary
internal import SymbolFiles

/// Builds what a file asks for, and nothing that is there already.
///
/// What decides is content: of the inputs, of what is asked for and of what draws. Every output is written whole or not
/// at all, and what is about to be written is noted before, so that after a crash at any moment the next run is right.
public struct SpriteBuild: Sendable {
    public struct Settings: Sendable {
        /// How many steps run at once; nil for one on each core.
        public var jobs: Int?
        /// The part of the work that is done; nil for all of it.
        public var shard: Shard?
        /// Takes what shards have drawn, and draws nothing.
        public var merges = false

        public init() {}
    }

    public let file: BuildFile
    let settings: Settings
    /// The folder of what is known from one run to the next, beside the build file.
    package let folder: String

    public init(_ file: BuildFile, _ settings: Settings = Settings()) {
        self.file = file
        self.settings = settings
        folder = Files.folder(of: file.path) + ".insignia/"
    }

    /// Runs `body` while no other process builds the same file here.
    public func exclusively<Result>(_ body: () throws -> Result) throws -> Result {
        try Files.createFolder(folder)
        let path = statePath + ".lock"
        guard let lock = FileDescriptor(opening: path, O_RDWR | O_CREAT, mode: 0o666), lock.lock() else {
            throw FileError(.create, path: path, message: lastErrorMessage())
        }
        // A build that finds nothing to do does not write its state, which would clear this away.
        TemporaryName.clear(for: statePath)
        return try body()
    }

    var stem: String {
        let name = Files.name(of: file.path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    var statePath: String { "\(folder)\(stem)\(settings.shard.map { ".\($0.index)-of-\($0.count)" } ?? "").state" }

    /// What was known after the last run, and for a merge after all shards'.
    func lastState() -> BuildState {
        var state = BuildState(readingFrom: statePath)
        if settings.merges {
            for name in (try? Files.names(in: folder)) ?? []
            where name.hasPrefix(stem + ".") && name.hasSuffix(".state") && name.contains("-of-") {
                state.merge(BuildState(readingFrom: folder + name))
            }
        }
        return state
    }
}

/// One of several parts that a build is split into: `2/5`.
public struct Shard: Hashable, Sendable {
    /// From 1.
    public let index: Int
    public let count: Int

    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], (1...10_000).contains(count),
            (1...count).contains(index)
        else {
            return nil
        }
        (self.index, self.count) = (index, count)
    }

    func holds(_ place: Int) -> Bool { place % count == index - 1 }
}
