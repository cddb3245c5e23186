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
        try read(try TimelineFile(contentsOf: path), of: symbol, options, reducesMotion)
    }

    /// Reads a timeline from the bytes of a file.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, in UTF-8.
    ///   - path: The path that errors name; paths in the timeline are relative to its folder.
    ///   - symbol: The symbol that is shown first.
    ///   - options: The appearance of the symbol at the beginning, and the canvas; symbols named in the timeline are
    ///     read with the same language and limits.
    ///   - reducesMotion: Whether every effect is replaced by its substitute for people who reduce motion.
    /// - Returns: The animation, and the span of time that it covers.
    /// - Throws: `FileError` with the line and column if the bytes are not a timeline, or a file that it names cannot
    ///   be read.
    public static func timeline(
        parsing bytes: [UInt8], path: String = "timeline", of symbol: Symbol, options: RenderOptions = RenderOptions(),
        reducesMotion: Bool = false
    ) throws -> (animation: Animation, span: AnimationSpan) {
        try read(try TimelineFile(parsing: bytes, path: path), of: symbol, options, reducesMotion)
    }

    private static func read(
        _ timeline: TimelineFile, of symbol: Symbol, _ options: RenderOptions, _ reducesMotion: Bool
    ) throws -> (animation: Animation, span: AnimationSpan) {
        let plan = try AnimationPlan(symbol, options, timeline, reducesMotion: reducesMotion) {
            try SymbolDocument(contentsOf: $0, for: options).symbol
        }
        return (plan.animation, plan.span)
    }
}
