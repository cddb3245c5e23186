internal import CLibrary
internal import SymbolGeometry

extension Path {
    /// Appends the area that a round pen covers as it moves from disc to disc: the union of the convex hulls of
    /// consecutive discs, for the nonzero rule.
    ///
    /// As long as no disc contains the next, the area is one clockwise contour: along the tangents on the left, around
    /// the last disc, back along the tangents on the right, and around the first disc. On the outside of a bend,
    /// tangents are joined by an arc of the disc. On the inside they end where they cross or, in a bend tighter than
    /// the pen is wide, pass through the centre, so that the contour never winds backwards around an outside area.
    mutating func append(trailOf discs: [Disc]) {
        var trail: [Disc] = []
        for disc in discs {
            if let last = trail.last {
                if last.isAlike(disc) { continue }
                if Tangent(from: last, to: disc) == nil {
                    append(connected: trail)
                    trail = []
                }
            }
            trail.append(disc)
        }
        append(connected: trail)
    }

    private mutating func append(connected discs: [Disc]) {
        guard discs.count > 1 else { return discs.forEach { append($0) } }
        let stations = discs + discs.dropFirst().dropLast().reversed()
        let tangents = stations.indices.compactMap {
            Tangent(from: stations[$0], to: stations[($0 + 1) % stations.count])
        }
        guard let first = tangents.first, tangents.count == stations.count else { return }
        move(to: discs[0].center + first.normal * discs[0].radius)
        for index in stations.indices.dropFirst() {
            let joint = Joint(disc: stations[index], before: tangents[index - 1], after: tangents[index])
            if index == discs.count - 1 { round(joint) } else { join(joint) }
        }
        round(Joint(disc: discs[0], before: tangents[tangents.count - 1], after: first))
        close()
    }

    /// Appends the arc around a disc at either end.
    private mutating func round(_ joint: Joint) {
        line(to: joint.arrival)
        arc(of: joint.disc, from: joint.before.direction, by: 2 * joint.before.lean)
    }

    private mutating func join(_ joint: Joint) {
        if joint.isGentle { return line(to: joint.crossing) }
        line(to: joint.arrival)
        let turn = joint.turn
        if turn > 0 {
            arc(of: joint.disc, from: joint.before.direction, by: turn)
        } else {
            line(to: joint.disc.center)
            line(to: joint.departure)
        }
    }
}

/// The common tangent of two discs, on the left of the line from one to the other.
private struct Tangent {
    let vector: Point
    /// The unit vector from the centres to the points of tangency.
    let normal: Point
    let length: Double
    /// The decrease of the radius.
    private let fall: Double

    /// Creates a tangent; nil when one disc contains the other.
    ///
    /// At a distance d, the tangent is √(d² − (ra − rb)²) long. The cosine and sine of the angle from its
    /// normal to the line between the centres are (ra − rb)/d and its length divided by d.
    init?(from a: Disc, to b: Disc) {
        (vector, fall) = (b.center - a.center, a.radius - b.radius)
        let square = vector.dot(vector)
        guard square > fall * fall else { return nil }
        length = (square - fall * fall).squareRoot()
        normal = (vector * fall + Point(vector.y, -vector.x) * length) / square
    }

    /// The angle from the normal to the line between the centres, 0…π.
    var lean: Double { atan2(length, fall) }

    /// The angle of the normal.
    var direction: Double { atan2(normal.y, normal.x) }
}

/// A disc between two tangents.
private struct Joint {
    let disc: Disc
    let before: Tangent
    let after: Tangent

    /// The end of the tangent before, the beginning of the tangent after, and their intersection.
    var arrival: Point { disc.center + before.normal * disc.radius }
    var departure: Point { disc.center + after.normal * disc.radius }
    var crossing: Point {
        disc.center + (before.normal + after.normal) * (disc.radius / (1 + before.normal.dot(after.normal)))
    }

    /// The angle from one normal to the other, positive on the outside of a bend; it exceeds half a turn when the pen
    /// reverses and shrinks.
    var turn: Double {
        // A reversal turns both ways at once; adding 0 avoids -0, whose angle would be -π.
        atan2(before.vector.cross(after.vector) + 0, before.vector.dot(after.vector)) + before.lean - after.lean
    }

    /// Whether the intersection can replace everything around the disc.
    ///
    /// On the outside of a bend it lies beyond the arc by the radius times φ²/8 for a turn φ. On the inside, what it
    /// omits from each hull must lie in the other, which holds when both tangents are longer than the radius times sin
    /// φ.
    var isGentle: Bool {
        let (sine, cosine) = (before.normal.cross(after.normal), before.normal.dot(after.normal))
        guard before.vector.dot(after.vector) > 0, cosine > 0 else { return false }
        return sine > 0 ? 1 - cosine < 4 * Disc.tolerance : -sine * disc.radius < min(before.length, after.length)
    }
}

extension Disc {
    /// The tolerance as a fraction of a radius: at most a hundredth of a pixel for a pen a hundred pixels wide.
    fileprivate static let tolerance = 1e-4

    fileprivate func isAlike(_ other: Disc) -> Bool {
        center.distance(to: other.center) + abs(radius - other.radius) <= Self.tolerance * radius
    }
}
