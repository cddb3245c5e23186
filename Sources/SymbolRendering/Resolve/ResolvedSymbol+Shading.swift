package import SymbolGeometry

extension ResolvedSymbol {
    /// The line of the symbol's gradient, in symbol space; `nil` for flat colours, and for icons, whose layers keep
    /// theirs.
    package func shading(_ placement: AffineTransform) -> Shading? {
        layers.lazy.compactMap { layer in
            (layer.art as? OutlineArt)?.shading?.transformed(by: placement * layer.placement)
        }.first
    }
}

extension ResolvedLayer {
    /// Returns the layer with its gradient, if it has one, along a line in a space into which `transform` takes the
    /// layer.
    package func shaded(along line: Shading?, movedBy transform: AffineTransform) -> ResolvedLayer {
        guard let line, var art = art as? OutlineArt, art.shading != nil, let back = (transform * placement).inverse
        else { return self }
        art.shading = line.transformed(by: back)
        return ResolvedLayer(
            traits: traits, paints: paints, bounds: bounds, art: art, leader: leader, placement: placement)
    }
}
