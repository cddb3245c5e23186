internal import SymbolAnimation
internal import SymbolFiles
internal import SymbolImaging

/// How an output writes motion.
struct MotionOptions: Sendable {
    private(set) var rate = FrameRate.standard
    private(set) var writing = AnimationWriter.Settings()
    /// The keys that were given, with their nodes.
    private(set) var given: [(word: String, node: YAMLNode)] = []

    static let uses: [SpriteOutput.KeyUse] = [
        ("fps", SpriteOutput.Kind.allCases.filter(\.showsMotion)), ("loops", [.apng, .gif, .webp]), ("matte", [.gif]),
        ("columns", [.strips])
    ]
    static let keys = uses.map(\.word)

    mutating func read(_ word: String, _ key: YAMLNode, _ value: YAMLNode, _ file: YAMLFile) throws(FileError) {
        given.append((word, key))
        switch word {
        case "fps": rate = try file.value(value, of: "frames per second", ValueSyntax.frameRate)
        case "loops": writing.loops = try file.whole(value, AnimationWriter.Settings.loopCounts)
        case "columns": writing.columns = try file.whole(value, AnimationWriter.Settings.columnCounts)
        default: writing.matte = try file.colors(value, of: "a CSS colour", ValueSyntax.opaqueColor)
        }
    }

    /// A text that differs where the written files do.
    var recipe: String {
        let columns = writing.columns.map(String.init) ?? ""
        let matte = writing.matte.map { RGBA8($0) }.map { "\($0.red) \($0.green) \($0.blue)" } ?? ""
        return "\(rate) \(writing.loops) [\(columns)] [\(matte)]"
    }
}
