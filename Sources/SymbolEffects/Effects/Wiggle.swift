internal import CLibrary
internal import SymbolGeometry
internal import SymbolModel

/// An effect that shakes the symbol about its centre or along a line.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    /// The direction of the first movement.
    public enum Direction: Hashable, Sendable {
        case clockwise, counterClockwise, left, right, up, down
        /// The direction in which text runs, or the opposite one.
        case forward, backward
        /// The direction at an angle in degrees, clockwise from the right; an angle that is not finite counts as 0.
        case custom(angle: Double)
    }

    /// The direction of the first movement; `nil` means that of the symbol, or clockwise if it has none.
    public var direction: Direction?
    /// The parts of the symbol that move one after another.
    public var scope: EffectScope

    /// Creates the effect, by default in the direction of the symbol and by layer.
    public init(_ direction: Direction? = nil, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    /// The effect in the form that the animation engine uses.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var name: String { "wiggle" }
    package var stacking: EffectStacking { .wiggle }
    package var reduced: any EffectBehavior { OpacityDip() }

    /// Returns the motion of the layers, which all turn about the symbol's centre.
    ///
    /// If layers turned about their own centres, layers that belong together would come apart.
    package func motion(of subject: MotionSubject) -> any EffectMotion {
        typealias Table = MotionTable.Wiggle
        let pivot = subject.guideBox.center
        let path = Displacement(direction ?? subject.defaults.wiggle?.direction ?? .clockwise, subject.layoutDirection)
        let reach = Table.distance * subject.em
        let bodies = MotionGroups.bodies(of: subject, scope)
        return StaggeredMotion(
            groups: bodies, stagger: Table.spread / Double(max(bodies.count - 1, 1)), groupLength: Table.length,
            loop: .runs, delay: Table.delay
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

    /// Returns the swings, which set in softly and die away: `sin(2πft)·(1 − t/T)²·t/(t + s)`, scaled so that the
    /// first one reaches 1.
    static func swing(at t: Double) -> Double {
        guard t > 0, t < MotionTable.Wiggle.length else { return 0 }
        return dampedSine(t) / firstPeak
    }

    private static func dampedSine(_ t: Double) -> Double {
        let left = 1 - t / MotionTable.Wiggle.length
        return sin(2 * .pi * MotionTable.Wiggle.frequency * t) * left * left * t / (t + MotionTable.Wiggle.softness)
    }

    /// The height of the first swing, where the slope of the logarithm is zero: `ω·cot ωt = 2/(T − t) − s/(t(t +
    /// s))`.
    ///
    /// The right side changes slowly, so iteration converges to the time.
    private static let firstPeak: Double = {
        typealias Table = MotionTable.Wiggle
        let omega = 2 * .pi * Table.frequency
        var t = .pi / 2 / omega
        for _ in 0..<60 {
            t = atan2(omega, 2 / (Table.length - t) - Table.softness / (t * (t + Table.softness))) / omega
        }
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
                case .custom(let angle) where !angle.isFinite: .line(x: 1, y: 0)
                case .custom(let angle): .line(x: cos(angle * .pi / 180), y: sin(angle * .pi / 180))
                }
        }
    }
}

extension WiggleStyle {
    fileprivate var direction: WiggleSymbolEffect.Direction {
        switch self {
        case .clockwise: .clockwise
        case .counterClockwise: .counterClockwise
        case .linear(let angle): .custom(angle: angle)
        }
    }
}
