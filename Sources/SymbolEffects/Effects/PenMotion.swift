internal import SymbolGeometry
internal import SymbolModel

/// A motion in which a pen draws the symbol, or removes its strokes.
struct PenMotion: EffectMotion {
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
    /// Whether none of the layers is long enough for a pen to move along it.
    fileprivate func isDot(_ members: [MotionLayer]) -> Bool {
        members.allSatisfy { $0.penLength < MotionTable.Draw.dotLength * em }
    }
}
