internal import SymbolGeometry

/// A test of whether a point is inside by its winding number.
struct InsideTest: BitwiseCopyable {
    /// The bits of which at least one must be set: any by the nonzero rule, the lowest by the even-odd rule.
    private let mask: Int32

    init(_ rule: FillRule) { mask = rule == .evenOdd ? 1 : ~0 }

    /// Returns how the inside changes from one winding number to the next: +1 if it begins, -1 if it ends.
    @inline(__always) func change(from winding: Int32, to next: Int32) -> Int32 {
        (next & mask != 0 ? 1 : 0) &- (winding & mask != 0 ? 1 : 0)
    }

    /// Returns whether all winding numbers from one to another are inside, so that there is no boundary.
    @inline(__always) func isAllInside(_ least: Int, _ most: Int) -> Bool {
        mask == ~0 && (least > 0 || most < 0)
    }
}
