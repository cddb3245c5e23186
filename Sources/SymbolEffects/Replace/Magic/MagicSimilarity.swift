internal import SymbolGeometry

/// A turn that leaves what is level level or makes it upright.
enum MagicTurn: CaseIterable, Hashable, Sendable {
    case none, clockwise, counterClockwise, half

    /// In radians, clockwise.
    var angle: Double {
        switch self {
        case .none: 0
        case .clockwise: .pi / 2
        case .counterClockwise: -.pi / 2
        case .half: .pi
        }
    }
}

/// A uniform scale, a turn and a shift.
struct MagicSimilarity: Hashable, Sendable {
    let from: Point
    let to: Point
    let scale: Double
    let turn: MagicTurn

    init?(from old: Rect, to new: Rect, _ turn: MagicTurn = .none) {
        let (before, after) = (Point(old.width, old.height).length, Point(new.width, new.height).length)
        guard before > 0, after > 0 else { return nil }
        from = old.center
        to = new.center
        scale = after / before
        self.turn = turn
    }

    /// How layers that two symbols have in common go over as a whole, by their boxes; nil where that is to another
    /// place, or the whole has other proportions there.
    init?(ofAll boxes: [(old: Rect?, new: Rect?)]) {
        guard let old = boxes.compactMap(\.old).union, let new = boxes.compactMap(\.new).union,
            old.intersection(new) != nil
        else { return nil }
        self.init(from: old, to: new)
        let stray = MotionTable.Magic.stray * Point(new.width, new.height).length
        guard
            zip(old.transformed(by: transform(at: 1)).corners, new.corners).allSatisfy({ $0.distance(to: $1) <= stray })
        else { return nil }
    }

    /// From where the old one is, 0, to where the new one is, 1: lays the old one there.
    func transform(at progress: Double) -> AffineTransform {
        place(from.interpolated(to: to, progress), mix(1, scale, progress), progress, from)
    }

    /// The same way for the new one, which is at rest at 1.
    func transformOfNew(at progress: Double) -> AffineTransform {
        place(from.interpolated(to: to, progress), mix(1 / scale, 1, progress), progress - 1, to)
    }

    private func place(
        _ center: Point, _ factor: Double, _ turned: Double, _ origin: Point
    ) -> AffineTransform {
        let size = AffineTransform.scale(factor)
        return .translation(x: center.x, y: center.y) * (turn == .none ? size : size * .rotation(turn.angle * turned))
            * .translation(x: -origin.x, y: -origin.y)
    }
}
