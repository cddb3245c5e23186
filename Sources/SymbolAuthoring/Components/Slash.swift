internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

extension Skeleton {
    /// The side of the square in the grid that drawings fill, in grid units.
    static let liveArea = 20.0

    /// Returns the symbol with a line across it, from the top left or, when it rises, from the top right, and a gap on
    /// both sides of the line.
    ///
    /// The line is longer when the painted area exceeds the live area: a slash that ended within a stroke would leave a
    /// rim of it around its gap.
    ///
    /// Slashes fall in right-to-left text too, unless the drawing specifies their direction: mirrored, it would lie
    /// along a slash that crosses it otherwise.
    func slashed(across inkBounds: Rect) -> Skeleton {
        let reach = 8 * max(1, min(inkBounds.width, inkBounds.height) / Self.liveArea)
        let (middle, side) = (Self.grid / 2, slashRises == true ? -reach : reach)
        var path = Path()
        path.move(to: Point(middle - side, middle - reach))
        path.line(to: Point(middle + side, middle + reach))
        var slash = SkeletonLayer(strokes: [SkeletonStroke(path: path)])
        (slash.id, slash.gap, slash.countsInMetrics) = ("slash", .open, false)
        slash.unmirroredGroup = slashRises == nil ? "slash" : Layer.Traits.mirrored
        var skeleton = self
        skeleton.layers.append(slash)
        return skeleton
    }

    /// The bounds of what is painted in Regular, without mitres.
    var regularInkBounds: Rect {
        let strokes = outlined.layers.filter { $0.clearing == .none && $0.countsInMetrics }.flatMap(\.strokes)
        let boxes = strokes.compactMap { stroke in
            stroke.path.bounds?.insetBy(-stroke.width(.regular, of: widths) / 2)
        }
        return boxes.union ?? Rect(.zero)
    }
}
