internal import SymbolGeometry
internal import SymbolText

/// The names of all effects and the modifiers that each accepts.
enum EffectGrammar {
    static func effect(_ text: String) throws(EffectSyntaxError) -> EffectSpec.Effect {
        var modifiers = try EffectModifiers(text)
        let effect = try effect(&modifiers)
        try modifiers.finish()
        return effect
    }

    static let names = [
        "appear", "automatic", "bounce", "breathe", "disappear", "drawOff", "drawOn", "pulse", "replace", "rotate",
        "scale",
        "variableColor", "wiggle"
    ]

    private static func effect(_ words: inout EffectModifiers) throws(EffectSyntaxError) -> EffectSpec.Effect {
        switch words.name {
        case "appear": .symbol(AppearSymbolEffect(try direction(&words) ?? .up, try words.scope()))
        case "disappear": .symbol(DisappearSymbolEffect(try direction(&words) ?? .down, try words.scope()))
        case "bounce": .symbol(BounceSymbolEffect(try direction(&words) ?? .up, try words.scope()))
        case "scale": .symbol(ScaleSymbolEffect(try direction(&words) ?? .up, try words.scope()))
        case "pulse": .symbol(PulseSymbolEffect(try words.scope()))
        case "breathe":
            .symbol(
                BreatheSymbolEffect(try words.take(["plain": .plain, "pulse": .pulse]) ?? .pulse, try words.scope()))
        case "rotate":
            .symbol(
                RotateSymbolEffect(
                    try words.take(["clockwise": .clockwise, "counterClockwise": .counterClockwise]), try words.scope())
            )
        case "variableColor": .symbol(try variableColor(&words))
        case "wiggle": .symbol(try wiggle(&words))
        case "drawOn": .symbol(DrawOnSymbolEffect(try words.scope(EffectScope.allCases)))
        case "drawOff":
            .symbol(
                DrawOffSymbolEffect(
                    isReversed: try words.take(["reversed": true, "nonReversed": false]) ?? false,
                    try words.scope(EffectScope.allCases)))
        case "replace": .replace(try replace(&words))
        case "automatic": .automatic
        default: throw unknown(words)
        }
    }

    private static func direction(_ words: inout EffectModifiers) throws(EffectSyntaxError) -> ScaleDirection? {
        try words.take(["up": .up, "down": .down])
    }

    private static func variableColor(
        _ words: inout EffectModifiers
    ) throws(EffectSyntaxError) -> VariableColorSymbolEffect {
        VariableColorSymbolEffect(
            try words.take(["iterative": .iterative, "cumulative": .cumulative]) ?? .iterative,
            isReversing: try words.take(["reversing": true, "nonReversing": false]) ?? false,
            hidesInactiveLayers: try words.take(["hideInactiveLayers": true, "dimInactiveLayers": false]) ?? false)
    }

    private static func wiggle(_ words: inout EffectModifiers) throws(EffectSyntaxError) -> WiggleSymbolEffect {
        let named: WiggleSymbolEffect.Direction? = try words.take([
            "clockwise": .clockwise, "counterClockwise": .counterClockwise, "left": .left, "right": .right, "up": .up,
            "down": .down, "forward": .forward, "backward": .backward
        ])
        guard let custom = try words.take("custom", label: "angle") else {
            return WiggleSymbolEffect(named, try words.scope())
        }
        guard named == nil else {
            throw EffectSyntaxError("wiggle.custom cannot be combined with another direction", column: custom.column)
        }
        guard let degrees = Double(custom.argument), degrees.isFinite else {
            throw EffectSyntaxError(
                "wiggle.custom(angle: \(custom.argument)): expected degrees, clockwise from the right",
                column: custom.column)
        }
        return WiggleSymbolEffect(.custom(angle: degrees), try words.scope())
    }

    private static func replace(_ words: inout EffectModifiers) throws(EffectSyntaxError) -> ReplaceSymbolEffect {
        let style: ReplaceSymbolEffect.Style? = try words.take(["downUp": .downUp, "upUp": .upUp, "offUp": .offUp])
        if let column = words.bareColumn(of: "magic"), try words.take(["magic": true]) != nil, let style {
            throw EffectSyntaxError(
                """
                replace.magic cannot be combined with replace.\(style); expected replace.magic(fallback: .\(style))
                """, column: column)
        }
        if let (fallback, column) = try words.take("magic", label: "fallback") {
            if let style {
                throw EffectSyntaxError("replace.magic cannot be combined with replace.\(style)", column: column)
            }
            let name = fallback.hasPrefix(".") ? String(fallback.dropFirst()) : fallback
            guard let style = ReplaceSymbolEffect.Style(rawValue: name) else {
                let names = ReplaceSymbolEffect.Style.allCases.map(\.rawValue)
                let hint = name.nearestName(in: names).map { " (did you mean .\($0)?)" } ?? ""
                throw EffectSyntaxError(
                    "replace.magic(fallback: \(fallback)): expected .downUp, .upUp or .offUp\(hint)", column: column)
            }
            return ReplaceSymbolEffect(style, isMagic: true, try words.scope())
        }
        return ReplaceSymbolEffect(style ?? .downUp, isMagic: style == nil, try words.scope())
    }

    private static func unknown(_ words: EffectModifiers) -> EffectSyntaxError {
        let hint =
            words.name.nearestName(in: names).map { "did you mean \($0)?" }
            ?? "expected \(names.joined(separator: ", "))"
        return EffectSyntaxError("there is no effect \"\(words.name)\"; \(hint)", column: words.column)
    }
}

extension String {
    /// Returns the name with the fewest edits of which this could be a misspelling, ignoring case.
    func nearestName(in names: [String]) -> String? {
        if let same = names.first(where: { $0.lowercased() == lowercased() }) { return same }
        return nearest(in: names)
    }
}
