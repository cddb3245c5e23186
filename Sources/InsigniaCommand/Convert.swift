import ArgumentParser
import Insignia

struct Convert: ParsableCommand, CheckedArguments {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert icons to symbol templates, and templates to other versions and forms.",
        discussion: """
            EXAMPLES
              insignia convert icon.svg -o icon.template.svg
              insignia convert icons/ -o templates/ --template-version 5
              insignia convert icons/ -o Symbols.xcassets --symbolset
              insignia convert icons/ -o set --variants --catalog set/catalog.json
              insignia convert icon.svg --light thin.svg --bold bold.svg -o three.svg
              insignia convert leaf.svg --template-version 4 --static -o old.svg

            Each child of an icon's root element becomes a layer; its classes define its
            role (see Symbols/Skeletons/README.md). Where a drawing has several colours,
            they become those of layers in multicolor; a single one is the tint. The
            outlines interpolate between weights. A template keeps its layers and cells;
            a warning names whatever the requested version cannot express.
            """)

    @OptionGroup
    var options: ConversionOptions

    @Option(
        help: ArgumentHelp(
            "A drawing of the icon at its thinnest, for the ultralight weight, or a folder of such drawings.",
            valueName: "path"), completion: .file())
    var light: String?

    @Option(
        help: ArgumentHelp(
            "A drawing of the icon at its boldest, for the black weight, or a folder of such drawings.",
            valueName: "path"),
        completion: .file())
    var bold: String?

    @Flag(
        name: .customLong("static"),
        help: "Write all 27 combinations of weight and scale, for tools that do not interpolate.")
    var isStatic = false

    @Flag(
        name: .customLong("variable"),
        help: "Write the three masters from which the rest is interpolated; the default for icons.")
    var isVariable = false

    @Flag(help: "Also compose the variants that the files request.")
    var variants = false

    @Flag(help: "Put each template into a .symbolset folder with Contents.json.")
    var symbolset = false

    @Option(
        help: ArgumentHelp(
            "Write a JSON catalog of names, labels, categories and keywords to this file.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var catalog: String?

    @OptionGroup(title: "Run")
    var work: WorkOptions

    func checkCombination() throws {
        let drawings = [light, bold].compactMap { $0 }
        try work.reports.check(output: options.output)
        let isOne = options.files.count == 1 && !options.files.contains(where: Files.isFolder)
        if !isOne, let drawing = drawings.first(where: { !Files.isFolder($0) }) {
            throw ValidationError("\(drawing) is one drawing; several icons need a folder of them")
        }
        if isStatic, isVariable { throw ValidationError("--static and --variable cannot be combined") }
    }

    func run() throws {
        try ConversionRun(conversion: try conversion(), options: options, work: work, catalog: catalog).run()
    }

    func conversion() throws -> Conversion {
        var conversion = Conversion()
        (conversion.version, conversion.limits) = (try options.version(), try options.reading.limits())
        (conversion.light, conversion.bold) = (light, bold)
        (conversion.composesVariants, conversion.makesSymbolSets) = (variants, symbolset)
        conversion.form = isStatic ? .static : isVariable ? .variable : nil
        return conversion
    }
}
