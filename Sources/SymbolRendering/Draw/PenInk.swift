internal import SymbolMedialAxis

/// The ink of the pens that draw a layer, as areas.
struct PenInk {
    /// The area that the pens' tips cover before they move.
    private var tips = 0.0
    /// The area that they cover on their way.
    private var ways = 0.0

    /// The largest share of the ink that a frame may add at 30 frames a second.
    private static let mostAtOnce = 0.2

    init(_ pens: [BandPen], covering lines: [CenterlineStroke]) {
        for pen in pens { add(.pi * pen.radius * pen.radius, 2 * pen.radius * pen.length) }
        for areas in lines.map(\.areas) { add(areas.tip, areas.way) }
    }

    private mutating func add(_ tip: Double, _ way: Double) {
        tips += tip
        ways += way
    }

    /// The fraction of the ink that the tips leave; 0 where there is none.
    var tipShare: Double { tips > 0 ? tips / (tips + ways) : 0 }

    /// The fraction of the ink that the tips leave, if that is more than may appear at once; otherwise 0.
    var excessiveTipShare: Double { tipShare > Self.mostAtOnce ? tipShare : 0 }
}
