internal import Insignia

// Snippets for Apple's frameworks, in which a symbol is an image in an asset catalog.

extension Snippets {
    var swiftUI: String {
        let style = options.style
        let value = style.variableValue.map { ", variableValue: \(number($0))" } ?? ""
        var lines = ["Image(\"\(subject.name)\"\(value))"]
        if style.mode != .automatic { lines.append(".symbolRenderingMode(.\(style.mode.rawValue))") }
        if style.colorRendering == .gradient { lines.append(".symbolColorRenderingMode(.gradient)") }
        if style.variableValueMode == .draw { lines.append(".symbolVariableValueMode(.draw)") }
        let colors = style.palette.isEmpty ? [style.tint].compactMap { $0 } : style.palette
        if !colors.isEmpty { lines.append(".foregroundStyle(\(colors.map(Self.swiftUI).joined(separator: ", ")))") }
        if let font { lines.append(".font(\(font))") }
        if query["weight"] != nil, let name = options.weight?.swiftName { lines.append(".fontWeight(.\(name))") }
        if let scale = options.scale { lines.append(".imageScale(.\(scale.rawValue))") }
        return (lines + swiftUIEffects).joined(separator: "\n    ")
    }

    private var font: String? {
        if let style = query["text-style"] { return ".\(style)" }
        if case .points(let points) = options.size { return ".system(size: \(number(points)))" }
        return nil
    }

    private var swiftUIEffects: [String] {
        let moving = effects.compactMap { spec -> String? in
            switch spec.effect {
            case .symbol:
                let name = spec.name
                switch spec.kind {
                case "bounce": return ".symbolEffect(.\(name)\(repeating), value: count)"
                case "appear", "disappear": return ".transition(.symbolEffect(.\(name)))"
                default: return ".symbolEffect(.\(name)\(repeating), isActive: isActive)"
                }
            case .replace: return ".contentTransition(.symbolEffect(.\(spec.name)))"
            case .automatic: return ".transition(.symbolEffect(.automatic))"
            }
        }
        let isReplaced = effects.contains { if case .replace = $0.effect { true } else { false } }
        return moving + (other != nil && !isReplaced ? [".contentTransition(.symbolEffect(.replace))"] : [])
    }

    var uiKit: String {
        let configurations = [ownConfiguration, modeConfiguration].compactMap { $0 }
        var lines = zip(["let configuration = ", "    .applying("], configurations).map { $0 + $1 }
        if lines.count > 1 { lines[1] += ")" }
        let value = options.style.variableValue.map { ", variableValue: \(number($0))" } ?? ""
        let with = lines.isEmpty ? "" : ", configuration: configuration"
        lines.append("imageView.image = UIImage(named: \"\(subject.name)\", in: nil\(value)\(with))")
        if let tint = options.style.tint, ![.hierarchical, .palette].contains(options.style.mode) {
            lines.append("imageView.tintColor = \(Self.uiKit(tint))")
        }
        for spec in effects where spec.isAdded { lines.append("imageView.addSymbolEffect(.\(spec.name)\(repeating))") }
        return lines.joined(separator: "\n")
    }

    /// The configuration for size, weight and scale; nil where none of them is set.
    private var ownConfiguration: String? {
        var parts: [String] = []
        if let text = query["text-style"] { parts.append("textStyle: .\(text)") }
        if case .points(let points) = options.size, query["text-style"] == nil {
            parts.append("pointSize: \(number(points))")
        }
        if query["weight"] != nil, let name = options.weight?.swiftName, query["text-style"] == nil {
            parts.append("weight: .\(name)")
        }
        if let scale = options.scale { parts.append("scale: .\(scale.rawValue)") }
        return parts.isEmpty ? nil : "UIImage.SymbolConfiguration(\(parts.joined(separator: ", ")))"
    }

    /// The configuration for the rendering mode; nil where it is automatic.
    private var modeConfiguration: String? {
        let style = options.style
        let tint = style.tint.map(Self.uiKit) ?? ".label"
        let colors = style.palette.map(Self.uiKit).joined(separator: ", ")
        return switch style.mode {
        case .automatic: nil
        case .monochrome: "UIImage.SymbolConfiguration.preferringMonochrome()"
        case .multicolor: "UIImage.SymbolConfiguration.preferringMulticolor()"
        case .hierarchical: "UIImage.SymbolConfiguration(hierarchicalColor: \(tint))"
        case .palette: "UIImage.SymbolConfiguration(paletteColors: [\(colors)])"
        }
    }

    /// The options that all effects share.
    private var repeating: String {
        var options: [String] = []
        if speed != 1 { options.append(".speed(\(number(speed)))") }
        switch repetition {
        case .once: break
        case .continuous: options.append(".repeat(.continuous)")
        case .periodic(let count, let delay):
            let parts = [count.map { "\($0)" }, delay.map { "delay: \(number($0))" }].compactMap { $0 }
            options.append(".repeat(.periodic(\(parts.joined(separator: ", "))))")
        }
        return options.isEmpty ? "" : ", options: \(options.joined())"
    }

    private static func swiftUI(_ color: Color) -> String {
        let opacity = color.alpha == 1 ? "" : ", opacity: \(number(color.alpha))"
        return "Color(red: \(number(color.red)), green: \(number(color.green)), blue: \(number(color.blue))\(opacity))"
    }

    private static func uiKit(_ color: Color) -> String {
        "UIColor(red: \(number(color.red)), green: \(number(color.green)), blue: \(number(color.blue)), "
            + "alpha: \(number(color.alpha)))"
    }
}

extension EffectSpec {
    /// The effect as it is written in Swift, without its start time.
    fileprivate var name: String { String(text.prefix { $0 != "@" }) }

    /// The kind of the effect: the first word of its name.
    fileprivate var kind: String { String(text.prefix { $0.isLetter }) }

    /// Whether the effect is added to an image view; replacements are not.
    fileprivate var isAdded: Bool { if case .symbol = effect { true } else { false } }
}

extension Weight {
    /// The name of the weight in Swift; nil for a weight between two named ones.
    fileprivate var swiftName: String? { name.map { $0 == "Ultralight" ? "ultraLight" : $0.lowercased() } }
}

/// Returns a number as a Swift literal, rounded to three decimals.
func number(_ value: Double) -> String { JSONValue.number((value * 1000).rounded() / 1000).text }
