import ArgumentParser
import Insignia

struct Animate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "animate",
        abstract: "Animate a symbol and write the frames.",
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
              automatic: what the symbol prefers
              each .byLayer or .wholeSymbol, variableColor neither
            """)

    @Argument(
        help: ArgumentHelp("An SVG file, or - for standard input.", valueName: "file"),
        completion: .file(extensions: ["svg", "svgz"]))
    var file: String

    @Option(
        help: ArgumentHelp("The symbol that replaces it, as --effect replace says, or by itself.", valueName: "file"),
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
            "A YAML or JSON file that scripts effects and changes of symbol, weight and value over time.",
            valueName: "file"),
        completion: .file(extensions: ["yml", "yaml", "json"]))
    var timeline: String?

    @OptionGroup(title: "Effects")
    var effects: EffectArguments

    @Option(
        help: ArgumentHelp(
            "png (a folder of frames), apng, gif, webp, strip or raw; by default chosen by the name of the output.",
            valueName: "format"),
        completion: .list(AnimationFormat.allCases.map(\.rawValue)))
    var format: String?

    @Option(help: ArgumentHelp("Frames per second, such as 60, 29.97 or 30000/1001; 30 by default.", valueName: "rate"))
    var fps: String?

    @Option(
        help: ArgumentHelp(
            "The length of the animation; by default, as long as it takes to come to rest or to loop.",
            valueName: "seconds"))
    var duration: String?

    @Option(help: ArgumentHelp("Write only the frames from this time on.", valueName: "seconds"))
    var from: String?

    @Option(help: ArgumentHelp("Write only the frames before this time.", valueName: "seconds"))
    var until: String?

    @Option(help: ArgumentHelp("Write only this frame; the first is 0.", valueName: "number"))
    var frame: String?

    @Option(help: ArgumentHelp("Write only the picture at this moment.", valueName: "seconds"))
    var at: String?

    @Option(
        help: ArgumentHelp(
            "How many times an animated image plays; 0, the default, plays it forever.", valueName: "times"))
    var loops: String?

    @Option(
        help: ArgumentHelp(
            "The colour that GIF frames are blended with; without it, pixels under half alpha become transparent.",
            valueName: "color"))
    var matte: String?

    @Option(
        help: ArgumentHelp("Frames in each row of a strip; by default, all frames are in one row.", valueName: "number")
    )
    var columns: String?

    @OptionGroup(title: "Appearance")
    var appearance: AppearanceOptions

    @OptionGroup(title: "Size")
    var sizes: SizeOptions

    @OptionGroup(title: "Canvas")
    var canvas: CanvasArguments

    @Flag(help: "Fit the whole motion into the square of --size, instead of growing beyond it.")
    var fit = false

    @Flag(help: "Print what becomes of each layer when one symbol replaces another, and draw nothing.")
    var explain = false

    @OptionGroup(title: "Run")
    var reports: ReportOptions

    func validate() throws {
        if timeline != nil, effects.isSet || to != nil {
            throw ValidationError(
                "--timeline tells effects and symbols itself; --to, --effect and its options exclude it")
        }
        if effects.effects.isEmpty, to == nil, timeline == nil {
            throw ValidationError("nothing moves: give --effect, as in --effect bounce, or --timeline")
        }
        if fit, sizes.size == nil { throw ValidationError("--fit needs --size") }
        if explain, to == nil { throw ValidationError("--explain is about two symbols: give --to FILE") }
        if frame != nil, at != nil { throw ValidationError("--frame and --at exclude each other") }
        try sizes.checkPlatform()
        try appearance.checkVariableValue(timeline != nil)
        try checkIdleOptions()
        try reports.check(output: output)
    }

    private func checkIdleOptions() throws {
        if explain {
            try refuseIdle(
                [
                    "-o": output != nil, "--format": format != nil, "--fps": fps != nil, "--duration": duration != nil,
                    "--frame": frame != nil, "--at": at != nil, "--display-scale": canvas.displayScale != nil,
                    "--canvas": canvas.canvas != nil, "--size": sizes.size != nil
                ], "has no effect with --explain, which draws nothing")
        }
        if explain || frame != nil || at != nil {
            try refuseIdle(
                [
                    "--from": from != nil, "--until": until != nil, "--loops": loops != nil, "--matte": matte != nil,
                    "--columns": columns != nil
                ], "needs more than one picture; --frame, --at and --explain exclude it")
        }
    }

    /// Refuses options of other formats than the one that is written.
    private func check(_ content: AnimationTarget.Content) throws {
        let format: AnimationFormat = if case .file(let format) = content { format } else { .png }
        try refuseIdle(["--matte": matte != nil && format != .gif], "needs --format gif, which knows no translucency")
        try refuseIdle(["--columns": columns != nil && format != .strip], "needs --format strip, which has rows")
        try refuseIdle(
            ["--loops": loops != nil && ![.apng, .gif, .webp].contains(format)],
            "needs --format apng, gif or webp, which play by themselves")
    }

    func run() throws {
        let run = try animationRun()
        if explain, let to { return try run.explain(replacing: to, asJSON: reports.json) }
        try run.run()
    }

    func animationRun() throws -> AnimationRun {
        AnimationRun(
            file: file, other: to, motion: try motion(), options: try renderOptions(), time: try settingsOfTime(),
            output: try animationOutput(), quiet: reports.quiet)
    }

    private func motion() throws -> AnimationRun.Motion {
        if let timeline { return .timeline(timeline) }
        return .effects(try effects.specs(), try effects.options())
    }

    private func animationOutput() throws -> AnimationRun.Output {
        let format: AnimationFormat? = try format.map { try Values.choice($0, of: "--format") }
        let target = try AnimationTarget(output, format: format, isStill: frame != nil || at != nil)
        try check(target.content)
        return AnimationRun.Output(target: target, settings: try settings(), reportsJSON: reports.json)
    }

    private func renderOptions() throws -> RenderOptions {
        var options = try appearance.renderOptions()
        try sizes.apply(to: &options)
        try canvas.apply(to: &options)
        let scales = try canvas.scales()
        guard scales.count == 1 else { throw ValidationError("--display-scale takes one scale here") }
        options.displayScale = scales[0]
        return fit ? options.fittingMotion : options
    }

    private func settings() throws -> AnimationWriter.Settings {
        var settings = AnimationWriter.Settings()
        settings.loops = try loops.map { try Values.whole($0, of: "--loops", AnimationWriter.Settings.loopCounts) } ?? 0
        settings.columns = try columns.map { try Values.whole($0, of: "--columns", AnimationWriter.Settings.columnCounts) }
        settings.matte = try matte.map { try Values.opaque($0, of: "--matte") }
        return settings
    }

    private func settingsOfTime() throws -> AnimationRun.Time {
        let rate = try fps.map { try Values.read($0, of: "--fps", ValueSyntax.frameRate) } ?? .standard
        return AnimationRun.Time(
            rate: rate, duration: try duration.map { try Values.seconds($0, of: "--duration") },
            from: try from.map { try Values.seconds($0, of: "--from") },
            until: try until.map { try Values.seconds($0, of: "--until") },
            frame: try frame.map { try Values.whole($0, of: "--frame", 0...100_000) },
            at: try at.map { try Values.seconds($0, of: "--at") }, reducesMotion: effects.reduceMotion)
    }
}
