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

    /// The effect in the form that the animation engine uses.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var name: String { "drawOn" }
    package var stacking: EffectStacking { .draw }
    package var transition: EffectTransition? { .insertion }
    package var reduced: any EffectBehavior { CrossFade(isIn: true) }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        Drawing(schedule: DrawSchedule(subject, scope), subject: subject, erasedEnd: nil)
    }
}

/// An effect that removes the symbol's strokes as if with a pen.
public struct DrawOffSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    /// Whether each stroke is removed from its end, which undoes the drawing.
    ///
    /// Otherwise it vanishes from its beginning, in the direction in which it was drawn.
    public var isReversed: Bool
    /// The parts of the symbol that are removed one after another.
    public var scope: EffectScope

    /// Creates the effect, by default from the strokes' beginnings and by layer.
    public init(isReversed: Bool = false, _ scope: EffectScope = .byLayer) {
        self.isReversed = isReversed
        self.scope = scope
    }

    /// The effect in the form that the animation engine uses.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var name: String { "drawOff" }
    package var stacking: EffectStacking { .draw }
    package var transition: EffectTransition? { .removal }
    package var reduced: any EffectBehavior { CrossFade(isIn: false) }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        Drawing(schedule: DrawSchedule(subject, scope), subject: subject, erasedEnd: isReversed ? .head : .tail)
    }
}

/// The times at which each group of layers is drawn.
private struct DrawSchedule: Sendable {
    var groups: MotionGroups
    var starts: [Double]
    var lengths: [Double]
    var length: Double

    private typealias Table = MotionTable.Draw

    init(_ subject: MotionSubject, _ scope: EffectScope) {
        let groups = MotionGroups(subject, .byLayer)
        let times = groups.members.map(subject.drawTime)
        let groupOrder =
            subject.defaults.drawReversesMotionGroups == true ? Array(times.indices.reversed()) : Array(times.indices)
        // A group that is hidden or only clears does not delay the next: there would be a pause in which nothing is
        // visible.
        let isVisible = groups.members.map { $0.contains { subject.isDrawn($0) && !subject.layers[$0].isHidden } }
        let stagger = groupOrder.filter { isVisible[$0] }.enumerated().dropFirst()
            .map { (Table.byLayer - times[$1]) / Double($0) }.reduce(Table.stagger, min)
        var starts = times.map { _ in 0.0 }
        var next = 0.0
        for group in groupOrder {
            starts[group] = next
            guard isVisible[group] else { continue }
            next += scope == .individually ? times[group] : stagger
        }
        self.groups = groups
        switch scope {
        case .wholeSymbol: (self.starts, lengths) = (times.map { _ in 0 }, times.map { _ in Table.whole })
        case .byLayer, .individually: (self.starts, lengths) = (starts, times)
        }
        length = zip(self.starts, lengths).map(+).max() ?? 0
    }

    func progress(of layer: Int, at t: Double) -> Double {
        let group = groups.order[layer]
        return MotionTable.pen((t - starts[group]) / lengths[group])
    }
}

private struct Drawing: EffectMotion {
    /// The end from which strokes are removed.
    enum End: Sendable { case head, tail }

    let schedule: DrawSchedule
    let subject: MotionSubject
    /// The end from which strokes are removed; `nil` if strokes are drawn.
    let erasedEnd: End?

    var length: Double { schedule.length }
    var loop: EffectLoop { .held }

    /// Undoes the drawing at each release, the last strokes first, and goes on from there when it is held again.
    func state(of layer: Int, at t: Double, turns: [Double]) -> LayerState {
        var (position, last, direction) = (0.0, 0.0, 1.0)
        for turn in turns where turn <= t {
            position = min(max(position + direction * (turn - last), 0), length)
            (last, direction) = (turn, -direction)
        }
        return state(of: layer, at: position + direction * (t - last))
    }

    /// Returns the visible part of a layer's strokes.
    private func range(of layer: Int, at t: Double) -> DrawRange {
        switch erasedEnd {
        case nil: DrawRange(to: schedule.progress(of: layer, at: t))
        case .tail: DrawRange(from: schedule.progress(of: layer, at: t), to: 1)
        case .head: DrawRange(to: schedule.progress(of: layer, at: length - t))
        }
    }

    /// Returns the state of a layer; an eraser without guides is not drawn, since it would leave ink where the symbol
    /// has none.
    func state(of layer: Int, at t: Double) -> LayerState {
        guard subject.layers[layer].paints || subject.isClearedByPen(layer) else { return .identity }
        let layer = subject.layers[layer].leader ?? layer
        let range = range(of: layer, at: t)
        let members = schedule.groups.members[schedule.groups.order[layer]].filter(subject.isDrawn).map {
            subject.layers[$0]
        }
        let shown = range.to - range.from
        guard subject.isDot(members) else {
            let share = subject.layers[layer].tipShare
            return LayerState(draw: range.withTip(share: share, growth: MotionTable.Draw.growth))
        }
        guard shown < 1 else { return .identity }
        return LayerState(opacity: shown, partScale: mix(MotionTable.Draw.dotScale, 1, shown))
    }
}

extension MotionSubject {
    /// Returns the seconds that a pen takes to draw layers of a group.
    fileprivate func drawTime(of members: [Int]) -> Double {
        typealias Table = MotionTable.Draw
        let members = members.filter(isDrawn)
        guard !members.isEmpty else { return 0 }
        let penDistance = members.map { layers[$0].penLength / em }.max() ?? 0
        if penDistance < Table.dotLength { return Table.dot }
        let least = members.contains { layers[$0].isSwept } ? Table.solid : 0
        return min(max(Table.base + Table.perEm * penDistance, least), Table.longest)
    }

    /// Whether none of the layers is long enough for a pen to move along it.
    fileprivate func isDot(_ members: [MotionLayer]) -> Bool {
        members.allSatisfy { $0.penLength < MotionTable.Draw.dotLength * em }
    }
}
