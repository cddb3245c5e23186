import ArgumentParser
import Insignia

/// The options that check whether symbols can be seen, and their states told apart.
struct VisibilityOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Measure the contrast of layers with each other and with this background; give two for light and dark.",
            valueName: "colors")
    )
    var contrastWith: String?

    @Option(
        help: ArgumentHelp("Check that everybody can tell the symbol from this one.", valueName: "file"),
        completion: .file(extensions: ["svg", "svgz"]))
    var compareWith: String?

    @Option(
        help: ArgumentHelp("Check that everybody can tell the symbol from itself in this tint.", valueName: "color"))
    var compareTint: String?

    @Option(
        help: ArgumentHelp(
            "Check that everybody can tell the symbol from itself in this palette.", valueName: "colors"))
    var comparePalette: String?

    /// Whether any option is given that measures colours.
    var measuresColors: Bool { [contrastWith, compareWith, compareTint, comparePalette].contains { $0 != nil } }

    /// The appearance and size of the symbols that are checked.
    struct Subject {
        var appearance: AppearanceOptions
        var sizes: SizeOptions

        /// The options; their size is that of the platform's body text where none is given.
        var options: RenderOptions {
            get throws {
                var options = try appearance.renderOptions()
                try sizes.apply(to: &options)
                if !sizes.isGiven { options.size = .points(try sizes.system().textSizes.standard) }
                return options
            }
        }
    }

    /// A background, with the options of the symbols on it.
    struct Background: Sendable {
        var color: Color
        var options: RenderOptions
    }

    /// The state with which symbols are compared.
    struct State: Sendable {
        /// The symbol of the state; nil for the compared symbol itself.
        var symbol: Symbol?
        var options: RenderOptions
        var background: Color
    }

    /// Returns every background in its appearance, with and without increased contrast.
    func backgrounds(for subject: Subject) throws -> [Background] {
        let colors = try backgroundColors()
        if colors.count == 2, subject.appearance.appearance != nil {
            throw ValidationError(
                "--contrast-with A,B measures both appearances and cannot be combined with --appearance")
        }
        return try zip(colors, ["light", "dark"]).flatMap { color, scheme in
            var subject = subject
            if colors.count == 2 { subject.appearance.appearance = scheme }
            return try (subject.appearance.increaseContrast ? [true] : [false, true]).map { increases in
                subject.appearance.increaseContrast = increases
                return Background(color: color, options: try subject.options)
            }
        }
    }

    private func backgroundColors() throws -> [Color] {
        guard let contrastWith else { return [] }
        let colors = try Values.read(contrastWith, of: "--contrast-with", ValueSyntax.palette)
        guard colors.allSatisfy({ $0.alpha == 1 }) else {
            throw ValidationError("--contrast-with needs opaque colours")
        }
        guard colors.count <= 2 else {
            throw ValidationError("--contrast-with takes one background, or one for light and one for dark")
        }
        return colors
    }

    /// Returns the other state on the first given background or, without one, on white or, in the dark appearance, on
    /// black.
    func state(of subject: Subject) throws -> State? {
        guard compareWith != nil || compareTint != nil || comparePalette != nil else { return nil }
        var other = subject
        other.appearance.tint = compareTint ?? subject.appearance.tint
        other.appearance.palette = comparePalette ?? subject.appearance.palette
        let options = try other.options
        let symbol = try compareWith.map { path in
            try failing(at: path) {
                try SymbolDocument(contentsOf: path, for: options).symbol
            }
        }
        let standard: Color = options.style.appearance.scheme == .dark ? .black : .white
        return State(symbol: symbol, options: options, background: try backgroundColors().first ?? standard)
    }
}
