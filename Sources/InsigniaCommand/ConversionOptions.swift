import ArgumentParser
import Insignia

/// What is converted or composed, and what it becomes.
struct ConversionOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("SVG icons, templates, folders of them, or - for standard input.", valueName: "file"),
        completion: .file(extensions: ["svg", "svgz"]))
    var files: [String]

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "A folder, beneath which folders keep their order, a file for a single icon, or - for standard output.",
            valueName: "path"),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The version of the template format, 3 to 7; by default a template's own, for icons 6, or 7 if drawn "
                + "by value.",
            valueName: "number"), completion: .list(TemplateFile.versions.map { "\($0)" }))
    var templateVersion: String?

    @OptionGroup
    var reading: ReadingOptions

    func version() throws -> Int? {
        try templateVersion.map { try Values.whole($0, of: "--template-version", TemplateFile.versions) }
    }
}
