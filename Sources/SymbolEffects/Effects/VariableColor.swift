internal import SymbolModel

/// Lights the layers of a symbol one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    public enum Accumulation: String, CaseIterable, Hashable, Sendable {
        /// A light that wanders: one layer after the other.
        case iterative
        /// Layers stay lit until all are.
        case cumulative
    }

    public var accumulation: Accumulation
    /// Whether it goes back the way it came.
    public var isReversing: Bool
    /// Layers that are not lit are gone, not just dim.
    public var hidesInactiveLayers: Bool

    public init(_ accumulation: Accumulation = .iterative, isReversing: Bool = false, hidesInactiveLayers: Bool = false)
    {
        self.accumulation = accumulation
        self.isReversing = isReversing
        self.hidesInactiveLayers = hidesInactiveLayers
    }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var stacking: EffectStacking { .variableColor }
    package var reduced: any EffectBehavior { self }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        let order = VariableOrder(subject)
        func wave(isClosed: Bool) -> VariableWave {
            VariableWave(count: order.count, accumulation: accumulation, isReversing: isReversing, isClosed: isClosed)
        }
        return Lighting(
            order: order, single: wave(isClosed: false), endless: wave(isClosed: order.isClosed),
            low: hidesInactiveLayers ? 0 : MotionTable.VariableColor.dim)
    }
}

private struct Lighting: EffectMotion {
    let order: VariableOrder
    /// Of a run by itself, which begins with no layer lit.
    let single: VariableWave
    let endless: VariableWave
    /// The opacity of a layer that is not lit.
    let low: Double

    /// A cycle, and the way back to all layers lit.
    var length: Double { single.period + MotionTable.VariableColor.rise }
    var loop: EffectLoop { .period(endless.period) }

    func state(of layer: Int, at t: Double) -> LayerState {
        guard let place = order.places[layer], t >= 0, t < length else { return .identity }
        let lit =
            t < single.period
            ? single.light(of: place, at: t) : MotionTable.cross((t - single.period) / MotionTable.VariableColor.rise)
        return LayerState(opacity: mix(low, 1, lit))
    }

    func loopState(of layer: Int, at t: Double, amplitude: Double) -> LayerState {
        guard let place = order.places[layer] else { return .identity }
        let lit = endless.light(of: place, at: phase(t, endless.period) * endless.period)
        return LayerState(opacity: mix(1, mix(low, 1, lit), amplitude))
    }
}
