import ArgumentParser
import Insignia

struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Describe symbol and icon files, and check their contrast and legibility.",
        discussion: """
            EXAMPLES
              insignia inspect bell.badge.svg
              insignia inspect Symbols --json
              insignia inspect Symbols --contrast-with '#f2f2f7' --rendering-mode multicolor --text-style body
              insignia inspect leaf.svg --point-size 9 --weight thin

            Lengths in templates are in 1/100 em from the left margin on the baseline, with y pointing down.
            With --contrast-with, the exit code is 1 if a layer has too little contrast.
            """)

    @Argument(help: ArgumentHelp("SVG files, folders of them, or - for standard input.", valueName: "file"))
    var files: [String]

    @Option(
        help: ArgumentHelp(
            "Measure the contrast of every visible layer with this background, as WCAG defines it.", valueName: "color")
    )
    var contrastWith: String?

    @OptionGroup(title: "Appearance")
    var appearance: AppearanceOptions

    @OptionGroup(title: "Size, by default that of the platform's body text")
    var sizes: SizeOptions

    @Flag(help: "Print a JSON array with an object for each file.")
    var json = false

    func run() throws {
        let list = InputList(files)
        var failures = list.failures.map { JobFailure.file($0) }
        for failure in list.failures { Console.error("\(failure)") }
        var options = try appearance.renderOptions()
        try sizes.apply(to: &options)
        let (background, system, font) = (try background(), try sizes.system(), try sizes.font())
        if !sizes.isGiven { options.size = .points(system.textSizes.standard) }
        var found: [Inspection] = []
        for input in list.inputs {
            do {
                var inspection = try inspection(of: input.path, options, background, system)
                inspection.font = font
                found.append(inspection)
            } catch let error as JobFailure {
                failures.append(error)
                Console.error(error.message(input: input.path))
            }
        }
        if json {
            Console.print(try JSONValue(encoding: found).text(.loose))
        } else {
            found.forEach { Console.print("\($0)") }
        }
        if let failure = failures.first { throw failure.exitCode }
        if found.contains(where: { $0.contrast?.passes == false }) { throw ExitCode(1) }
    }

    private func inspection(
        of path: String, _ options: RenderOptions, _ background: Color?, _ system: Platform
    ) throws -> Inspection {
        let document = try document(path, options)
        let symbol = document.symbol
        var inspection = Inspection(symbol, file: path, document.diagnostics)
        do throws(RenderError) {
            if let background { inspection.contrast = try ContrastReport(symbol, options: options, on: background) }
            try inspection.judge(symbol, options: options, on: system)
        } catch {
            throw JobFailure.render(error)
        }
        return inspection
    }

    private func document(_ path: String, _ options: RenderOptions) throws(JobFailure) -> SymbolDocument {
        do throws(FileError) {
            return try SymbolDocument(
                contentsOf: path, locale: options.locale, layoutDirection: options.effectiveDirection)
        } catch {
            throw .file(error)
        }
    }

    private func background() throws -> Color? {
        guard let color = try contrastWith.map({ try Values.color($0, of: "--contrast-with") }) else { return nil }
        guard color.alpha == 1 else { throw ValidationError("--contrast-with needs an opaque colour") }
        return color
    }
}
