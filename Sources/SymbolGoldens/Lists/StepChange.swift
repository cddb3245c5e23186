/// How a step of a display list has changed, in the frame that shows most of it.
struct StepChange: Sendable {
    /// How evident a change is.
    struct Rank: Comparable, Sendable {
        let kind: Kind
        /// The size of the change, which can be compared with others of the same kind.
        let amount: Double

        static func < (a: Rank, b: Rank) -> Bool { (a.kind.rawValue, a.amount) < (b.kind.rawValue, b.amount) }
    }

    /// The kinds of changes, most evident last: what bounds a mask or filter follows from other steps.
    enum Kind: Int, Sendable { case region, path, attribute, color, steps }

    let attribute: String
    let rank: Rank
    private let frame: Int
    private let place: String
    private let words: String
    /// The number of frames in which the step differs.
    private var frames = 1

    /// Describes lists of different numbers of steps.
    init(lost old: [Substring], _ new: [Substring], _ frame: Int) {
        let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        let isMore = new.count > old.count
        let step = (isMore ? new : old).dropFirst(index).first.map { ListStep($0).kind } ?? "nothing"
        (attribute, self.frame) = ("steps", frame)
        rank = Rank(kind: .steps, amount: Double(abs(new.count - old.count)))
        words = "\(new.count) steps, expected \(old.count)"
        place = "\(step) is \(isMore ? "new" : "gone") or changed in step \(index + 1)"
    }

    /// Describes two lines that differ.
    init(_ old: Substring, _ new: Substring, _ frame: Int, _ step: Int) {
        let found = ListStep(old).differences(from: ListStep(new))
        (attribute, self.frame) = (found.first?.name ?? "steps", frame)
        rank = found.map(\.rank).max() ?? Rank(kind: .attribute, amount: 0)
        words = found.map(\.text).joined(separator: ", ")
        place = "step \(step + 1)"
    }

    /// Returns the more evident of two changes of a step, as a change of all their frames.
    func merged(with other: StepChange) -> StepChange {
        var change = rank < other.rank ? other : self
        change.frames = frames + other.frames
        return change
    }

    /// What differs, and then where.
    func text(isSequence: Bool) -> String {
        let others = frames > 1 ? " and \(frames - 1) more" : ""
        return "\(words) (display list, \(isSequence ? "frame \(frame + 1)\(others), " : "")\(place))"
    }
}
