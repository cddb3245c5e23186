package import SymbolColor
internal import SymbolGeometry
package import SymbolModel

extension SymbolStyle {
    /// Returns the colour of a layer with a role, with the opacity of its level applied.
    package func color(of role: Layer.Role) -> Color { layerPaint(of: role).color }

    /// Returns the colour of a layer with a role, and the opacity of its level.
    func layerPaint(of role: Layer.Role) -> LayerPaint {
        if case .level(let level) = role, mode != .palette {
            return LayerPaint(base: effectiveTint, level: level.opacity)
        }
        return LayerPaint(base: baseColor(of: role))
    }

    /// Returns the name of a layer's colour if neither the user nor the system nor the file defines it, so that the
    /// tint stands in; `nil` for any other layer.
    package func undefinedColor(of layer: Layer) -> String? {
        guard case .color(.named(let name, nil)) = layer.role, layer.opacity > 0, assetColors[name] == nil,
            SystemPalette.color(named: name, appearance) == nil
        else { return nil }
        return name
    }

    private func baseColor(of role: Layer.Role) -> Color {
        switch (role, mode) {
        case (.level(let level), .palette): color(of: level)
        case (.level, _): effectiveTint
        case (.plain, .palette): palette.first ?? effectiveTint
        case (.plain, _), (.color(.tint), _): effectiveTint
        case (.color(.custom(let color)), _): color
        case (.color(.named(let name, let fallback)), _):
            assetColors[name] ?? SystemPalette.color(named: name, appearance) ?? fallback ?? effectiveTint
        }
    }

    private func color(of level: HierarchyLevel) -> Color {
        let index =
            switch level {
            case .primary: 0
            case .secondary: 1
            case .tertiary: 2
            }
        return palette.isEmpty ? effectiveTint : palette[min(index, palette.count - 1)]
    }

    /// Returns the line of the gradient for a symbol with these ink bounds; `nil` for flat colours.
    func shading(_ inkBounds: Rect) -> Shading? { colorRendering == .gradient ? Shading(in: inkBounds) : nil }
}
