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

    /// Strokes shrink less than shapes, so that they keep the colour of the enclosure's.
    static let innerWidth = 0.82
    /// At black, counters that are half as large must stay open.
    static let innerBlackPart = 0.62
}

extension Skeleton {
    static let enclosureID = "enclosure"

    /// The symbol made smaller, inside a shape.
    func enclosed(in enclosure: Enclosure) -> Skeleton {
        let shrink =
            AffineTransform.scale(enclosure.innerScale).about(Point(Self.grid / 2, Self.grid / 2))
            * .translation(x: Self.grid / 2 - opticalBox.midX, y: Self.grid / 2 - opticalBox.midY)
        var frame = SkeletonLayer(strokes: [SkeletonStroke(path: enclosure.path)])
        (frame.id, frame.level) = (Self.enclosureID, .secondary)
        var skeleton = self
        skeleton.layers =
            [frame]
            + layers.map { layer in
                var layer = layer
                layer.strokes = layer.strokes.map {
                    $0.transformed(by: shrink, width: Enclosure.innerWidth, blackPart: Enclosure.innerBlackPart)
                }
                // On the enclosure's own level it would not be seen.
                layer.level = .primary
                return layer
            }
        return skeleton
    }

    /// The enclosure filled, and what is in it knocked out.
    var fillingEnclosure: Skeleton {
        var skeleton = self
        skeleton.layers = layers.map { layer in
            var layer = layer
            if layer.id == Self.enclosureID {
                layer.strokes = layer.strokes.map {
                    var stroke = $0; stroke.isSolid = true; return stroke
                }
            } else if layer.clearing == .none || layer.clearing == .gap {
                (layer.clearing, layer.color) = (.knocksOut(paintsHierarchy: true), .named("white", fallback: nil))
            }
            return layer
        }
        return skeleton
    }

    /// The box of the centre lines that count.
    var opticalBox: Rect {
        let boxes = layers.filter { $0.countsInMetrics && $0.clearing != .erases }.flatMap(\.strokes).compactMap(
            \.path.bounds)
        return boxes.dropFirst().reduce(boxes.first ?? Rect(Point(12, 12))) { $0.union($1) }
    }
}
