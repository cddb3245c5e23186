internal import SymbolGeometry

/// A rotation that accelerates, continues steadily and stops upright, measured in turns and seconds.
struct SteadyTurn {
    let length: Double
    private let outro: Double
    /// The number of whole turns from start to end; `nil` where there is no time for intro, body and outro.
    private let wholeTurns: Double?

    private typealias Table = MotionTable.Rotate

    private static let speed = 1 / Table.period
    private static let intro = MotionTable.ramp

    /// Prepares a rotation of `length` seconds, or without end if that is `infinity`.
    ///
    /// The outro is a cubic that begins at the speed v, ends at rest and makes w turns in d seconds: `w·(3s² −
    /// 2s³) + v·d·(s − 2s² + s³)`. It never runs backwards if its curvature at the end, `2vd − 6w`, is not
    /// positive, and never exceeds v if its curvature at the start, `6w − 4vd`, is not: `vd/3 ≤ w ≤ 2vd/3`. The
    /// body brings the rotation to `v·(length − d − intro/2)`. If q is the remainder of `v·(length − intro/2)`
    /// over a whole number of turns, then `w = vd − q` remains, and any d from `3q/2v` to `3q/v` will do. Of all
    /// whole numbers of turns, the one with the shortest outro is taken that is no shorter than the intro.
    init(length: Double) {
        self.length = length
        guard length.isFinite else {
            (outro, wholeTurns) = (0, nil)
            return
        }
        let distance = Self.speed * (length - Self.intro / 2)
        let turns = (distance - Self.speed * Self.intro / 3).rounded(.down)
        let outro = max(1.5 * (distance - turns) / Self.speed, Self.intro)
        (self.outro, wholeTurns) = (outro, outro <= length - Self.intro ? turns : nil)
    }

    /// Returns the number of turns made after `t` seconds.
    func turns(at t: Double) -> Double {
        guard length.isFinite else { return steady(t) }
        guard let wholeTurns else { return MotionTable.turn(t / length) }
        let begin = length - outro
        guard t > begin else { return steady(t) }
        let (s, start) = ((t - begin) / outro, steady(begin))
        return start + (wholeTurns - start) * smoothStep(s) + Self.speed * outro * s * (1 - s) * (1 - s)
    }

    /// Returns the turns of the intro, in which the speed rises linearly and half the distance is lost, and of the
    /// body.
    private func steady(_ t: Double) -> Double {
        t < Self.intro ? Self.speed * t * t / (2 * Self.intro) : Self.speed * (t - Self.intro / 2)
    }
}
