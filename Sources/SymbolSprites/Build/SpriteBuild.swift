internal import CLibrary
package import SymbolFiles
internal import SymbolText

/// A build of the outputs that a build file asks for, which redoes nothing that is done already.
///
/// Content decides what is up to date: that of the inputs, of the outputs, of the requests and of the renderer. Every
/// output is written whole or not at all, and what is about to be written is noted before, so that after a crash at any
/// moment the next run is right.
public struct SpriteBuild: Sendable {
    /// The options of a build.
    public struct Settings: Sendable {
        /// The number of steps that run at once; `nil` runs one on each core.
        public var jobs: Int?
        /// The shard of the work to do; `nil` for all of it.
        public var shard: Shard?
        /// Whether the build only assembles what shards have drawn, and draws nothing itself.
        public var merges = false
        /// The folder that the paths of outputs are relative to; `nil` for that of the build file.
        public var outputFolder: String?
        /// The folder that holds what is known from one run to the next; `nil` for `.insignia` in the folder of the
        /// outputs.
        public var stateFolder: String?
        /// Whether all files are read to see whether they have changed, rather than those that the system says have.
        public var comparesContents = false
        /// Whether outputs that are up to date are made to look younger than the inputs, for tools that go by that.
        public var renewsOutputs = false

        /// Creates settings for a whole build on all cores, beside the build file.
        public init() {}
    }

    /// The build file.
    public let file: BuildFile
    let settings: Settings
    /// The folder that holds what is known from one run to the next; it ends in a slash.
    package let folder: String
    let places: BuildPlaces
    /// The folder of the build file.
    let home: String

    /// Creates a build of a file.
    public init(_ file: BuildFile, _ settings: Settings = Settings()) {
        let outputs = settings.outputFolder.map(Self.slashed)
        self.file = outputs.map(file.withOutputs(in:)) ?? file
        self.settings = settings
        home = Files.folder(of: file.path)
        folder = settings.stateFolder.map(Self.slashed) ?? (outputs ?? home) + Self.ownFolder
        places = BuildPlaces(build: home, outputs: outputs, state: folder)
    }

    private static func slashed(_ path: String) -> String { path.isEmpty || path.hasSuffix("/") ? path : path + "/" }

    /// Runs a closure while no other process builds the same file here.
    ///
    /// - Parameters:
    ///   - waiting: Is told who does, as in `process 4711`, before another process is waited for.
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
        // A build that finds nothing to do does not write its state, which would clear this away.
        TemporaryName.clear(for: statePath)
        return try body()
    }

    /// Creates the folder of what is known.
    package func createFolder() throws(FileError) {
        if settings.stateFolder == nil { try Self.createOwnFolder(folder) } else { try Files.createFolder(folder) }
    }

    /// What the folder of what is known is called, where it is not named.
    static let ownFolder = ".insignia/"
    static let ignoringName = ".gitignore"

    /// Creates such a folder; it is never committed, and nobody should have to see to that.
    static func createOwnFolder(_ folder: String) throws(FileError) {
        guard !Files.isFolder(folder) else { return }
        try Files.createFolder(folder)
        try Files.write(Array("*\n".utf8), to: folder + ignoringName)
    }

    /// What begins the names of this build's own files.
    ///
    /// A folder that was named may be that of several build files of one name.
    private var ownName: String {
        let name = Files.name(of: file.path)
        guard isShared || name.utf8.count > Self.longestName else { return name }
        let start = String(decoding: name.utf8.prefix(Self.longestName), as: UTF8.self)
        return "\(start)-\(ContentDigest(of: Files.canonicalPath(file.path)).text.prefix(8))"
    }

    /// Whether the folder of what is known may be that of build files in other folders.
    private var isShared: Bool { settings.stateFolder != nil || settings.outputFolder != nil }

    /// Bytes of a build file's name that leave room for what follows in names of at most 255.
    private static let longestName = 200

    /// Where sprites of sheets, and what other files hold of each, wait to be put together.
    var cacheFolder: String { "\(folder)\(ownName).sprites/" }

    var statePath: String { folder + stateName(settings.shard) }

    static let stateEnding = ".state"

    func stateName(_ shard: Shard?) -> String {
        ownName + (shard.map { ".\($0.index)-of-\($0.count)" } ?? "") + Self.stateEnding
    }

    /// The shard that a file is the state of; nil for all else.
    func shard(ofState name: String) -> Shard? {
        guard name.hasPrefix(ownName + "."), name.hasSuffix(Self.stateEnding) else { return nil }
        let numbers = name.dropFirst(ownName.count + 1).dropLast(Self.stateEnding.count)
        return numbers.utf8.firstOccurrence(of: "-of-".utf8).flatMap {
            Shard("\(numbers[..<$0.lowerBound])/\(numbers[$0.upperBound...])")
        }
    }

    /// What was known after the last run of this shard, or of any where their count was another; for a merge, of all
    /// shards.
    func lastState() throws(FileError) -> BuildState {
        var state = BuildState(readingFrom: statePath, places)
        let shards = shardsDone
        if settings.merges { try refuseMissing(shards) }
        for shard in shards where settings.merges || shard.count != settings.shard?.count {
            state.merge(BuildState(readingFrom: folder + stateName(shard), places))
        }
        return state
    }

    /// The shards that have been drawn here.
    private var shardsDone: [Shard] {
        guard settings.merges || settings.shard != nil else { return [] }
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

    /// Removes what shards of another count have left, once this shard's state knows of it.
    func clearOtherShards() {
        guard let count = settings.shard?.count else { return }
        for shard in shardsDone where shard.count != count {
            // The lock stays: another process may hold it.
            Files.remove(folder + stateName(shard))
            Files.remove(BuildJournal.path(of: folder + stateName(shard)))
        }
    }
}
