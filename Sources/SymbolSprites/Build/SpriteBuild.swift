internal import CLibrary
internal import SymbolFiles
internal import SymbolText

/// A build of the outputs that a build file asks for, which redoes nothing that is done already.
///
/// Content decides what is up to date: that of the inputs, of the requests and of the renderer. Every output is written
/// whole or not at all, and what is about to be written is noted before, so that after a crash at any moment the next
/// run is right.
public struct SpriteBuild: Sendable {
    /// The options of a build.
    public struct Settings: Sendable {
        /// The number of steps that run at once; `nil` runs one on each core.
        public var jobs: Int?
        /// The part of the work to do; `nil` for all of it.
        public var shard: Shard?
        /// Whether the build only assembles what shards have drawn, and draws nothing itself.
        public var merges = false

        /// Creates settings for a whole build on all cores.
        public init() {}
    }

    /// The build file.
    public let file: BuildFile
    let settings: Settings
    /// The folder beside the build file that holds what is known from one run to the next.
    package let folder: String

    /// Creates a build of a file.
    public init(_ file: BuildFile, _ settings: Settings = Settings()) {
        self.file = file
        self.settings = settings
        folder = Files.folder(of: file.path) + ".insignia/"
    }

    /// Runs a closure while no other process builds the same file here.
    ///
    /// - Parameter body: The work to do.
    /// - Returns: The result of the closure.
    /// - Throws: `FileError` where the lock file cannot be created, and whatever the closure throws.
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

    /// What was known after the last run or, for a merge, after the last runs of all shards.
    func lastState() -> BuildState {
        var state = BuildState(readingFrom: statePath)
        if settings.merges {
            for name in (try? Files.names(in: folder)) ?? []
            where name.hasPrefix(stem + ".") && name.hasSuffix(".state")
                && name.utf8.firstOccurrence(of: "-of-".utf8) != nil
            {
                state.merge(BuildState(readingFrom: folder + name))
            }
        }
        return state
    }
}

/// One of several parts that a build is split into, such as `2/5`.
public struct Shard: Hashable, Sendable {
    /// The number of the part, from 1 to `count`.
    public let index: Int
    /// The number of parts, from 1 to 10,000.
    public let count: Int

    /// Reads a text such as `2/5`; `nil` for any other text or numbers out of range.
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
