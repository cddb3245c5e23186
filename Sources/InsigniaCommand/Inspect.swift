import ArgumentParser
import Insignia

struct Inspect: ListReporting {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Describe symbol and icon files, and check their contrast and legibility.",
        discussion: """
            EXAMPLES
              insignia inspect bell.badge.svg
              insignia inspect Symbols --json
              insignia inspect Symbols --contrast-with '#f2f2f7' --text-style body
              insignia inspect leaf.svg --point-size 9 --weight thin
              insignia inspect bell.svg --compare-with bell.badge.svg
              insignia inspect bell.svg --tint green --compare-tint red

            Lengths in templates are in 1/100 em from the left margin on the baseline,
            with y pointing down.

            With --contrast-with, what touches is measured: layers with each other and
            with the background, also with increased contrast; two colours are the
            backgrounds of the light and the dark appearance.

            With --compare-with, --compare-tint or --compare-palette, two states are
            compared: they are told apart by their shapes, or by a contrast of 3 with
            every kind of colour vision.

            The exit code is 1 if any contrast is too little, or states are not told
            apart.
            """)

    @Argument(
        help: ArgumentHelp("SVG files, folders of them, or - for standard input.", valueName: "file"),
        completion: .file(extensions: ["svg", "svgz"]))
    var files: [String]

    @OptionGroup(title: "Visibility")
    var visibility: VisibilityOptions

    @OptionGroup(title: "Appearance")
    var appearance: AppearanceOptions

    @OptionGroup(title: "Size, by default that of the platform's body text")
    var sizes: SizeOptions

    @OptionGroup(title: "Run")
    var work: WorkOptions

    func validate() throws {
        try appearance.checkVariableValue(false)
        try refuseIdle(
            ["--background": appearance.background != nil], "has no effect: nothing is drawn; expected --contrast-with")
        try refuseIdle(["--decorative": appearance.decorative], "has no effect: no file is written")
        guard !visibility.asks else { return }
        try refuseIdle(
            [
                "--rendering-mode": appearance.renderingMode != nil, "--tint": appearance.tint != nil,
                "--palette": appearance.palette != nil, "--color-rendering": appearance.colorRendering != nil,
                "--asset-colors": appearance.assetColors != nil, "--appearance": appearance.appearance != nil,
                "--increase-contrast": appearance.increaseContrast, "--variable-value": appearance.variableValue != nil
            ], "needs --contrast-with or --compare-with, which measure colours")
    }

    func run() throws {
        let list = InputList(files)
        let questions = try questions()
        var answers = list.failures.map { Answer(file: $0.path, result: .failure(.file($0))) }
        answers += mapInParallel(list.inputs, jobs: try work.jobs()) { input in
            Answer(file: input.path, result: questions.answer(for: input.path))
        }
        for answer in answers { if let error = answer.error { Console.error("\(error)") } }
        if work.json {
            try Console.printJSON(answers)
        } else if !work.quiet {
            for answer in answers { if case .success(let found) = answer.result { try Console.printLines("\(found)") } }
        }
        for answer in answers { if case .failure(let failure) = answer.result { throw failure.exitCode } }
        if answers.contains(where: \.fails) { throw ExitCode(1) }
    }

    func questions() throws -> Questions {
        let subject = VisibilityOptions.Subject(appearance: appearance, sizes: sizes)
        return Questions(
            options: try subject.options, system: try sizes.system(), font: try sizes.font(),
            grounds: try visibility.grounds(of: subject), state: try visibility.state(of: subject))
    }
}

/// What is asked about every symbol.
struct Questions: Sendable {
    let options: RenderOptions
    let system: Platform
    /// The font of the text style that the symbols match; nil for none.
    let font: TextFont?
    let grounds: [VisibilityOptions.Ground]
    let state: VisibilityOptions.State?

    func answer(for path: String) -> Result<Inspection, JobFailure> {
        Result { () throws(JobFailure) in
            let document = try document(path)
            do throws(RenderError) { return try inspection(of: document, path) } catch { throw .render(error) }
        }
    }

    func inspection(of document: SymbolDocument, _ path: String) throws(RenderError) -> Inspection {
        let symbol = document.symbol
        var inspection = Inspection(symbol, file: path, document.diagnostics)
        inspection.font = font
        inspection.contrast = try grounds.map { ground throws(RenderError) in
            try ContrastReport(symbol, options: ground.options, on: ground.color)
        }
        inspection.comparison = try state.map { state throws(RenderError) in
            try StateComparison(
                symbol, options: options, state.symbol ?? symbol, options: state.options, on: state.background)
        }
        do throws(RenderError) {
            try inspection.judge(symbol, options: options, on: system)
        } catch {
            // Where no cell was asked for, the rest of the file can be told of.
            guard case .unreadable = error, options.weight == nil, options.scale == nil, !options.isStrict else {
                throw error
            }
        }
        return inspection
    }

    private func document(_ path: String) throws(JobFailure) -> SymbolDocument {
        do throws(FileError) {
            return try SymbolDocument(contentsOf: path, for: options)
        } catch {
            throw .file(error)
        }
    }
}

/// What is found out about a file, or why nothing is.
private struct Answer: Encodable, Sendable {
    let file: String
    let result: Result<Inspection, JobFailure>

    var error: ErrorReport? {
        if case .failure(let failure) = result { ErrorReport(failure, of: file) } else { nil }
    }

    /// Whether anything that was asked for falls short.
    var fails: Bool {
        guard case .success(let found) = result else { return false }
        return found.contrast.contains { !$0.passes } || found.comparison?.passes == false
    }

    private enum CodingKeys: String, CodingKey { case file, error }

    func encode(to encoder: any Encoder) throws {
        if case .success(let found) = result { return try found.encode(to: encoder) }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(file, forKey: .file)
        try container.encode(error, forKey: .error)
    }
}
