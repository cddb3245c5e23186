import ArgumentParser
import Insignia

struct Inspect: ListReporting, CheckedArguments {
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

            Lengths in templates are in 1/100 em, measured from the left margin on the
            baseline, with y pointing down.

            --contrast-with measures the contrast of layers that touch, with each other and
            with the background, and again with increased contrast. Two colours are the
            backgrounds of the light and the dark appearance. Expected are 4.5 on the
            background, or 3 from 18 points or Bold on, as the Human Interface Guidelines
            ask, and 3 between layers, as WCAG 2.2 does of graphics.

            --compare-with, --compare-tint and --compare-palette compare two states of a
            symbol. States are distinguishable if their shapes differ, or if their colours
            have a contrast of at least 3 with every kind of colour vision.

            The exit code is 1 if a contrast is too low or two states cannot be told apart.
            """)

    @Argument(
        help: ArgumentHelp("SVG files, folders of them, or - for standard input.", valueName: "file"),
        completion: .file(extensions: ["svg", "svgz"]))
    var files: [String]

    @OptionGroup(title: "Visibility")
    var visibility: VisibilityOptions

    @OptionGroup(title: "Appearance")
    var appearance: AppearanceOptions

    @OptionGroup(title: "Size (by default, that of the platform's body text)")
    var sizes: SizeOptions

    @Option(
        help: ArgumentHelp(
            "Pixels per point, on which the width of strokes depends; by default 1 with --size or --point-size, or "
                + "else the lowest of the platform's displays: 2, or 1 for macos and tvos.",
            valueName: "scale"))
    var displayScale: String?

    @OptionGroup(title: "Run")
    var work: WorkOptions

    func checkCombination() throws {
        try appearance.checkCombination()
        try sizes.checkCombination()
        try appearance.checkVariableValue(false)
        try sizes.checkEmphasis(beside: appearance.weight)
        guard !visibility.measuresColors else { return }
        try rejectIneffective(
            [
                "--rendering-mode": appearance.renderingMode != nil, "--tint": appearance.tint != nil,
                "--palette": appearance.palette != nil, "--color-rendering": appearance.colorRendering != nil,
                "--appearance": appearance.appearance != nil,
                "--increase-contrast": appearance.increaseContrast, "--variable-value": appearance.variableValue != nil
            ], "needs --contrast-with or --compare-with, which measure colours")
    }

    func run() throws {
        let list = InputList(files)
        try list.refuseEmpty(files)
        let inspector = try inspector()
        var files = list.failures.map { InspectedFile(path: $0.path, result: .failure(.file($0))) }
        files += mapInParallel(list.inputs, jobs: try work.jobs()) { input in
            InspectedFile(path: input.path, result: inspector.inspection(ofFile: input.path))
        }
        for file in files { if let error = file.error { Console.error(error) } }
        if work.json {
            try Console.printJSON(files)
        } else if !work.quiet {
            for file in files { if case .success(let found) = file.result { try Console.printLines("\(found)") } }
        }
        for file in files { if case .failure(let failure) = file.result { throw failure.exitCode } }
        if files.contains(where: \.fails) { throw ExitCode(1) }
    }

    func inspector() throws -> Inspector {
        let subject = VisibilityOptions.Subject(appearance: appearance, sizes: sizes)
        let (platform, matchesText) = (try sizes.system(), sizes.size == nil && sizes.pointSize == nil)
        var options = try subject.options
        options.displayScale =
            try displayScale.map { try Values.read($0, of: "--display-scale", ValueSyntax.displayScale) }
            ?? (matchesText ? platform.lowestDisplayScale : 1)
        return Inspector(
            options: options, platform: platform, font: try sizes.font(),
            backgrounds: try visibility.backgrounds(for: subject), state: try visibility.state(of: subject))
    }
}

/// Inspects symbols, each with the same options.
struct Inspector: Sendable {
    let options: RenderOptions
    let platform: Platform
    /// The font of the text style that the symbols match; nil for none.
    let font: TextFont?
    /// The backgrounds on which contrast is measured.
    let backgrounds: [VisibilityOptions.Background]
    /// The state that symbols are compared with; nil for none.
    let state: VisibilityOptions.State?

    func inspection(ofFile path: String) -> Result<Inspection, JobFailure> {
        Result { () throws(JobFailure) in
            let document = try document(path)
            do throws(RenderError) { return try inspection(of: document, path) } catch { throw .render(error) }
        }
    }

    func inspection(of document: SymbolDocument, _ path: String) throws(RenderError) -> Inspection {
        let symbol = document.symbol
        var inspection = Inspection(symbol, file: path, document.diagnostics)
        inspection.font = font
        inspection.contrast = try backgrounds.map { background throws(RenderError) in
            try ContrastReport(symbol, options: background.options, on: background.color)
        }
        inspection.comparison = try state.map { state throws(RenderError) in
            try StateComparison(
                symbol, options: options, state.symbol ?? symbol, options: state.options, on: state.background)
        }
        do throws(RenderError) {
            try inspection.judge(symbol, options: options, on: platform)
        } catch {
            // An unreadable cell that was not requested does not prevent a description of the rest of the file.
            guard case .unreadable = error, options.weight == nil, options.scale == nil, !options.isStrict else {
                throw error
            }
        }
        inspection.diagnostics = inspection.diagnostics.inOptions
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

/// A file with its inspection, or with the error that prevented one.
private struct InspectedFile: Encodable, Sendable {
    let path: String
    let result: Result<Inspection, JobFailure>

    var error: ErrorReport? {
        if case .failure(let failure) = result { ErrorReport(failure, of: path) } else { nil }
    }

    /// Whether a requested measurement falls short.
    var fails: Bool {
        guard case .success(let found) = result else { return false }
        return found.contrast.contains { !$0.passes } || found.comparison?.passes == false
    }

    private enum CodingKeys: String, CodingKey { case file, error }

    func encode(to encoder: any Encoder) throws {
        if case .success(let found) = result { return try found.encode(to: encoder) }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(path, forKey: .file)
        try container.encode(error, forKey: .error)
    }
}
