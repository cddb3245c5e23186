internal import Insignia

extension Snippets {
    var swiftUI: String {
        let style = options.style
        let value = style.variableValue.map { ", variableValue: \(number($0))" } ?? ""
        let own = subject.name.swiftLiteral
        var lines = ["Image(\(other.map { "isOn ? \($0.name.swiftLiteral) : \(own)" } ?? own)\(value))"]
        if style.mode != .automatic { lines.append(".symbolRenderingMode(.\(style.mode.rawValue))") }
        if style.colorRendering == .gradient { lines.append(".symbolColorRenderingMode(.gradient)") }
        if style.variableValueMode == .draw { lines.append(".symbolVariableValueMode(.draw)") }
        let colors = style.palette.isEmpty ? [style.tint].compactMap { $0 } : style.palette
        if !colors.isEmpty { lines.append(".foregroundStyle(\(colors.map(Self.swiftUI).joined(separator: ", ")))") }
        if let font { lines.append(".font(\(font))") }
        if let weight { lines.append(".fontWeight(.\(weight))") }
        if let scale = options.scale { lines.append(".imageScale(.\(scale.rawValue))") }
        if isRightToLeft { lines.append(".environment(\\.layoutDirection, .rightToLeft)") }
        return (lines + swiftUIEffects).joined(separator: "\n    ")
    }

    private var font: String? {
        if let textStyle { return "." + (["title1": "title", "caption1": "caption"][textStyle] ?? textStyle) }
        if case .points(let points) = options.size { return ".system(size: \(number(points)))" }
        return nil
    }

    private var swiftUIEffects: [String] {
        let moving = effects.compactMap { spec -> String? in
            switch spec.effect {
            case .symbol where ["appear", "disappear"].contains(spec.kind):
                return ".transition(.symbolEffect(.\(spec.name)))"
            case .symbol:
                let trigger = spec.isDiscrete && !repetition.isEndless ? "value: count" : "isActive: isActive"
                return ".symbolEffect(.\(spec.name)\(repeating), \(trigger))"
            case .replace: return ".contentTransition(.symbolEffect(.\(spec.name)\(repeating)))"
            case .automatic:
                return other == nil
                    ? ".transition(.symbolEffect(.automatic))" : ".contentTransition(.symbolEffect(.automatic))"
            }
        }
        let isReplaced = other == nil || !effects.allSatisfy(\.isAdded)
        return moving + (isReplaced ? [] : [".contentTransition(.symbolEffect(.replace\(repeating)))"])
    }

    private static func swiftUI(_ color: Color) -> String {
        let opacity = color.alpha == 1 ? "" : ", opacity: \(number(color.alpha))"
        return "Color(red: \(number(color.red)), green: \(number(color.green)), blue: \(number(color.blue))\(opacity))"
    }
}
