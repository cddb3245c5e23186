internal import SymbolGeometry

/// The layers that change their outlines while one symbol becomes the filled form of the other, as all do where that
/// has another weight: shapes that are filled, and parts that both symbols have.
struct FillingMorphs: Hashable, Sendable {
    /// A layer whose outline becomes that of a layer of the other symbol.
    struct Pair: Hashable, Sendable {
        let old: Int
        let new: Int
        let morph: PathMorph
    }

    /// The shapes that are filled, of which the filled form shows the contour.
    private(set) var shapes: [Pair] = []
    /// The parts that both symbols have and show alike.
    private(set) var parts: [Pair] = []

    /// Finds the morphs of a plan; `nil` if a layer cannot morph and would jump instead.
    init?(_ plan: MagicPlan, from old: ReplaceSide, _ before: MagicSide, to new: ReplaceSide, _ after: MagicSide) {
        for case (let kind, let i?, let j?) in plan.actions.map({ ($0.kind, $0.old, $0.new) }) {
            guard before.indices.contains(i), after.indices.contains(j) else { continue }
            let isFilled = kind == .fill
            if isFilled, !before.hasHoles(i), !after.hasHoles(j) {
                guard before.outlines[i].isFilled(by: after.outlines[j], em: after.em) else { return nil }
                continue
            }
            let (from, to) = isFilled ? (before.outers[i], after.outers[j]) : (before.outlines[i], after.outlines[j])
            guard !from.looksEqual(to: to, em: after.em) else { continue }
            if !old.isDrawnInPart(i, or: j, of: new), let morph = PathMorph(from: from.path, to: to.path),
                !morph.losesHoles
            {
                let pair = Pair(old: i, new: j, morph: morph)
                if isFilled { shapes.append(pair) } else { parts.append(pair) }
            } else if !from.equals(to, tolerance: after.em * MotionTable.Magic.tolerance) {
                return nil
            }
        }
    }

    /// Returns the pairs by their layers in one of the symbols, in which shapes morph if it is the filled one.
    func layers(_ layer: (Pair) -> Int, isFilled: Bool) -> [Int: Pair] {
        let pairs = isFilled ? parts + shapes : parts
        return Dictionary(pairs.map { (layer($0), $0) }) { $1 }
    }
}

extension MagicOutline {
    /// Whether nothing of an open line lies outside the shape that fills it, and the shape is hardly larger.
    fileprivate func isFilled(by other: MagicOutline, em: Double) -> Bool {
        let (line, shape) = area < other.area ? (self, other) : (other, self)
        guard let bounds = line.bounds, let box = shape.bounds else { return false }
        let reach = box.insetBy(-em * MotionTable.Magic.looseTolerance)
        return bounds.corners.allSatisfy(reach.contains) && bounds.isAlike(box, within: MagicPair.filledReach)
    }
}
