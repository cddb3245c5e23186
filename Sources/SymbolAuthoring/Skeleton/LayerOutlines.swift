internal import SymbolGeometry
internal import SymbolStrokes
internal import SymbolTemplate

/// A layer's strokes as outlines of one structure at every weight.
struct LayerOutlines {
    private let strokes: [(stroke: SkeletonStroke, expansion: StrokeExpansion)]
    private let widths: StrokeWidths

    /// Grid units that a layer in front keeps free on each side.
    private static let gap = 1.2
    /// A fiftieth of a glyph unit.
    private static let tolerance = 0.005

    init(_ layer: SkeletonLayer, _ widths: StrokeWidths) {
        self.widths = widths
        strokes = layer.strokes.map { stroke in
            let widest = stroke.width * widths.black + 2 * Self.gap
            return (stroke, StrokeExpansion(stroke.path, pen: stroke.pen, widest: widest, tolerance: Self.tolerance))
        }
    }

    /// The outline in grid units, which with `gap` includes the gap around the layer and its inside.
    func path(_ master: Master, gap: Bool) -> Path {
        var path = Path()
        for (stroke, expansion) in strokes {
            if let drawn = stroke.outlines?[master], !gap {
                path.append(drawn)
                continue
            }
            let width = stroke.width(master, of: widths) + (gap ? 2 * Self.gap : 0)
            path.append(Self.outline(stroke.path, expansion, width: width, isSolid: stroke.isSolid || gap))
        }
        return path
    }

    private static func outline(_ path: Path, _ expansion: StrokeExpansion, width: Double, isSolid: Bool) -> Path {
        guard isSolid else { return expansion.outline(width: width) }
        let subpaths = path.subpaths
        if width > 0, subpaths.count == 1, subpaths[0].isClosed { return expansion.solid(width: width) }
        // What is open is filled as if closed; with several contours, holes stay holes.
        var area = Path()
        for var subpath in subpaths where subpath.isClosed || subpath.segments.count > 1 {
            subpath.isClosed = true
            area.append(subpath)
        }
        if width > 0 { area.append(expansion.outline(width: width)) }
        return area
    }

    /// Where a pen's cuts lie on the outline, by weight, as templates write them; nil for anything but one open stroke.
    var keyframes: [Master: String]? {
        guard strokes.count == 1, let (stroke, expansion) = strokes.first, !stroke.isSolid, stroke.width > 0,
            stroke.outlines == nil,
            let line = stroke.path.subpaths.first, stroke.path.subpaths.count == 1, !line.isClosed,
            !line.segments.isEmpty
        else { return nil }
        var keyframes: [Master: String] = [:]
        for master in Master.allCases {
            guard
                let text = StrokeKeyframes(
                    expansion.outline(width: stroke.width(master, of: widths)), from: line.start, to: line.end)?.text
            else { return nil }
            keyframes[master] = text
        }
        return keyframes
    }
}
