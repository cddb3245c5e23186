internal import SymbolModel

/// The times at which each group of layers is drawn.
struct DrawSchedule: Sendable {
    let groups: MotionGroups
    /// The time, in seconds, at which the pen begins to draw each group.
    private let starts: [Double]
    /// The seconds that the pen takes to draw each group.
    private let lengths: [Double]
    /// The seconds after which everything is drawn.
    let length: Double

    private typealias Table = MotionTable.Draw

    init(_ subject: MotionSubject, _ scope: EffectScope) {
        groups = MotionGroups(subject, .byLayer)
        let times = groups.members.map(subject.drawTime)
        switch scope {
        case .wholeSymbol: (starts, lengths) = (times.map { _ in 0 }, times.map { _ in Table.whole })
        case .byLayer, .individually: (starts, lengths) = (Self.starts(of: groups, times, subject, scope), times)
        }
        length = zip(starts, lengths).map(+).max() ?? 0
    }

    /// Returns the time at which each group begins to be drawn, given how long each takes.
    private static func starts(
        of groups: MotionGroups, _ times: [Double], _ subject: MotionSubject, _ scope: EffectScope
    ) -> [Double] {
        let order =
            subject.defaults.drawReversesMotionGroups == true ? Array(times.indices.reversed()) : Array(times.indices)
        // A group that is hidden or only clears does not delay the next: there would be a pause in which nothing is
        // visible.
        let isVisible = groups.members.map { $0.contains { subject.isDrawn($0) && !subject.layers[$0].isHidden } }
        let stagger = order.filter { isVisible[$0] }.enumerated().dropFirst()
            .map { (Table.byLayer - times[$1]) / Double($0) }.reduce(Table.stagger, min)
        var (starts, next) = (times.map { _ in 0.0 }, 0.0)
        for group in order {
            starts[group] = next
            guard isVisible[group] else { continue }
            next += scope == .individually ? times[group] : stagger
        }
        return starts
    }

    /// Returns the part of a layer that is drawn at a time in seconds, from 0 to 1.
    func progress(of layer: Int, at t: Double) -> Double {
        let group = groups.order[layer]
        return MotionTable.pen((t - starts[group]) / lengths[group])
    }
}

extension MotionSubject {
    /// Returns the seconds that a pen takes to draw layers of a group.
    fileprivate func drawTime(of members: [Int]) -> Double {
        typealias Table = MotionTable.Draw
        let members = members.filter(isDrawn)
        guard !members.isEmpty else { return 0 }
        let penDistance = members.map { layers[$0].penLength / em }.max() ?? 0
        if penDistance < Table.dotLength { return Table.dot }
        let least = members.contains { layers[$0].isSwept } ? Table.solid : 0
        return min(max(Table.base + Table.perEm * penDistance, least), Table.longest)
    }
}
