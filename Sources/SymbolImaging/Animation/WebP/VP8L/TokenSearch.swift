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

    private let scan: PixelScan
    private let prices: TokenPrices
    private let route: Route
    private let end: Int

    /// The pixels that are searched at a time, which bounds the memory needed.
    private static let stretch = 1 << 18

    static func tokens(of picture: PaletteImage) -> [VP8LToken] {
        PixelScan.with(picture) { scan in
            let prices = TokenPrices(scan.nearTally())
            var tokens: [VP8LToken] = []
            for start in stride(from: 0, to: scan.count, by: stretch) {
                let end = min(start + stretch, scan.count)
                tokens += Route.through(start..<end) { route in
                    TokenSearch(scan: scan, prices: prices, route: route, end: end).search(from: start)
                }
            }
            return tokens
        }
    }

    private func search(from start: Int) {
        let (left, up) = (source(1), source(scan.distances.width))
        var stand = PixelScan.Stand(place: start)
        while stand.place < end {
            scan.advance(&stand, end: end)
            if stand.before > 0 { copy(stand.before, left, from: stand.place) }
            if stand.above > 0 { copy(stand.above, up, from: stand.place) }
            leave(stand)
            stand.place = route.next(after: stand.place)
        }
    }

    /// Where a copy comes from, and what it takes to say so.
    private struct Source {
        let code: Int
        let price: UInt32
    }

    @inline(__always)
    private func source(_ distance: Int) -> Source {
        let code = scan.distances.code(distance)
        return Source(code: code, price: prices.distance(code))
    }

    /// Tries a literal, and copies that are longer than those of what is near.
    @inline(__always)
    private func leave(_ stand: PixelScan.Stand) {
        let place = stand.place
        var longest = max(stand.before, stand.above)
        if longest < Self.longEnough || stand.before == 0 {
            let number = scan.number(at: place)
            route.arrive(
                at: place &+ 1, for: route.cost(of: place) &+ prices.literal(number), by: VP8LToken(literal: number))
        }
        let edge = scan.edges[stand.edge]
        var (candidate, left) = (Int(edge.previous), Self.depth)
        while candidate >= 0, left > 0 {
            let other = scan.edges[candidate]
            let distance = Int(edge.start &- other.start)
            if distance <= min(place, PlaneDistances.maximum), place &+ longest < end,
                scan.number(at: place &+ longest) == scan.number(at: place &+ longest &- distance)
            {
                let length = scan.common(place, distance, limit: end &- place)
                if length > longest {
                    copy(length, source(distance), from: place)
                    longest = length
                }
            }
            (candidate, left) = (Int(other.previous), left &- 1)
        }
    }

    @inline(__always)
    private func copy(_ length: Int, _ source: Source, from place: Int) {
        var (cost, place, left) = (route.cost(of: place), place, length)
        repeat {
            let piece = min(left, VP8LToken.maximumLength)
            (cost, place, left) = (cost &+ source.price &+ prices.length(piece), place &+ piece, left &- piece)
            route.arrive(at: place, for: cost, by: VP8LToken(length: piece, distance: source.code))
        } while left > 0
    }
}
