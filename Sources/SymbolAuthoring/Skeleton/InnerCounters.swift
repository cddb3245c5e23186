internal import SymbolTemplate

/// The counters of a drawing inside an enclosure, as they are in Regular.
struct InnerCounters {
    /// The possible centres of a disc of a diameter, in grid units, beside the strokes of a master.
    typealias Space = (_ master: Master, _ diameter: Double) -> ScanlineRegion

    private let counters: [(piece: RegionPiece, isWide: Bool)]

    /// The least diameter, in grid units, of a counter in Black.
    private static let leastDiameter = 1.4
    /// The least fraction of its area that a counter keeps in Black: its arms may close before its middle does.
    private static let leastArea = 0.5

    init(_ space: Space) {
        let wide = space(.regular, Self.leastDiameter)
        // The topmost piece is the space around the drawing.
        counters = RegionPiece.pieces(of: space(.regular, 0)).dropFirst().map { ($0, $0.touches(wide)) }
    }

    /// Returns whether the counters are still open in Black.
    func stayOpen(in space: Space) -> Bool {
        guard !counters.isEmpty else { return true }
        let (free, wide) = (space(.black, 0), space(.black, Self.leastDiameter))
        return counters.allSatisfy { counter in
            counter.piece.area(within: free) >= Self.leastArea * counter.piece.area
                && (!counter.isWide || counter.piece.touches(wide))
        }
    }
}
