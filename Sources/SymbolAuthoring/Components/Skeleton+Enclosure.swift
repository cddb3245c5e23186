internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

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
                layer.gapWidth *= Enclosure.innerGap
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
