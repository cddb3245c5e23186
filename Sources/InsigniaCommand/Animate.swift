import ArgumentParser
import Insignia

struct Animate: ParsableCommand, CheckedArguments {
    static let configuration = CommandConfiguration(
        commandName: "animate",
        abstract: "Animate a symbol and write its frames or an animated image.",
        discussion: """
            EXAMPLES
              insignia animate bell.badge.svg --effect bounce.up.byLayer -o frames/
              insignia animate wave.signal.svg --effect variableColor -o wave.apng
              insignia animate gear.svg --effect rotate --repeat continuous -o gear.webp
              insignia animate bell.svg --to bell.badge.svg -o badge.gif --matte white
              insignia animate leaf.svg --effect drawOn --format raw -o - > leaf.rgba
              insignia animate leaf.svg --effect wiggle.left --effect pulse@0.4 --at 0.5
              insignia animate bell.svg --timeline story.yml -o story.webp

            EFFECTS
              appear, disappear, bounce, scale: .up .down
              breathe: .plain .pulse
              drawOn, drawOff: .individually, drawOff .reversed
              pulse
              replace: .downUp .upUp .offUp .magic(fallback: .upUp)
              rotate: .clockwise .counterClockwise
              variableColor: .iterative .cumulative .reversing .hideInactiveLayers
              wiggle: .left .right .up .down .forward .backward .clockwise
                .counterClockwise .custom(angle: 30)
              automatic: the effect that the symbol prefers
              All but variableColor and automatic also take .byLayer or .wholeSymbol.
            """)

    @Argument(
        help: ArgumentHelp("An SVG file, or - for standard input.", valueName: "file"),
        completion: .file(extensions: ["svg", "svgz"]))
    var file: String

    @Option(
        help: ArgumentHelp("The symbol that replaces this one; --effect replace sets how.", valueName: "file"),
        completion: .file(extensions: ["svg", "svgz"]))
    var to: String?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "A folder, a .apng, .png, .gif, .webp or .rgba file, or - for standard output.",
            valueName: "path"), completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "A YAML or JSON script of effects and of changes of symbol, weight and value over time.",
            valueName: "file"),
        completion: .file(extensions: ["yml", "yaml", "json"]))
    var timeline: String?

    @OptionGroup(title: "Effects")
    var effects: EffectArguments

    @OptionGroup(title: "Format")
    var format: AnimationFormatOptions

    @OptionGroup(title: "Frames")
    var frames: FrameOptions

    @OptionGroup(title: "Appearance")
    var appearance: AppearanceOptions

    @OptionGroup(title: "Size")
    var sizes: SizeOptions

    @OptionGroup(title: "Canvas")
    var canvas: CanvasArguments

    @OptionGroup(title: "Picture")
    var picture: PictureOptions

    @Flag(help: "Fit the whole motion into the square of --size instead of letting the image grow.")
    var fit = false

    @Flag(help: "Print what happens to each layer when --to replaces the symbol, and draw nothing.")
    var explain = false

    @OptionGroup(title: "Run")
    var reports: ReportOptions

    func checkCombination() throws {
        try frames.checkCombination()
        try appearance.checkCombination()
        try sizes.checkCombination()
        try Values.file(to, of: "--to")
        try Values.file(timeline, of: "--timeline")
        if timeline != nil, effects.isSet || to != nil {
            throw ValidationError(
                "--timeline sets effects and symbols itself and cannot be combined with --to, --effect or its options")
        }
        if effects.effects.isEmpty, to == nil, timeline == nil {
            throw ValidationError("nothing to animate: give --effect, as in --effect bounce, --to or --timeline")
        }
        if fit, sizes.size == nil { throw ValidationError("--fit needs --size") }
        if explain { try checkExplanation() }
        if frames.isStill { try rejectIneffective(format.ofAnimations, FrameOptions.stillReason) }
        try sizes.checkPlatform()
        try sizes.checkEmphasis(beside: appearance.weight)
        try appearance.checkVariableValue(timeline != nil)
        try reports.check(output: output)
    }

    /// Rejects the options that do not affect how one symbol replaces another.
    private func checkExplanation() throws {
        if to == nil { throw ValidationError("--explain needs a second symbol: give --to FILE") }
        let reason = "has no effect with --explain, which draws nothing"
        try rejectIneffective(["-o": output != nil, "--format": format.format != nil], reason)
        for options in [
            effects.options, format.ofAnimations, frames.given, sizes.given, canvas.given, picture.given,
            appearance.ofPainting
        ] {
            try rejectIneffective(options, reason)
        }
    }

    func run() throws {
        let run = try animationRun()
        if explain, let to { return try run.explain(replacing: to, asJSON: reports.json) }
        try run.run()
    }

    /// The animation that the options describe; `read` reads the timeline file at a path.
    func animationRun(
        reading read: (_ path: String) throws -> TimelineFile = AnimationRun.timeline
    ) throws -> AnimationRun {
        let script = MotionScript(
            try content(read), duration: try frames.length(), reducesMotion: effects.reduceMotion)
        let output = AnimationRun.Output(
            target: try format.target(output, isStill: frames.isStill), settings: try format.settings(),
            reportsJSON: reports.json)
        return AnimationRun(
            file: file, script: script, options: try renderOptions(), time: try frames.time(), output: output,
            quiet: reports.quiet)
    }

    private func content(_ read: (_ path: String) throws -> TimelineFile) throws -> MotionScript.Content {
        if let timeline { return .timeline(try read(timeline)) }
        return .effects(try effects.specs(), try effects.effectOptions(), other: to)
    }

    private func renderOptions() throws -> RenderOptions {
        var options = try appearance.renderOptions()
        try sizes.apply(to: &options)
        try canvas.apply(to: &options)
        try picture.apply(to: &options)
        options.displayScale = try canvas.scale()
        return fit ? options.fittingMotion : options
    }
}
