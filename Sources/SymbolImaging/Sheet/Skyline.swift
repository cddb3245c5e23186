/// The lower edge of the rectangles placed on a sheet so far; the area below it is free.
struct Skyline {
    /// A horizontal step, which ends where the next begins.
    private struct Step {
        var x: Int
        var y: Int
    }

    /// The steps from left to right.
    private var steps = [Step(x: 0, y: 0)]
    private let width: Int

    init(width: Int) { self.width = width }

    /// Places a rectangle at the highest position, the leftmost of several; returns nil if it is too wide.
    mutating func place(width: Int, height: Int) -> (x: Int, y: Int)? {
        var best: (step: Int, y: Int)?
        for step in steps.indices {
            guard steps[step].x + width <= self.width else { break }
            if let y = top(over: width, from: step, under: best?.y ?? .max) { best = (step, y) }
        }
        guard let (step, y) = best else { return nil }
        let x = steps[step].x
        cover(from: step, width: width, y: y + height)
        return (x, y)
    }

    /// Returns the lowest level among the steps across a width, or nil if it is not above `limit`.
    private func top(over width: Int, from first: Int, under limit: Int) -> Int? {
        let end = steps[first].x + width
        var (top, step) = (0, first)
        while step < steps.count, steps[step].x < end {
            top = max(top, steps[step].y)
            guard top < limit else { return nil }
            step += 1
        }
        return top
    }

    /// Replaces the steps across a width by one.
    private mutating func cover(from first: Int, width: Int, y: Int) {
        let end = steps[first].x + width
        var last = first
        while last + 1 < steps.count, steps[last + 1].x < end { last += 1 }
        let next = last + 1 < steps.count ? steps[last + 1].x : self.width
        let rest = end < next ? [Step(x: end, y: steps[last].y)] : []
        steps.replaceSubrange(first...last, with: [Step(x: steps[first].x, y: y)] + rest)
    }
}
