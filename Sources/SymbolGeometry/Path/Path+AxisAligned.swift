extension Path {
    /// Whether this path, a transformed rectangle, has its sides along the axes.
    package var isAxisAligned: Bool {
        guard let bounds else { return true }
        let tolerance = max(bounds.width, bounds.height) * 1e-9
        func isNear(_ value: Double, _ other: Double) -> Bool { abs(value - other) <= tolerance }
        let corners = subpaths.flatMap { [$0.start] + $0.segments.map(\.end) }
        return corners.allSatisfy { corner in
            (isNear(corner.x, bounds.minX) || isNear(corner.x, bounds.maxX))
                && (isNear(corner.y, bounds.minY) || isNear(corner.y, bounds.maxY))
        }
    }
}
