/// How lit each layer is in a cycle of variable color, 0…1.
struct VariableWave: Sendable {
    let count: Int
    let accumulation: VariableColorSymbolEffect.Accumulation
    let isReversing: Bool
    /// A closed loop goes on from the last layer to the first, without a rest.
    ///
    /// Only a wandering light that does not turn back can.
    let isClosed: Bool

    private typealias Table = MotionTable.VariableColor

    init(count: Int, accumulation: VariableColorSymbolEffect.Accumulation, isReversing: Bool, isClosed: Bool) {
        self.count = count
        self.accumulation = accumulation
        self.isReversing = isReversing
        self.isClosed = isClosed && accumulation == .iterative && !isReversing
    }

    /// Seconds of a whole cycle.
    var period: Double {
        if isClosed { return max(steps, Table.closedLeast) }
        return oneWay * (isReversing ? 2 : 1)
    }

    /// Seconds from the start of a first cycle until a layer begins to rise.
    func start(of place: Int) -> Double { pitch * Double(place) }

    /// Seconds from one layer to the next.
    private var pitch: Double { isClosed ? period / Double(count) : Table.step }

    func light(of place: Int, at t: Double) -> Double {
        let start = start(of: place)
        if isClosed { return bump(phase(t - start, period) * period) }
        // The way back is the way there in a mirror, which stands at the last layer's peak.
        let mirrored = isReversing && t > turn ? 2 * turn - t : t
        switch accumulation {
        case .iterative: return bump(mirrored - start)
        case .cumulative:
            let risen = MotionTable.cross((mirrored - start) / Table.rise)
            return isReversing ? risen : risen * (1 - MotionTable.cross((t - turn - Table.hold) / Table.fallTogether))
        }
    }

    private var steps: Double { Table.step * Double(count) }

    private var oneWay: Double {
        switch accumulation {
        case .iterative: steps + Table.step + Table.iterativeRest
        case .cumulative: steps + Table.cumulativeRest
        }
    }

    /// When the last layer has risen.
    private var turn: Double {
        switch accumulation {
        case .iterative: steps
        case .cumulative: steps - Table.step + Table.rise
        }
    }

    /// Up in one step and down in the next, while the neighbour goes up: both add up to one.
    private func bump(_ t: Double) -> Double {
        MotionTable.cross(t <= pitch ? t / pitch : 2 - t / pitch)
    }
}
