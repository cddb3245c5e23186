internal import SymbolGeometry
internal import SymbolModel

/// An effect that makes layers fade and return.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    /// The parts of the symbol that pulse.
    ///
    /// By layer, only layers marked to pulse do so, or all layers if none is marked.
    public var scope: EffectScope

    /// Creates the effect, by default by layer.
    public init(_ scope: EffectScope = .byLayer) {
        self.scope = scope
    }

    /// The effect in the form that the animation engine uses.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var name: String { "pulse" }
    package var isContinuous: Bool { true }
    package var stacking: EffectStacking { .pulse }
    package var reduced: any EffectBehavior { self }

    package func unmarkedFallback(in subject: MotionSubject) -> String? {
        guard scope != .wholeSymbol, !subject.layers.contains(where: \.traits.alwaysPulses) else { return nil }
        return "no layer is marked to pulse, so all layers do"
    }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        let groups = MotionGroups(subject, .byLayer)
        let marked = Set(
            groups.members.indices.filter { group in
                groups.members[group].contains { subject.layers[$0].traits.alwaysPulses }
            })
        let pulsing = scope == .wholeSymbol || marked.isEmpty ? Set(groups.members.indices) : marked
        typealias Table = MotionTable.Pulse
        return StaggeredMotion(
            groups: groups, stagger: 0, groupLength: Table.period, loop: .period(Table.period),
            groupState: { group, t in
                guard pulsing.contains(group), t > 0, t < Table.period else { return .identity }
                return LayerState(paintOpacity: Self.opacity(at: t))
            },
            groupLoop: { group, t, amplitude in
                pulsing.contains(group) ? LayerState(paintOpacity: mix(1, Self.opacity(at: t), amplitude)) : .identity
            })
    }

    /// Returns the opacity at a time in seconds; it falls and rises within a period, along the same curve.
    private static func opacity(at t: Double) -> Double {
        let phase = phase(t, MotionTable.Pulse.period) * 2
        return phase < 1
            ? mix(1, MotionTable.Pulse.low, MotionTable.standard(phase))
            : mix(MotionTable.Pulse.low, 1, MotionTable.standard(phase - 1))
    }
}
