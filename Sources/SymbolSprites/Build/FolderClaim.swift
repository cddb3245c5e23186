internal import SymbolFiles
internal import SymbolText

/// A note in a folder of outputs that leads to what the build knows, where that lies in no folder above: by it another
/// build that would write there finds whose the files are.
struct FolderClaim {
    static let ending = ".claim"

    private let notes: String
    /// To what the build knows, so that it holds in a copy of both.
    private let way: String

    /// - Parameters:
    ///   - folder: That of the outputs, from the root; it ends in a slash.
    ///   - statePath: The path of what the build knows, from the root.
    init(on folder: String, of statePath: String) {
        notes = folder + SpriteBuild.ownFolder
        way = Self.way(from: notes, to: statePath)
    }

    private var path: String { notes + name }
    /// Each build has a claim of its own.
    private var name: String { "\(ContentDigest(of: way).text)\(Self.ending)" }

    func make() throws(FileError) {
        guard !Files.exists(path) else { return }
        try SpriteBuild.createOwnFolder(notes)
        try Files.write(Array(way.utf8), to: path)
    }

    /// Takes the claim away, with the folders that are then empty.
    func release() {
        guard Files.exists(path) else { return }
        let ignored = SpriteBuild.ignoringName
        if (try? Files.names(in: notes))?.allSatisfy({ $0 == name || $0 == ignored }) ?? false {
            Files.remove(notes + ignored)
        }
        Files.remove(path)
    }

    /// Where a claim leads; nil where it is damaged.
    static func statePath(in folder: String, _ name: String) -> String? {
        guard let bytes = try? Files.read(folder + name), !bytes.isEmpty else { return nil }
        let path = Files.canonicalPath(folder + String(decoding: bytes, as: UTF8.self))
        return path.hasSuffix(SpriteBuild.stateEnding) ? path : nil
    }

    private static func way(from folder: String, to path: String) -> String {
        let (from, to) = (folder.split(separator: "/"), path.split(separator: "/"))
        let common = zip(from, to).prefix { $0 == $1 }.count
        return ([Substring](repeating: "..", count: from.count - common) + to[common...]).joined(separator: "/")
    }
}

extension SpriteBuild {
    /// Claims folders of outputs that do not lie beside what is known.
    ///
    /// Where a folder for that was named, whoever named it sees to what is written.
    func claimFolders() throws(FileError) {
        for folder in claimedFolders { try FolderClaim(on: folder, of: canonicalState).make() }
    }

    /// Gives up claims on folders that nothing is written to any more.
    func releaseFolders(above removed: [String]) {
        guard settings.stateFolder == nil, !removed.isEmpty else { return }
        let claimed = claimedFolders
        var (seen, folders) = (claimed, CanonicalFolders())
        for path in removed {
            var folder = folders.folder(Files.folder(of: path))
            while !folder.isEmpty, seen.insert(folder).inserted {
                FolderClaim(on: folder, of: canonicalState).release()
                folder = Files.folder(of: String(folder.dropLast()))
            }
        }
    }

    private var canonicalState: String { Self.place(of: statePath) + stateName(nil) }

    private var claimedFolders: Set<String> {
        guard settings.stateFolder == nil else { return [] }
        var folders = CanonicalFolders()
        let beside = folders.folder(Files.folder(of: String(folder.dropLast())))
        return Set(file.outputs.map { folders.folder($0.claimedFolder) }).filter { !$0.hasPrefix(beside) }
    }
}

extension SpriteOutput {
    /// The folder of all its files, or the one above where tools read all that lies there.
    fileprivate var claimedFolder: String {
        switch kind {
        case .xcassets, .symbolset, .android, .vectordrawable: Files.folder(of: String(path.dropLast()))
        default: Files.folder(of: path)
        }
    }
}
