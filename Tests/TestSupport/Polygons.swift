package import SymbolGeometry

/// Polygons, each the list of its corners.
extension [[Point]] {
    /// Returns the distance to the nearest of the lines between successive corners, which are not closed.
    package func distance(to point: Point) -> Double {
        reduce(.infinity) { least, line in
            zip(line, line.dropFirst()).reduce(Swift.min(least, line[0].distance(to: point))) { least, chord in
                let vector = chord.1 - chord.0
                let squared = vector.dot(vector)
                let t = squared > 0 ? Swift.min(Swift.max((point - chord.0).dot(vector) / squared, 0), 1) : 0
                return Swift.min(least, (chord.0 + vector * t).distance(to: point))
            }
        }
    }

    /// Returns how often the polygons, which are closed, wind about a point.
    package func windingNumber(about point: Point) -> Int {
        reduce(0) { sum, polygon in
            var (sum, from) = (sum, polygon[polygon.count - 1])
            for to in polygon {
                if (from.y <= point.y) != (to.y <= point.y) {
                    let side = (to - from).cross(point - from)
                    if from.y <= point.y { sum += side > 0 ? 1 : 0 } else { sum -= side < 0 ? 1 : 0 }
                }
                from = to
            }
            return sum
        }
    }
}
