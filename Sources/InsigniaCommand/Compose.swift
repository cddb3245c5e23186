import ArgumentParser
import Insignia

struct Compose: ParsableCommand, CheckedArguments {
    static let configuration = CommandConfiguration(
        commandName: "compose",
        abstract: "Compose a variant of an icon or template: filled, crossed out, enclosed or with a badge.",
        usage: "insignia compose [<options>] <file> ...",
        discussion: """
            EXAMPLES
              insignia compose icon.svg --slash --fill -o icon.slash.fill.svg
              insignia compose icon.svg --circle --fill
              insignia compose bell.svg --badge plus
            """)

    @OptionGroup
    var options: ConversionOptions

    @Flag(help: "Cross the symbol out with a slash.")
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

    @Flag(help: "Fill the symbol or, if it is enclosed, the shape around it.")
    var fill = false

    @OptionGroup(title: "Run")
    var work: WorkOptions

    func checkCombination() throws {
        try work.reports.check(output: options.output)
        if [circle, square, rectangle].count(where: { $0 }) > 1 {
            throw ValidationError("--circle, --square and --rectangle cannot be combined")
        }
    }

    func run() throws {
        let conversion = try conversion()
        guard !conversion.components.isEmpty else {
            throw ValidationError(
                "nothing to compose: give --slash, --fill, --circle, --square, --rectangle or --badge")
        }
        try ConversionRun(conversion: conversion, options: options, work: work).run()
    }

    private func conversion() throws -> Conversion {
        var conversion = Conversion()
        (conversion.version, conversion.limits) = (try options.version(), try options.reading.limits())
        let badge: Badge? = try badge.map { try Values.choice($0, of: "--badge") }
        conversion.components = [
            slash ? "slash" : nil, circle ? "circle" : nil, square ? "square" : nil, rectangle ? "rectangle" : nil,
            badge.map { "badge.\($0.rawValue)" }, fill ? "fill" : nil
        ].compactMap { $0 }
        return conversion
    }
}
