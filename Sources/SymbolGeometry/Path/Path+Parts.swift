extension Path {
    /// Returns the path with each part scaled about the centre of its bounds.
    ///
    /// Subpaths whose bounds touch, such as the two of a ring, form one part, as do those that others connect.
    package func scalingParts(by factor: Double) -> Path {
        let subpaths = subpaths.compactMap { subpath in Path(subpath).bounds.map { (path: subpath, bounds: $0) } }
        return subpaths.map(\.bounds).touching.reduce(into: Path()) { path, part in
            guard let bounds = part.map({ subpaths[$0].bounds }).union else { return }
            let scaling = AffineTransform.scale(factor).about(bounds.center)
            for index in part { path.append(Path(subpaths[index].path).transformed(by: scaling)) }
        }
    }
}

extension [Rect] {
    /// The groups of boxes that touch, directly or through others, in the order of their first boxes.
    fileprivate var touching: [[Int]] {
        var groups = DisjointSets(count)
        // The boxes from the left that end no farther left than the one at hand begins.
        var near: [Int] = []
        for index in indices.sorted(by: { (self[$0].minX, $0) < (self[$1].minX, $1) }) {
            near.removeAll { self[$0].maxX < self[index].minX }
            for other in near where self[other].intersection(self[index]) != nil { groups.join(other, index) }
            near.append(index)
        }
        return groups.groups
    }
}
