internal import SymbolGeometry

extension Path {
    /// Returns rectangles that contain all lines and curves that only one of two closed outlines has.
    ///
    /// Elements count as common only if they are in the same order in both.
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

    /// The largest number of pairs of contours: with more, looking for equal ones would take as long as drawing them.
    private static let pairLimit = 1 << 16

    init(old: [PathElement], new: [PathElement]) { (self.old, self.new) = (old, new) }

    mutating func compare() {
        let (before, after) = (old.contours, new.contours)
        guard before.count * after.count <= Self.pairLimit, !isMoved(before, after),
            after.contains(where: { index(ofStart: $0, in: before[...]) != nil })
        else {
            add(old[...])
            add(new[...])
            return
        }
        var (oldStart, newStart) = (0, 0)
        for index in after.indices {
            let contour = new[after[index]]
            guard let equal = before[oldStart...].firstIndex(where: { old[$0] == contour }) else { continue }
            compare(before[oldStart..<equal], after[newStart..<index])
            (oldStart, newStart) = (equal + 1, index + 1)
        }
        compare(before[oldStart...], after[newStart...])
    }

    /// Returns whether equally many contours all begin elsewhere, as when an outline moves as a whole.
    private func isMoved(_ before: [Range<Int>], _ after: [Range<Int>]) -> Bool {
        before.count == after.count
            && zip(before, after).allSatisfy { old[$0.lowerBound] != new[$1.lowerBound] }
    }

    /// Returns the index of the old contour that begins like a new one.
    private func index(ofStart contour: Range<Int>, in contours: Contours) -> Int? {
        contours.firstIndex { old[$0.lowerBound] == new[contour.lowerBound] }
    }

    /// Compares consecutive contours of which no two are equal; those that begin alike may end alike too.
    private mutating func compare(_ before: Contours, _ after: Contours) {
        var before = before
        for contour in after {
            if let index = index(ofStart: contour, in: before) {
                for contour in before[..<index] { add(old[contour]) }
                compare(old[before[index]], new[contour])
                before = before[(index + 1)...]
            } else {
                add(new[contour])
            }
        }
        for contour in before { add(old[contour]) }
    }

    /// Adds the elements between the common beginning and the common end of two contours.
    private mutating func compare(_ before: ArraySlice<PathElement>, _ after: ArraySlice<PathElement>) {
        let common = min(before.count, after.count)
        let head = zip(before, after).prefix { $0 == $1 }.count
        let tail = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
        // The first element after a change begins elsewhere, and closing leads back to the first point.
        let same = max(min(tail, common - head) - 1, 0)
        for contour in [before, after] {
            add(contour.dropFirst(head - 1).dropLast(same) + (same == 0 ? contour.prefix(1) : []))
        }
    }

    private mutating func add(_ elements: ArraySlice<PathElement>) {
        var (low, high) = (Point(.infinity, .infinity), Point(-.infinity, -.infinity))
        func extend(_ point: Point) {
            (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
            (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let end), .line(let end): extend(end)
            case .quad(let control, let end):
                extend(control)
                extend(end)
            case .cubic(let first, let second, let end):
                extend(first)
                extend(second)
                extend(end)
            case .close: break
            }
        }
        if low.y <= high.y { boxes.append(Rect(low).union(high)) }
    }
}

extension [PathElement] {
    /// The index ranges of the subpaths.
    fileprivate var contours: [Range<Int>] {
        var (contours, start): ([Range<Int>], Int) = ([], 0)
        for index in indices.dropFirst() {
            guard case .move = self[index] else { continue }
            contours.append(start..<index)
            start = index
        }
        return isEmpty ? [] : contours + [start..<count]
    }
}
