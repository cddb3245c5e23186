internal import SymbolGeometry
internal import SymbolModel

/// The figures that the shapes of a layer form.
///
/// The shapes are filled as one path by the nonzero rule, so that one which lies in another and runs in the opposite
/// direction is no stroke but a hole: a pen must see both together. Others are left alone, since strokes may cross.
extension [SymbolShape] {
    /// The indices of the shapes of each figure.
    ///
    /// Shapes whose drawing order the file gives are figures of their own.
    var figures: [[Int]] {
        var figures = DisjointSets(count)
        guard count > 1 else { return figures.groups }
        let contours = map { $0.drawKeyframes.isEmpty ? $0.path.boxedContours : [] }
        for (outer, enclosing) in contours.enumerated() {
            for (inner, enclosed) in contours.enumerated() where inner != outer {
                let isCut = enclosed.contains { hole in enclosing.contains { hole.isHole(in: $0) } }
                if isCut { figures.join(outer, inner) }
            }
        }
        return figures.groups
    }

    /// Returns each figure as one shape.
    func joined(_ figures: [[Int]]) -> [SymbolShape] {
        figures.map { figure in
            var shape = self[figure[0]]
            for index in figure.dropFirst() { shape.path.append(self[index].path) }
            return shape
        }
    }
}

/// A contour within its bounds.
private struct BoxedContour {
    let path: Path
    let box: Rect

    /// Whether the contour lies in another and runs in the opposite direction.
    func isHole(in other: BoxedContour) -> Bool {
        guard box != other.box, box.union(other.box) == other.box, let start = path.subpaths.first?.start else {
            return false
        }
        return path.signedArea() * other.path.signedArea() < 0
            && FlatPath(other.path).windingNumber(about: start) != 0
    }
}

extension Path {
    fileprivate var boxedContours: [BoxedContour] {
        subpaths.compactMap { subpath in
            let path = Path(subpath)
            return path.bounds.map { BoxedContour(path: path, box: $0) }
        }
    }
}
