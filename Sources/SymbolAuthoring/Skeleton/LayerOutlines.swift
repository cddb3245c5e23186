internal import SymbolGeometry
internal import SymbolStrokes
internal import SymbolTemplate

/// A layer's strokes as outlines that have the same structure at every weight.
struct LayerOutlines {
    private let strokes: [(stroke: SkeletonStroke, expansion: StrokeExpansion)]
    /// The expansions of the strokes with the gap around them; empty when the layer has no gap.
    private let gaps: [StrokeExpansion]
    private let gapWidth: Double
    private let widths: StrokeWidths

    /// The distance, in grid units, that a layer in front keeps free on each side outside enclosures.
    static let gap = 1.2
    /// The tolerance in grid units: a fiftieth of a glyph unit.
    private static let tolerance = 0.005

    init(_ layer: SkeletonLayer, _ widths: StrokeWidths) {
        self.widths = widths
        gapWidth = layer.gapWidth
        func widest(_ stroke: SkeletonStroke) -> Double {
            Master.allCases.reduce(0) { max($0, stroke.width($1, of: widths)) }
        }
        strokes = layer.strokes.map { stroke in
            let expansion = StrokeExpansion(
                stroke.path, pen: stroke.pen, widest: widest(stroke), tolerance: Self.tolerance,
                drawn: stroke.width(.regular, of: widths))
            return (stroke, expansion)
        }
        gaps =
            layer.gap == nil
            ? []
            : layer.strokes.map { stroke in
                StrokeExpansion(
                    stroke.path, pen: stroke.pen, widest: widest(stroke) + 2 * layer.gapWidth,
                    tolerance: Self.tolerance)
            }
    }

    /// Returns the outline of a stroke at one width, in grid units, with the structure it has at any width up to
    /// `widest`.
    static func outline(of stroke: SkeletonStroke, width: Double, widest: Double) -> Path {
        let expansion = StrokeExpansion(
            stroke.path, pen: stroke.pen, widest: widest, tolerance: tolerance, drawn: width)
        return stroke.isSolid ? expansion.filled(stroke.path, width: width) : expansion.outline(width: width)
    }

    /// Returns the layer's outline at one weight, in grid units.
    func path(_ master: Master) -> Path {
        var path = Path()
        for (stroke, expansion) in strokes {
            if let drawn = stroke.outlines?[master] {
                path.append(drawn)
                continue
            }
            let width = stroke.width(master, of: widths)
            path.append(stroke.isSolid ? expansion.filled(stroke.path, width: width) : expansion.outline(width: width))
        }
        return path
    }

    /// Returns the outline of the layer with its interior and the gap around it, in grid units.
    func clearance(_ master: Master) -> Path {
        var path = Path()
        for ((stroke, _), expansion) in zip(strokes, gaps) {
            path.append(expansion.filled(stroke.path, width: stroke.width(master, of: widths) + 2 * gapWidth))
        }
        return path
    }

    /// The template keyframes at which a pen's cuts lie on the outline, by weight; empty for anything but a single open
    /// stroke.
    var keyframes: [Master: [Double]] {
        guard strokes.count == 1, let (stroke, expansion) = strokes.first, !stroke.isSolid, stroke.width > 0,
            stroke.outlines == nil,
            let line = stroke.path.subpaths.first, stroke.path.subpaths.count == 1, !line.isClosed,
            !line.segments.isEmpty
        else { return [:] }
        var keyframes: [Master: [Double]] = [:]
        for master in Master.allCases {
            guard
                let numbers = StrokeKeyframes(
                    expansion.outline(width: stroke.width(master, of: widths)), cap: stroke.pen.cap, from: line.start,
                    to: line.end)?.numbers
            else { return [:] }
            keyframes[master] = numbers
        }
        return keyframes
    }
}

extension StrokeExpansion {
    /// Returns the outline of a stroke together with the area it encloses.
    fileprivate func filled(_ path: Path, width: Double) -> Path {
        let subpaths = path.subpaths
        if width > 0, subpaths.count == 1, subpaths[0].isClosed { return solid(width: width) }
        // An open line is filled as if closed; with several contours, holes stay holes.
        var area = Path()
        for var subpath in subpaths where subpath.isClosed || !subpath.isSingleLine {
            subpath.isClosed = true
            area.append(subpath)
        }
        area = area.woundClockwise
        if width > 0 { area.append(outline(width: width)) }
        return area
    }
}

extension Subpath {
    /// Whether the subpath is one straight line, which encloses nothing; one curve encloses the area up to its chord.
    fileprivate var isSingleLine: Bool {
        guard segments.count == 1, case .line = segments[0] else { return segments.isEmpty }
        return true
    }
}
