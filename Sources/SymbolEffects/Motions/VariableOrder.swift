internal import CLibrary
internal import SymbolGeometry
internal import SymbolModel

/// The order in which variable color lights layers.
struct VariableOrder: Sendable {
    /// The place in the order of each layer that takes part; layers of one threshold are lit together.
    let places: [Int: Int]
    let count: Int
    /// The erasers that are parts by themselves, such as dots that are cut out: no painted layer has their threshold.
    let cutOuts: Set<Int>
    /// Whether the layers go once round the middle, so that the last is followed by the first.
    let isClosed: Bool

    /// By threshold; where no layer has one, all painted layers in the order in which they move.
    ///
    /// Erasers take part with the layers that they make room for.
    init(_ subject: MotionSubject) {
        let layers = subject.layers
        let thresholds = Set(layers.compactMap(\.traits.variableThreshold)).sorted()
        if thresholds.isEmpty {
            let groups = MotionGroups(subject, .byLayer)
            let painted = groups.members.filter { $0.contains { layers[$0].paints } }
            places = Dictionary(
                uniqueKeysWithValues: painted.enumerated().flatMap { order, group in group.map { ($0, order) } })
            count = painted.count
        } else {
            places = Dictionary(
                uniqueKeysWithValues: layers.indices.compactMap { layer in
                    Self.threshold(of: layer, layers).flatMap { thresholds.firstIndex(of: $0) }.map { (layer, $0) }
                })
            count = thresholds.count
        }
        let painted = Set(layers.filter(\.paints).compactMap(\.traits.variableThreshold))
        cutOuts = Set(
            layers.indices.filter { place in
                layers[place].traits.variableThreshold.map { !layers[place].paints && !painted.contains($0) } ?? false
            })
        isClosed = Self.isRound(layers, places, count)
    }

    private static func threshold(of layer: Int, _ layers: [MotionLayer]) -> Double? {
        layers[layer].traits.variableThreshold
            ?? layers.owner(of: layer).flatMap { layers[$0].traits.variableThreshold }
    }

    /// Whether the parts, all of a size, stand about their common middle, none of them on it, and each a step further
    /// round, all steps the same way, as long, and together one turn.
    private static func isRound(_ layers: [MotionLayer], _ places: [Int: Int], _ count: Int) -> Bool {
        guard count >= 3 else { return false }
        let parts = (0..<count).map { order in
            places.filter { $0.value == order && layers[$0.key].paints }.keys.sorted().map { layers[$0] }
        }
        let points = parts.compactMap { part -> Point? in
            let centres = part.compactMap(\.centroid)
            return centres.isEmpty ? nil : centres.reduce(.zero, +) / Double(centres.count)
        }
        let sizes = parts.compactMap { part in
            part.compactMap(\.bounds).union.map { hypot($0.width, $0.height) }
        }
        guard points.count == count, areAlike(sizes) else { return false }
        let middle = points.reduce(.zero, +) / Double(count)
        guard areAlike(points.map { $0.distance(to: middle) }) else { return false }
        let steps = points.indices.map { place in
            let (a, b) = (points[place] - middle, points[(place + 1) % count] - middle)
            return atan2(a.cross(b), a.dot(b))
        }
        let isOneWay = steps.allSatisfy { $0 > 0 } || steps.allSatisfy { $0 < 0 }
        return isOneWay && areAlike(steps.map(abs)) && abs(abs(steps.reduce(0, +)) - 2 * .pi) < 0.01
    }

    /// Whether the greatest is at most a quarter more than the least: three parts stand about their middle wherever
    /// they are, but evenly only in a ring.
    private static func areAlike(_ values: [Double]) -> Bool {
        guard let least = values.min(), let greatest = values.max() else { return true }
        return greatest <= 1.25 * least
    }
}
