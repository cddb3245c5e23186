internal import SymbolFiles
internal import SymbolText

/// A file in a folder of outputs that holds the path of the build's state, for states that lie in no folder above.
///
/// It tells another build that would write there whose outputs the folder contains.
struct FolderClaim {
    static let ending = ".claim"

    private let folder: String
    private let ownFolder: String
    /// The path of the state from the claim's folder, so that it remains valid in a copy of both.
    private let link: String

    /// - Parameters:
    ///   - folder: The canonical path of the folder of outputs, which ends in a slash.
    ///   - statePath: The canonical path of the state.
    init(on folder: String, of statePath: String) {
        (self.folder, ownFolder) = (folder, folder + BuildPlace.ownFolder)
        link = CanonicalFolders.relativePath(from: ownFolder, to: statePath)
    }

    var path: String { ownFolder + name }
    /// Each build has a claim of its own.
    private var name: String { "\(ContentDigest(of: link).text)\(Self.ending)" }

    /// Makes the claim; returns the folders that were created for it.
    func make() throws(FileError) -> [String] {
        let missing = Files.missingFolders(of: folder)
        try SpriteBuild.createOwnFolder(ownFolder)
        try Files.write(Array(link.utf8), to: path)
        return missing
    }

    /// Removes the claim, and its folder if that is then empty.
    func release() {
        guard Files.exists(path) else { return }
        let ignored = SpriteBuild.ignoringName
        if (try? Files.names(in: ownFolder))?.allSatisfy({ $0 == name || $0 == ignored }) ?? false {
            Files.remove(ownFolder + ignored)
        }
        Files.remove(path, below: folder)
    }

    /// The canonical path of the state that a claim leads to; nil where the claim is damaged.
    static func statePath(in folder: String, _ name: String) -> String? {
        guard let bytes = try? Files.read(folder + name), !bytes.isEmpty else { return nil }
        let path = Files.canonicalPath(folder + String(decoding: bytes, as: UTF8.self))
        return path.hasSuffix(BuildPlace.stateEnding) ? path : nil
    }
}

/// The claims that a run has made, and the folders that were created for them.
struct NewClaims {
    private var claims: [FolderClaim] = []
    private(set) var folders: [String] = []

    /// Makes a claim where there is none yet.
    mutating func add(_ claim: FolderClaim) throws(FileError) {
        guard !Files.exists(claim.path) else { return }
        folders += try claim.make()
        claims.append(claim)
    }

    /// Takes the claims back, for a run that makes nothing after all.
    func withdraw() {
        for claim in claims { claim.release() }
        for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) { Files.removeFolder(folder) }
    }
}

extension SpriteBuild {
    /// Claims the folders of outputs that do not lie beside or below the folder of the state.
    ///
    /// Nothing is claimed where the folder of the state was set explicitly: whoever set it is responsible for what is
    /// written.
    func claimFolders() throws(FileError) -> NewClaims {
        var new = NewClaims()
        for claim in claims { try new.add(claim) }
        return new
    }

    var claims: [FolderClaim] { claimedFolders.map { FolderClaim(on: $0.text, of: canonicalState) } }

    /// Releases the claims on folders to which nothing is written any more.
    func releaseFolders(above removed: [String]) {
        guard settings.stateFolder == nil, !removed.isEmpty else { return }
        let claimed = claimedFolders
        var (seen, folders) = (claimed, CanonicalFolders())
        for path in removed {
            var folder = folders.folder(Files.folder(of: path))
            while !folder.isEmpty, seen.insert(PathKey(folder)).inserted {
                FolderClaim(on: folder, of: canonicalState).release()
                folder = Files.folder(of: String(folder.dropLast()))
            }
        }
    }

    private var canonicalState: String { Self.canonicalFolder(of: place.statePath) + place.stateName(nil) }

    private var claimedFolders: Set<PathKey> {
        guard settings.stateFolder == nil else { return [] }
        var folders = CanonicalFolders()
        let beside = folders.folder(Files.folder(of: String(folder.dropLast())))
        return Set(file.outputs.map { PathKey(folders.folder($0.claimedFolder)) })
            .filter { !$0.text.hasBytePrefix(beside) }
    }
}

extension SpriteOutput {
    /// The folder of all files of the output, or the one above where tools read everything in that folder.
    fileprivate var claimedFolder: String {
        switch kind {
        case .xcassets, .symbolset, .android, .vectordrawable: Files.folder(of: String(path.dropLast()))
        default: Files.folder(of: path)
        }
    }
}
