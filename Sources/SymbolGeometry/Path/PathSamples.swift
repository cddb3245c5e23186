extension Path {
    /// Points of a lattice over the path, and points on both sides of its outline, too close to it to see a difference.
    package var samplePoints: [Point] {
        guard let bounds else { return [] }
        let (count, side) = (32, 0.05)
        let lattice = (0..<count * count).map { index in
            Point(
                bounds.minX + bounds.width * (Double(index % count) + 0.5) / Double(count),
                bounds.minY + bounds.height * (Double(index / count) + 0.5) / Double(count))
        }
        let rim = edges(0.1).flatMap { edge -> [Point] in
            let vector = edge.end - edge.start
            guard vector.length > 0 else { return [] }
            let (middle, normal) = (
                edge.start.interpolated(to: edge.end, 0.5), Point(-vector.y, vector.x) / vector.length
            )
            return [middle + normal * side, middle - normal * side]
        }
        return lattice + rim
    }
}
