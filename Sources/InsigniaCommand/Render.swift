import ArgumentParser
import Insignia
import SymbolDrawing
import SymbolImaging
import SymbolModel
import SymbolRendering

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw symbols and icons as PNG files.",
        discussion: """
            EXAMPLES
              insignia render bell.badge.svg -o bell.png --size 64
              insignia render Symbols -o build/icons --point-size 17 --display-scale 1,2,3
              insignia render leaf.svg --weight black --scale small --tint '#34c759' -o - | display
              curl -s https://example.org/icon.svg | insignia render - -o icon.png
              printf 'a.svg\\ta.png\\t64\\t64\\n' | insignia render --batch

            Folders are searched for .svg files. Without -o, images go to the current folder.
            """)

    @Argument(help: ArgumentHelp("SVG files, folders of them, or - for standard input.", valueName: "file"))
    var files: [String] = []

    @Option(name: [.short, .long], help: ArgumentHelp(
        "A .png file for one input, a folder for several, or - for standard output.", valueName: "path"))
    var output: String?

    @OptionGroup(title: "Appearance")
    var appearance: AppearanceOptions

    @Option(help: ArgumentHelp("Fit the picture into a square of this many pixels.", valueName: "pixels"))
    var size: Int?

    @Option(help: ArgumentHelp("Draw as large as text of this many points.", valueName: "points"))
    var pointSize: Double?

    @Option(help: ArgumentHelp("Pixels a point, several separated by commas: name.png, name@2x.png …", valueName: "scales"))
    var displayScale: DisplayScales?

    @Option(help: ArgumentHelp("layout, square or ink: what becomes the image.", valueName: "kind"))
    var canvas: CanvasKind?

    @Option(help: "fast, or small for the fewest bytes.")
    var compression: PNGEncoder.Compression = .fast

    @Flag(help: "Read lines of IN<TAB>OUT<TAB>WIDTH<TAB>HEIGHT from standard input and draw each.")
    var batch = false

    @Flag(help: "Tell on standard output what was drawn, as JSON.")
    var json = false

    @Flag(name: [.short, .long], help: "No warnings and no progress.")
    var quiet = false

    func validate() throws {
        if batch, !files.isEmpty || output != nil || size != nil || pointSize != nil || displayScale != nil {
            throw ValidationError("--batch takes files and sizes from standard input")
        }
        if !batch, files.isEmpty { throw ValidationError("no input: give SVG files, folders, or - for standard input") }
        if size != nil, pointSize != nil { throw ValidationError("--size and --point-size exclude each other") }
        if let size, !(1...Canvas.maximumSide).contains(size) {
            throw ValidationError("--size is \(size); expected 1 to \(Canvas.maximumSide) pixels")
        }
        if let pointSize, !(pointSize > 0 && pointSize <= 10_000) {
            throw ValidationError("--point-size is \(pointSize); expected more than 0 and at most 10000 points")
        }
        if json, output == "-" { throw ValidationError("--json and -o - both write to standard output") }
    }

    func run() throws {
        let runner = JobRunner(compression: compression, isQuiet: quiet, printsJSON: json)
        if batch {
            try runner.run(try BatchList(options: options(scale: 1)).jobs)
        } else {
            try runner.run(try JobPlan(files: files, output: output, scales: displayScale?.values ?? [1],
                                       options: options).jobs)
        }
    }

    private func options(scale: Double) -> RenderOptions {
        var options = appearance.renderOptions
        options.size = size.map { .pixels($0) } ?? pointSize.map { .points($0) } ?? .natural
        options.displayScale = scale
        options.canvas = canvas
        return options
    }
}


/// How symbols look, for every command that draws them.
struct AppearanceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("ultralight, thin, light, regular, medium, semibold, bold, heavy or black.", valueName: "weight"))
    var weight: Weight?

    @Option(help: ArgumentHelp("small, medium or large.", valueName: "scale"))
    var scale: Scale?

    @Option(help: ArgumentHelp("The colour of the symbol, in any CSS syntax.", valueName: "color"))
    var tint = Color.black

    @Option(help: ArgumentHelp("The colour behind the symbol.", valueName: "color"))
    var background = Color.clear

    var renderOptions: RenderOptions {
        var options = RenderOptions()
        (options.weight, options.scale) = (weight, scale)
        (options.tint, options.background) = (tint, background)
        return options
    }
}
