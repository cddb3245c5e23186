/// The numbers of a picture, and what is near each of them.
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

    /// A place, and what is near.
    struct Position: BitwiseCopyable {
        var place = 0
        /// The edge that comes next.
        fileprivate(set) var edge = 0
        /// How many pixels are equal to the one before the place.
        fileprivate(set) var before = 0
        /// How many pixels are those of the row above.
        fileprivate(set) var above = 0
        fileprivate var aboveEnd = 0

        init(place: Int) { self.place = place }
    }

    /// Finds what is near a place, which lies behind the last, up to an end.
    @inline(__always)
    func advance(_ position: inout Position, end: Int) {
        let place = position.place
        while Int(edges[position.edge].start) <= place { position.edge &+= 1 }
        let isEdge = Int(edges[position.edge &- 1].start) == place
        position.before = isEdge ? 0 : min(Int(edges[position.edge].start), end) &- place
        if place >= distances.width, place >= position.aboveEnd {
            position.aboveEnd = place &+ common(place, distances.width, limit: end &- place)
        }
        position.above = max(position.aboveEnd &- place, 0)
    }

    @inline(__always)
    func number(at place: Int) -> UInt8 { numbers.load(fromByteOffset: place, as: UInt8.self) }

    /// How many numbers from a place on are those at a distance before.
    @inline(__always)
    func common(_ place: Int, _ distance: Int, limit: Int) -> Int {
        commonPrefix(numbers + (place &- distance), numbers + place, limit: limit)
    }

    /// The tokens if the longest copy of the pixel before or of the row above were always taken, which tells what to
    /// expect of those that will be.
    func nearTally() -> VP8LTally {
        var (tally, position) = (VP8LTally(), Position(place: 0))
        while position.place < count {
            advance(&position, end: count)
            let longest = min(max(position.before, position.above), VP8LToken.maximumLength)
            if longest < 4 {
                tally.count(VP8LToken(literal: number(at: position.place)))
                position.place &+= 1
            } else {
                tally.count(VP8LToken(length: longest, distance: position.above > position.before ? 1 : 2))
                position.place &+= longest
            }
        }
        return tally
    }
}
