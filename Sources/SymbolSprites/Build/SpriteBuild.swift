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
    /// Where the build keeps its state.
    let place: BuildPlace

    /// Creates a build of a build file.
    public init(_ file: BuildFile, settings: Settings = Settings()) {
        place = BuildPlace(of: file.path, settings)
        self.file = place.outputs.map(file.withOutputs(in:)) ?? file
        self.settings = settings
    }

    /// Runs the build of a build file while no other process runs it.
    ///
    /// A build file that cannot be read leaves nothing behind. After waiting it is read again, since it may have
    /// changed in the meantime.
    ///
    /// - Parameters:
    ///   - path: The path of the build file.
    ///   - settings: The settings of the build.
    ///   - waiting: A closure that receives the name of the process that runs it, such as `process 4711`, before
    ///     waiting for that process.
    ///   - body: The work to do with the build.
    /// - Returns: The result of the closure.
    /// - Throws: `FileError` where the build file cannot be read or the lock file cannot be created, and whatever the
    ///   closure throws.
    public static func exclusively<Result>(
        of path: String, settings: Settings = Settings(), waiting: (_ other: String) -> Void = { _ in },
        _ body: (SpriteBuild) throws -> Result
    ) throws -> Result {
        var build = SpriteBuild(try BuildFile(contentsOf: path), settings: settings)
        try build.createFolder()
        let place = build.place
        var hasWaited = false
        let lock = try BuildLock(of: place.statePath) { other in
            waiting(other)
            hasWaited = true
        }
        if place.isShared { lock.note(Files.canonicalPath(path)) }
        defer { withExtendedLifetime(lock) {} }
        // A build that finds nothing to do does not save its state, which would remove these.
        TemporaryName.clear(for: place.statePath)
        if hasWaited { build = SpriteBuild(try BuildFile(contentsOf: path), settings: settings) }
        return try body(build)
    }

    /// The folder of the state that the build keeps from one run to the next; it ends in a slash.
    package var folder: String { place.folder }

    /// Creates the folder of the state.
    package func createFolder() throws(FileError) {
        if settings.stateFolder == nil { try Self.createOwnFolder(folder) } else { try Files.createFolder(folder) }
    }

    static let ignoringName = ".gitignore"

    /// Creates such a folder, with a file that keeps git from committing it.
    static func createOwnFolder(_ folder: String) throws(FileError) {
        guard !Files.isFolder(folder) else { return }
        try Files.createFolder(folder)
        try Files.write(Array("*\n".utf8), to: folder + ignoringName)
    }

    /// Reads the state of the last run: of this shard, or of all shards where their number has changed; for a merge, of
    /// all shards.
    func lastState() throws(FileError) -> BuildState {
        var state = BuildState(readingFrom: place.statePath, place.bases)
        let shards = shardsDone
        if settings.mergesShards { try refuseMissing(shards) }
        for shard in shards where settings.mergesShards || shard.count != settings.shard?.count {
            state.merge(BuildState(readingFrom: folder + place.stateName(shard), place.bases))
        }
        return state
    }

    /// The shards that have been drawn here.
    private var shardsDone: [Shard] {
        guard settings.mergesShards || settings.shard != nil else { return [] }
        return ((try? Files.names(in: folder)) ?? []).compactMap(place.shard(ofState:))
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
            Files.remove(folder + place.stateName(shard))
            Files.remove(BuildJournal.path(of: folder + place.stateName(shard)))
        }
    }
}
