import Foundation
import SymbolEffects
import SymbolGeometry
import SymbolModel

/// The centre of all subjects' guide boxes, in a text size of 100.
let middle = Point(50, -35)

func subject(
    _ layers: [MotionLayer], _ defaults: SymbolDefaults = SymbolDefaults(), _ direction: LayoutDirection = .leftToRight
) -> MotionSubject {
    let box = Rect(minX: 0, minY: -70, maxX: 100, maxY: 0)
    return MotionSubject(layers: layers, guideBox: box, em: 100, defaults: defaults, layoutDirection: direction)
}

/// Layers without group numbers, each of which moves by itself, from back to front.
func subject(_ count: Int) -> MotionSubject { subject((0..<count).map { _ in layer() }) }

func layer(
    group: Int? = nil, paints: Bool = true, at centroid: Point? = nil, pen length: Double = 100,
    _ change: (inout Layer.Traits) -> Void = { _ in }
) -> MotionLayer {
    var traits = Layer.Traits()
    traits.motionGroup = group
    change(&traits)
    return MotionLayer(traits: traits, paints: paints, centroid: centroid, penLength: length)
}

extension EffectBehavior {
    /// The states of the layers in a single run.
    func states(
        of subject: MotionSubject, at t: Double, _ options: EffectOptions = EffectOptions(),
        _ span: EffectTrack.Span = .from(0)
    ) -> [LayerState] {
        Timeline([EffectTrack(self, options, span, on: subject)]).states(of: subject.layers.count, at: t)
    }

    /// The state of a symbol of one layer.
    func state(
        at t: Double, _ options: EffectOptions = EffectOptions(), _ span: EffectTrack.Span = .from(0)
    ) -> LayerState {
        states(of: subject(1), at: t, options, span)[0]
    }

    /// The effect on a symbol of one layer.
    func track(
        _ options: EffectOptions = EffectOptions(), _ span: EffectTrack.Span = .from(0),
        on subject: MotionSubject = subject(1)
    ) -> EffectTrack {
        EffectTrack(self, options, span, on: subject)
    }
}

extension LayerState {
    var scale: Double { transform.meanScale }
    /// The rotation in degrees, clockwise.
    var degrees: Double { atan2(transform.b, transform.a) * 180 / .pi }
    /// The displacement of the symbol's centre.
    var offset: Point { transform(middle) - middle }
}

func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool { abs(a - b) <= tolerance }

/// Cubic Bézier easing by bisection in x, written down from its definition.
func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
    func value(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
    }
    var range = 0.0...1.0
    for _ in 0..<60 {
        let s = (range.lowerBound + range.upperBound) / 2
        range = value(x1, x2, s) < x ? s...range.upperBound : range.lowerBound...s
    }
    return value(y1, y2, range.lowerBound)
}

/// A spring at rest on 0 that is pulled to 1, and as fast as given, integrated by Runge and Kutta's method.
func integratedSpring(
    response: Double, dampingRatio: Double, from x0: Double = 0, velocity v0: Double = 0, to goal: Double = 1,
    at t: Double
) -> Double {
    let omega = 2 * .pi / response
    func force(_ x: Double, _ v: Double) -> Double { -omega * omega * (x - goal) - 2 * dampingRatio * omega * v }
    let (steps, half) = (2000, 0.5)
    let h = t / Double(steps)
    var (x, v) = (x0, v0)
    for _ in 0..<steps {
        let (x1, v1) = (v, force(x, v))
        let (x2, v2) = (v + half * h * v1, force(x + half * h * x1, v + half * h * v1))
        let (x3, v3) = (v + half * h * v2, force(x + half * h * x2, v + half * h * v2))
        let (x4, v4) = (v + h * v3, force(x + h * x3, v + h * v3))
        x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
        v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return x
}
