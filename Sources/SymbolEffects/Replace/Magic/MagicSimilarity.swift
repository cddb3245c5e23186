internal import SymbolGeometry

/// A turn that maps horizontal lines to horizontal or vertical ones.
enum MagicTurn: CaseIterable, Hashable, Sendable {
    case none, clockwise, counterClockwise, half

    /// The angle of the turn in radians, clockwise.
    var angle: Double {
        switch self {
        case .none: 0
        case .clockwise: .pi / 2
        case .counterClockwise: -.pi / 2
        case .half: .pi
        }
    }
}

/// A similarity transform: a uniform scale, a turn and a translation.
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

    /// Creates the similarity by which the common layers of two symbols move as a whole, from their boxes; `nil` if the
    /// boxes do not overlap or have different proportions.
    init?(ofAll boxes: [(old: Rect?, new: Rect?)]) {
        guard let old = boxes.compactMap(\.old).union, let new = boxes.compactMap(\.new).union,
            old.intersection(new) != nil
        else { return nil }
        self.init(from: old, to: new)
        let tolerance = MotionTable.Magic.boxTolerance * Point(new.width, new.height).length
        let moved = old.transformed(by: transform(at: 1))
        guard zip(moved.corners, new.corners).allSatisfy({ $0.distance(to: $1) <= tolerance }) else { return nil }
    }

    /// Returns the transform of the old layer at a progress from 0, where it is at rest, to 1, where it lies on the new
    /// one.
    func transform(at progress: Double) -> AffineTransform {
        placement(from.interpolated(to: to, progress), mix(1, scale, progress), progress, from)
    }

    /// Returns the transform of the new layer on the same course, on which it is at rest at 1.
    func transformOfNew(at progress: Double) -> AffineTransform {
        placement(from.interpolated(to: to, progress), mix(1 / scale, 1, progress), progress - 1, to)
    }

    private func placement(
        _ center: Point, _ factor: Double, _ turned: Double, _ origin: Point
    ) -> AffineTransform {
        let size = AffineTransform.scale(factor)
        return .translation(x: center.x, y: center.y) * (turn == .none ? size : size * .rotation(turn.angle * turned))
            * .translation(x: -origin.x, y: -origin.y)
    }
}
