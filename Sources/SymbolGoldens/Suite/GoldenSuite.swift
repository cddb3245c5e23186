public import SymbolFiles
public import SymbolImaging
public import SymbolSprites
internal import SymbolText

/// The goldens that a build file asks for: images and display lists that drawings are held against.
///
/// Each golden is a pair: `name.png`, the frames in a row, and `name.golden`, the exact display lists and what drew them.
public struct GoldenSuite: Sendable {
    public let file: BuildFile
    let settings: GoldenSettings
    let cases: [GoldenCase]
    let store: GoldenStore
    /// Where drawings that are not as expected are kept for review.
    let received: GoldenStore

    /// - Throws: `FileError` where the file asks for no goldens, or for none that would ever be checked.
    public init(_ file: BuildFile) throws(FileError) {
        self.file = file
        (settings, cases) = try file.goldenCases()
        store = GoldenStore(folder: settings.folder)
        received = GoldenStore(folder: SpriteBuild(file).folder + "received/")
    }

    public struct Result: Sendable {
        public let name: String
        public let status: GoldenStatus
        /// In a line each; none for what passed.
        public var reasons: [String] = []
        /// Worth knowing, though nothing is wrong.
        public var notice: String?
        public var expected: [Pixmap] = []
        public var actual: [Pixmap] = []
        public var difference: [Pixmap] = []
        /// Seconds a frame is shown; nil for a still.
        public var frameDuration: Double?
        /// Seconds that drawing and comparing took.
        public var seconds = 0.0
    }

    func draw(_ one: GoldenCase, _ painter: SpritePainter) -> Swift.Result<GoldenDrawing, BuildFailure> {
        do {
            let digest = ContentDigest(of: try Files.read(one.sprite.path)).text
            return .success(try GoldenDrawing(one, settings, painter, symbolDigest: digest))
        } catch {
            return .failure(BuildFailure(error, input: one.sprite.path))
        }
    }
}
