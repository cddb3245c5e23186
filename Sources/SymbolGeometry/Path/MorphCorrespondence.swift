/// The correspondence between the shapes of two filled outlines in a morph.
package struct MorphCorrespondence {
    /// The corresponding shapes; of a shape that is divided, or that others join, each pair has the part nearest to its
    /// partner.
    let pairs: [(old: MorphShape, new: MorphShape)]
    /// Whether disjoint shapes turn into fewer or more of them, so that some are divided.
    let dividesShapes: Bool

    /// The greatest number of contours that are compared with each other; a drawing with more is no symbol.
    private static let mostContours = 1000

    /// Matches the shapes of two paths, filled by the nonzero rule; nil if one of them encloses nothing or has too many
    /// contours.
    package init?(from: Path, to: Path) {
        guard max(from.subpaths.count, to.subpaths.count) <= Self.mostContours else { return nil }
        let (olds, news) = (MorphShape.shapes(of: from), MorphShape.shapes(of: to))
        guard !olds.isEmpty, !news.isEmpty else { return nil }
        let pairs = Self.pairs(olds, news)
        let dividesShapes = olds.count != news.count && olds.areDisjoint && news.areDisjoint
        self.dividesShapes = dividesShapes
        self.pairs = pairs.map { pair in
            let (old, new) = (olds[pair.old], news[pair.new])
            guard dividesShapes else { return (old, new) }
            let siblings = pairs.filter { $0.old == pair.old && $0.new != pair.new }.map { news[$0.new] }
            let partners = pairs.filter { $0.new == pair.new && $0.old != pair.old }.map { olds[$0.old] }
            return (old.part(nearest: new, amid: siblings), new.part(nearest: old, amid: partners))
        }
    }

    /// Whether holes close or open during the morph.
    package var changesHoles: Bool { pairs.contains { $0.old.holes.count != $0.new.holes.count } }

    /// Returns every shape with its partner, and each one left over with the nearest shape of the other outline.
    private static func pairs(_ olds: [MorphShape], _ news: [MorphShape]) -> [(old: Int, new: Int)] {
        let (a, b) = (olds.map(\.solid), news.map(\.solid))
        let pairs = Self.pairs(a, b)
        let parting = b.indices.filter { new in !pairs.contains { $0.new == new } }.compactMap { new in
            a.indices.min { a[$0].difference(from: b[new]) < a[$1].difference(from: b[new]) }.map {
                (old: $0, new: new)
            }
        }
        let joining = a.indices.filter { old in !pairs.contains { $0.old == old } }.compactMap { old in
            b.indices.min { a[old].difference(from: b[$0]) < a[old].difference(from: b[$1]) }.map {
                (old: old, new: $0)
            }
        }
        return pairs + parting + joining
    }

    /// Returns as many pairs as there are contours in the smaller group, the most alike first.
    ///
    /// Groups of equal count are compared as if both had the same bounds, so that rows that move together do not swap.
    static func pairs(_ olds: [MorphContour], _ news: [MorphContour]) -> [(old: Int, new: Int)] {
        let placement = olds.count == news.count ? AffineTransform(from: olds.bounds, to: news.bounds) : .identity
        return NearestPairs(olds.count, news.count) { olds[$0].difference(from: news[$1], placedBy: placement) }.pairs
            .map { (old: $0, new: $1) }
    }
}

extension AffineTransform {
    /// Creates the transform from one box to another, each axis by itself; an axis without extent is not scaled.
    fileprivate init(from: Rect?, to: Rect?) {
        guard let from, let to else { self = .identity; return }
        func scale(_ old: Double, _ new: Double) -> Double { old > 0 && new > 0 ? new / old : 1 }
        let scale = AffineTransform.scale(x: scale(from.width, to.width), y: scale(from.height, to.height))
        self = .translation(x: to.midX, y: to.midY) * scale * .translation(x: -from.midX, y: -from.midY)
    }
}

extension [MorphContour] {
    fileprivate var bounds: Rect? { map(\.bounds).union }
}

extension [MorphShape] {
    /// Whether no two of their bounds touch.
    fileprivate var areDisjoint: Bool {
        let boxes = map(\.solid.bounds)
        return boxes.indices.allSatisfy { index in
            boxes[..<index].allSatisfy { $0.intersection(boxes[index]) == nil }
        }
    }
}
