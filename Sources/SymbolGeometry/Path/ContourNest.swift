/// The nesting of a path's contours.
struct ContourNest {
    private let contours: [FlatPath]

    init(_ subpaths: [Subpath]) {
        contours = subpaths.map { FlatPath(Path($0)) }
    }

    /// Returns the area that a contour encloses: positive if it runs clockwise on the y-down plane.
    func signedArea(_ index: Int) -> Double { contours[index].signedArea }

    /// Returns the contours that enclose a contour by the even-odd rule: larger ones, around a point just inside it.
    ///
    /// A point on the contour would be on the others as well wherever they share an edge with it. Of two equally large
    /// contours only the first can enclose the other.
    func enclosing(_ index: Int) -> [Int] {
        guard let point = contours[index].pointJustInside else { return [] }
        let area = abs(signedArea(index))
        return contours.indices.filter { other in
            let otherArea = abs(signedArea(other))
            guard otherArea > area || (otherArea == area && other < index) else { return false }
            return contours[other].windingNumber(about: point) % 2 != 0
        }
    }
}
