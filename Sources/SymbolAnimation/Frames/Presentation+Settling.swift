internal import SymbolEffects
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills

/// The gradual change of a symbol to another value, style, weight or scale, until it has settled. It starts from what
/// is shown when the change begins, even in the middle of the previous change.
extension Presentation {
    /// Returns a keyframe's symbol during the change to it or after.
    func settling(_ number: Int, at t: Double) -> SettlingSymbol {
        let symbol = symbols[number]
        guard isUnderWay(number, at: t) else {
            return SettlingSymbol(
                symbol: symbol.scene.symbol, states: symbol.states(at: t), offset: .zero, rest: symbol.rest)
        }
        return SettlingSymbol(
            symbol: appearance(number, at: t, in: variant(number, at: t)), states: states(number, at: t),
            offset: position(number, at: t) { $0.placement(.zero) } - symbol.placement(.zero),
            rest: position(number, at: t, \.rest))
    }

    /// Whether the change to a keyframe's symbol, or a previous change, may still be in progress.
    private func isUnderWay(_ number: Int, at t: Double) -> Bool {
        guard number > 0, changes[number - 1].isGradual else { return false }
        return elapsed(number, at: t) < max(MotionTable.valueChange, MotionTable.Magic.morph)
    }

    private func progress(_ number: Int, at t: Double) -> Double {
        TimingCurve.easeInOut(min(elapsed(number, at: t) / changes[number - 1].length, 1))
    }

    /// Returns the interpolated variant of the symbol; `nil` if it has the variant of its keyframe.
    private func variant(_ number: Int, at t: Double) -> Variant? {
        guard isUnderWay(number, at: t) else { return nil }
        let before = variant(number - 1, at: t)
        guard case .variant(let from, let to, _) = changes[number - 1] else { return before }
        let progress = progress(number, at: t)
        return progress < 1 ? (before ?? from).blended(with: to, progress) : nil
    }

    /// Returns the symbol's appearance in an interpolated variant, or in that of its keyframe.
    private func appearance(_ number: Int, at t: Double, in variant: Variant?) -> ResolvedSymbol {
        var own = symbols[number].scene.symbol
        let keyframe = animation.keyframes[number]
        if let variant, case .template(let artwork) = keyframe.symbol.artwork {
            own = ResolvedSymbol(artwork, of: keyframe.symbol, variant: variant, keyframe.options, like: own)
        }
        guard isUnderWay(number, at: t), !looksAsBefore(number, at: t) else { return own }
        let progress = progress(number, at: t)
        return progress < 1 ? appearance(number - 1, at: t, in: variant).varying(to: own, progress) : own
    }

    /// Whether the symbol differs only by its variant from the previous one, which has settled.
    private func looksAsBefore(_ number: Int, at t: Double) -> Bool {
        let (old, new) = (animation.keyframes[number - 1], animation.keyframes[number])
        return old.options.style == new.options.style && !isUnderWay(number - 1, at: t)
    }

    /// Returns the states that effects give the layers; their times and pivots depend on the layers' outlines.
    private func states(_ number: Int, at t: Double) -> [LayerState] {
        let own = symbols[number].states(at: t)
        guard isUnderWay(number, at: t) else { return own }
        let progress = progress(number, at: t)
        guard progress < 1 else { return own }
        return zip(states(number - 1, at: t), own).map { $0.interpolated(to: $1, progress) }
    }

    /// Returns a position that depends on the symbol's width in each keyframe.
    private func position(_ number: Int, at t: Double, _ position: (AnimatedSymbol) -> Point) -> Point {
        let own = position(symbols[number])
        guard isUnderWay(number, at: t) else { return own }
        let before = self.position(number - 1, at: t, position)
        guard case .variant = changes[number - 1] else { return before }
        return before.interpolated(to: own, progress(number, at: t))
    }
}
