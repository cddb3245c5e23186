import ArgumentParser
import Insignia

struct Render: ListReporting, CheckedArguments {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw symbols and icons as PNG files.",
        discussion: """
            EXAMPLES
              insignia render bell.badge.svg -o bell.png --size 64
              insignia render Symbols -o build --point-size 17 --display-scale 1,2,3
              insignia render leaf.svg --weight black --tint '#34c759' -o - > leaf.png
              insignia render bell.badge.svg --rendering-mode multicolor --appearance dark
              insignia render gear.svg --grid weights,modes --background white
              insignia render - -o icon.png < icon.svg
              printf 'leaf.svg\\ticon.png\\t64\\t64\\n' | insignia render --batch

            Folders are searched for .svg and .svgz files. Without -o, images are written
            to the current folder.
            """)

    @Argument(
        help: ArgumentHelp("SVG files, folders of them, or - for standard input.", valueName: "file"),
        completion: .file(extensions: ["svg", "svgz"]))
    var files: [String] = []

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "A .png file for one input, a folder for several, or - for standard output.", valueName: "path"),
        completion: .file())
    var output: String?

    @OptionGroup(title: "Appearance")
    var appearance: AppearanceOptions

    @OptionGroup(title: "Size")
    var sizes: SizeOptions

    @OptionGroup(title: "Canvas")
    var canvas: CanvasArguments

    @OptionGroup(title: "Picture")
    var picture: PictureOptions

    @Option(
        help: ArgumentHelp(
            "Draw a labelled sheet of weights, modes, scales or values instead; separate several with commas.",
            valueName: "kinds"), completion: .list(ContactSheetAxis.allCases.map(\.rawValue)))
    var grid: String?

    @Option(
        help: ArgumentHelp(
            "Simulate a colour vision: protanopia, deuteranopia, tritanopia or achromatopsia.", valueName: "vision"),
        completion: .list(ColorVision.allCases.map(\.rawValue)))
    var simulate: String?

    @Option(
        help: ArgumentHelp("fast (the default), or small for the smallest files.", valueName: "kind"),
        completion: .list(PNGEncoder.Compression.allCases.map(\.rawValue)))
    var compression: String?

    @Flag(help: "Read lines of IN<TAB>OUT<TAB>WIDTH<TAB>HEIGHT from standard input and draw each.")
    var batch = false

    @OptionGroup(title: "Run")
    var work: WorkOptions

    func checkCombination() throws {
        try appearance.checkCombination()
        try sizes.checkCombination()
        if batch, !files.isEmpty || output != nil || sizes.isGiven || canvas.displayScale != nil || grid != nil {
            throw ValidationError("--batch takes files and sizes from standard input, not from arguments")
        }
        if !batch, files.isEmpty { throw ValidationError("no input: give SVG files, folders, or - for standard input") }
        if grid != nil, canvas.canvas != nil { throw ValidationError("--grid and --canvas cannot be combined") }
        try sizes.checkPlatform()
        try sizes.checkEmphasis(beside: appearance.weight)
        try appearance.checkVariableValue(sheetKinds.contains("values"))
        try checkSheet()
        try work.reports.check(output: output)
    }

    private var sheetKinds: [String] { grid?.lowercased().split(separator: ",").map(String.init) ?? [] }

    private func checkSheet() throws {
        guard grid != nil else { return }
        try rejectOnSheet(
            [
                "--weight": appearance.weight != nil, "--bold-text": sizes.boldText, "--emphasized": sizes.emphasized
            ], of: ["weights"])
        try rejectOnSheet(["--scale": appearance.scale != nil], of: ["weights", "scales"])
        try rejectOnSheet(["--rendering-mode": appearance.renderingMode != nil], of: ["modes"])
        try rejectOnSheet(["--color-rendering": appearance.colorRendering != nil], of: ["modes"])
        try rejectOnSheet(["--variable-value": appearance.variableValue != nil], of: ["values"])
        try rejectOnSheet(["--variable-mode": appearance.variableMode != nil], of: ["values"])
        try rejectIneffective(
            ["--strict": appearance.strict], "has no effect on --grid: cells that the file lacks stay empty")
    }

    /// Rejects options that every tile of a sheet overrides, provided that all sheets drawn are of such kinds.
    private func rejectOnSheet(_ options: KeyValuePairs<String, Bool>, of kinds: Set<String>) throws {
        guard sheetKinds.allSatisfy(kinds.contains) else { return }
        try rejectIneffective(
            options, "has no effect on --grid \(sheetKinds.joined(separator: ",")), which shows them all")
    }

    func run() throws {
        let options = try renderOptions()
        let runner = JobRunner(
            compression: try pngCompression(), limit: try work.jobs(), isQuiet: work.quiet, printsJSON: work.json,
            font: try sizes.font())
        if batch {
            let list = try BatchList(options: options)
            if work.json, list.jobs.contains(where: { $0.outputs.contains { $0.path == "-" } }) {
                throw usageError("--json and a line whose output is - both write to standard output")
            }
            return try runner.run(list)
        }
        let scales = try canvas.scales()
        try runner.run(
            try JobPlan(files: files, output: output, scales: scales, options: options, sheet: try sheet()))
    }

    func sheet() throws -> [ContactSheetAxis] { try grid.map(Values.sheetAxes) ?? [] }

    func pngCompression() throws -> PNGEncoder.Compression {
        try compression.map { try Values.choice($0, of: "--compression") } ?? .fast
    }

    func renderOptions() throws -> RenderOptions {
        var options = try appearance.renderOptions()
        try sizes.apply(to: &options)
        options.vision = try simulate.map { try Values.choice($0, of: "--simulate") }
        try canvas.apply(to: &options)
        try picture.apply(to: &options)
        return options
    }
}
