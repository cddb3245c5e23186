internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

/// A shape around a symbol.
package enum Enclosure: String, CaseIterable, Hashable, Sendable {
    case circle, square, rectangle

    /// In grid units; a square looks as large as a circle whose diameter is a little longer.
    var path: Path {
        switch self {
        case .circle: Path(ellipseAt: Point(12, 12), rx: 9, ry: 9)
        case .square: Path(roundedRect: Rect(minX: 4, minY: 4, maxX: 20, maxY: 20), rx: 3.5, ry: 3.5)
        case .rectangle: Path(roundedRect: Rect(minX: 3, minY: 5, maxX: 21, maxY: 19), rx: 3.5, ry: 3.5)
        }
    }

    /// How much smaller a symbol is inside.
    ///
    /// What is in a circle has its corners cut.
    var innerScale: Double {
        switch self {
        case .circle: 0.54
        case .square: 0.58
        case .rectangle: 0.5
        }
    }

    /// Strokes hardly shrink, so that they keep the colour of the enclosure's.
    static let innerWidth = 0.86
    /// The part of its width at black that a stroke keeps inside, where counters are half as large and must stay open;
    /// yet no stroke is thinner than at regular.
    static func innerBlackPart(_ widths: StrokeWidths, _ part: Double = blackParts.lowerBound) -> Double {
        max(part, widths.regular / widths.black)
    }
    /// The greater, the less is beside a stroke.
    static let blackParts = 0.62...0.85
    /// What the widths of cuts count in that part a body inside, where it is half as large: about a gap.
    static let innerSeam = 1.4
    /// The part of its width that the stroke around a body keeps inside, which has no colour to keep: about as much as
    /// shrinks with the drawing, lest notches close.
    static let innerRim = 0.75
    /// Grid units between the ink of both at black, at least.
    static let clearance = 0.8

    /// The greatest scale up to `innerScale` at which strokes about the grid's middle keep clear of the enclosure's.
    func scale(
        for strokes: [SkeletonStroke], _ blackPart: Double, in skeleton: Skeleton, about middle: Point
    ) -> Double {
        let frame = path.flattened(tolerance: 0.05).subpaths.flatMap(\.outline)
        let frameHalf = skeleton.frameWidths.black / 2
        func isClear(_ scale: Double) -> Bool {
            strokes.allSatisfy { stroke in
                let part = Self.innerBlackPart(stroke.unit ?? skeleton.widths, blackPart)
                let half = stroke.width(.black, of: skeleton.widths) * Self.innerWidth * part / 2
                let centres = stroke.path.flattened(tolerance: 0.05).subpaths.flatMap {
                    [$0.start] + $0.outline.map(\.end)
                }
                return centres.allSatisfy { centre in
                    let place = Point(Skeleton.grid / 2, Skeleton.grid / 2) + (centre - middle) * scale
                    return frame.allSatisfy { $0.distance(to: place) >= frameHalf + half + Self.clearance }
                }
            }
        }
        // Down to two thirds, in steps that no eye tells apart.
        let scales = stride(from: 1.0, to: 0.66, by: -0.02).map { $0 * innerScale }
        return scales.first(where: isClear) ?? innerScale * 0.66
    }
}

extension SkeletonStroke {
    /// As wide as inside an enclosure and, at black, a part of that; at regular no wider than at black.
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
    /// Of a line; of curves, from their chord.
    func distance(to point: Point) -> Double {
        let way = end - start
        let squared = way.dot(way)
        let t = squared > 0 ? min(max((point - start).dot(way) / squared, 0), 1) : 0
        return (start + way * t).distance(to: point)
    }
}

extension Skeleton {
    static let enclosureID = "enclosure"

    /// The symbol made smaller, inside a shape.
    ///
    /// The shape lies in front, so that gaps within the symbol leave it whole.
    func enclosed(in enclosure: Enclosure) -> Skeleton {
        let middle = opticalMiddle(in: enclosure)
        let inner = outlined.layers.filter { $0.clearing != .erases }.flatMap(\.strokes)
        let blackPart = innerBlackPart(enclosure.innerScale) { stroke, part in
            stroke.narrowed(self.widths, part).transformed(by: .identity, width: 1 / enclosure.innerScale, blackPart: 1)
        }
        let scale = enclosure.scale(for: inner, blackPart, in: self, about: middle)
        let shrink =
            AffineTransform.scale(scale).about(Point(Self.grid / 2, Self.grid / 2))
            * .translation(x: Self.grid / 2 - middle.x, y: Self.grid / 2 - middle.y)
        let part = innerPart(scale) { stroke in
            stroke.narrowed(self.widths, blackPart).transformed(by: .identity, width: 1 / scale, blackPart: 1)
        }
        var frame = SkeletonLayer(strokes: [SkeletonStroke(path: enclosure.path, unit: frameWidths)])
        (frame.id, frame.level) = (Self.enclosureID, .secondary)
        var skeleton = self
        skeleton.layers =
            layers.map { layer in
                var layer = layer
                layer.strokes = layer.strokes.map {
                    $0.narrowed(widths, blackPart, part).transformed(by: shrink, width: 1, blackPart: 1)
                }
                // On the enclosure's own level it would not be seen.
                if layer.opacity == 1 { layer.level = .primary }
                return layer
            } + [frame]
        return skeleton
    }

    /// The enclosure filled, behind the filled drawing, and that knocked out; what was open or erased there shows the
    /// enclosure.
    ///
    /// A drawing of one colour gives it to the enclosure; in its own colour it could not be told from the ground.
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
        let ground = frames.first?.level ?? .secondary
        let inner = layers.filter { $0.id != Self.enclosureID }.map { layer in
            var layer = layer
            layer.gap = layer.gap.map { _ in .ground(ground, color) }
            if layer.color == color { layer.color = nil }
            switch layer.clearing {
            case .none: layer.clearing = .knocksOut(paintsHierarchy: true)
            case .erases: (layer.clearing, layer.level, layer.color) = (.restores, ground, color)
            case .restores, .knocksOut: break
            }
            return layer
        }
        skeleton.layers = frames + inner
        return skeleton
    }

    /// The box of the centre lines that count.
    var opticalBox: Rect {
        countedStrokes.compactMap(\.path.bounds).union ?? Rect(Point(12, 12))
    }

    /// What gives the drawing its size and place.
    var countedStrokes: [SkeletonStroke] {
        outlined.layers.filter { $0.countsInMetrics && $0.clearing != .erases }.flatMap(\.strokes)
    }
}
