internal import SymbolEffects
internal import SymbolGeometry
internal import SymbolModel

extension LayerSuccession {
    /// Returns the states that effects give the layers of both symbols at a fraction from 0 to 1 of the replacement:
    /// layers that take each other's place move alike, at first as the old one does and finally as the new one.
    func passing(
        _ old: [LayerState], to new: [LayerState], _ progress: Double
    ) -> (old: [LayerState], new: [LayerState]) {
        (
            old.indices.map { layer in
                successors[layer].map { old[layer].interpolated(to: new[$0], progress) } ?? old[layer]
            },
            new.indices.map { layer in
                predecessors[layer].map { old[$0].interpolated(to: new[layer], progress) } ?? new[layer]
            }
        )
    }
}

extension LayerState {
    /// Returns the state at a fraction from 0 to 1 of the way to another one without clips.
    ///
    /// Between equal rotations or scales about two pivots, it is the same about a point between the pivots.
    func interpolated(to other: LayerState, _ t: Double) -> LayerState {
        LayerState(
            opacity: mix(opacity, other.opacity, t), paintOpacity: mix(paintOpacity, other.paintOpacity, t),
            transform: transform.interpolated(to: other.transform, t), partScale: mix(partScale, other.partScale, t),
            draw: DrawRange(
                from: mix(draw.from, other.draw.from, t), to: mix(draw.to, other.draw.to, t),
                tip: mix(draw.tip, other.draw.tip, t)))
    }
}

extension AffineTransform {
    fileprivate func interpolated(to other: AffineTransform, _ t: Double) -> AffineTransform {
        AffineTransform(
            a: mix(a, other.a, t), b: mix(b, other.b, t), c: mix(c, other.c, t), d: mix(d, other.d, t),
            tx: mix(tx, other.tx, t), ty: mix(ty, other.ty, t))
    }
}
