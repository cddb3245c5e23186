/// The arguments of a colour function.
private struct ColorArguments {
    var channels: [ColorComponent]
    var alpha = 1.0
    var usesCommas = false

    /// Returns the channels as numbers, where 100% of each is the corresponding element of `whole`.
    func values(whole: SIMD3<Double>) throws(ColorSyntaxError) -> SIMD3<Double> {
        SIMD3(
            try channels[0].value(whole: whole.x), try channels[1].value(whole: whole.y),
            try channels[2].value(whole: whole.z))
    }
}

extension ColorScanner {
    /// Reads the rest of a colour function whose name and opening parenthesis have been read.
    mutating func function(named name: String, at start: Int) throws(ColorSyntaxError) -> Color {
        let color =
            switch name {
            case "rgb", "rgba": try rgb(try arguments(allowingCommas: true))
            case "hsl", "hsla": try hsl(try arguments(allowingCommas: true))
            case "hwb": try hwb(try arguments())
            case "lab": try rectangular(.lab, lightness: 100, axis: 125)
            case "lch": try polar(.lab, lightness: 100, chroma: 150)
            case "oklab": try rectangular(.oklab, lightness: 1, axis: 0.4)
            case "oklch": try polar(.oklab, lightness: 1, chroma: 0.4)
            case "color": try predefined()
            default:
                position = start
                throw failure(expecting: "a colour function", among: Self.functions)
            }
        guard skip(")") else { throw failure(expecting: "“)”") }
        return color
    }

    static let functions = ["color", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "rgb", "rgba"]

    /// Reads three channels and an optional alpha, up to the closing parenthesis.
    ///
    /// The first separator distinguishes the old syntax, `1, 2, 3, 0.5`, from the new one, `1 2 3 / 0.5` (CSS Color 4
    /// §4.1).
    private mutating func arguments(allowingCommas: Bool = false) throws(ColorSyntaxError) -> ColorArguments {
        var arguments = ColorArguments(channels: [try component(allowingNone: true)])
        skipSpace()
        arguments.usesCommas = allowingCommas && skip(",")
        if arguments.usesCommas, arguments.channels[0].kind == .none {
            throw arguments.channels[0].misplaced.expecting("a number, percentage or angle")
        }
        arguments.channels.append(try component(allowingNone: !arguments.usesCommas))
        skipSpace()
        if arguments.usesCommas, !skip(",") { throw failure(expecting: "“,”") }
        arguments.channels.append(try component(allowingNone: !arguments.usesCommas))
        skipSpace()
        if skip(arguments.usesCommas ? "," : "/") {
            arguments.alpha = try component(allowingNone: !arguments.usesCommas).alpha()
            skipSpace()
        }
        return arguments
    }

    /// Returns the colour of `rgb()` (CSS Color 4 §5.1).
    ///
    /// With commas, the channels must be all numbers or all percentages.
    private func rgb(_ arguments: ColorArguments) throws(ColorSyntaxError) -> Color {
        let channels = arguments.channels
        if arguments.usesCommas {
            for channel in channels where channel.isPercentage != channels[0].isPercentage {
                throw channel.misplaced.expecting(channels[0].isPercentage ? "a percentage" : "a number")
            }
        }
        return Color(clipping: try arguments.values(whole: SIMD3(repeating: 255)) / 255, alpha: arguments.alpha)
    }

    /// Returns the colour of `hsl()` (CSS Color 4 §7).
    ///
    /// Negative saturation counts as zero; more than 100% is left to the clipping.
    private func hsl(_ arguments: ColorArguments) throws(ColorSyntaxError) -> Color {
        let channels = arguments.channels
        if arguments.usesCommas { _ = (try channels[1].percentage(), try channels[2].percentage()) }
        let saturation = max(try channels[1].value(whole: 100), 0) / 100
        let lightness = try channels[2].value(whole: 100) / 100
        return Color(
            clipping: sRGB(hue: try channels[0].hue(), saturation: saturation, lightness: lightness),
            alpha: arguments.alpha)
    }

    /// Returns the colour of `hwb()`, the pure hue mixed with white and black (CSS Color 4 §8).
    private func hwb(_ arguments: ColorArguments) throws(ColorSyntaxError) -> Color {
        let hue = try arguments.channels[0].hue()
        let white = try arguments.channels[1].value(whole: 100) / 100
        let black = try arguments.channels[2].value(whole: 100) / 100
        let rgb =
            white + black >= 1
            ? SIMD3(repeating: white / (white + black))
            : sRGB(hue: hue, saturation: 1, lightness: 0.5) * (1 - white - black) + white
        return Color(clipping: rgb, alpha: arguments.alpha)
    }

    /// Reads the arguments of `lab()` or `oklab()` (CSS Color 4 §9); `lightness` and `axis` are the values of 100%.
    private mutating func rectangular(
        _ space: ColorSpace, lightness: Double, axis: Double
    ) throws(ColorSyntaxError) -> Color {
        let arguments = try arguments()
        var channels = try arguments.values(whole: [lightness, axis, axis])
        channels.x = min(max(channels.x, 0), lightness)
        return Color(channels, in: space, alpha: arguments.alpha)
    }

    /// Reads the arguments of `lch()` or `oklch()`, the same spaces in terms of chroma and hue (CSS Color 4 §9).
    private mutating func polar(
        _ space: ColorSpace, lightness: Double, chroma: Double
    ) throws(ColorSyntaxError) -> Color {
        let arguments = try arguments()
        let channels = arguments.channels
        let l = min(max(try channels[0].value(whole: lightness), 0), lightness)
        let c = max(try channels[1].value(whole: chroma), 0)
        return Color(axes(lightness: l, chroma: c, hue: try channels[2].hue()), in: space, alpha: arguments.alpha)
    }

    /// Reads the arguments of `color()` (CSS Color 4 §10).
    private mutating func predefined() throws(ColorSyntaxError) -> Color {
        skipSpace()
        let start = position
        guard let space = ColorSpace(rawValue: identifier()), space.isPredefined else {
            position = start
            throw failure(
                expecting: "a colour space", among: ColorSpace.allCases.filter(\.isPredefined).map(\.rawValue))
        }
        let arguments = try arguments()
        return Color(try arguments.values(whole: .one), in: space, alpha: arguments.alpha)
    }
}
