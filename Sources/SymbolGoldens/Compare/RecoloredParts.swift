/// Two pictures with parts whose colour has changed, and the shapes of these in the expected colour.
struct RecoloredParts {
    /// The part whose colour has changed most.
    let worst: PartColor
    /// The pictures with each such part of the actual one in its expected colour, covering pixels as before.
    let shapes: PicturePair

    /// Finds the parts; the result is nil where no colour has certainly changed.
    init?(_ pair: PicturePair) {
        let isInk = zip(pair.expected.ink, pair.actual.ink).map { max($0, $1) > 0 }
        let parts = ConnectedParts(of: isInk, width: pair.width, connectivity: .edgesAndCorners)
        var colors = [PartColor](repeating: PartColor(), count: parts.count)
        let inked = parts.labels.indices.filter { parts.labels[$0] > 0 }
        for index in inked {
            colors[Int(parts.labels[index]) - 1].add(
                expected: pair.expected.inkColor(index), actual: pair.actual.inkColor(index),
                x: index % pair.width, y: index / pair.width)
        }
        for index in inked {
            colors[Int(parts.labels[index]) - 1].check(
                expected: pair.expected.inkColor(index), actual: pair.actual.inkColor(index))
        }
        let isRecolored = colors.map { $0.change > 0 }
        guard let worst = colors.max(by: { $0.change < $1.change }), worst.change > 0 else { return nil }
        self.worst = worst
        var actual = pair.actual
        for index in inked {
            let label = Int(parts.labels[index]) - 1
            guard isRecolored[label] else { continue }
            actual.setInk(colors[label].expectedInk(forActual: actual.inkColor(index)), at: index)
        }
        shapes = PicturePair(expected: pair.expected, actual: actual)
    }
}
