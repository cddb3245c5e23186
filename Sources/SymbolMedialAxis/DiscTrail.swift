internal import CLibrary
internal import SymbolGeometry

extension Path {
    /// What a round pen covers that goes from disc to disc: the convex hulls of each two that follow one another,
    /// together, for the nonzero rule.
    ///
    /// As far as no disc holds the next, they are one clockwise contour: out along the tangents on the left, round the
    /// last disc, back along those on the right, and round the first. Where it bends, the outer tangents are joined by
    /// an arc of the disc; the inner ones end where they cross, or, in a bend tighter than the pen is wide, lead
    /// through the centre, so that the contour never winds back about what is outside.
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
        for place in stations.indices.dropFirst() {
            let joint = Joint(disc: stations[place], before: tangents[place - 1], after: tangents[place])
            if place == discs.count - 1 { round(joint) } else { join(joint) }
        }
        round(Joint(disc: discs[0], before: tangents[tangents.count - 1], after: first))
        close()
    }

    /// Goes round a disc at either end.
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

/// The tangent to two discs on the left of the way from one to the other.
private struct Tangent {
    let way: Point
    /// From the centres to where it touches, of length 1.
    let normal: Point
    let length: Double
    /// By how much the radius shrinks.
    private let fall: Double

    /// Nil where one disc holds the other.
    ///
    /// At a distance d it is √(d² − (ra − rb)²) long; the cosine and sine of the angle from its normal to
    /// the way are (ra − rb)/d and its length over d.
    init?(from a: Disc, to b: Disc) {
        (way, fall) = (b.center - a.center, a.radius - b.radius)
        let square = way.dot(way)
        guard square > fall * fall else { return nil }
        length = (square - fall * fall).squareRoot()
        normal = (way * fall + Point(way.y, -way.x) * length) / square
    }

    /// The angle from the normal to the way, 0…π.
    var lean: Double { atan2(length, fall) }

    /// That of the normal.
    var direction: Double { atan2(normal.y, normal.x) }
}

/// A disc between two tangents.
private struct Joint {
    let disc: Disc
    let before: Tangent
    let after: Tangent

    /// Where the one before ends, where the one after begins, and where both cross.
    var arrival: Point { disc.center + before.normal * disc.radius }
    var departure: Point { disc.center + after.normal * disc.radius }
    var crossing: Point {
        disc.center + (before.normal + after.normal) * (disc.radius / (1 + before.normal.dot(after.normal)))
    }

    /// The angle from the one normal to the other, positive outside of a bend: more than a half turn where the way
    /// turns back and the pen shrinks.
    var turn: Double {
        // What turns straight back does so on both sides: to add 0 leaves no -0, of which the angle would be -π.
        atan2(before.way.cross(after.way) + 0, before.way.dot(after.way)) + before.lean - after.lean
    }

    /// Whether the crossing does for all that is about the disc.
    ///
    /// Outside of a bend it lies beyond the arc by the radius times φ²/8 for a turn φ. Inside, what it leaves out of
    /// each hull has to be in the other one, which is so where both tangents are longer than the radius times sin φ.
    var isGentle: Bool {
        let (sine, cosine) = (before.normal.cross(after.normal), before.normal.dot(after.normal))
        guard before.way.dot(after.way) > 0, cosine > 0 else { return false }
        return sine > 0 ? 1 - cosine < 4 * Disc.tolerance : -sine * disc.radius < min(before.length, after.length)
    }
}

extension Disc {
    /// What does not show, in parts of a radius: at most a hundredth of a pixel of a pen a hundred pixels wide.
    fileprivate static let tolerance = 1e-4

    fileprivate func isAlike(_ other: Disc) -> Bool {
        center.distance(to: other.center) + abs(radius - other.radius) <= Self.tolerance * radius
    }
}
