extension Path {
    /// Returns the path with each part scaled about the centre of its bounds.
    ///
    /// Subpaths whose bounds touch, such as the two of a ring, form one part.
    package func scalingParts(by factor: Double) -> Path {
        var parts: [(bounds: Rect, path: Path)] = []
        for path in subpaths.map({ Path($0) }) {
            guard let bounds = path.bounds else { continue }
            let joined = parts.filter { $0.bounds.intersection(bounds) != nil } + [(bounds, path)]
            parts.removeAll { $0.bounds.intersection(bounds) != nil }
            parts.append(
                joined.dropFirst().reduce(joined[0]) { part, other in
                    var path = part.path
                    path.append(other.path)
                    return (part.bounds.union(other.bounds), path)
                })
        }
        return parts.reduce(into: Path()) { path, part in
            path.append(part.path.transformed(by: .scale(factor).about(part.bounds.center)))
        }
    }
}
