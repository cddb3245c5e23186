internal import CLibrary
internal import SymbolGeometry
internal import SymbolModel

/// The order in which variable color lights layers.
struct VariableOrder: Sendable {
    /// The position in the order of each layer that takes part; layers with the same threshold are lit together.
    let positions: [Int: Int]
    let count: Int
    /// The erasers that are parts by themselves, such as dots that are cut out, with thresholds that no painted layer
    /// has.
    let cutOuts: Set<Int>
    /// Whether the layers form a ring, so that the first follows the last.
    let isClosed: Bool

    /// Finds the order of the thresholds or, if no layer has one, of all painted layers as they move.
    ///
    /// Erasers take part together with the layers around which they clear a gap.
    init(_ subject: MotionSubject) {
        let layers = subject.layers
        let thresholds = Set(layers.compactMap(\.traits.variableThreshold)).sorted()
        if thresholds.isEmpty {
            let groups = MotionGroups(subject, .byLayer)
            let painted = groups.members.filter { $0.contains { layers[$0].paints } }
            positions = Dictionary(
                uniqueKeysWithValues: painted.enumerated().flatMap { order, group in group.map { ($0, order) } })
            count = painted.count
        } else {
            positions = Dictionary(
                uniqueKeysWithValues: layers.indices.compactMap { layer in
                    Self.threshold(of: layer, layers).flatMap { thresholds.firstIndex(of: $0) }.map { (layer, $0) }
                })
            count = thresholds.count
        }
        let painted = Set(layers.filter(\.paints).compactMap(\.traits.variableThreshold))
        cutOuts = Set(
            layers.indices.filter { layer in
                layers[layer].traits.variableThreshold.map { !layers[layer].paints && !painted.contains($0) } ?? false
            })
        isClosed = Self.formsRing(layers, positions, count)
    }

    private static func threshold(of layer: Int, _ layers: [MotionLayer]) -> Double? {
        layers[layer].traits.variableThreshold
            ?? layers.owner(of: layer).flatMap { layers[$0].traits.variableThreshold }
    }

    /// Whether the parts form a ring: they are of similar size, at similar distances from their common centre, and
    /// follow each other round it in one direction, with similar steps that add up to one turn.
    private static func formsRing(_ layers: [MotionLayer], _ positions: [Int: Int], _ count: Int) -> Bool {
        guard count >= 3 else { return false }
        let parts = (0..<count).map { order in
            positions.filter { $0.value == order && layers[$0.key].paints }.keys.sorted().map { layers[$0] }
        }
        let points = parts.compactMap { part -> Point? in
            let centers = part.compactMap(\.centroid)
            return centers.isEmpty ? nil : centers.reduce(.zero, +) / Double(centers.count)
        }
        let sizes = parts.compactMap { part in
            part.compactMap(\.bounds).union.map { hypot($0.width, $0.height) }
        }
        guard points.count == count, areSimilar(sizes) else { return false }
        let middle = points.reduce(.zero, +) / Double(count)
        guard areSimilar(points.map { $0.distance(to: middle) }) else { return false }
        let steps = points.indices.map { position in
            let (a, b) = (points[position] - middle, points[(position + 1) % count] - middle)
            return atan2(a.cross(b), a.dot(b))
        }
        let isOneWay = steps.allSatisfy { $0 > 0 } || steps.allSatisfy { $0 < 0 }
        return isOneWay && areSimilar(steps.map(abs)) && abs(abs(steps.reduce(0, +)) - 2 * .pi) < 0.01
    }

    /// Whether the greatest value is at most a quarter more than the least.
    ///
    /// Three parts have the same distance from their centre wherever they are, but similar steps only in a ring.
    private static func areSimilar(_ values: [Double]) -> Bool {
        guard let least = values.min(), let greatest = values.max() else { return true }
        return greatest <= 1.25 * least
    }
}
