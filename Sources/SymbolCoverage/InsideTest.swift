internal import SymbolGeometry

/// Tells by its winding whether a place is inside.
struct InsideTest: BitwiseCopyable {
    /// The bits of which one must be set: any by the nonzero rule, the lowest by the even-odd one.
    private let mask: Int32

    init(_ rule: FillRule) { mask = rule == .evenOdd ? 1 : ~0 }

    /// How the inside changes from one winding to the next: +1 where it begins, -1 where it ends.
    @inline(__always) func change(from winding: Int32, to next: Int32) -> Int32 {
        (next & mask != 0 ? 1 : 0) &- (winding & mask != 0 ? 1 : 0)
    }

    /// Whether all windings from one to another are inside, so that nothing ends there.
    @inline(__always) func isAllInside(_ least: Int, _ most: Int) -> Bool {
        mask == ~0 && (least > 0 || most < 0)
    }
}
