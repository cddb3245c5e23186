package import SymbolFiles
package import SymbolSprites
internal import SymbolStills
package import SymbolText

/// The goldens that a build file describes: pictures and display lists that drawings are compared with.
///
/// Each golden is a pair: `name.png` with the frames side by side, and `name.golden` with the exact display lists and
/// the renderer.
package struct GoldenSuite: Sendable {
    /// The build file.
    package let file: BuildFile
    let settings: GoldenSettings
    let cases: [GoldenCase]
    let store: GoldenStore
    /// The store of drawings that do not match, for review: a folder for each build file, since cases of two files may
    /// have the same name.
    let received: GoldenStore
    /// The store of pictures of their differences, which have no records.
    let differences: GoldenStore
    /// The build in whose folder received drawings are kept.
    let build: SpriteBuild

    /// Draws the cases.
    let painter = SpritePainter()

    /// The other build files that ask for goldens in the folder.
    let owners = GoldenOwners()

    /// The diagnostics of each file whose cases were drawn, and of the names of goldens, if there are any.
    package var diagnostics: [String: [Diagnostic]] {
        var diagnostics = painter.diagnostics
        let faults = cases.compactMap { one in
            PortableName.fault(in: one.name).map { fault in
                Diagnostic(.portability, "the golden \(one.name) \(fault), which Windows does not allow")
            }
        }
        if !faults.isEmpty { diagnostics[file.path, default: []] += faults }
        return diagnostics
    }

    /// Reads the settings for goldens in a build file, and lists its cases.
    ///
    /// - Throws: `FileError` where the file has no goldens or no cases.
    package init(_ file: BuildFile) throws(FileError) {
        if let failure = file.failures.first { throw failure }
        self.file = file
        (settings, cases) = try file.goldenCases()
        store = GoldenStore(folder: settings.folder)
        try settings.check(cases, file.source)
        build = SpriteBuild(file)
        received = GoldenStore(folder: "\(build.folder)received/\(Files.name(of: file.path))/")
        differences = GoldenStore(folder: "\(build.folder)differences/\(Files.name(of: file.path))/")
    }

    /// The folder of the drawings that do not match, with a slash at its end.
    package var receivedFolder: String { received.folder }
    /// The folder of the pictures of their differences, with a slash at its end.
    package var differencesFolder: String { differences.folder }

    /// The number of cases.
    package var count: Int { cases.count }

    /// Returns the cases with some names, or names that match patterns with `*`; all where none are given.
    ///
    /// - Throws: `FileError` for a word that is no case.
    func cases(named words: [String]) throws(FileError) -> [GoldenCase] {
        guard !words.isEmpty else { return cases }
        let patterns = words.map { CasePattern($0) }
        for pattern in patterns where !cases.contains(where: { pattern.matches($0.name) }) {
            let hint = CaseHint(for: pattern.text, among: cases.map(\.name))
            throw FileError(.input, path: pattern.text, message: "there is no such case\(hint)")
        }
        return cases.filter { one in patterns.contains { $0.matches(one.name) } }
    }

    /// Returns the goldens in the folder, by the cases they belong to.
    func names() throws(FileError) -> GoldenNames { try GoldenNames(of: cases, in: store, file.path) }

    /// Returns the paths of all files that are read: the build file, the symbols and the goldens.
    ///
    /// - Throws: `FileError` where a folder of goldens cannot be read.
    package func paths() throws(FileError) -> [String] {
        [file.path] + Set(file.symbolPaths + cases.flatMap(\.sprite.drawnFiles)).sorted()
            + (try store.names().flatMap { [store.imagePath($0), store.recordPath($0)] })
    }

    /// The result of a case.
    package struct Result: Sendable {
        /// The name of the case.
        package let name: String
        /// The outcome of the comparison.
        package var status: GoldenStatus
        /// The reasons, one per line; none for a case that passed.
        package var reasons: [String] = []
        /// The kind of difference in a word or two; nil where there is none.
        package var cause: String?
        /// Remarks that do not affect the outcome.
        package var notices: [String] = []
        /// The name of the alternate golden that the drawing matches instead of the case's own, if it does.
        package var alternate: String?
        /// The path of the file that is drawn or compared; nil for an orphan.
        package var path: String?
        /// The share of pixels that differ, 0…1.
        package var change = 0.0
        /// The share of pixels that differ in each frame, 0…1; empty for a case that passed.
        package var frameChanges: [Double] = []
        /// The expected frames; empty unless pictures are kept and the case did not pass.
        package var expected: [GoldenReport.Image] = []
        /// The actual frames; empty under the same conditions.
        package var actual: [GoldenReport.Image] = []
        /// Pictures of the differences; empty under the same conditions.
        package var difference: [GoldenReport.Image] = []
        /// The paths of the images, where they exist.
        package var files = GoldenReport.Files()
        /// Whether each area that the case ignores meets its picture.
        var ignoredAreas: [IgnoredArea: Bool] = [:]
        /// The seconds for which a frame is shown; nil for a still.
        package var frameDuration: Double?
        /// The seconds that drawing and comparing took.
        package var seconds = 0.0
    }

    func draw(_ one: GoldenCase) -> Swift.Result<GoldenDrawing, BuildFailure> {
        do {
            return .success(try GoldenDrawing(one, settings, painter, symbolDigest: try symbolDigest(of: one.sprite)))
        } catch {
            return .failure(BuildFailure(error, input: one.sprite.path))
        }
    }

    /// The digest of what is drawn: that of one file, or of several files' digests.
    private func symbolDigest(of sprite: Sprite) throws(FileError) -> String {
        let digests = try sprite.drawnFiles.map { path throws(FileError) in
            ContentDigest(of: try Files.read(path, sprite.options.limits)).text
        }
        return digests.count == 1 ? digests[0] : ContentDigest(of: digests.joined(separator: " ")).text
    }
}
