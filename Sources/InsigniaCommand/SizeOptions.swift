import ArgumentParser
import Insignia

/// The options that set the size of symbols.
struct SizeOptions: CheckedArguments {
    @Option(help: ArgumentHelp("Fit the picture into a square of this many pixels.", valueName: "pixels"))
    var size: String?

    @Option(help: ArgumentHelp("Match text of this size in points.", valueName: "points"))
    var pointSize: String?

    @Option(
        help: ArgumentHelp(
            "Match the size and weight of a text style, such as body, headline or largeTitle.", valueName: "style"),
        completion: .list(TextStyle.allCases.map(\.rawValue)))
    var textStyle: String?

    @Option(
        help: ArgumentHelp(
            "The reader's preferred text size (Dynamic Type): xSmall to xxxLarge, or AX1 to AX5.", valueName: "size"),
        completion: .list(DynamicTypeSize.allCases.map(\.rawValue)))
    var dynamicType: String?

    @Option(
        help: ArgumentHelp(
            "The platform whose text styles apply: ios (the default), ipados, macos, tvos, visionos or watchos.",
            valueName: "system"), completion: .list(Platform.allCases.map(\.rawValue)))
    var platform: String?

    @Flag(help: "Use the weight of the emphasized text style, in place of --weight.")
    var emphasized = false

    @Flag(help: "Draw one weight bolder, as with the accessibility setting Bold Text.")
    var boldText = false

    func checkCombination() throws {
        if [size, pointSize, textStyle].compactMap({ $0 }).count > 1 {
            throw ValidationError("--size, --point-size and --text-style cannot be combined")
        }
        if textStyle == nil, dynamicType != nil { throw ValidationError("--dynamic-type needs --text-style") }
        if textStyle == nil, emphasized { throw ValidationError("--emphasized needs --text-style") }
    }

    /// Rejects an emphasis that the weight given for the symbols overrides.
    func checkEmphasis(beside weight: String?) throws {
        try rejectIneffective(["--emphasized": emphasized && weight != nil], "has no effect with --weight")
    }

    /// Rejects a platform where there is no text style to which it applies.
    func checkPlatform() throws {
        try rejectIneffective(["--platform": platform != nil && textStyle == nil], "needs --text-style")
    }

    var given: KeyValuePairs<String, Bool> {
        [
            "--size": size != nil, "--point-size": pointSize != nil, "--text-style": textStyle != nil,
            "--bold-text": boldText
        ]
    }

    var isGiven: Bool { size != nil || pointSize != nil || textStyle != nil }

    /// Sets the size, and the weight of the text style where no weight is given.
    func apply(to options: inout RenderOptions) throws {
        if let size { options.size = try Values.size(size) }
        if let pointSize { options.size = try Values.pointSize(pointSize) }
        if let font = try font() {
            options.size = .points(font.pointSize)
            // The font is as bold as the setting makes it.
            guard options.weight != nil else {
                options.weight = font.weight
                return
            }
        }
        if boldText { options.weight = (options.weight ?? .regular).bolder }
    }

    /// Returns the given platform; iOS by default.
    func system() throws -> Platform { try platform.map { try Values.choice($0, of: "--platform") } ?? .ios }

    /// Returns the font of the text style; nil where none is given.
    func font() throws -> TextFont? {
        guard let textStyle else { return nil }
        let style = try Values.textStyle(textStyle)
        let size = try dynamicType.map(Values.dynamicType)
        let system = try system()
        do throws(TextFontError) {
            return try TextFont(style, on: system, at: size, isBold: boldText, isEmphasized: emphasized)
        } catch {
            throw ValidationError("--text-style \(textStyle): \(error)")
        }
    }
}
