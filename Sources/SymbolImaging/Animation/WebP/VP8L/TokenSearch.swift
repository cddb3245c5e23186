/// The way through a picture that takes the fewest bits, of those by literals and by copies from where flat pictures
/// repeat themselves: from the pixel before, from the row above, and from where edges were that look like the next one.
///
/// A copy of the last kind may begin ahead of the edge, as far as the pixels there are equal too: it then tells where the
/// edge is as well. At each place only the longest copies are tried, and literals only at edges and where no long copy is
/// to be had, so that of the pixels few are ever stopped at: of 256 × 256 some 3,000.
struct TokenSearch {
    /// How many edges that look alike are tried.
    private static let depth = 4
    /// A copy so long is taken rather than literals.
    private static let longEnough = 10
    /// The pixels that are searched at a time, which bounds the memory needed.
    private static let stretch = 1 << 18

    private let numbers: UnsafeRawPointer
    private let count: Int
    private let edges: UnsafePointer<EdgeChains.Edge>
    private let distances: PlaneDistances

    static func tokens(of picture: PaletteImage) -> [VP8LToken] {
        picture.numbers.withUnsafeBytes { numbers in
            guard let numbers = numbers.baseAddress else { return [] }
            return EdgeChains(numbers, count: picture.count).edges.withUnsafeBufferPointer { edges in
                guard let edges = edges.baseAddress else { return [] }
                let distances = PlaneDistances(width: picture.width)
                let search = TokenSearch(numbers: numbers, count: picture.count, edges: edges, distances: distances)
                return search.tokens(TokenPrices(search.nearTally()))
            }
        }
    }

    /// The tokens if the longest copy of the pixel before or of the row above were always taken.
    private func nearTally() -> VP8LTally {
        var (tally, stand) = (VP8LTally(), Stand())
        while stand.place < count {
            advance(&stand, end: count)
            let longest = min(max(stand.before, stand.above), VP8LToken.maximumLength)
            if longest < 4 {
                tally.count(VP8LToken(literal: number(at: stand.place)))
                stand.place &+= 1
            } else {
                tally.count(VP8LToken(length: longest, distance: stand.above > stand.before ? 1 : 2))
                stand.place &+= longest
            }
        }
        return tally
    }

    private func tokens(_ prices: TokenPrices) -> [VP8LToken] {
        var tokens: [VP8LToken] = []
        for start in stride(from: 0, to: count, by: Self.stretch) {
            let end = min(start + Self.stretch, count)
            tokens += Route.through(start..<end) { search(start..<end, prices, $0) }
        }
        return tokens
    }

    private func search(_ range: Range<Int>, _ prices: TokenPrices, _ route: Route) {
        let (left, up) = (Source(1, distances, prices), Source(distances.width, distances, prices))
        var stand = Stand(place: range.lowerBound)
        while stand.place < range.upperBound {
            advance(&stand, end: range.upperBound)
            if stand.before > 0 { copy(stand.before, left, from: stand.place, prices, route) }
            if stand.above > 0 { copy(stand.above, up, from: stand.place, prices, route) }
            leave(stand, prices, route, end: range.upperBound)
            stand.place = route.next(after: stand.place)
        }
    }

    /// A place, and what is near.
    private struct Stand {
        var place = 0
        /// The edge that comes next.
        var edge = 0
        /// How many pixels are equal to the one before the place.
        var before = 0
        /// How many pixels are those of the row above.
        var above = 0
        var aboveEnd = 0
    }

    @inline(__always)
    private func advance(_ stand: inout Stand, end: Int) {
        let place = stand.place
        while Int(edges[stand.edge].start) <= place { stand.edge &+= 1 }
        let isEdge = Int(edges[stand.edge &- 1].start) == place
        stand.before = isEdge ? 0 : min(Int(edges[stand.edge].start), end) &- place
        if place >= distances.width, place >= stand.aboveEnd {
            stand.aboveEnd = place &+ common(place, distances.width, limit: end &- place)
        }
        stand.above = max(stand.aboveEnd &- place, 0)
    }

    /// Where a copy comes from, and what it takes to say so.
    private struct Source {
        let code: Int
        let price: UInt32

        @inline(__always)
        init(_ distance: Int, _ distances: PlaneDistances, _ prices: TokenPrices) {
            code = distances.code(distance)
            price = prices.distance(code)
        }
    }

    /// Tries a literal, and copies that are longer than those of what is near.
    @inline(__always)
    private func leave(_ stand: Stand, _ prices: TokenPrices, _ route: Route, end: Int) {
        let place = stand.place
        var longest = max(stand.before, stand.above)
        if longest < Self.longEnough || stand.before == 0 {
            let number = number(at: place)
            route.arrive(
                at: place &+ 1, for: route.cost(of: place) &+ prices.literal(number), by: VP8LToken(literal: number))
        }
        let edge = edges[stand.edge]
        var (candidate, left) = (Int(edge.previous), Self.depth)
        while candidate >= 0, left > 0 {
            let other = edges[candidate]
            copyIfLonger(Int(edge.start &- other.start), from: place, &longest, prices, route, end: end)
            (candidate, left) = (Int(other.previous), left &- 1)
        }
    }

    /// Takes the copy from a distance, if it is longer than any before.
    @inline(__always)
    private func copyIfLonger(
        _ distance: Int, from place: Int, _ longest: inout Int, _ prices: TokenPrices, _ route: Route, end: Int
    ) {
        guard distance > 0, distance <= min(place, PlaneDistances.maximum), place &+ longest < end,
            number(at: place &+ longest) == number(at: place &+ longest &- distance)
        else { return }
        let length = common(place, distance, limit: end &- place)
        if length > longest {
            copy(length, Source(distance, distances, prices), from: place, prices, route)
            longest = length
        }
    }

    @inline(__always)
    private func number(at place: Int) -> UInt8 { numbers.load(fromByteOffset: place, as: UInt8.self) }

    /// How many numbers from a place on are those at a distance before.
    @inline(__always)
    private func common(_ place: Int, _ distance: Int, limit: Int) -> Int {
        commonPrefix(numbers + (place &- distance), numbers + place, limit: limit)
    }

    @inline(__always)
    private func copy(
        _ length: Int, _ source: Source, from place: Int, _ prices: TokenPrices, _ route: Route
    ) {
        var (cost, place, left) = (route.cost(of: place), place, length)
        repeat {
            let piece = min(left, VP8LToken.maximumLength)
            (cost, place, left) = (cost &+ source.price &+ prices.length(piece), place &+ piece, left &- piece)
            route.arrive(at: place, for: cost, by: VP8LToken(length: piece, distance: source.code))
        } while left > 0
    }
}
