internal import CLibrary
package import SymbolFiles
internal import SymbolText

/// A build of the outputs that a build file requests, which repeats no work that is already done.
///
/// Contents decide what is up to date: those of the inputs and outputs, the requests, and the version of the renderer.
/// Every output is written completely or not at all, and is recorded before it is written, so that the next run is
/// correct after a crash at any moment.
public struct SpriteBuild: Sendable {
    /// The options of a build.
    public struct Settings: Sendable {
        /// The number of steps that run at once, at least one, whatever number is given; `nil` runs one on each core.
        public var jobs: Int?
        /// The shard of the work to do; `nil` does all of it.
        public var shard: Shard?
        /// Whether the build only assembles what shards have drawn, and draws nothing itself.
        public var mergesShards = false
        /// The folder that the paths of outputs are relative to; `nil` uses that of the build file.
        public var outputFolder: String?
        /// The folder of the state that the build keeps from one run to the next; `nil` uses `.insignia` in the folder
        /// of the outputs.
        public var stateFolder: String?
        /// Whether the build reads all files to see whether they have changed, rather than trusting their size and
        /// times.
        public var comparesContents = false
        /// Whether outputs that are up to date get a modification time after that of the inputs, for tools that compare
        /// these.
        public var touchesOutputs = false

        /// Creates settings for a complete build on all cores, beside the build file.
        public init() {}
    }

    /// The build file.
    public let file: BuildFile
    let settings: Settings
    /// The folder of the state that the build keeps from one run to the next; it ends in a slash.
    package let folder: String
    let bases: PathBases
    /// The folder of the build file.
    let home: String

    /// Creates a build of a build file.
    public init(_ file: BuildFile, settings: Settings = Settings()) {
        let outputs = settings.outputFolder.map(Self.slashed)
        self.file = outputs.map(file.withOutputs(in:)) ?? file
        self.settings = settings
        home = Files.folder(of: file.path)
        folder = settings.stateFolder.map(Self.slashed) ?? (outputs ?? home) + Self.ownFolder
        bases = PathBases(build: home, outputs: outputs, state: folder)
    }

    private static func slashed(_ path: String) -> String { path.isEmpty || path.hasSuffix("/") ? path : path + "/" }

    /// Runs a closure while no other process runs the same build.
    ///
    /// - Parameters:
    ///   - waiting: A closure that receives the name of the process that runs it, such as `process 4711`, before
    ///     waiting for that process.
    ///   - body: The work to do.
    /// - Returns: The result of the closure.
    /// - Throws: `FileError` where the lock file cannot be created, and whatever the closure throws.
    public func exclusively<Result>(
        waiting: (_ other: String) -> Void = { _ in }, _ body: () throws -> Result
    ) throws -> Result {
        try createFolder()
        let lock = try BuildLock(of: statePath, waiting)
        if isShared { lock.note(Files.canonicalPath(file.path)) }
        defer { withExtendedLifetime(lock) {} }
        // A build that finds nothing to do does not save its state, which would remove these.
        TemporaryName.clear(for: statePath)
        return try body()
    }

    /// Creates the folder of the state.
    package func createFolder() throws(FileError) {
        if settings.stateFolder == nil { try Self.createOwnFolder(folder) } else { try Files.createFolder(folder) }
    }

    /// The name of the folder of the state, where none is set.
    static let ownFolder = ".insignia/"
    static let ignoringName = ".gitignore"

    /// Creates such a folder, with a file that keeps git from committing it.
    static func createOwnFolder(_ folder: String) throws(FileError) {
        guard !Files.isFolder(folder) else { return }
        try Files.createFolder(folder)
        try Files.write(Array("*\n".utf8), to: folder + ignoringName)
    }

    /// The start of the names of this build's own files.
    ///
    /// A folder that was set explicitly may be shared by several build files of the same name.
    private var ownName: String {
        let name = Files.name(of: file.path)
        guard isShared || name.utf8.count > Self.longestName else { return name }
        let start = String(decoding: name.utf8.prefix(Self.longestName), as: UTF8.self)
        return "\(start)-\(ContentDigest(of: Files.canonicalPath(file.path)).text.prefix(8))"
    }

    /// Whether the folder of the state may be shared with build files of other folders.
    private var isShared: Bool { settings.stateFolder != nil || settings.outputFolder != nil }

    /// The most bytes that are taken of a build file's name, so that the names made with it stay below the limit of
    /// 255.
    private static let longestName = 200

    /// The folder of intermediate files: the sprites of sheets, and what other files contain of each symbol.
    var cacheFolder: String { "\(folder)\(ownName).sprites/" }

    var statePath: String { folder + stateName(settings.shard) }

    static let stateEnding = ".state"

    func stateName(_ shard: Shard?) -> String {
        ownName + (shard.map { ".\($0.index)-of-\($0.count)" } ?? "") + Self.stateEnding
    }

    /// The shard that a state file belongs to; nil for any other file.
    func shard(ofState name: String) -> Shard? {
        guard name.hasPrefix(ownName + "."), name.hasSuffix(Self.stateEnding) else { return nil }
        let numbers = name.dropFirst(ownName.count + 1).dropLast(Self.stateEnding.count)
        return numbers.utf8.firstOccurrence(of: "-of-".utf8).flatMap {
            Shard("\(numbers[..<$0.lowerBound])/\(numbers[$0.upperBound...])")
        }
    }

    /// Reads the state of the last run: of this shard, or of all shards where their number has changed; for a merge, of
    /// all shards.
    func lastState() throws(FileError) -> BuildState {
        var state = BuildState(readingFrom: statePath, bases)
        let shards = shardsDone
        if settings.mergesShards { try refuseMissing(shards) }
        for shard in shards where settings.mergesShards || shard.count != settings.shard?.count {
            state.merge(BuildState(readingFrom: folder + stateName(shard), bases))
        }
        return state
    }

    /// The shards that have been drawn here.
    private var shardsDone: [Shard] {
        guard settings.mergesShards || settings.shard != nil else { return [] }
        return ((try? Files.names(in: folder)) ?? []).compactMap(shard(ofState:))
    }

    private func refuseMissing(_ shards: [Shard]) throws(FileError) {
        let counts = Set(shards.map(\.count)).sorted()
        guard let count = counts.first else {
            throw FileError(.format, path: file.path, message: "no shard has been drawn in \(folder)")
        }
        guard counts.count == 1 else {
            let all = counts.map(String.init).joined(separator: " and of ")
            throw FileError(.format, path: file.path, message: "shards of \(all) have been drawn in \(folder)")
        }
        if let missing = (1...count).first(where: { index in !shards.contains { $0.index == index } }) {
            throw FileError(
                .format, path: file.path, message: "shard \(missing)/\(count) has not been drawn in \(folder)")
        }
    }

    /// Removes the states of shards of another count, once the state of this shard includes them.
    func clearOtherShards() {
        guard let count = settings.shard?.count else { return }
        for shard in shardsDone where shard.count != count {
            // The lock file stays, since another process may hold the lock.
            Files.remove(folder + stateName(shard))
            Files.remove(BuildJournal.path(of: folder + stateName(shard)))
        }
    }
}
