internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolModel

/// An effect that draws the symbol as if with a pen.
public struct DrawOnSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    /// The parts of the symbol that are drawn one after another.
    public var scope: EffectScope

    /// Creates the effect, by default by layer.
    public init(_ scope: EffectScope = .byLayer) {
        self.scope = scope
    }

    /// The effect as the animation engine takes it.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var stacking: EffectStacking { .draw }
    package var reduced: any EffectBehavior { CrossFade(isIn: true) }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        let schedule = DrawSchedule(subject, scope)
        return Drawing(schedule: schedule, subject: subject) { DrawRange(to: $0) }
    }
}

/// An effect that takes the symbol's strokes away as if with a pen.
public struct DrawOffSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    /// Whether each stroke is taken back from its end, which undoes the drawing.
    ///
    /// Otherwise it vanishes from its beginning, in the direction in which it was drawn.
    public var isReversed: Bool
    /// The parts of the symbol that are taken away one after another.
    public var scope: EffectScope

    /// Creates the effect, by default from the strokes' beginnings and by layer.
    public init(isReversed: Bool = false, _ scope: EffectScope = .byLayer) {
        self.isReversed = isReversed
        self.scope = scope
    }

    /// The effect as the animation engine takes it.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var stacking: EffectStacking { .draw }
    package var reduced: any EffectBehavior { CrossFade(isIn: false) }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        let schedule = DrawSchedule(subject, scope)
        guard isReversed else { return Drawing(schedule: schedule, subject: subject) { DrawRange(from: $0, to: 1) } }
        return Drawing(schedule: schedule.reversed, subject: subject) { DrawRange(to: 1 - $0) }
    }
}

/// The times at which each group of layers is drawn.
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
            if way < Table.dotLength { return Table.dot }
            let least = members.contains { subject.layers[$0].isSwept } ? Table.solid : 0
            return min(max(Table.base + Table.perEm * way, least), Table.longest)
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

    /// The schedule in which what was drawn last goes first.
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
    /// The part of a stroke that shows at a progress of 0…1.
    let range: @Sendable (Double) -> DrawRange

    var length: Double { schedule.length }
    var loop: EffectLoop { .held }

    /// Undoes the drawing in the order in which it was done.
    func state(of layer: Int, at t: Double, releasedAt release: Double) -> LayerState {
        state(of: layer, at: t < release ? t : min(length, release) - (t - release))
    }

    func state(of layer: Int, at t: Double) -> LayerState {
        let range = range(schedule.progress(of: layer, at: t))
        let members = schedule.groups.members[schedule.groups.order[layer]].map { subject.layers[$0] }
        let shown = range.to - range.from
        guard subject.isDot(members) else {
            var range = range
            range.tip = min(max(shown / MotionTable.Draw.growth, 0), 1)
            return LayerState(draw: range)
        }
        guard shown < 1 else { return .identity }
        let pivot = members.filter(\.paints).middle ?? subject.guideBox.center
        var state = LayerState.scaled(mix(MotionTable.Draw.dotScale, 1, shown), about: pivot)
        state.opacity = shown
        return state
    }
}

extension MotionSubject {
    /// Whether none of the layers is long enough for a pen to move along.
    fileprivate func isDot(_ members: [MotionLayer]) -> Bool {
        members.allSatisfy { $0.penLength < MotionTable.Draw.dotLength * em }
    }
}
