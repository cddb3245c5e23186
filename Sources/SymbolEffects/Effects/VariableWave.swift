/// A function of time that gives the light of each layer in a cycle of variable color, from 0 to 1.
struct VariableWave: Sendable {
    let count: Int
    let accumulation: VariableColorSymbolEffect.Accumulation
    let isReversing: Bool
    /// Whether the cycle continues from the last layer to the first without a rest.
    ///
    /// Only an iterative cycle that does not reverse can do so.
    let isClosed: Bool

    private typealias Table = MotionTable.VariableColor

    init(count: Int, accumulation: VariableColorSymbolEffect.Accumulation, isReversing: Bool, isClosed: Bool) {
        self.count = count
        self.accumulation = accumulation
        self.isReversing = isReversing
        self.isClosed = isClosed && accumulation == .iterative && !isReversing
    }

    /// The length of a whole cycle, in seconds.
    var period: Double {
        if isClosed { return max(steps, Table.leastClosedPeriod) }
        return isReversing ? 2 * steps + restAfterReturn : oneWay
    }

    /// Returns the time, in seconds from the start of a first cycle, at which a layer begins to rise.
    func start(of position: Int) -> Double { pitch * Double(position) }

    /// The time, in seconds, from one layer to the next.
    private var pitch: Double { isClosed ? period / Double(count) : Table.step }

    /// Returns the light of a layer at a time in the cycle.
    func light(of position: Int, at t: Double) -> Double {
        let start = start(of: position)
        if isClosed { return bump(phase(t - start, period) * period) }
        // The way back mirrors the way there, about the peak of the last layer.
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

    /// The time that a cycle there and back takes beyond its steps, which is no darker than one way.
    private var restAfterReturn: Double {
        switch accumulation {
        case .iterative: Table.iterativeRest
        case .cumulative: Table.reversingRest
        }
    }

    /// The time at which the last layer has risen.
    private var turn: Double {
        switch accumulation {
        case .iterative: steps
        case .cumulative: steps - Table.step + Table.rise
        }
    }

    /// Rises in one step and falls in the next, while the neighbour rises: the two add up to one.
    private func bump(_ t: Double) -> Double {
        MotionTable.cross(t <= pitch ? t / pitch : 2 - t / pitch)
    }
}
