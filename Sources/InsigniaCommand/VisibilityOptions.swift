import ArgumentParser
import Insignia

/// The options that ask whether symbols are seen, and states told apart.
struct VisibilityOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Measure the contrast of layers with each other and this background, as WCAG defines it; two for light "
                + "and dark.",
            valueName: "colors")
    )
    var contrastWith: String?

    @Option(
        help: ArgumentHelp("Tell whether everybody can tell the symbol from this one.", valueName: "file"),
        completion: .file(extensions: ["svg", "svgz"]))
    var compareWith: String?

    @Option(
        help: ArgumentHelp("Tell whether everybody can tell the symbol from itself in this tint.", valueName: "color"))
    var compareTint: String?

    @Option(
        help: ArgumentHelp(
            "Tell whether everybody can tell the symbol from itself in these colours.", valueName: "colors"))
    var comparePalette: String?

    /// Whether anything is asked for in which colours count.
    var asks: Bool { [contrastWith, compareWith, compareTint, comparePalette].contains { $0 != nil } }

    /// The options of a symbol that is looked at.
    struct Subject {
        var appearance: AppearanceOptions
        var sizes: SizeOptions

        /// At the size of the platform's body text where none is given.
        var options: RenderOptions {
            get throws {
                var options = try appearance.renderOptions()
                try sizes.apply(to: &options)
                if !sizes.isGiven { options.size = .points(try sizes.system().textSizes.standard) }
                return options
            }
        }
    }

    /// A background with the appearance in which symbols are seen on it.
    struct Ground: Sendable {
        var color: Color
        var options: RenderOptions
    }

    /// The state that symbols are compared with; a symbol's own drawing where it has none.
    struct State: Sendable {
        var symbol: Symbol?
        var options: RenderOptions
        var background: Color
    }

    /// Every background in its appearance, with and without increased contrast.
    func grounds(of subject: Subject) throws -> [Ground] {
        let colors = try backgrounds()
        if colors.count == 2, subject.appearance.appearance != nil {
            throw ValidationError(
                "--contrast-with A,B measures the light and the dark appearance; --appearance excludes it")
        }
        return try zip(colors, ["light", "dark"]).flatMap { color, scheme in
            var subject = subject
            if colors.count == 2 { subject.appearance.appearance = scheme }
            return try (subject.appearance.increaseContrast ? [true] : [false, true]).map { increases in
                subject.appearance.increaseContrast = increases
                return Ground(color: color, options: try subject.options)
            }
        }
    }

    private func backgrounds() throws -> [Color] {
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

    /// The other state, on the first background that is given, else on white or, in the dark appearance, on black.
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
        let ground: Color = options.style.appearance.scheme == .dark ? .black : .white
        return State(symbol: symbol, options: options, background: try backgrounds().first ?? ground)
    }
}
