/// A search for the cheapest tokens of a picture, in bits.
///
/// It tries literals and copies from where flat pictures repeat themselves: from the pixel before, from the row above,
/// and from earlier edges similar to the next one. A copy of the last kind may begin before the edge if the pixels
/// there are equal too: it then encodes the position of the edge as well.
///
/// At each pixel only the longest copies are tried, and literals only at edges and where there is no long copy, so that
/// few pixels are visited: some 3,000 of 256 × 256. A very long copy excludes all others: in a long repeating pattern
/// each pixel has a copy of everything that follows.
struct TokenSearch {
    /// The number of similar edges to try.
    private static let depth = 4
    /// The length from which a copy is preferred to literals.
    private static let goodLength = 10
    /// The length from which a copy is taken without trying others, which bounds the search to a few passes over the
    /// picture.
    private static let niceLength = 512

    private let scan: PixelScan
    private let costs: VP8LCostModel
    private let route: Route
    private let end: Int

    /// The number of pixels searched at a time, which bounds the memory needed.
    private static let chunkSize = 1 << 18

    static func tokens(of picture: PaletteImage) -> [VP8LToken] {
        PixelScan.with(picture) { scan in
            let costs = VP8LCostModel(scan.nearTally())
            var tokens: [VP8LToken] = []
            for start in stride(from: 0, to: scan.count, by: chunkSize) {
                let end = min(start + chunkSize, scan.count)
                tokens += Route.through(start..<end) { route in
                    TokenSearch(scan: scan, costs: costs, route: route, end: end).search(from: start)
                }
            }
            return tokens
        }
    }

    private func search(from start: Int) {
        let (left, up) = (source(1), source(scan.distances.width))
        var position = PixelScan.Position(index: start)
        while position.index < end {
            scan.advance(&position, end: end)
            let (index, before, above) = (position.index, position.before, position.above)
            if before > 0 { copy(before, left, from: index) }
            if above > 0 { copy(above, up, from: index) }
            let near = max(before, above)
            let longest = copyFromEdges(like: position.edge, index, longerThan: near)
            if longest < Self.niceLength {
                if near < Self.goodLength || before == 0 { takeLiteral(index) }
                position.index = route.next(after: index)
            } else {
                position.index = index &+ longest
            }
        }
    }

    /// The distance code of a copy, and its cost.
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
    private func takeLiteral(_ index: Int) {
        let number = scan.number(at: index)
        let cost = route.cost(of: index) &+ costs.literal(number)
        route.arrive(at: index &+ 1, for: cost, by: VP8LToken(literal: number))
    }

    /// Tries copies from edges similar to the next one that are longer than `near`, and returns the length of the
    /// longest.
    @inline(__always)
    private func copyFromEdges(like edge: Int, _ index: Int, longerThan near: Int) -> Int {
        let edge = scan.edges[edge]
        var (candidate, attempts, longest) = (Int(edge.previous), Self.depth, near)
        while candidate >= 0, attempts > 0, longest < Self.niceLength {
            let other = scan.edges[candidate]
            let distance = Int(edge.start &- other.start)
            if distance <= min(index, PlaneDistances.maximum), index &+ longest < end,
                scan.number(at: index &+ longest) == scan.number(at: index &+ longest &- distance)
            {
                let length = scan.common(index, distance, limit: end &- index)
                if length > longest {
                    copy(length, source(distance), from: index)
                    longest = length
                }
            }
            (candidate, attempts) = (Int(other.previous), attempts &- 1)
        }
        return longest
    }

    @inline(__always)
    private func copy(_ length: Int, _ source: Source, from index: Int) {
        var (cost, index, remaining) = (route.cost(of: index), index, length)
        repeat {
            let piece = min(remaining, VP8LToken.maximumLength)
            (cost, index, remaining) = (cost &+ source.cost &+ costs.length(piece), index &+ piece, remaining &- piece)
            route.arrive(at: index, for: cost, by: VP8LToken(length: piece, distance: source.code))
        } while remaining > 0
    }
}
