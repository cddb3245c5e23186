internal import SymbolColor
internal import SymbolDrawing
package import SymbolGeometry
package import SymbolModel

extension ResolvedSymbol {
    /// Whether the same layers make up another symbol, so that one can change gradually into the other.
    package func corresponds(to other: ResolvedSymbol) -> Bool {
        layers.count == other.layers.count && zip(layers, other.layers).allSatisfy { $0.corresponds(to: $1) }
    }

    /// Returns the symbol at a fraction from 0 to 1 of its change to another variable value or style: layers fade or
    /// are drawn, and their colours change.
    package func varying(to other: ResolvedSymbol, _ progress: Double) -> ResolvedSymbol {
        guard layers.count == other.layers.count else { return progress < 0.5 ? self : other }
        return ResolvedSymbol(layers: zip(layers, other.layers).map { $0.varying(to: $1, progress) ?? $1 })
    }
}

extension ResolvedLayer {
    fileprivate func corresponds(to other: ResolvedLayer) -> Bool {
        guard paints == other.paints, let art = art as? OutlineArt, let goal = other.art as? OutlineArt else {
            return false
        }
        return art.corresponds(to: goal)
    }

    /// Returns the layer at a fraction from 0 to 1 of its change to the colour and the variation of another one with
    /// nearly the same outlines; nil where one of them belongs to an icon.
    package func varying(to other: ResolvedLayer, _ progress: Double) -> ResolvedLayer? {
        guard var art = art as? OutlineArt, let goal = other.art as? OutlineArt else { return nil }
        art.vary(to: goal, progress)
        return ResolvedLayer(
            traits: traits, paints: paints, bounds: bounds, art: art, placement: placement)
    }

    /// What a variable value leaves of the layer: its opacity, and the part that is drawn.
    package var variation: LayerState {
        guard let variation = (art as? OutlineArt)?.variation else { return .identity }
        return LayerState(paintOpacity: variation.opacity, draw: variation.draw)
    }

    /// Returns the layer with another outline, of which a part is cleared, and with a colour at a fraction from 0 to 1
    /// between its own and that of another layer; nil where one of them is no outline of a template, but an icon, whose
    /// elements have paints of their own.
    package func morphing(
        to other: ResolvedLayer, outline: Path, clearing cleared: Path, _ progress: Double
    ) -> ResolvedLayer? {
        guard let art = art as? OutlineArt, let goal = other.art as? OutlineArt else { return nil }
        let shape = OutlineArt(outline, clearing: cleared, from: art, to: goal, progress)
        return ResolvedLayer(traits: traits, paints: paints, bounds: outline.bounds, art: shape)
    }
}

extension LayerVariation {
    /// Returns the variation at a fraction from 0 to 1 of the change to another: opacities fade, and the pen
    /// goes the way of the values between.
    func mixed(with other: LayerVariation, _ t: Double) -> LayerVariation {
        return LayerVariation(
            opacity: mix(opacity, other.opacity, t),
            progress: mix(progress, other.progress, t),
            ghost: mix(ghost, other.ghost, t))
    }
}

extension Color {
    /// Returns the mixture with another colour at a fraction from 0 to 1, in sRGB.
    func mixed(with other: Color, _ t: Double) -> Color {
        return Color(
            red: mix(red, other.red, t), green: mix(green, other.green, t), blue: mix(blue, other.blue, t),
            alpha: mix(alpha, other.alpha, t))
    }
}
