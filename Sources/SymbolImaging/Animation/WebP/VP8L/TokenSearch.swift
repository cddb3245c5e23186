/// The way through a picture that takes the fewest bits, of those by literals and by copies from where flat pictures
/// repeat themselves: from the pixel before, from the row above, and from where edges were that look like the next one.
///
/// A copy of the last kind may begin ahead of the edge, as far as the pixels there are equal too: it then tells where
/// the edge is as well. At each place only the longest copies are tried, and literals only at edges and where no long
/// copy is to be had, so that of the pixels few are ever stopped at: of 256 × 256 some 3,000. A very long copy is
/// taken alone: in a pattern that goes on and on each place has one of all that follows.
struct TokenSearch {
    /// How many edges that look alike are tried.
    private static let depth = 4
    /// A copy so long is taken rather than literals.
    private static let goodLength = 10
    /// A copy so long is taken rather than anything else, which keeps the search within a few readings of the picture.
    private static let niceLength = 512

    private let scan: PixelScan
    private let costs: VP8LCostModel
    private let route: Route
    private let end: Int

    /// The pixels that are searched at a time, which bounds the memory needed.
    private static let stretch = 1 << 18

    static func tokens(of picture: PaletteImage) -> [VP8LToken] {
        PixelScan.with(picture) { scan in
            let costs = VP8LCostModel(scan.nearTally())
            var tokens: [VP8LToken] = []
            for start in stride(from: 0, to: scan.count, by: stretch) {
                let end = min(start + stretch, scan.count)
                tokens += Route.through(start..<end) { route in
                    TokenSearch(scan: scan, costs: costs, route: route, end: end).search(from: start)
                }
            }
            return tokens
        }
    }

    private func search(from start: Int) {
        let (left, up) = (source(1), source(scan.distances.width))
        var position = PixelScan.Position(place: start)
        while position.place < end {
            scan.advance(&position, end: end)
            let (place, before, above) = (position.place, position.before, position.above)
            if before > 0 { copy(before, left, from: place) }
            if above > 0 { copy(above, up, from: place) }
            let near = max(before, above)
            let longest = copyFromEdges(like: position.edge, place, longerThan: near)
            if longest < Self.niceLength {
                if near < Self.goodLength || before == 0 { takeLiteral(place) }
                position.place = route.next(after: place)
            } else {
                position.place = place &+ longest
            }
        }
    }
    /// Where a copy comes from, and what it takes to say so.
    private struct Source {
        let code: Int
        let cost: UInt32
    }

    @inline(__always)
    private func source(_ distance: Int) -> Source {
        let code = scan.distances.code(distance)
        return Source(code: code, cost: costs.distance(code))
    }

    @inline(__always)
    private func takeLiteral(_ place: Int) {
        let number = scan.number(at: place)
        let cost = route.cost(of: place) &+ costs.literal(number)
        route.arrive(at: place &+ 1, for: cost, by: VP8LToken(literal: number))
    }

    /// Tries copies that are longer than those of what is near, from where edges were like the next one.
    ///
    /// - Returns: The length of the longest.
    @inline(__always)
    private func copyFromEdges(like edge: Int, _ place: Int, longerThan near: Int) -> Int {
        let edge = scan.edges[edge]
        var (candidate, left, longest) = (Int(edge.previous), Self.depth, near)
        while candidate >= 0, left > 0, longest < Self.niceLength {
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
        return longest
    }

    @inline(__always)
    private func copy(_ length: Int, _ source: Source, from place: Int) {
        var (cost, place, left) = (route.cost(of: place), place, length)
        repeat {
            let piece = min(left, VP8LToken.maximumLength)
            (cost, place, left) = (cost &+ source.cost &+ costs.length(piece), place &+ piece, left &- piece)
            route.arrive(at: place, for: cost, by: VP8LToken(length: piece, distance: source.code))
        } while left > 0
    }
}
