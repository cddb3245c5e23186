internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolModel

/// Draws the symbol as if with a pen.
public struct DrawOnSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
    public var scope: EffectScope

    public init(_ scope: EffectScope = .byLayer) {
        self.scope = scope
    }

    public var stacking: EffectStacking { .draw }
    public var reduced: any SymbolEffect { CrossFade(isIn: true) }

    public func motion(of subject: MotionSubject) -> any EffectMotion {
        let schedule = DrawSchedule(subject, scope)
        return Drawing(schedule: schedule, subject: subject) { DrawRange(to: $0) }
    }
}

/// Takes the symbol's strokes away as if with a pen.
public struct DrawOffSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
    /// Whether the pen goes back the way it came; else the strokes' tails follow the way that the head went.
    public var isReversed: Bool
    public var scope: EffectScope

    public init(isReversed: Bool = false, _ scope: EffectScope = .byLayer) {
        self.isReversed = isReversed
        self.scope = scope
    }

    public var stacking: EffectStacking { .draw }
    public var reduced: any SymbolEffect { CrossFade(isIn: false) }

    public func motion(of subject: MotionSubject) -> any EffectMotion {
        let schedule = DrawSchedule(subject, scope)
        guard isReversed else { return Drawing(schedule: schedule, subject: subject) { DrawRange(from: $0, to: 1) } }
        return Drawing(schedule: schedule.reversed, subject: subject) { DrawRange(to: 1 - $0) }
    }
}

/// When each group of layers is drawn.
private struct DrawSchedule: Sendable {
    var groups: MotionGroups
    var starts: [Double]
    var lengths: [Double]
    var length: Double

    init(_ subject: MotionSubject, _ scope: EffectScope) {
        typealias Table = MotionTable.Draw
        let groups = MotionGroups(subject, .byLayer)
        let times = groups.members.map { members in
            let way = members.map { subject.layers[$0].penLength / subject.em }.max() ?? 0
            return way < Table.dotLength ? Table.dot : min(Table.base + Table.perEm * way, Table.longest)
        }
        let turns =
            subject.defaults.drawReversesMotionGroups == true ? Array(times.indices.reversed()) : Array(times.indices)
        // What only clears takes no turn of its own: it would be a wait in which nothing is seen.
        let paints = groups.members.map { $0.contains { subject.layers[$0].paints } }
        let stagger = turns.filter { paints[$0] }.enumerated().dropFirst()
            .map { (Table.byLayer - times[$1]) / Double($0) }.reduce(Table.stagger, min)
        var starts = times.map { _ in 0.0 }
        var next = 0.0
        for group in turns {
            starts[group] = next
            guard paints[group] else { continue }
            next += scope == .individually ? times[group] : stagger
        }
        self.groups = groups
        switch scope {
        case .wholeSymbol: (self.starts, lengths) = (times.map { _ in 0 }, times.map { _ in Table.whole })
        case .byLayer, .individually: (self.starts, lengths) = (starts, times)
        }
        length = zip(self.starts, lengths).map(+).max() ?? 0
    }

    /// What was drawn last goes first.
    var reversed: DrawSchedule {
        var schedule = self
        schedule.starts = zip(starts, lengths).map { length - $0 - $1 }
        return schedule
    }

    func progress(of layer: Int, at t: Double) -> Double {
        let group = groups.order[layer]
        return MotionTable.pen((t - starts[group]) / lengths[group])
    }
}

private struct Drawing: EffectMotion {
    let schedule: DrawSchedule
    let subject: MotionSubject
    /// How much of a stroke shows at a progress of 0…1.
    let range: @Sendable (Double) -> DrawRange

    var length: Double { schedule.length }
    var loop: EffectLoop { .held }

    /// Undone the way it was done.
    func state(of layer: Int, at t: Double, releasedAt release: Double) -> LayerState {
        state(of: layer, at: t < release ? t : min(length, release) - (t - release))
    }

    func state(of layer: Int, at t: Double) -> LayerState {
        let range = range(schedule.progress(of: layer, at: t))
        let members = schedule.groups.members[schedule.groups.order[layer]].map { subject.layers[$0] }
        guard subject.isDot(members) else { return LayerState(draw: range) }
        let shown = range.to - range.from
        guard shown < 1 else { return .identity }
        let pivot = members.filter(\.paints).middle ?? subject.guideBox.center
        var state = LayerState.scaled(mix(MotionTable.Draw.dotScale, 1, shown), about: pivot)
        state.opacity = shown
        return state
    }
}

extension MotionSubject {
    /// Whether a pen has no way to go in any of the layers.
    fileprivate func isDot(_ members: [MotionLayer]) -> Bool {
        members.allSatisfy { $0.penLength < MotionTable.Draw.dotLength * em }
    }
}
