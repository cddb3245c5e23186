package import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
package import SymbolModel

extension SymbolStyle {
    /// The colour of a layer, its level's opacity applied.
    package func ink(of role: Layer.Role) -> Color {
        switch (role, mode) {
        case (.level(let level), .palette): color(of: level)
        case (.level(let level), _): tint.multiplyingAlpha(by: level.opacity)
        case (.plain, .palette): palette.first ?? tint
        case (.plain, _), (.color(.tint), _): tint
        case (.color(.custom(let color)), _): color
        case (.color(.named(let name, let fallback)), _):
            assetColors[name] ?? SystemPalette.color(named: name, appearance) ?? fallback ?? tint
        }
    }

    private func color(of level: HierarchyLevel) -> Color {
        let place =
            switch level {
            case .primary: 0
            case .secondary: 1
            case .tertiary: 2
            }
        return palette.isEmpty ? tint : palette[min(place, palette.count - 1)]
    }

    /// What the gradient of a symbol with this ink runs through; nil for flat colours.
    func gradientBox(_ ink: Rect) -> Rect? { colorRendering == .gradient ? ink : nil }
}

extension Color {
    /// From a third lighter at the top of `box` to the colour itself at its foot.
    func gradient(in box: Rect) -> Paint<Color> {
        let ramp = GradientRamp(
            stops: [.init(offset: 0, ink: lightened), .init(offset: 1, ink: self)],
            spread: .pad, transform: .identity)
        return .linearGradient(
            LinearGradient(start: Point(box.midX, box.minY), end: Point(box.midX, box.maxY), ramp: ramp))
    }

    /// A third of the way to white, in sRGB.
    private var lightened: Color {
        func lighter(_ channel: Double) -> Double { channel + (1 - channel) / 3 }
        return Color(red: lighter(red), green: lighter(green), blue: lighter(blue), alpha: alpha)
    }
}
