internal import SymbolGeometry

/// A test of whether a point is inside by its winding number.
struct InsideTest: BitwiseCopyable {
    /// The bits of which at least one must be set: any by the nonzero rule, the lowest by the even-odd rule.
    private let mask: Int32
    /// The bits of which at least one must be set too, after `carry` has been added.
    private let secondMask: Int32
    /// What rounds a region's winding number off, which is below half of what an outline's winding weighs.
    private let carry: Int32

    /// The turns to end a region with, so that its winding number takes the lower 16 bits and an outline's the upper.
    static let turnsOfRegion = 0xFFFF

    init(_ rule: FillRule) {
        mask = rule == .evenOdd ? 1 : ~0
        (secondMask, carry) = (mask, 0)
    }

    /// Creates a test of whether a point is inside both an outline and a region.
    init(_ rule: FillRule, within region: FillRule) {
        mask = region == .evenOdd ? 1 : 0xFFFF
        secondMask = (rule == .evenOdd ? 1 : ~0) << 16
        carry = 1 << 15
    }

    /// Returns how the inside changes from one winding number to the next: +1 if it begins, -1 if it ends.
    @inline(__always) func change(from winding: Int32, to next: Int32) -> Int32 {
        (isInside(next) ? 1 : 0) &- (isInside(winding) ? 1 : 0)
    }

    @inline(__always) private func isInside(_ winding: Int32) -> Bool {
        winding & mask != 0 && (winding &+ carry) & secondMask != 0
    }

    /// Returns whether all winding numbers from one to another are inside, so that there is no boundary.
    @inline(__always) func isAllInside(_ least: Int, _ most: Int) -> Bool {
        mask == ~0 && (least > 0 || most < 0)
    }
}
