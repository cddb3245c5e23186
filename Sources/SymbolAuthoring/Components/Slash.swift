internal import SymbolGeometry
internal import SymbolTemplate

extension Skeleton {
    /// The side of the grid's area that drawings fill.
    static let liveArea = 20.0

    /// With a line across, from the top left or, where it rises, the top right, and a gap at both of its sides.
    ///
    /// It is longer where the ink is larger than the live area: a slash that ended within a stroke would leave a rim of
    /// it around its gap.
    func slashed(across ink: Rect) -> Skeleton {
        let reach = 8 * max(1, min(ink.width, ink.height) / Self.liveArea)
        let (middle, side) = (Self.grid / 2, slashRises ? -reach : reach)
        var path = Path()
        path.move(to: Point(middle - side, middle - reach))
        path.line(to: Point(middle + side, middle + reach))
        var slash = SkeletonLayer(strokes: [SkeletonStroke(path: path)])
        (slash.id, slash.gap, slash.countsInMetrics) = ("slash", .open, false)
        slash.unmirroredGroup = "slash"
        var skeleton = self
        skeleton.layers.append(slash)
        return skeleton
    }

    /// Around what is painted at regular, but for mitres.
    var regularInk: Rect {
        let strokes = outlined.layers.filter { $0.clearing == .none && $0.countsInMetrics }.flatMap(\.strokes)
        let boxes = strokes.compactMap { stroke in
            stroke.path.bounds?.insetBy(-stroke.width(.regular, of: widths) / 2)
        }
        return boxes.union ?? Rect(.zero)
    }
}
