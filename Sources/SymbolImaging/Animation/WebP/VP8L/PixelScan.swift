/// The numbers of a picture, with the repetitions near each of them.
struct PixelScan: BitwiseCopyable {
    private let numbers: UnsafeRawPointer
    let count: Int
    let edges: UnsafePointer<EdgeChains.Edge>
    let distances: PlaneDistances

    static func with<Result>(_ picture: PaletteImage, _ body: (PixelScan) -> [Result]) -> [Result] {
        picture.numbers.withUnsafeBytes { numbers in
            guard let numbers = numbers.baseAddress else { return [] }
            return EdgeChains(numbers, count: picture.count).edges.withUnsafeBufferPointer { edges in
                guard let edges = edges.baseAddress else { return [] }
                return body(
                    PixelScan(
                        numbers: numbers, count: picture.count, edges: edges,
                        distances: PlaneDistances(width: picture.width)))
            }
        }
    }

    /// A position in the numbers, and the repetitions there.
    struct Position: BitwiseCopyable {
        /// The index of the pixel.
        var index = 0
        /// The index of the next edge.
        fileprivate(set) var edge = 0
        /// The number of pixels from here that equal the one before.
        fileprivate(set) var before = 0
        /// The number of pixels from here that equal those of the row above.
        fileprivate(set) var above = 0
        fileprivate var aboveEnd = 0

        init(index: Int) { self.index = index }
    }

    /// Updates the repetitions at a position, which is after the last one, up to `end`.
    @inline(__always)
    func advance(_ position: inout Position, end: Int) {
        let index = position.index
        while Int(edges[position.edge].start) <= index { position.edge &+= 1 }
        let isEdge = Int(edges[position.edge &- 1].start) == index
        position.before = isEdge ? 0 : min(Int(edges[position.edge].start), end) &- index
        if index >= distances.width, index >= position.aboveEnd {
            position.aboveEnd = index &+ common(index, distances.width, limit: end &- index)
        }
        position.above = max(position.aboveEnd &- index, 0)
    }

    @inline(__always)
    func number(at index: Int) -> UInt8 { numbers.load(fromByteOffset: index, as: UInt8.self) }

    /// Returns how many numbers from an index on equal those a distance before.
    @inline(__always)
    func common(_ index: Int, _ distance: Int, limit: Int) -> Int {
        commonPrefix(numbers + (index &- distance), numbers + index, limit: limit)
    }

    /// Returns the tally of the tokens if the longest copy of the pixel before or of the row above were always taken,
    /// which estimates that of the tokens to be found.
    func nearTally() -> VP8LTally {
        var (tally, position) = (VP8LTally(), Position(index: 0))
        while position.index < count {
            advance(&position, end: count)
            let longest = min(max(position.before, position.above), VP8LToken.maximumLength)
            if longest < 4 {
                tally.count(VP8LToken(literal: number(at: position.index)))
                position.index &+= 1
            } else {
                tally.count(VP8LToken(length: longest, distance: position.above > position.before ? 1 : 2))
                position.index &+= longest
            }
        }
        return tally
    }
}
