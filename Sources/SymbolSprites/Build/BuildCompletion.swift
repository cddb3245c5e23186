internal import CLibrary
internal import SymbolFiles
internal import SymbolText

/// The record that a build had nothing to do: as long as its inputs, its outputs and what is named here stay as they
/// are, that remains so.
struct BuildCompletion: Equatable, Sendable {
    /// The digest of what identifies the program.
    private let program: ContentDigest
    /// The stamps of the files that are read besides the symbols, among them the build file, of the folders that are
    /// searched, and of the claims on folders of outputs.
    var dependencies: [PathKey: FileStamp]

    /// Records the stamps of files and folders that were read; nil where one is missing, or has changed since.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files and folders.
    ///   - start: When reading began, in nanoseconds since 1970.
    init?(_ paths: some Sequence<String>, readSince start: Int) {
        program = Self.program
        dependencies = [:]
        for path in paths {
            guard let stamp = Files.stamp(of: path), stamp.isUnchanged(since: start) else { return nil }
            dependencies[path] = stamp
        }
    }

    /// Reads the line that begins the record; nil, without reading it, where that is none of this program.
    init?(_ lines: inout TextFields) {
        var following = lines
        var fields = TextFields(rest: following.next(to: "\n"))
        guard fields.next().elementsEqual(Self.word.utf8), fields.rest.elementsEqual(Self.program.text.utf8) else {
            return nil
        }
        (program, dependencies) = (Self.program, [:])
        lines = following
    }

    private static let word = "all"
    private static let program = ContentDigest(of: SpriteSteps.identity)

    func lines(_ bases: PathBases) -> [UInt8] {
        var text = Array("\(Self.word)\t\(program.text)\n".utf8)
        for (path, stamp) in dependencies.sorted(by: { $0.key < $1.key }) {
            BuildStateLine.append(.dependency, [], stamp, path.text, bases, to: &text)
        }
        return text
    }
}

extension FileStamp {
    /// Returns whether a file or folder has certainly not changed since a moment, in nanoseconds since 1970.
    func isUnchanged(since start: Int) -> Bool { max(time, changeTime) < start - BuildState.tick }
}
