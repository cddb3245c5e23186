internal import Insignia

extension Snippets {
    var uiKit: String {
        var lines = zip(configurations.indices, configurations).map { index, configuration in
            index == 0 ? "let configuration = \(configuration)" : "    .applying(\(configuration))"
        }
        lines.append("imageView.image = \(image(subject))")
        if let tint = options.style.tint, ![.hierarchical, .palette].contains(options.style.mode) {
            lines.append("imageView.tintColor = \(Self.uiKit(tint))")
        }
        if isRightToLeft { lines.append("imageView.semanticContentAttribute = .forceRightToLeft") }
        lines += effects.filter(\.isAdded).map { "imageView.addSymbolEffect(.\($0.name)\(playing($0)))" }
        return (lines + replacement).joined(separator: "\n")
    }

    /// The image of a symbol, by one of the initializers that UIKit has.
    private func image(_ symbol: Subject) -> String {
        let name = symbol.name.swiftLiteral
        if let value = options.style.variableValue {
            let configuration = configurations.isEmpty ? "nil" : "configuration"
            return "UIImage(named: \(name), in: nil, variableValue: \(number(value)), configuration: \(configuration))"
        }
        return configurations.isEmpty
            ? "UIImage(named: \(name))" : "UIImage(named: \(name), in: nil, with: configuration)"
    }

    /// The lines that replace the image by that of the other symbol.
    private var replacement: [String] {
        guard let other else { return [] }
        let transition = effects.first { !$0.isAdded }?.name ?? "replace"
        return [
            "if let image = \(image(other)) {",
            "    imageView.setSymbolImage(image, contentTransition: .\(transition)\(repeating))", "}"
        ]
    }

    /// The options of an effect, as a further argument: all but a bounce repeat unless they are told not to.
    private func playing(_ spec: EffectSpec) -> String {
        guard repetition == .once, spec.isDiscrete, !spec.name.hasPrefix("bounce") else { return repeating }
        return ", options: \((effectOptions + [".nonRepeating"]).joined())"
    }

    /// The configurations that are applied one after another, as no initializer takes all of their parts.
    private var configurations: [String] {
        (size + mode).map { "UIImage.SymbolConfiguration\($0)" }
    }

    /// The configurations for size, weight and scale.
    private var size: [String] {
        let scale = options.scale.map(\.rawValue)
        if let textStyle {
            return ["(textStyle: .\(textStyle)\(scale.map { ", scale: .\($0)" } ?? ""))"]
                + [weight].compactMap { $0.map { "(weight: .\($0))" } }
        }
        guard case .points(let points) = options.size else {
            return [weight.map { "(weight: .\($0))" }, scale.map { "(scale: .\($0))" }].compactMap { $0 }
        }
        let parts = [
            "pointSize: \(number(points))", (weight ?? scale.map { _ in "unspecified" }).map { "weight: .\($0)" },
            scale.map { "scale: .\($0)" }
        ]
        return ["(\(parts.compactMap { $0 }.joined(separator: ", ")))"]
    }

    /// The configurations for the modes of colours and values.
    private var mode: [String] {
        let style = options.style
        let colors = style.palette.map(Self.uiKit).joined(separator: ", ")
        let rendering: String? =
            switch style.mode {
            case .automatic: nil
            case .monochrome: ".preferringMonochrome()"
            case .multicolor: ".preferringMulticolor()"
            case .hierarchical: "(hierarchicalColor: \(style.tint.map(Self.uiKit) ?? ".label"))"
            case .palette: "(paletteColors: [\(colors)])"
            }
        return [
            rendering, style.colorRendering == .gradient ? "(colorRenderingMode: .gradient)" : nil,
            style.variableValueMode == .draw ? "(variableValueMode: .draw)" : nil
        ].compactMap { $0 }
    }

    private static func uiKit(_ color: Color) -> String {
        "UIColor(red: \(number(color.red)), green: \(number(color.green)), blue: \(number(color.blue)), "
            + "alpha: \(number(color.alpha)))"
    }
}
