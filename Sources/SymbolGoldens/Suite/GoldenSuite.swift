package import SymbolFiles
package import SymbolSprites
internal import SymbolStills
package import SymbolText

/// The goldens that a build file describes: pictures and display lists that drawings are compared with.
///
/// Each golden is a pair: `name.png`, the frames in a row, and `name.golden`, the exact display lists and what drew
/// them.
package struct GoldenSuite: Sendable {
    package let file: BuildFile
    let settings: GoldenSettings
    let cases: [GoldenCase]
    let store: GoldenStore
    /// Where drawings that are not as expected are kept for review: a folder for each build file, since cases of two
    /// may have one name.
    let received: GoldenStore
    /// Keeps what was received beside what builds know.
    let build: SpriteBuild

    /// Draws every case.
    let painter = SpritePainter()

    /// What there was to say about each file while its cases were drawn.
    package var diagnostics: [String: [Diagnostic]] { painter.diagnostics }

    /// - Throws: `FileError` where the file asks for no goldens, or for none that would ever be checked.
    package init(_ file: BuildFile) throws(FileError) {
        if let failure = file.failures.first { throw failure }
        self.file = file
        (settings, cases) = try file.goldenCases()
        store = GoldenStore(folder: settings.folder)
        try settings.check(cases, file.source)
        build = SpriteBuild(file)
        received = GoldenStore(folder: "\(build.folder)received/\(Files.name(of: file.path))/")
    }

    /// The number of cases.
    package var count: Int { cases.count }

    /// The paths of what is read: the build file, the symbols and the goldens.
    ///
    /// - Throws: `FileError` where not all of the goldens can be looked at.
    package func paths() throws(FileError) -> [String] {
        [file.path] + Set(file.symbolPaths + cases.flatMap(\.sprite.drawnFiles)).sorted()
            + (try store.names().flatMap { [store.imagePath($0), store.recordPath($0)] })
    }

    /// What became of a case.
    package struct Result: Sendable {
        package let name: String
        package let status: GoldenStatus
        /// In a line each; none for what passed.
        package var reasons: [String] = []
        /// What differs, in a word or two; nil where nothing does.
        package var cause: String?
        /// Worth knowing, though nothing is wrong.
        package var notice: String?
        /// The file that is drawn, or else compared; nil for an orphan.
        package var path: String?
        /// The share of pixels that differ, 0…1.
        package var change = 0.0
        /// Pictures, where they were asked for and the case did not pass.
        package var expected: [GoldenReport.Image] = []
        package var actual: [GoldenReport.Image] = []
        package var difference: [GoldenReport.Image] = []
        /// Seconds a frame is shown; nil for a still.
        package var frameDuration: Double?
        /// Seconds that drawing and comparing took.
        package var seconds = 0.0
    }

    func draw(_ one: GoldenCase) -> Swift.Result<GoldenDrawing, BuildFailure> {
        do {
            return .success(try GoldenDrawing(one, settings, painter, symbolDigest: try symbolDigest(of: one.sprite)))
        } catch {
            return .failure(BuildFailure(error, input: one.sprite.path))
        }
    }

    /// The digest of what is drawn: of one file, or of several files' digests.
    private func symbolDigest(of sprite: Sprite) throws(FileError) -> String {
        let digests = try sprite.drawnFiles.map { path throws(FileError) in
            ContentDigest(of: try Files.read(path, sprite.options.limits)).text
        }
        return digests.count == 1 ? digests[0] : ContentDigest(of: digests.joined(separator: " ")).text
    }
}
