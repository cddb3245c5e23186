/// A turning that gathers speed, goes on steadily and stops upright, in turns and seconds.
struct SteadyTurn {
    let length: Double
    private let outro: Double
    /// Whole turns from the start to the end; nil where there is no time for intro, body and outro.
    private let whole: Double?

    private typealias Table = MotionTable.Rotate

    private static let speed = 1 / Table.period
    private static let intro = MotionTable.ramp

    /// Prepares a turning of `length` seconds, `infinity` for one that goes on for good.
    ///
    /// A cubic that leaves with the speed v, arrives at rest and makes w turns in d seconds,
    /// `w·(3s² − 2s³) + v·d·(s − 2s² + s³)`, is never backwards where its bend at the end, `2vd − 6w`, is
    /// not positive, and never faster than v where its bend at the start, `6w − 4vd`, is not: `vd/3 ≤ w ≤ 2vd/3`.
    /// The body brings the turning to `v·(length − d − intro/2)`, so that with q turns, `v·(length − intro/2)`
    /// less a whole number, there remain `w = vd − q`: any d from `3q/2v` to `3q/v` will do. The shortest is taken,
    /// of all whole numbers of turns and no shorter than the intro is.
    init(length: Double) {
        self.length = length
        guard length.isFinite else {
            (outro, whole) = (0, nil)
            return
        }
        let way = Self.speed * (length - Self.intro / 2)
        let turns = (way - Self.speed * Self.intro / 3).rounded(.down)
        let outro = max(1.5 * (way - turns) / Self.speed, Self.intro)
        (self.outro, whole) = (outro, outro <= length - Self.intro ? turns : nil)
    }

    /// Turns made after `t` seconds.
    func turns(at t: Double) -> Double {
        guard length.isFinite else { return steady(t) }
        guard let whole else { return MotionTable.turn(t / length) }
        let begin = length - outro
        guard t > begin else { return steady(t) }
        let (s, start) = ((t - begin) / outro, steady(begin))
        return start + (whole - start) * s * s * (3 - 2 * s) + Self.speed * outro * s * (1 - s) * (1 - s)
    }

    /// The intro, in which the speed rises evenly and half of the way is so lost, and the body.
    private func steady(_ t: Double) -> Double {
        t < Self.intro ? Self.speed * t * t / (2 * Self.intro) : Self.speed * (t - Self.intro / 2)
    }
}
