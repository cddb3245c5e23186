import ArgumentParser
import Insignia

struct Convert: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert icons to templates whose outlines interpolate between weights.",
        discussion: """
            EXAMPLES
              insignia convert icon.svg -o icon.template.svg
              insignia convert icons/ -o templates/ --template-version 5
              insignia convert icons/ -o Symbols.xcassets --symbolset
              insignia convert Skeletons -o Symbols --variants
              insignia convert icon.svg --light icon-thin.svg --bold icon-bold.svg

            Each child of the root element becomes a layer; its classes define its role (Symbols/Skeletons/README.md).
            """)

    @Argument(help: ArgumentHelp("SVG icons, folders of them, or - for standard input.", valueName: "file"))
    var files: [String]

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("A folder, a file for a single icon, or - for standard output.", valueName: "path"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The version of the template format, 3 to 7; 6 by default. Later versions hold more.",
            valueName: "number"))
    var templateVersion: String?

    @Option(
        help: ArgumentHelp(
            "The icon at its thinnest, for the ultralight weight, or a folder of such drawings.",
            valueName: "path"), completion: .file())
    var light: String?

    @Option(
        help: ArgumentHelp(
            "The icon at its boldest, for the black weight, or a folder of such drawings.", valueName: "path"),
        completion: .file())
    var bold: String?

    @Flag(name: .customLong("static"), help: "Write all 27 weights and scales, for tools that do not interpolate.")
    var isStatic = false

    @Flag(help: "Compose the variants that the files request.")
    var variants = false

    @Flag(help: "Put each template into a .symbolset folder with Contents.json.")
    var symbolset = false

    @Option(
        help: ArgumentHelp(
            "Write a JSON catalog of names, labels, categories and keywords to this file.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var catalog: String?

    @Flag(name: [.short, .long], help: "Print only errors.")
    var quiet = false

    func validate() throws {
        let places = [light, bold].compactMap { $0 }
        let isOne = files.count == 1 && !Files.isFolder(files[0])
        if !isOne, let place = places.first(where: { !Files.isFolder($0) }) {
            throw ValidationError("\(place) is one drawing; several icons need a folder of them")
        }
    }

    func run() throws {
        let conversion = try conversion()
        try ConversionRun(conversion: conversion, files: files, output: output, quiet: quiet, catalog: catalog).run()
    }

    private func conversion() throws -> Conversion {
        var conversion = Conversion()
        conversion.version =
            try templateVersion.map { try Values.whole($0, of: "--template-version", TemplateFile.versions) } ?? 6
        (conversion.light, conversion.bold) = (light, bold)
        (conversion.composesVariants, conversion.makesSymbolSets, conversion.isStatic) = (variants, symbolset, isStatic)
        return conversion
    }
}

struct Compose: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compose",
        abstract: "Compose a variant of an icon: filled, crossed out, enclosed or with a badge.",
        discussion: """
            EXAMPLES
              insignia compose bell.svg --slash --fill -o bell.slash.fill.svg
              insignia compose bell.svg --circle --fill
              insignia compose bell.svg --badge plus
            """)

    @Argument(help: ArgumentHelp("SVG icons, folders of them, or - for standard input.", valueName: "file"))
    var files: [String]

    @Flag(help: "Cross the symbol out with a line.")
    var slash = false

    @Flag(help: "Enclose the symbol in a circle.")
    var circle = false

    @Flag(help: "Enclose the symbol in a square.")
    var square = false

    @Flag(help: "Enclose the symbol in a rectangle.")
    var rectangle = false

    @Option(
        help: ArgumentHelp(
            "Add a badge: Add a badge: plus, minus, checkmark, xmark, exclamationmark or clock.", valueName: "sign"),
        completion: .list(Badge.allCases.map(\.rawValue)))
    var badge: String?

    @Flag(help: "Fill the symbol or, where it is enclosed, the shape around it.")
    var fill = false

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("A folder, a file for a single icon, or - for standard output.", valueName: "path"))
    var output: String?

    @Option(help: ArgumentHelp("The version of the template format, 3 to 7; 6 by default.", valueName: "number"))
    var templateVersion: String?

    func validate() throws {
        if [circle, square, rectangle].count(where: { $0 }) > 1 {
            throw ValidationError("--circle, --square and --rectangle exclude each other")
        }
    }

    func run() throws {
        let conversion = try conversion()
        guard !conversion.components.isEmpty else {
            throw ValidationError(
                "nothing to compose: give --slash, --fill, --circle, --square, --rectangle or --badge")
        }
        try ConversionRun(conversion: conversion, files: files, output: output, quiet: false).run()
    }

    private func conversion() throws -> Conversion {
        var conversion = Conversion()
        conversion.version =
            try templateVersion.map { try Values.whole($0, of: "--template-version", TemplateFile.versions) } ?? 6
        let badge: Badge? = try badge.map { try Values.choice($0, of: "--badge") }
        conversion.components = [
            slash ? "slash" : nil, circle ? "circle" : nil, square ? "square" : nil, rectangle ? "rectangle" : nil,
            badge.map { "badge.\($0.rawValue)" }, fill ? "fill" : nil
        ].compactMap { $0 }
        return conversion
    }
}
