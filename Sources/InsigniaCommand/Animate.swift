import ArgumentParser
import Insignia

struct Animate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "animate",
        abstract: "Move a symbol, and write the frames.",
        discussion: """
            EXAMPLES
              insignia animate bell.badge.svg --effect bounce.up.byLayer -o frames/
              insignia animate wave.signal.svg --effect variableColor.iterative --size 128 -o wave.apng
              insignia animate gear.svg --effect rotate --repeat continuous -o gear.webp
              insignia animate bell.svg --to bell.badge.svg --effect replace -o badge.gif --matte white
              insignia animate leaf.svg --effect drawOn --format raw -o - | ffmpeg -f rawvideo …
              insignia animate leaf.svg --effect wiggle.left --effect pulse@0.4 --at 0.5 -o leaf.png
              insignia animate bell.svg --timeline story.yml -o story.webp

            EFFECTS
              appear disappear bounce scale (.up .down), pulse, breathe (.plain .pulse), rotate (.clockwise
              .counterClockwise), wiggle (.left .right .up .down .forward .backward .clockwise
              .counterClockwise .custom(angle: 30)), variableColor (.iterative .cumulative .reversing
              .hideInactiveLayers), drawOn, drawOff (.reversed), replace (.downUp .upUp .offUp
              .magic(fallback: .upUp)), automatic; each .byLayer or .wholeSymbol, draw effects .individually.
            """)

    @Argument(help: ArgumentHelp("An SVG file, or - for standard input.", valueName: "file"))
    var file: String

    @Option(
        help: ArgumentHelp("The symbol that takes its place.", valueName: "file"),
        completion: .file(extensions: ["svg"]))
    var to: String?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "A folder for frames, a file for the other formats, or - for standard output.",
            valueName: "path"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "A YAML or JSON file of what happens when: effects, other symbols, weights, values.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml", "json"]))
    var timeline: String?

    @OptionGroup(title: "Effects")
    var effects: EffectArguments

    @Option(
        help: ArgumentHelp(
            "png (frames), apng, gif, webp, strip or raw; by the output's name by default.", valueName: "format"),
        completion: .list(AnimationFormat.allCases.map(\.rawValue)))
    var format: String?

    @Option(help: ArgumentHelp("Frames a second: 60, 29.97, 30000/1001; 30 by default.", valueName: "rate"))
    var fps: String?

    @Option(help: ArgumentHelp("How long the animation is; as long as it takes by default.", valueName: "seconds"))
    var duration: String?

    @Option(help: ArgumentHelp("Write the frames from this time on.", valueName: "seconds"))
    var from: String?

    @Option(help: ArgumentHelp("Write the frames before this time.", valueName: "seconds"))
    var until: String?

    @Option(help: ArgumentHelp("Write this frame alone; the first is 0.", valueName: "number"))
    var frame: String?

    @Option(help: ArgumentHelp("Write this moment alone.", valueName: "seconds"))
    var at: String?

    @Option(
        help: ArgumentHelp(
            "How often an animated image plays, 0 for without end, which is the default.", valueName: "times"))
    var loops: String?

    @Option(
        help: ArgumentHelp(
            "What GIF frames are laid upon; without it their alpha is cut at one half.", valueName: "color"))
    var matte: String?

    @Option(help: ArgumentHelp("Of a strip; all frames are in one row by default.", valueName: "number"))
    var columns: String?

    @OptionGroup(title: "Appearance")
    var appearance: AppearanceOptions

    @OptionGroup(title: "Size")
    var sizes: SizeOptions

    @Option(help: ArgumentHelp("Pixels a point.", valueName: "scale"))
    var displayScale: String?

    @Option(
        help: ArgumentHelp(
            "What of the symbol at rest becomes the image, which grows as far as anything moves: layout, square or ink.",
            valueName: "kind"), completion: .list(["layout", "square", "ink"]))
    var canvas: String?

    @Flag(help: "Tell what becomes of each layer when one symbol replaces another, and draw nothing.")
    var explain = false

    @Flag(help: "Tell on standard output what was written, as JSON.")
    var json = false

    @Flag(name: [.short, .long], help: "No warnings, and no hint for ffmpeg.")
    var quiet = false

    func validate() throws {
        if timeline != nil, effects.isSet || to != nil {
            throw ValidationError(
                "--timeline tells effects and symbols itself; --to, --effect and its options exclude it")
        }
        if effects.effects.isEmpty, to == nil, timeline == nil {
            throw ValidationError("nothing moves: give --effect, as in --effect bounce, or --timeline")
        }
        if explain, to == nil { throw ValidationError("--explain is about two symbols: give --to FILE") }
        if frame != nil, at != nil { throw ValidationError("--frame and --at exclude each other") }
        if json, output == "-" { throw ValidationError("--json and -o - both write to standard output") }
        _ = try settings()
        _ = try settingsOfTime()
        _ = try renderOptions(readsFiles: false)
        _ = try format.map { try Values.choice($0, of: "--format") as AnimationFormat }
    }

    func run() throws {
        let options = try renderOptions()
        let symbol = try load(file, options)
        let other = try to.map { try load($0, options) }
        if explain, let other { return try explain(symbol, other, options) }
        try AnimationRun(
            command: self, symbol: symbol, other: other, options: options, settings: try settings(),
            time: try settingsOfTime()
        ).run()
    }

    func load(_ path: String, _ options: RenderOptions) throws -> Symbol {
        try tellingErrors(of: path) {
            let document = try SymbolDocument(
                contentsOf: path, locale: options.locale, layoutDirection: options.effectiveDirection)
            if !quiet { document.diagnostics.forEach { Console.warning("\(path):\($0)") } }
            return document.symbol
        }
    }

    private func explain(_ symbol: Symbol, _ other: Symbol, _ options: RenderOptions) throws {
        try tellingErrors(of: file) {
            let plan = try MagicPlan(replacing: symbol, with: other, options)
            Console.print(json ? try JSONText.of(plan) : "\(plan)")
        }
    }

    private func renderOptions(readsFiles: Bool = true) throws -> RenderOptions {
        var options = try appearance.renderOptions(readsFiles: readsFiles)
        try sizes.apply(to: &options)
        options.canvas = try canvas.map { try Values.choice($0, of: "--canvas") }
        let scales = try displayScale.map(Values.displayScales) ?? [1]
        guard scales.count == 1 else { throw ValidationError("--display-scale takes one scale here") }
        options.displayScale = scales[0]
        return options
    }

    private func settings() throws -> AnimationWriter.Settings {
        var settings = AnimationWriter.Settings()
        settings.loops = try loops.map { try Values.whole($0, of: "--loops", 0...65_535) } ?? 0
        settings.columns = try columns.map { try Values.whole($0, of: "--columns", 1...100_000) }
        settings.matte = try matte.map { try Values.opaque($0, of: "--matte") }
        return settings
    }

    private func settingsOfTime() throws -> AnimationRun.Time {
        let rate = try fps.map { try Values.read($0, of: "--fps", ValueSyntax.frameRate) } ?? .film
        return AnimationRun.Time(
            rate: rate, duration: try duration.map { try Values.seconds($0, of: "--duration") },
            from: try from.map { try Values.seconds($0, of: "--from") },
            until: try until.map { try Values.seconds($0, of: "--until") },
            frame: try frame.map { try Values.whole($0, of: "--frame", 0...100_000) },
            at: try at.map { try Values.seconds($0, of: "--at") })
    }
}
