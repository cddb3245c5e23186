internal import SymbolModel

/// Lets layers fade and come back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// By layer, only those marked to pulse do; all, where none is.
    public var scope: EffectScope

    public init(_ scope: EffectScope = .byLayer) {
        self.scope = scope
    }

    public var stacking: EffectStacking { .pulse }
    public var reduced: any SymbolEffect { self }

    public func motion(of subject: MotionSubject) -> any EffectMotion {
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
                return LayerState(opacity: Self.opacity(at: t))
            },
            groupLoop: { group, t, amplitude in
                pulsing.contains(group) ? LayerState(opacity: mix(1, Self.opacity(at: t), amplitude)) : .identity
            })
    }

    /// Down and up again within a period, each way on the same curve.
    private static func opacity(at t: Double) -> Double {
        let phase = phase(t, MotionTable.Pulse.period) * 2
        return phase < 1
            ? mix(1, MotionTable.Pulse.low, MotionTable.standard(phase))
            : mix(MotionTable.Pulse.low, 1, MotionTable.standard(phase - 1))
    }
}
