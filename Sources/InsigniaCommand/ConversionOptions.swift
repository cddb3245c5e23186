import ArgumentParser
import Insignia

/// The inputs and outputs of a conversion or composition.
struct ConversionOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("SVG icons, templates, folders of them, or - for standard input.", valueName: "file"),
        completion: .file(extensions: ["svg", "svgz"]))
    var files: [String]

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "A folder, in which subfolders are kept, a file for a single icon, or - for standard output; by default, "
                + "the current folder.",
            valueName: "path"),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The version of the template format, 3 to 7; by default, that of the template; for icons, 6, or 7 if they "
                + "are drawn by value.",
            valueName: "number"), completion: .list(TemplateFile.versions.map { "\($0)" }))
    var templateVersion: String?

    @OptionGroup
    var reading: ReadingOptions

    func version() throws -> Int? {
        try templateVersion.map { try Values.whole($0, of: "--template-version", TemplateFile.versions) }
    }
}
