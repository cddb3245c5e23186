/// The difference between the display lists of a drawing and those of its golden.
struct ListDifference: Sendable {
    /// The first attribute that differs, such as `stroke width`.
    let attribute: String
    /// A description in one line: what differs, and then where.
    let text: String

    /// Compares the lists of all frames; nil where they are equal.
    init?(_ old: [String], _ new: [String]) {
        guard old != new else { return nil }
        guard old.count == new.count else {
            (attribute, text) = ("frames", "\(new.count) frames in the display lists, expected \(old.count)")
            return
        }
        let frames = zip(old, new).enumerated().filter { $1.0 != $1.1 }
        guard let (frame, lists) = frames.first else { return nil }
        let (before, after) = (lists.0.split(separator: "\n"), lists.1.split(separator: "\n"))
        let steps = zip(before, after).enumerated().filter { $1.0 != $1.1 }
        var location = "display list"
        if old.count > 1 { location += ", frame \(frame + 1)" + Self.others(frames.count) }
        guard before.count == after.count, let (index, lines) = steps.first else {
            let (index, step) = Self.firstChange(before, after)
            attribute = "steps"
            text = "\(after.count) steps, expected \(before.count) (\(location), \(step) in step \(index + 1))"
            return
        }
        let found = ListStep(lines.0).differences(from: ListStep(lines.1))
        attribute = found.first?.name ?? "steps"
        location += ", step \(index + 1)" + Self.others(steps.count)
        text = "\(found.map(\.text).joined(separator: ", ")) (\(location))"
    }

    private static func others(_ count: Int) -> String { count > 1 ? " and \(count - 1) more" : "" }

    private static func firstChange(_ old: [Substring], _ new: [Substring]) -> (Int, String) {
        let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        let isMore = new.count > old.count
        let step = (isMore ? new : old).dropFirst(index).first.map { ListStep($0).kind } ?? "nothing"
        return (index, isMore ? "\(step) is new or changed" : "\(step) is gone or changed")
    }

    /// A description of the colours that are painted with in only one of two drawings; nil where these are the same.
    static func ofColors(_ old: [String], _ new: [String]) -> String? {
        let (before, after) = (colors(of: old), colors(of: new))
        let gone = before.subtracting(after).sorted().map { "#\($0) is gone" }
        let added = after.subtracting(before).sorted().map { "#\($0) is new" }
        return gone.isEmpty && added.isEmpty ? nil : "colours: " + (gone + added).joined(separator: ", ")
    }

    private static func colors(of lists: [String]) -> Set<Substring> {
        Set(lists.flatMap { $0.split(separator: "\n") }.flatMap { ListStep($0).colors })
    }
}
