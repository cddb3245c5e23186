internal import SymbolGeometry
internal import SymbolModel

/// A replacement in which one symbol disappears by scale and opacity while the other appears.
struct ScalingReplace: ReplaceMotion {
    let old: ReplaceSide
    let new: ReplaceSide
    /// The delay of each layer after the first, in seconds.
    private let outgoingDelays: [Double]
    private let incomingDelays: [Double]
    private let scaling: ReplaceScaling
    /// The time in seconds that the old symbol waits for the largest part of the new one to appear, so that there is
    /// always something to see.
    private let wait: Double

    private typealias Table = MotionTable.Replace

    init(_ old: ReplaceSide, _ new: ReplaceSide, _ style: ReplaceSymbolEffect.Style, _ scope: EffectScope) {
        self.old = old
        self.new = new
        (outgoingDelays, incomingDelays) = (Self.starts(old.subject, scope), Self.starts(new.subject, scope))
        scaling = ReplaceScaling(style: style, pivot: old.subject.guideBox.center)
        let largest = new.subject.largestLayer.map { [incomingDelays] in incomingDelays[$0] } ?? 0
        wait = max(largest - (outgoingDelays.max() ?? 0), 0)
    }

    private static func starts(_ subject: MotionSubject, _ scope: EffectScope) -> [Double] {
        let bodies = MotionGroups.bodies(of: subject, scope)
        let stagger = min(Table.stagger, Table.spread / Double(max(bodies.count - 1, 1)))
        return bodies.order.map { stagger * Double($0) }
    }

    var isolatesSides: Bool { true }

    var length: Double { Table.length + (outgoingDelays + incomingDelays).reduce(0, max) }

    func pieces(at t: Double) -> [ReplacePiece] {
        // A symbol that goes off is gone at once, even at the very start.
        if t <= 0, scaling.style != .offUp || t < 0 { return old.still { .old($0) } }
        if t >= length { return new.still { .new($0) } }
        let olds = old.subject.layers.indices.map { layer in
            ReplacePiece(.old(layer), scaling.outgoing(t - wait - outgoingDelays[layer]))
        }
        let news = new.subject.layers.indices.map { layer in
            ReplacePiece(.new(layer), scaling.incoming(t - incomingDelays[layer]))
        }
        return (olds + news).filter { $0.state.opacity > 0 }
    }
}

/// A replacement in which one symbol fades into the other without moving.
struct FadingReplace: ReplaceMotion {
    let old: ReplaceSide
    let new: ReplaceSide
    var length = MotionTable.reducedFade

    var isolatesSides: Bool { true }
    var addsSides: Bool { true }

    func pieces(at t: Double) -> [ReplacePiece] {
        if t <= 0 { return old.still { .old($0) } }
        if t >= length { return new.still { .new($0) } }
        let progress = t / length
        return old.subject.layers.indices.map { ReplacePiece(.old($0), LayerState(opacity: 1 - progress)) }
            + new.subject.layers.indices.map { ReplacePiece(.new($0), LayerState(opacity: progress)) }
    }
}

extension MotionSubject {
    /// The painted layer with the largest box.
    fileprivate var largestLayer: Int? {
        func size(_ layer: Int) -> Double { layers[layer].bounds.map { $0.width * $0.height } ?? 0 }
        return layers.indices.filter { layers[$0].paints }.max { size($0) < size($1) }
    }
}
