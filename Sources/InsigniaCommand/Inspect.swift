import ArgumentParser
import Insignia

struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Tell what is in symbol and icon files, and whether they can be seen.",
        discussion: """
            EXAMPLES
              insignia inspect bell.badge.svg
              insignia inspect Symbols --json
              insignia inspect Symbols --contrast-with '#f2f2f7' --rendering-mode multicolor --text-style body
              insignia inspect leaf.svg --point-size 9 --weight thin

            Lengths in templates are in 1/100 em, from where baseline and left margin meet, y down.
            With --contrast-with the exit code is 1 where a layer falls short.
            """)

    @Argument(help: ArgumentHelp("SVG files, folders of them, or - for standard input.", valueName: "file"))
    var files: [String]

    @Option(
        help: ArgumentHelp("Measure every visible layer against this background, as WCAG does.", valueName: "color"))
    var contrastWith: String?

    @OptionGroup(title: "Appearance")
    var appearance: AppearanceOptions

    @OptionGroup(title: "Size, 17 points by default")
    var sizes: SizeOptions

    @Flag(help: "Print JSON, one array with an object a file.")
    var json = false

    func validate() throws {
        _ = try background()
    }

    func run() throws {
        let list = InputList(files)
        var failures = list.failures.map { JobFailure.file($0) }
        for failure in list.failures { Console.error("\(failure)") }
        var options = try appearance.renderOptions()
        try sizes.apply(to: &options)
        if !sizes.isGiven { options.size = .points(try sizes.system().textSizes.standard) }
        var found: [Inspection] = []
        for input in list.inputs {
            do {
                found.append(try inspection(of: input.path, options))
            } catch let error as JobFailure {
                failures.append(error)
                Console.error(error.message(input: input.path))
            }
        }
        if json { Console.print(try JSONText.of(found)) } else { found.forEach { Console.print("\($0)") } }
        if let failure = failures.first { throw failure.exitCode }
        if found.contains(where: { $0.contrast?.passes == false }) { throw ExitCode(1) }
    }

    private func inspection(of path: String, _ options: RenderOptions) throws -> Inspection {
        let document = try document(path, options)
        let symbol = document.symbol
        var inspection = Inspection(symbol, file: path, document.diagnostics)
        let (background, system) = (try background(), try sizes.system())
        do throws(RenderError) {
            if let background { inspection.contrast = try ContrastReport(symbol, options, on: background) }
            inspection.advice = try SizeAdvice.advice(symbol, options, on: system)
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
