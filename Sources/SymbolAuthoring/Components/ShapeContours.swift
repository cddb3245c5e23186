internal import SymbolGeometry

/// The nesting of a shape's contours.
struct ShapeContours {
    private let contours: [ShapeContour]
    /// Whether each contour is a hole that is filled: one of those of an outermost contour that is drawn as a line.
    private let holes: [Bool]
    /// The ink within the outlines whose holes are filled.
    private let ink: [InnerInk]
    /// Whether each contour lies in one of the holes.
    private let isInside: [Bool]
    /// Whether what is in filled holes has to be cut out by an eraser, because reversing contours does not: they
    /// overlap, or run against what is around the hole, or are the ink between holes.
    private(set) var needsEraser = false

    /// Examines a path in grid units.
    init(_ path: Path) {
        let subpaths = path.subpaths
        let contours = subpaths.map { ShapeContour(Path($0)) }
        let around = contours.indices.map { index in
            contours.indices.filter { $0 != index && contours[$0].encloses(contours[index]) }
        }
        let directions = contours.map { $0.area.signedArea > 0 }
        let isHole = contours.indices.map { index in
            around[index].count == 1 && directions[around[index][0]] != directions[index]
        }
        var (holes, ink) = (isHole.map { _ in false }, [InnerInk]())
        let parts = Dictionary(grouping: isHole.indices.filter { isHole[$0] }) { around[$0][0] }
        for (outline, inner) in parts.sorted(by: { $0.key < $1.key })
        where OutlineInk(of: contours[outline], around: inner.map { contours[$0] }).isLine {
            for hole in inner { holes[hole] = true }
            ink.append(InnerInk(of: outline, around: inner, in: subpaths))
        }
        (self.contours, self.holes, self.ink) = (contours, holes, ink)
        isInside = around.map { $0.contains { holes[$0] } }
        needsEraser = ink.contains { !$0.isEmpty } || !cutsByReversing(path)
    }

    /// Returns whether reversing the contours in holes cuts out all that they cover.
    private func cutsByReversing(_ path: Path) -> Bool {
        guard isInside.contains(true), let filled = filled(path), let inside = inside(path) else { return true }
        let (ground, area) = (FlatPath(filled), FlatPath(inside))
        return inside.roughEdges.flatMap(\.sides).allSatisfy {
            area.windingNumber(about: $0) == 0 || ground.windingNumber(about: $0) == 0
        }
    }

    var hasHoles: Bool { holes.contains { $0 } }

    /// Whether filling the holes also fills ink between them, because it cannot be cut out.
    var fillsInk: Bool { ink.contains(where: \.isIncomplete) }

    /// Returns whether another shape lies entirely within one of the holes.
    func encloses(_ other: ShapeContours) -> Bool {
        zip(contours, holes).contains { contour, isHole in
            isHole && other.contours.allSatisfy { contour.encloses($0) }
        }
    }

    /// Returns the path without its holes, with the contours inside them reversed, or without those that need an
    /// eraser; nil when the contours do not match.
    func filled(_ path: Path) -> Path? {
        choosing(from: path) { index, contour in
            guard isInside[index] else { return holes[index] ? nil : contour }
            return needsEraser ? nil : contour.reversed
        }
    }

    /// Returns the contours inside the holes, and those of the ink between the holes; nil when the contours do not
    /// match.
    func inside(_ path: Path) -> Path? {
        let subpaths = path.subpaths
        return choosing(from: path) { isInside[$0] ? $1 : nil }.map { inside in
            ink.reduce(into: inside) { $0.append($1.path(in: subpaths)) }
        }
    }

    private func choosing(from path: Path, _ choice: (Int, Subpath) -> Subpath?) -> Path? {
        let subpaths = path.subpaths
        guard subpaths.count == contours.count else { return nil }
        return subpaths.enumerated().compactMap(choice).reduce(into: Path()) { $0.append($1) }
    }
}

extension Path {
    /// Lines along the path with a tolerance of an eighth of a grid unit, or of a thousandth of a larger size, so that
    /// there are few.
    var roughEdges: [LineSegment] {
        let size = bounds.map { max($0.width, $0.height) } ?? 0
        return edges(max(0.125, size / 1000))
    }
}

extension LineSegment {
    /// Points on both sides of the middle, by a tenth of the tolerance of rough edges.
    fileprivate var sides: [Point] {
        let vector = end - start
        guard vector.length > 0 else { return [] }
        let side = Point(-vector.y, vector.x) / vector.length * 0.0125
        return [point(at: 0.5) + side, point(at: 0.5) - side]
    }
}
