/// The keyframes by which a pen draws a filled outline: cuts across the outline, each with its moment in the stroke.
///
/// They come from the attribute `data-clipstroke-keyframes`, which Apple does not document. In every known file it is a
/// header of 0 followed by groups of four numbers: a flag of 0, the order in which the pen reaches the cut, from 0 to
/// 1, and the two points at which the cut meets the outline, as fractions of the outline's length from its first point.
/// A cut whose order is lower than that of both its neighbours is where the pen sets out in both directions.
package struct DrawKeyframes: Hashable, Sendable {
    /// A cut across the outline, where the pen is at one moment.
    package struct Cut: Hashable, Sendable {
        /// The moment at which the pen reaches the cut, from 0 to 1.
        package var order: Double
        /// The first end of the cut, as a fraction of the outline's length; the outline on the near side of the cut
        /// runs forward from `first` to `second`.
        ///
        /// From one cut to the next, `first` never rises and `second` never falls. Both may leave the range 0…1,
        /// since the outline is closed.
        package var first: Double
        /// The second end of the cut, as a fraction of the outline's length.
        package var second: Double

        package init(order: Double, first: Double, second: Double) {
            self.order = order
            self.first = first
            self.second = second
        }
    }

    /// The cuts, of which there are at least two, from one end of the stroke to the other.
    package let cuts: [Cut]

    /// The greatest number of cuts that is read: each is compared with all others, and known files have a few dozen at
    /// most.
    private static let limit = 512

    /// Creates keyframes from the numbers of the attribute; `nil` for numbers of another form or for more than 512
    /// cuts.
    package init?(_ numbers: [Double]) {
        guard numbers.count >= 9, numbers.count % 4 == 1, numbers.count / 4 <= Self.limit,
            numbers.allSatisfy(\.isFinite)
        else { return nil }
        let guides = stride(from: 1, to: numbers.count, by: 4).map {
            Guide(order: numbers[$0 + 1], ends: (numbers[$0 + 2], numbers[$0 + 3]))
        }
        // An outermost cut has all others on one side; the stroke begins with the outermost cut that is drawn first.
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

    /// Returns the guide as the cut with which the stroke begins or ends, or `nil` where other cuts lie on both its
    /// sides.
    private static func start(_ index: Int, of guides: [Guide]) -> Cut? {
        let (a, b) = guides[index].ends
        for (first, second) in [(a, b), (b, a)] {
            let span = forward(from: first, to: second)
            let isOutermost = guides.indices.allSatisfy { other in
                let ends = guides[other].ends
                return other == index
                    || min(forward(from: first, to: ends.0), forward(from: first, to: ends.1)) >= span - 1e-4
            }
            if isOutermost { return Cut(order: guides[index].order, first: first, second: first + span) }
        }
        return nil
    }

    /// The distance forward from `a` to `b` along a closed outline of length 1.
    private static func forward(from a: Double, to b: Double) -> Double {
        let distance = (b - a).truncatingRemainder(dividingBy: 1)
        // Rounding in the files must not turn a standstill into a whole turn.
        return distance < -1e-4 ? distance + 1 : max(distance, 0)
    }
}
