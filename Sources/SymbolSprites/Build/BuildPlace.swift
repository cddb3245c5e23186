internal import SymbolFiles
internal import SymbolText

/// Where a build keeps what it passes from one run to the next.
struct BuildPlace: Sendable {
    /// The folder of the outputs, which ends in a slash; nil where it is that of the build file.
    let outputs: String?
    /// The folder of the state; it ends in a slash.
    let folder: String
    /// The folders that the paths in the state are relative to.
    let bases: PathBases
    /// Whether the folder of the state may be shared with build files of other folders.
    let isShared: Bool
    /// The start of the names of this build's own files.
    private let ownName: String
    private let shard: Shard?

    /// - Parameters:
    ///   - buildFile: The path of the build file, which need not exist.
    ///   - settings: The settings of the build.
    init(of buildFile: String, _ settings: SpriteBuild.Settings) {
        let home = Files.folder(of: buildFile)
        outputs = settings.outputFolder.map(Self.slashed)
        folder = settings.stateFolder.map(Self.slashed) ?? (outputs ?? home) + Self.ownFolder
        bases = PathBases(build: home, outputs: outputs, state: folder)
        isShared = settings.stateFolder != nil || settings.outputFolder != nil
        ownName = Self.ownName(of: buildFile, isShared: isShared)
        shard = settings.shard
    }

    private static func slashed(_ path: String) -> String { path.isEmpty || path.hasSuffix("/") ? path : path + "/" }

    /// A folder that was set explicitly may be shared by several build files of the same name.
    private static func ownName(of buildFile: String, isShared: Bool) -> String {
        let name = Files.name(of: buildFile)
        guard isShared || name.utf8.count > Self.longestName else { return name }
        let start = String(decoding: name.utf8.prefix(Self.longestName), as: UTF8.self)
        return "\(start)-\(ContentDigest(of: Files.canonicalPath(buildFile)).text.prefix(8))"
    }

    /// The most bytes that are taken of a build file's name, so that the names made with it stay below the limit of
    /// 255.
    private static let longestName = 200

    /// The name of the folder of the state, where none is set.
    static let ownFolder = ".insignia/"
    static let stateEnding = ".state"

    /// The folder of intermediate files: the sprites of sheets, and what other files contain of each symbol.
    var cacheFolder: String { "\(folder)\(ownName).sprites/" }

    var statePath: String { folder + stateName(shard) }

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
}
