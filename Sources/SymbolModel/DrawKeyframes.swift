/// How a pen draws a filled outline: a cut across the outline that travels from the stroke's start to its end.
///
/// Read from `data-clipstroke-keyframes`, which Apple does not document. In all files known it is a header of 0 and
/// then groups of four numbers: a flag of 0, the order along the stroke from 0 to 1, and the two points in which the
/// cut meets the outline, as fractions of the outline's length from its first point.
package struct DrawKeyframes: Hashable, Sendable {
    package struct Cut: Hashable, Sendable {
        /// 0…1, rising from one cut to the next.
        package var order: Double
        /// The cut's ends: the drawn part of the outline runs from `first` forward to `second`.
        ///
        /// `first` never rises and `second` never falls, and both may leave 0…1, since the outline is closed.
        package var first: Double
        package var second: Double

        package init(order: Double, first: Double, second: Double) {
            self.order = order
            self.first = first
            self.second = second
        }
    }

    /// At least two.
    package let cuts: [Cut]

    /// Nil for numbers of another form.
    package init?(_ numbers: [Double]) {
        guard numbers.count >= 9, numbers.count % 4 == 1, numbers.allSatisfy(\.isFinite) else { return nil }
        let groups = stride(from: 1, to: numbers.count, by: 4).map { Array(numbers[$0..<$0 + 4]) }.sorted {
            $0[1] < $1[1]
        }
        // The cap with which the stroke begins is the shorter way round between the first cut's ends.
        let begins = Self.forward(from: groups[0][2], to: groups[0][3]) <= 0.5
        var cuts: [Cut] = []
        for group in groups {
            var (first, second) = begins ? (group[2], group[3]) : (group[3], group[2])
            if let last = cuts.last {
                first = last.first - Self.forward(from: first, to: last.first)
                second = last.second + Self.forward(from: last.second, to: second)
            } else {
                second = first + Self.forward(from: first, to: second)
            }
            cuts.append(Cut(order: group[1], first: first, second: second))
        }
        guard let start = cuts.first, let end = cuts.last, end.order > start.order, end.second - end.first <= 1.001
        else { return nil }
        self.cuts = cuts
    }

    /// The cut at a fraction of the stroke, 0…1.
    package func cut(at progress: Double) -> Cut {
        let order = cuts[0].order + (cuts[cuts.count - 1].order - cuts[0].order) * min(max(progress, 0), 1)
        let place = min(cuts.lastIndex { $0.order <= order } ?? 0, cuts.count - 2)
        let (a, b) = (cuts[place], cuts[place + 1])
        let t = b.order > a.order ? (order - a.order) / (b.order - a.order) : 1
        return Cut(order: order, first: a.first + (b.first - a.first) * t, second: a.second + (b.second - a.second) * t)
    }

    /// How far it is forward along a closed outline of length 1.
    private static func forward(from a: Double, to b: Double) -> Double {
        let distance = (b - a).truncatingRemainder(dividingBy: 1)
        // Rounding in the files must not turn a standstill into a whole turn.
        return distance < -1e-4 ? distance + 1 : max(distance, 0)
    }
}
