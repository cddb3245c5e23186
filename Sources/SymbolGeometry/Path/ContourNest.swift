/// Which contours of a path lie around which.
struct ContourNest {
    private let subpaths: [Subpath]
    private let contours: [FlatPath]

    init(_ subpaths: [Subpath]) {
        self.subpaths = subpaths
        contours = subpaths.map { FlatPath(Path($0)) }
    }

    /// The area that a contour encloses: positive where it runs clockwise on the y-down plane.
    func signedArea(_ place: Int) -> Double { contours[place].signedArea }

    /// The contours around the start of one, by the even-odd rule.
    func around(_ place: Int) -> [Int] {
        let start = subpaths[place].start
        return contours.indices.filter { $0 != place && contours[$0].windingNumber(about: start) % 2 != 0 }
    }
}
