internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

/// A shape around a symbol.
package enum Enclosure: String, CaseIterable, Hashable, Sendable {
    case circle, square, rectangle

    /// The outline in grid units; the square is a little smaller than the circle because they should look equally
    /// large.
    var path: Path {
        switch self {
        case .circle: Path(ellipseAt: Point(12, 12), rx: 9, ry: 9)
        case .square: Path(roundedRect: Rect(minX: 4, minY: 4, maxX: 20, maxY: 20), rx: 3.5, ry: 3.5)
        case .rectangle: Path(roundedRect: Rect(minX: 3, minY: 5, maxX: 21, maxY: 19), rx: 3.5, ry: 3.5)
        }
    }

    /// The scale of a symbol inside the enclosure.
    ///
    /// A circle leaves less space because it cuts off the corners.
    var innerScale: Double {
        switch self {
        case .circle: 0.54
        case .square: 0.58
        case .rectangle: 0.5
        }
    }

    /// Returns the widths of the enclosure's line, given those of lines outside: somewhat less in Black, where the
    /// drawing inside needs the space.
    static func widths(_ widths: StrokeWidths) -> StrokeWidths {
        var widths = widths
        widths.black = max(widths.regular, widths.black * blackPart)
        return widths
    }
    /// The fraction of the Black width that the enclosure's line keeps.
    private static let blackPart = 0.84
    /// The scale of stroke widths inside; strokes hardly shrink, so that they look as heavy as the enclosure's.
    static let innerWidth = 0.86
    /// Returns the factor by which the Black width of a stroke shrinks inside.
    ///
    /// Counters are half as large there and must stay open, yet no stroke becomes thinner than in Regular.
    static func innerBlackPart(_ widths: StrokeWidths, _ part: Double = blackParts.lowerBound) -> Double {
        max(part, widths.regular / widths.black)
    }
    /// The range of the factor for Black widths; it is greater when there is less beside a stroke.
    static let blackParts = 0.62...0.85
    /// The greatest width of cuts that divide a body inside, where it is half as large: about that of a gap.
    static let innerSeam = 1.4
    /// The fraction of its width that the stroke around a body keeps inside.
    ///
    /// It shrinks about as much as the drawing, so that notches do not close, because the weight of a solid body does
    /// not depend on it.
    static let innerRim = 0.75
    /// The least distance between the symbol and the enclosure in Black, in grid units.
    static let clearance = 0.8

    /// Returns the greatest scale, up to `innerScale`, at which strokes around the grid's centre keep clear of the
    /// enclosure.
    func scale(
        for strokes: [SkeletonStroke], _ blackPart: Double, in skeleton: Skeleton, about middle: Point
    ) -> Double {
        let frame = path.flattened(tolerance: 0.05).subpaths.flatMap(\.outline)
        let frameHalf = Self.widths(skeleton.frameWidths).black / 2
        func isClear(_ scale: Double) -> Bool {
            strokes.allSatisfy { stroke in
                let part = Self.innerBlackPart(stroke.unit ?? skeleton.widths, blackPart)
                let half = stroke.width(.black, of: skeleton.widths) * Self.innerWidth * part / 2
                let centers = stroke.path.flattened(tolerance: 0.05).subpaths.flatMap {
                    [$0.start] + $0.outline.map(\.end)
                }
                return centers.allSatisfy { center in
                    let position = Point(Skeleton.grid / 2, Skeleton.grid / 2) + (center - middle) * scale
                    return frame.allSatisfy { $0.distance(to: position) >= frameHalf + half + Self.clearance }
                }
            }
        }
        // Down to two thirds, in steps too small to see.
        let scales = stride(from: 1.0, to: 0.66, by: -0.02).map { $0 * innerScale }
        return scales.first(where: isClear) ?? innerScale * 0.66
    }
}

extension SkeletonStroke {
    /// Returns the stroke with its width inside an enclosure, further reduced in Black; in Regular no wider than in
    /// Black.
    fileprivate func narrowed(_ widths: StrokeWidths, _ blackPart: Double, _ part: Double = 1) -> SkeletonStroke {
        var stroke = self
        var unit = unit ?? widths
        unit.black *= Enclosure.innerBlackPart(unit, blackPart) * part
        unit.regular = min(unit.regular, unit.black)
        stroke.unit = unit
        return stroke.transformed(by: .identity, width: Enclosure.innerWidth, blackPart: 1)
    }
}

extension PathSegment {
    /// Returns the distance from a line, or from the chord of a curve.
    func distance(to point: Point) -> Double { LineSegment(start: start, end: end).distance(to: point) }
}

extension Skeleton {
    /// The id of the enclosure's layer.
    static let enclosureID = "enclosure"

    /// Returns the symbol scaled down inside a shape.
    ///
    /// The shape lies in front, so that gaps within the symbol do not cut into it.
    func enclosed(in enclosure: Enclosure) -> Skeleton {
        let middle = opticalMiddle(in: enclosure)
        let inner = outlined.layers.filter { $0.clearing != .erases }.flatMap(\.strokes)
        func narrowed(_ stroke: SkeletonStroke, _ part: Double, _ scale: Double) -> SkeletonStroke {
            stroke.narrowed(widths, part).transformed(by: .identity, width: 1 / scale, blackPart: 1)
        }
        // Bold lines need distance, which makes the drawing smaller and its counters with it: then they are less bold.
        var (scale, blackPart) = (enclosure.innerScale, Enclosure.blackParts.upperBound)
        for _ in 0..<2 {
            let previous = scale
            blackPart = innerBlackPart(previous, in: Enclosure.blackParts) { narrowed($0, $1, previous) }
            scale = enclosure.scale(for: inner, blackPart, in: self, about: middle)
            if scale == previous { break }
        }
        let shrink =
            AffineTransform.scale(scale).about(Point(Self.grid / 2, Self.grid / 2))
            * .translation(x: Self.grid / 2 - middle.x, y: Self.grid / 2 - middle.y)
        let part = innerWidthFactor(scale) { narrowed($0, blackPart, scale) }
        var frame = SkeletonLayer(strokes: [SkeletonStroke(path: enclosure.path, unit: Enclosure.widths(frameWidths))])
        (frame.id, frame.level) = (Self.enclosureID, .secondary)
        var skeleton = self
        skeleton.drawingScale = scale
        skeleton.layers =
            layers.map { layer in
                var layer = layer
                layer.strokes = layer.strokes.map {
                    $0.narrowed(widths, blackPart, part).transformed(by: shrink, width: 1, blackPart: 1)
                }
                // On the enclosure's own level the symbol would not stand out.
                if layer.opacity == 1 { layer.level = .primary }
                return layer
            } + [frame]
        return skeleton
    }

    /// The fill variant of an enclosed symbol: the enclosure filled, with the filled drawing knocked out of it.
    ///
    /// What was open or erased in the drawing shows the enclosure. A drawing of a single colour gives that colour to
    /// the enclosure, because in its own colour it could not be distinguished from the background.
    var fillingEnclosure: Skeleton {
        var skeleton = filled(seam: Enclosure.innerSeam, rim: Enclosure.innerRim, paintsCuts: false)
        let layers = skeleton.layers
        let colors = Set(layers.filter { $0.id != Self.enclosureID && $0.clearing != .erases }.map(\.color))
        let color = colors.count == 1 ? colors.first ?? nil : nil
        let frames = layers.filter { $0.id == Self.enclosureID }.map { frame in
            var frame = frame
            frame.color = color
            frame.strokes = frame.strokes.map {
                var stroke = $0
                stroke.isSolid = true
                return stroke
            }
            return frame
        }
        let background = frames.first?.level ?? .secondary
        let inner = layers.filter { $0.id != Self.enclosureID }.map { layer in
            var layer = layer
            layer.gap = layer.gap.map { _ in .ground(background, color) }
            switch layer.clearing {
            case .none:
                layer.clearing = .knocksOut(paintsHierarchy: true)
                if layer.color == color { layer.color = nil }
            case .erases: (layer.clearing, layer.level, layer.color) = (.restores, background, color)
            case .knocksOut: (layer.clearing, layer.level, layer.color) = (.restores, background, layer.color ?? color)
            case .restores: break
            }
            return layer
        }
        skeleton.layers = frames + inner
        return skeleton
    }

    /// The bounding box of the centre lines that count in metrics.
    var opticalBox: Rect {
        countedStrokes.compactMap(\.path.bounds).union ?? Rect(Point(12, 12))
    }

    /// The strokes that determine the drawing's size and position.
    var countedStrokes: [SkeletonStroke] {
        outlined.layers.filter { $0.countsInMetrics && $0.clearing != .erases }.flatMap(\.strokes)
    }
}
