/// The way through a picture that takes the fewest bits, of those by literals and by copies from where flat pictures
/// repeat themselves: from the pixel before, from the row above, and from where edges were that look like the next one.
///
/// A copy of the latter kind may begin before the edge, as far back as the pixels are equal: it then tells where the edge
/// is as well. Only the longest copy of each place is tried, and literals only where no long copy is to be had, so that
/// few pixels are ever stopped at.
struct TokenSearch {
    /// How many edges that look alike are tried.
    private static let depth = 4
    /// A copy so long is taken rather than literals.
    private static let longEnough = 10
    /// The pixels that are searched at a time, which bounds the memory needed.
    private static let stretch = 1 << 18

    private let numbers: UnsafeRawPointer
    private let count: Int
    private let edges: EdgeChains
    private let distances: PlaneDistances

    static func tokens(of picture: PaletteImage) -> [VP8LToken] {
        picture.numbers.withUnsafeBytes { numbers in
            guard let start = numbers.baseAddress else { return [] }
            let edges = EdgeChains(start, count: picture.count)
            let search = TokenSearch(
                numbers: start, count: picture.count, edges: edges, distances: PlaneDistances(width: picture.width))
            return search.tokens(TokenPrices(VP8LTally(search.nearTokens())))
        }
    }

    private func nearTokens() -> [VP8LToken] {
        var tokens: [VP8LToken] = []
        var (place, edge) = (0, 0)
        while place < count {
            while edges.starts[edge] <= place { edge += 1 }
            let before = Int(edges.starts[edge &- 1]) < place ? Int(edges.starts[edge]) &- place : 0
            let above = place >= distances.width ? common(place, distances.width, limit: count &- place) : 0
            let longest = min(max(before, above), VP8LToken.maximumLength)
            if longest < 4 {
                tokens.append(VP8LToken(literal: numbers.load(fromByteOffset: place, as: UInt8.self)))
                place += 1
            } else {
                tokens.append(VP8LToken(length: longest, distance: above > before ? 1 : 2))
                place += longest
            }
        }
        return tokens
    }

    private func tokens(_ prices: TokenPrices) -> [VP8LToken] {
        var tokens: [VP8LToken] = []
        for start in stride(from: 0, to: count, by: Self.stretch) {
            let end = min(start + Self.stretch, count)
            tokens += Route.through(start..<end) { route in search(start..<end, prices, &route) }
        }
        return tokens
    }

    private func search(_ range: Range<Int>, _ prices: TokenPrices, _ route: inout Route) {
        edges.starts.withUnsafeBufferPointer { starts in
            edges.previous.withUnsafeBufferPointer { previous in
                var edge = 0
                var place = range.lowerBound
                while place < range.upperBound {
                    // The edge that comes next.
                    while starts[edge] <= place { edge += 1 }
                    step(place, edge, starts, previous, prices, &route, end: range.upperBound)
                    place = route.next(after: place)
                }
            }
        }
    }

    @inline(__always)
    private func step(
        _ place: Int, _ edge: Int, _ starts: UnsafeBufferPointer<Int32>, _ previous: UnsafeBufferPointer<Int32>,
        _ prices: TokenPrices, _ route: inout Route, end: Int
    ) {
        let rest = Int(starts[edge]) &- place
        let limit = end &- place
        let before = Int(starts[edge &- 1]) < place ? min(rest, limit) : 0
        let above = place >= distances.width ? common(place, distances.width, limit: limit) : 0
        if before > 0 { take(before, 1, from: place, prices, &route) }
        if above > 0 { take(above, distances.width, from: place, prices, &route) }
        var longest = max(before, above)
        if longest < Self.longEnough {
            let number = numbers.load(fromByteOffset: place, as: UInt8.self)
            route.arrive(
                at: place &+ 1, for: route.cost(of: place) &+ prices.literal(number), by: VP8LToken(literal: number))
        }
        var (candidate, left) = (Int(previous[edge]), Self.depth)
        while candidate >= 0, left > 0 {
            let distance = Int(starts[edge] &- starts[candidate])
            guard distance <= PlaneDistances.maximum else { return }
            if distance <= place {
                let length = common(place, distance, limit: limit)
                if length > longest {
                    take(length, distance, from: place, prices, &route)
                    longest = length
                }
            }
            (candidate, left) = (Int(previous[candidate]), left &- 1)
        }
    }

    /// How many numbers from a place on are those at a distance before.
    @inline(__always)
    private func common(_ place: Int, _ distance: Int, limit: Int) -> Int {
        commonPrefix(numbers + (place &- distance), numbers + place, limit: limit)
    }

    @inline(__always)
    private func take(
        _ length: Int, _ distance: Int, from place: Int, _ prices: TokenPrices, _ route: inout Route
    ) {
        let code = distances.code(distance)
        let price = prices.distance(code)
        var (cost, place, left) = (route.cost(of: place), place, length)
        repeat {
            let piece = min(left, VP8LToken.maximumLength)
            (cost, place, left) = (cost &+ price &+ prices.length(piece), place &+ piece, left &- piece)
            route.arrive(at: place, for: cost, by: VP8LToken(length: piece, distance: code))
        } while left > 0
    }
}
