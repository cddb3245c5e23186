/// How the display lists of a drawing differ from those of its golden.
struct ListDifference: Sendable {
    /// What differs first, as in `stroke width`.
    let attribute: String
    /// In one line: what differs, then where.
    let text: String

    /// Nil for equal lists.
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
        var place = "display list"
        if old.count > 1 { place += ", frame \(frame + 1)" + Self.others(frames.count) }
        guard before.count == after.count, let (index, lines) = steps.first else {
            let (index, step) = Self.firstChange(before, after)
            attribute = "steps"
            text = "\(after.count) steps, expected \(before.count) (\(place), \(step) in step \(index + 1))"
            return
        }
        let found = ListStep(lines.0).differences(from: ListStep(lines.1))
        attribute = found.first?.name ?? "steps"
        place += ", step \(index + 1)" + Self.others(steps.count)
        text = "\(found.map(\.text).joined(separator: ", ")) (\(place))"
    }

    private static func others(_ count: Int) -> String { count > 1 ? " and \(count - 1) more" : "" }

    private static func firstChange(_ old: [Substring], _ new: [Substring]) -> (Int, String) {
        let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        let isMore = new.count > old.count
        let step = (isMore ? new : old).dropFirst(index).first.map { ListStep($0).kind } ?? "nothing"
        return (index, isMore ? "\(step) is new or changed" : "\(step) is gone or changed")
    }

    /// Colours that only one of them paints with; nil where these are the same.
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
