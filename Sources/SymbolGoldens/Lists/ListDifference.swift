/// The difference between the display lists of a drawing and those of its golden.
struct ListDifference: Sendable {
    /// The most evident attribute that differs, such as `stroke width`.
    let attribute: String
    /// A line for each step that differs, with what differs and then where; the most evident first.
    let lines: [String]

    /// The largest number of steps that are described.
    private static let limit = 5

    /// Compares the lists of all frames; nil where they are equal.
    init?(_ old: [String], _ new: [String]) {
        guard old != new else { return nil }
        guard old.count == new.count else {
            attribute = "frames"
            lines = ["\(new.count) frames in the display lists, expected \(old.count)"]
            return
        }
        let changes = Self.changes(old, new)
        attribute = changes.first?.attribute ?? "steps"
        var lines = changes.prefix(Self.limit).map { $0.text(isSequence: old.count > 1) }
        if changes.count > Self.limit { lines.append("\(changes.count - Self.limit) more steps differ (display list)") }
        self.lines = lines
    }

    /// The changes of all steps, each as it is in the frame that shows most of it, the most evident first.
    private static func changes(_ old: [String], _ new: [String]) -> [StepChange] {
        var found: [Int: StepChange] = [:]
        for (frame, lists) in zip(old, new).enumerated() where lists.0 != lists.1 {
            let (before, after) = (lists.0.split(separator: "\n"), lists.1.split(separator: "\n"))
            if before.count != after.count {
                found.add(StepChange(lost: before, after, frame), at: -1)
            } else {
                for (step, lines) in zip(before, after).enumerated() where lines.0 != lines.1 {
                    found.add(StepChange(lines.0, lines.1, frame, step), at: step)
                }
            }
        }
        return found.sorted { ($1.value.rank, $0.key) < ($0.value.rank, $1.key) }.map(\.value)
    }

    /// A description of the colours that are painted with in only one of two drawings; nil where these are the same.
    static func ofColors(_ old: [String], _ new: [String]) -> String? {
        let (before, after) = (colors(of: old), colors(of: new))
        let gone = before.subtracting(after).sorted().map { "#\($0) is gone" }
        let added = after.subtracting(before).sorted().map { "#\($0) is new" }
        return gone.isEmpty && added.isEmpty ? nil : "colours: " + (gone + added).joined(separator: ", ")
    }

    /// Whether two drawings have equal steps but for the colours that these paint with.
    static func isOfColors(_ old: [String], _ new: [String]) -> Bool {
        old.map(withoutColors) == new.map(withoutColors)
    }

    private static func withoutColors(_ list: String) -> [Substring] {
        list.split(separator: "#", omittingEmptySubsequences: false).enumerated().map { index, part in
            index == 0 ? part : part.drop(while: \.isHexDigit)
        }
    }

    private static func colors(of lists: [String]) -> Set<Substring> {
        Set(lists.flatMap { $0.split(separator: "\n") }.flatMap { ListStep($0).colors })
    }
}

extension [Int: StepChange] {
    fileprivate mutating func add(_ change: StepChange, at step: Int) {
        self[step] = self[step].map { $0.merged(with: change) } ?? change
    }
}
