internal import CLibrary
internal import SymbolGeometry
internal import SymbolModel

/// Shakes the symbol about its middle or along a line.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Names the first movement.
    public enum Direction: Hashable, Sendable {
        case clockwise, counterClockwise, left, right, up, down
        /// As text runs, and against it.
        case forward, backward
        /// Degrees, clockwise from +x.
        case custom(angle: Double)
    }

    /// Nil takes the symbol's own, else clockwise.
    public var direction: Direction?
    public var scope: EffectScope

    public init(_ direction: Direction? = nil, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    public var stacking: EffectStacking { .wiggle }
    public var reduced: any SymbolEffect { OpacityDip() }

    /// All layers turn about the symbol's middle: about their own, those that belong together would part.
    public func motion(of subject: MotionSubject) -> any EffectMotion {
        typealias Table = MotionTable.Wiggle
        let pivot = subject.guideBox.center
        let path = Displacement(direction ?? subject.defaults.wiggle?.direction ?? .clockwise, subject.layoutDirection)
        let reach = Table.distance * subject.em
        return StaggeredMotion(
            groups: MotionGroups(subject, scope), stagger: Table.stagger, groupLength: Table.length, loop: .runs,
            delay: Table.delay
        ) { _, t in
            let swing = Self.swing(at: t)
            guard swing != 0 else { return .identity }
            switch path {
            case .turn(let sign): return .turned(sign * Table.degrees * swing, about: pivot)
            case .line(let x, let y):
                return LayerState(transform: .translation(x: x * reach * swing, y: y * reach * swing))
            }
        }
    }

    /// Swings that die away, `sin(2πft)·(1 − t/T)²`, scaled so that the first one reaches 1.
    static func swing(at t: Double) -> Double {
        guard t > 0, t < MotionTable.Wiggle.length else { return 0 }
        return dampedSine(t) / firstPeak
    }

    private static func dampedSine(_ t: Double) -> Double {
        let left = 1 - t / MotionTable.Wiggle.length
        return sin(2 * .pi * MotionTable.Wiggle.frequency * t) * left * left
    }

    /// Where the slope is zero: `tan ωt = ω(T − t)/2`. The right side changes slowly, so putting the time found back in
    /// closes in on it.
    private static let firstPeak: Double = {
        let omega = 2 * .pi * MotionTable.Wiggle.frequency
        var t = 0.0
        for _ in 0..<40 { t = atan(omega * (MotionTable.Wiggle.length - t) / 2) / omega }
        return dampedSine(t)
    }()

    private enum Displacement {
        case turn(Double)
        case line(x: Double, y: Double)

        init(_ direction: Direction, _ layout: LayoutDirection) {
            let onward = layout == .leftToRight ? 1.0 : -1.0
            self =
                switch direction {
                case .clockwise: .turn(1)
                case .counterClockwise: .turn(-1)
                case .left: .line(x: -1, y: 0)
                case .right: .line(x: 1, y: 0)
                case .up: .line(x: 0, y: -1)
                case .down: .line(x: 0, y: 1)
                case .forward: .line(x: onward, y: 0)
                case .backward: .line(x: -onward, y: 0)
                case .custom(let angle): .line(x: cos(angle * .pi / 180), y: sin(angle * .pi / 180))
                }
        }
    }
}

extension WiggleStyle {
    fileprivate var direction: WiggleSymbolEffect.Direction {
        switch self {
        case .clockwise: .clockwise
        case .counterclockwise: .counterClockwise
        case .linear(let angle): .custom(angle: angle)
        }
    }
}
