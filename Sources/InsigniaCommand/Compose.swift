import ArgumentParser
import Insignia

struct Compose: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compose",
        abstract: "Compose a variant of an icon or a template: filled, crossed out, enclosed or with a badge.",
        usage: "insignia compose [<options>] <file> ...",
        discussion: """
            EXAMPLES
              insignia compose icon.svg --slash --fill -o icon.slash.fill.svg
              insignia compose icon.svg --circle --fill
              insignia compose bell.svg --badge plus
            """)

    @OptionGroup
    var places: ConversionOptions

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
            "Add a badge: plus, minus, checkmark, xmark, exclamationmark or clock.", valueName: "sign"),
        completion: .list(Badge.allCases.map(\.rawValue)))
    var badge: String?

    @Flag(help: "Fill the symbol or, where it is enclosed, the shape around it.")
    var fill = false

    @OptionGroup(title: "Run")
    var work: WorkOptions

    func validate() throws {
        try work.reports.check(output: places.output)
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
        try ConversionRun(conversion: conversion, places: places, work: work).run()
    }

    private func conversion() throws -> Conversion {
        var conversion = Conversion()
        (conversion.version, conversion.limits) = (try places.version(), try places.reading.limits())
        let badge: Badge? = try badge.map { try Values.choice($0, of: "--badge") }
        conversion.components = [
            slash ? "slash" : nil, circle ? "circle" : nil, square ? "square" : nil, rectangle ? "rectangle" : nil,
            badge.map { "badge.\($0.rawValue)" }, fill ? "fill" : nil
        ].compactMap { $0 }
        return conversion
    }
}
