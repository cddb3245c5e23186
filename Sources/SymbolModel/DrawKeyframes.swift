/// How a pen draws a filled outline: cuts across the outline, and when the pen is at each.
///
/// Read from `data-clipstroke-keyframes`, which Apple does not document. In all files known it is a header of 0 and
/// then groups of four numbers: a flag of 0, the order in which the pen gets there from 0 to 1, and the two points in
/// which the cut meets the outline, as fractions of the outline's length from its first point. Where an order lies
/// between two greater ones, the pen goes both ways from there.
package struct DrawKeyframes: Hashable, Sendable {
    package struct Cut: Hashable, Sendable {
        /// 0…1.
        package var order: Double
        /// The cut's ends: the outline before the cut runs from `first` forward to `second`.
        ///
        /// From cut to cut `first` never rises and `second` never falls, and both may leave 0…1, since the outline is
        /// closed.
        package var first: Double
        package var second: Double

        package init(order: Double, first: Double, second: Double) {
            self.order = order
            self.first = first
            self.second = second
        }
    }

    /// At least two, from one end of the stroke to the other.
    package let cuts: [Cut]

    /// Each cut is compared with all others, and none of the files known has more than a few dozen.
    private static let limit = 512

    /// Nil for numbers of another form, and for more cuts than any stroke needs.
    package init?(_ numbers: [Double]) {
        guard numbers.count >= 9, numbers.count % 4 == 1, numbers.count / 4 <= Self.limit,
            numbers.allSatisfy(\.isFinite)
        else { return nil }
        let guides = stride(from: 1, to: numbers.count, by: 4).map {
            Guide(order: numbers[$0 + 1], ends: (numbers[$0 + 2], numbers[$0 + 3]))
        }
        // The outermost cuts have all others on one side; the stroke is told from the one that is drawn first.
        let outermost = guides.indices.compactMap { Self.start($0, of: guides) }
        guard let start = outermost.min(by: { $0.order < $1.order }) else { return nil }
        var cuts = [start]
        for guide in guides {
            let (a, b) = (guide.ends.0, guide.ends.1)
            let (ahead, behind) = (Self.forward(from: start.second, to: a), Self.forward(from: start.second, to: b))
            let first = ahead > behind ? a : b
            let cut = Cut(
                order: guide.order, first: start.first - Self.forward(from: first, to: start.first),
                second: start.second + min(ahead, behind))
            if abs(cut.first - start.first) + abs(cut.second - start.second) > 1e-6 { cuts.append(cut) }
        }
        cuts.sort { $0.second - $0.first < $1.second - $1.first }
        let orders = cuts.map(\.order)
        guard cuts.count == guides.count, let end = cuts.last, end.second - end.first <= 1.001,
            Set(orders).count > 1
        else { return nil }
        self.cuts = cuts
    }

    private struct Guide {
        var order: Double
        var ends: (Double, Double)
    }

    /// The cut with which a stroke begins or ends: nothing else lies on one side of it.
    private static func start(_ place: Int, of guides: [Guide]) -> Cut? {
        let (a, b) = guides[place].ends
        for (first, second) in [(a, b), (b, a)] {
            let span = forward(from: first, to: second)
            let isOutermost = guides.indices.allSatisfy { other in
                let ends = guides[other].ends
                return other == place
                    || min(forward(from: first, to: ends.0), forward(from: first, to: ends.1)) >= span - 1e-4
            }
            if isOutermost { return Cut(order: guides[place].order, first: first, second: first + span) }
        }
        return nil
    }

    /// How far it is forward along a closed outline of length 1.
    private static func forward(from a: Double, to b: Double) -> Double {
        let distance = (b - a).truncatingRemainder(dividingBy: 1)
        // Rounding in the files must not turn a standstill into a whole turn.
        return distance < -1e-4 ? distance + 1 : max(distance, 0)
    }
}
