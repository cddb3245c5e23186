internal import SymbolFiles
public import SymbolModel
public import SymbolStills
internal import SymbolTemplate

extension Animation {
    /// Reads a timeline, which says what happens to a symbol and when, as `insignia animate --timeline` does.
    ///
    ///     let (story, span) = try Animation.timeline(contentsOf: "story.yml", of: bell, options: options)
    ///     let frames = try FrameSequence(story, rate: .standard, span: span)
    ///
    /// - Parameters:
    ///   - path: The path of the YAML or JSON file; paths in it start from its folder.
    ///   - symbol: The symbol that is shown first.
    ///   - options: The appearance of the symbol at the beginning, and the canvas; symbols that the file names are read
    ///     for its language and within its limits.
    ///   - reducesMotion: Whether every effect is replaced by its calm counterpart.
    /// - Returns: The animation, and the part of time that it covers: the file's duration, else all until it rests.
    /// - Throws: `FileError` where the file or one that it names cannot be read, with the line and column of the fault.
    public static func timeline(
        contentsOf path: String, of symbol: Symbol, options: RenderOptions = RenderOptions(),
        reducesMotion: Bool = false
    ) throws -> (animation: Animation, span: AnimationSpan) {
        let plan = try AnimationPlan(
            symbol, options, try TimelineFile(contentsOf: path), reducesMotion: reducesMotion
        ) { try SymbolDocument(contentsOf: $0, for: options).symbol }
        return (plan.animation, plan.span)
    }
}
