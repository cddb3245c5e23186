internal import SymbolFiles
public import SymbolModel
public import SymbolStills
internal import SymbolTemplate

extension Animation {
    /// Reads a timeline, which describes what happens to a symbol and when, as `insignia animate --timeline` does.
    ///
    ///     let (story, span) = try Animation.timeline(contentsOf: "story.yml", of: bell, options: options)
    ///     let frames = try FrameSequence(story, rate: .standard, span: span)
    ///
    /// - Parameters:
    ///   - path: The path of the YAML or JSON file; paths in the file are relative to its folder.
    ///   - symbol: The symbol that is shown first.
    ///   - options: The appearance of the symbol at the beginning, and the canvas; symbols named in the file are read
    ///     with the same language and limits.
    ///   - reducesMotion: Whether every effect is replaced by its substitute for people who reduce motion.
    /// - Returns: The animation, and the span of time that it covers: the duration in the file, or else until
    ///   everything is at rest.
    /// - Throws: `FileError` with the line and column if the file, or one that it names, cannot be read.
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
