/// Bytes that repeat those `distance` before them.
///
/// Of any length; below three it is of no use.
struct Match {
    var length: Int
    var distance: Int
}

/// What to send next: so many bytes as they are, or a match.
enum Step {
    case literals(Int)
    case match(Match)
}

/// Looks for repetitions where flat pictures have them: at the pixel before (a run), in the row above
/// (what stays the same from row to row), and where the same bytes followed the last time a run ended
/// (an edge met before: in a slope, a few rows up and a few pixels aside).
///
/// A farther match costs more bits, so it must earn them: it is taken only if what it covers would cost
/// more when sent by nearer ones. This keeps icons within a few percent of libdeflate's level 12.
struct FlatMatcher: ~Copyable {
    private let start: UnsafeRawPointer
    private let count: Int
    private let pixelStride: Int
    private let rowStride: Int
    private let costs: TokenCosts
    /// Where the edge of this hash was met last, modulo 2³².
    ///
    /// The zero of a hash not met yet is a place like any other: what is there gets compared in any case.
    private let edges: UnsafeMutablePointer<UInt32>
    /// How far the row above is known to be repeated.
    private var rowEnd = 0
    /// Where the last literals ended.
    ///
    /// There is no use looking for an edge in the middle of one.
    private var literalsEnd = -1
    private static let edgeBits: UInt64 = 12

    init(start: UnsafeRawPointer, count: Int, pixelStride: Int, rowStride: Int) {
        self.start = start
        self.count = count
        self.pixelStride = pixelStride
        self.rowStride = rowStride
        costs = TokenCosts(rowStride: rowStride)
        edges = .allocate(capacity: 1 << Int(FlatMatcher.edgeBits))
        edges.initialize(repeating: 0, count: 1 << Int(FlatMatcher.edgeBits))
    }

    deinit { edges.deallocate() }

    /// The step to take here.
    ///
    /// Positions must not decrease from call to call.
    @inline(__always)
    mutating func step(at position: Int) -> Step {
        let left = count &- position
        let run = run(at: position, limit: left)
        if position >= rowEnd { rowEnd = position &+ row(at: position, limit: left).length }
        let row = Match(length: min(rowEnd &- position, DeflateSymbol.maximumLength), distance: rowStride)
        if row.length > run.length, row.length >= DeflateSymbol.minimumLength,
            exceeds(costs.row(row.length), from: position, to: position &+ row.length, usingRows: false)
        {
            return .match(row)
        }
        if run.length >= DeflateSymbol.minimumLength { return .match(run) }
        if position != literalsEnd, let edge = edge(at: position, limit: left) { return .match(edge) }
        // Neither run nor row begins before both have met a byte that differs.
        let literalCount = min(run.length &+ 1, row.length &+ 1, left)
        literalsEnd = position &+ literalCount
        return .literals(literalCount)
    }

    @inline(__always)
    private func run(at position: Int, limit: Int) -> Match {
        Match(length: prefix(at: position, distance: pixelStride, limit: limit), distance: pixelStride)
    }

    @inline(__always)
    private func row(at position: Int, limit: Int) -> Match {
        guard rowStride <= DeflateSymbol.maximumDistance else { return Match(length: 0, distance: rowStride) }
        return Match(length: prefix(at: position, distance: rowStride, limit: limit), distance: rowStride)
    }

    @inline(__always)
    private func prefix(at position: Int, distance: Int, limit: Int) -> Int {
        guard distance > 0, position >= distance else { return 0 }
        return commonPrefix(start + position, start + position - distance, limit: limit)
    }

    /// The match with the last place that looked alike, if its first piece is worth its bits.
    @inline(__always)
    private func edge(at position: Int, limit: Int) -> Match? {
        let distance = edgeDistance(at: position)
        let length = prefix(at: position, distance: distance, limit: min(limit, DeflateSymbol.maximumLength))
        guard length > DeflateSymbol.minimumLength,
            exceeds(costs.edge(length, distance: distance), from: position, to: position &+ length, usingRows: true)
        else { return nil }
        return Match(length: prefix(at: position, distance: distance, limit: limit), distance: distance)
    }

    /// How far back the next eight bytes, or others of the same hash, were met last; zero if too far.
    ///
    /// Remembers this place.
    @inline(__always)
    private func edgeDistance(at position: Int) -> Int {
        guard count &- position >= 8 else { return 0 }
        let next = UInt64(littleEndian: (start + position).loadUnaligned(as: UInt64.self))
        let slot = Int(truncatingIfNeeded: (next &* 0x9E37_79B1_7F4A_7C15) &>> (64 &- FlatMatcher.edgeBits))
        let here = UInt32(truncatingIfNeeded: position)
        let distance = Int(here &- edges[slot])
        edges[slot] = here
        return distance <= DeflateSymbol.maximumDistance ? distance : 0
    }

    /// Whether it takes more than `ceiling` bits to get from one place to another with literals, runs and, if wanted,
    /// rows alone.
    ///
    /// Stops at the ceiling, hence after a few tokens.
    private func exceeds(_ ceiling: Int, from position: Int, to end: Int, usingRows: Bool) -> Bool {
        var position = position
        var cost = 0
        while position < end {
            let run = run(at: position, limit: end &- position)
            let row = usingRows ? row(at: position, limit: end &- position) : run
            let length = max(run.length, row.length)
            if length < DeflateSymbol.minimumLength {
                cost &+= costs.literal((start + position).load(as: UInt8.self))
                position &+= 1
            } else {
                cost &+= row.length > run.length ? costs.row(length) : costs.run(length)
                position &+= length
            }
            if cost > ceiling { return true }
        }
        return false
    }
}
