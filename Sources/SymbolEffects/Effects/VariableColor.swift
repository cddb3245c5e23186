internal import SymbolGeometry
internal import SymbolModel

/// An effect that lights the layers of a symbol one after another.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    /// The behaviour of layers once they are lit.
    public enum Accumulation: String, CaseIterable, Hashable, Sendable {
        /// Layers are lit one at a time, so that each goes out again.
        case iterative
        /// Layers stay lit until all of them are.
        case cumulative
    }

    /// The behaviour of layers once they are lit.
    public var accumulation: Accumulation
    /// Whether the light returns through the layers in reverse order.
    public var isReversing: Bool
    /// Whether unlit layers are hidden rather than dimmed.
    public var hidesInactiveLayers: Bool

    /// Creates the effect, by default iterative and not reversing, with unlit layers dimmed.
    public init(_ accumulation: Accumulation = .iterative, isReversing: Bool = false, hidesInactiveLayers: Bool = false)
    {
        self.accumulation = accumulation
        self.isReversing = isReversing
        self.hidesInactiveLayers = hidesInactiveLayers
    }

    /// The effect in the form that the animation engine uses.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var name: String { "variableColor" }
    package var isContinuous: Bool { true }
    package var stacking: EffectStacking { .variableColor }
    package var reduced: any EffectBehavior { self }

    package func unmarkedFallback(in subject: MotionSubject) -> String? {
        guard !subject.layers.contains(where: { $0.traits.variableThreshold != nil }) else { return nil }
        return "no layer varies with a value, so all layers light up"
    }

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
    /// The wave of a single run, which begins with no layer lit.
    let single: VariableWave
    let endless: VariableWave
    /// The opacity of a layer that is not lit.
    let low: Double

    private typealias Table = MotionTable.VariableColor

    /// The length, in seconds, of a cycle and of the return to all layers lit.
    var length: Double { single.period + Table.returnLength }
    var loop: EffectLoop { .period(endless.period) }

    /// Returns the length of cycles that follow each other directly, with the return after the last.
    func chainLength(ofRuns count: Int?) -> Double? {
        guard let count else { return .infinity }
        return count > 1 ? Double(count) * endless.period + Table.returnLength : nil
    }

    func state(of layer: Int, at t: Double) -> LayerState { state(of: layer, at: t, rest: 0) }

    /// Returns the state in a run whose layers go out while the first one is lit, rather than all at once.
    func repeatedState(of layer: Int, at t: Double) -> LayerState {
        state(of: layer, at: t, rest: 1 - MotionTable.cross(t / Table.step))
    }

    /// Returns the state in a single run, with the light that remains of the rest before it.
    private func state(of layer: Int, at t: Double, rest: Double) -> LayerState {
        guard let position = order.positions[layer], t >= 0, t < length else { return .identity }
        let lit = min((t < single.period ? single.light(of: position, at: t) : 0) + rest, 1)
        return state(of: layer, lit: mix(lit, 1, Self.returnProgress(length - t)))
    }

    func loopState(of layer: Int, at t: Double, amplitude: Double) -> LayerState {
        guard let position = order.positions[layer] else { return .identity }
        return state(of: layer, lit: endless.light(of: position, at: phase(t, endless.period) * endless.period))
    }

    /// Returns the state in a run that begins with no layer lit, without a ramp, and at the end returns all layers from
    /// where they are.
    func sustained(of layer: Int, at t: Double, for length: Double) -> LayerState {
        guard let position = order.positions[layer] else { return .identity }
        let isBegun = t >= endless.start(of: position)
        let lit = isBegun ? endless.light(of: position, at: phase(t, endless.period) * endless.period) : 0
        return state(of: layer, lit: mix(lit, 1, Self.returnProgress(length - t)))
    }

    /// Returns the progress from 0 to 1 of the return of all layers, by the number of seconds left.
    private static func returnProgress(_ left: Double) -> Double {
        left < Table.returnLength ? MotionTable.cross(1 - left / Table.returnLength) : 0
    }

    /// Returns the state of a layer; hidden layers lose the gap around them, dimmed ones keep it, unless they are only
    /// a gap.
    private func state(of layer: Int, lit: Double) -> LayerState {
        if order.cutOuts.contains(layer) { return LayerState(opacity: mix(low, 1, lit)) }
        return low > 0 ? LayerState(paintOpacity: mix(low, 1, lit)) : LayerState(opacity: lit)
    }
}
