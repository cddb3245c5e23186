/// The nesting of a path's contours.
struct ContourNest {
    private let subpaths: [Subpath]
    private let contours: [FlatPath]

    init(_ subpaths: [Subpath]) {
        self.subpaths = subpaths
        contours = subpaths.map { FlatPath(Path($0)) }
    }

    /// Returns the area that a contour encloses: positive if it runs clockwise on the y-down plane.
    func signedArea(_ index: Int) -> Double { contours[index].signedArea }

    /// Returns the contours that enclose the start of a contour by the even-odd rule.
    func enclosing(_ index: Int) -> [Int] {
        let start = subpaths[index].start
        return contours.indices.filter { $0 != index && contours[$0].windingNumber(about: start) % 2 != 0 }
    }
}
