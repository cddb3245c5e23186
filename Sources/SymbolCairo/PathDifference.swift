internal import SymbolGeometry

extension Path {
    /// Rectangles that hold all lines and curves that only one of two closed outlines has.
    ///
    /// What both have, they have in the same order.
    func difference(from other: Path) -> [Rect] {
        if elements == other.elements { return [] }
        var difference = PathDifference(old: other.elements, new: elements)
        difference.compare()
        return difference.boxes
    }
}

private struct PathDifference {
    private typealias Contours = ArraySlice<Range<Int>>

    private let old: [PathElement]
    private let new: [PathElement]
    private(set) var boxes: [Rect] = []

    /// With more pairs of contours than these, to look for equal ones would take as long as to draw them.
    private static let mostPairs = 1 << 16

    init(old: [PathElement], new: [PathElement]) { (self.old, self.new) = (old, new) }

    mutating func compare() {
        let (before, after) = (old.contours, new.contours)
        guard before.count * after.count <= Self.mostPairs, !isMoved(before, after),
            after.contains(where: { place(ofStart: $0, in: before[...]) != nil })
        else {
            add(old[...])
            add(new[...])
            return
        }
        var (oldStart, newStart) = (0, 0)
        for place in after.indices {
            let contour = new[after[place]]
            guard let equal = before[oldStart...].firstIndex(where: { old[$0] == contour }) else { continue }
            compare(before[oldStart..<equal], after[newStart..<place])
            (oldStart, newStart) = (equal + 1, place + 1)
        }
        compare(before[oldStart...], after[newStart...])
    }

    /// Whether as many contours all begin elsewhere, as where an outline moves as a whole.
    private func isMoved(_ before: [Range<Int>], _ after: [Range<Int>]) -> Bool {
        before.count == after.count
            && zip(before, after).allSatisfy { old[$0.lowerBound] != new[$1.lowerBound] }
    }

    /// Where among some contours one begins like another of the new ones.
    private func place(ofStart contour: Range<Int>, in contours: Contours) -> Int? {
        contours.firstIndex { old[$0.lowerBound] == new[contour.lowerBound] }
    }

    /// Compares neighbours of which no two are equal; those that begin alike may end alike too.
    private mutating func compare(_ before: Contours, _ after: Contours) {
        var before = before
        for contour in after {
            if let place = place(ofStart: contour, in: before) {
                for contour in before[..<place] { add(old[contour]) }
                compare(old[before[place]], new[contour])
                before = before[(place + 1)...]
            } else {
                add(new[contour])
            }
        }
        for contour in before { add(old[contour]) }
    }

    /// Adds what lies between the beginning and the end that two contours share.
    private mutating func compare(_ before: ArraySlice<PathElement>, _ after: ArraySlice<PathElement>) {
        let common = min(before.count, after.count)
        let head = zip(before, after).prefix { $0 == $1 }.count
        let tail = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
        // What comes first after a change begins elsewhere, and closing leads back to the first point.
        let same = max(min(tail, common - head) - 1, 0)
        for contour in [before, after] {
            add(contour.dropFirst(head - 1).dropLast(same) + (same == 0 ? contour.prefix(1) : []))
        }
    }

    private mutating func add(_ elements: ArraySlice<PathElement>) {
        var (low, high) = (Point(.infinity, .infinity), Point(-.infinity, -.infinity))
        func hold(_ point: Point) {
            (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
            (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let end), .line(let end): hold(end)
            case .quad(let control, let end):
                hold(control)
                hold(end)
            case .cubic(let first, let second, let end):
                hold(first)
                hold(second)
                hold(end)
            case .close: break
            }
        }
        if low.y <= high.y { boxes.append(Rect(low).union(high)) }
    }
}

extension [PathElement] {
    /// The places of the subpaths.
    fileprivate var contours: [Range<Int>] {
        var (contours, start): ([Range<Int>], Int) = ([], 0)
        for place in indices.dropFirst() {
            guard case .move = self[place] else { continue }
            contours.append(start..<place)
            start = place
        }
        return isEmpty ? [] : contours + [start..<count]
    }
}
