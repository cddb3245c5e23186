internal import SymbolColor
internal import SymbolDrawing
internal import SymbolImaging
internal import SymbolModel
internal import SymbolText

/// Two layers, or a layer and the ground, that touch along an edge long enough to be visible.
struct Adjacency {
    let layers: VisibleLayers.Neighbors
    /// The colours where the contrast is lowest.
    let upper, lower: Color
    /// The contrast ratio that the pair should reach.
    let minimum: Double

    var ratio: Double { Contrast.ratio(of: upper, on: lower) }
    var passes: Bool { ratio >= minimum }

    /// The least length of an edge in ems: a point beside text of 17 points, the body text of most platforms.
    ///
    /// Anything shorter is a corner or a crossing, by which nobody distinguishes shapes.
    private static let leastEdge = 1.0 / 17

    /// Finds all pairs that touch, ordered by layer from the bottom.
    ///
    /// Two layers of the same colour are one shape and have no edge. But a layer that has no other edge either is
    /// invisible, which is an error unless it is meant to have its neighbour's colour.
    ///
    /// - Parameters:
    ///   - visible: The visible layers of the symbol.
    ///   - roles: The sources of the layers' colours, by which they are meant to differ; empty for an icon.
    ///   - ground: The opaque colour behind the symbol.
    ///   - textMinimum: The ratio that a layer and the ground should reach.
    /// - Returns: The pairs that touch, with the colours where their contrast is lowest.
    static func all(
        in visible: VisibleLayers, _ roles: [Layer.Role], on ground: Color, _ textMinimum: Double
    ) -> [Adjacency] {
        let (edges, least) = (visible.edges, Int(clamping: (leastEdge * visible.em).rounded(.up)))
        let merged = edges.mapValues { $0.filter { $0.key.upper == $0.key.lower } }
        let contrasting = edges.mapValues { $0.filter { $0.key.upper != $0.key.lower } }
        let shown = Set(contrasting.filter { $0.value.length >= least }.keys.flatMap { [$0.upper, $0.lower] })
        let hidden = merged.filter { layers, sides in
            !shown.contains(layers.upper) && sides.length >= least && layers.lower != VisibleLayers.ground
                && roles.indices.contains(layers.upper) && roles[layers.upper] != roles[layers.lower]
        }
        return contrasting.merging(hidden) { $0.length >= least ? $0 : $1 }.compactMap { layers, sides in
            guard let weakest = sides.weakest(on: ground, least) else { return nil }
            let isOnGround = layers.lower == VisibleLayers.ground
            return Adjacency(
                layers: layers, upper: weakest.upper, lower: weakest.lower,
                minimum: isOnGround ? textMinimum : Contrast.graphicsMinimum)
        }.sorted { ($0.layers.upper, $0.layers.lower) < ($1.layers.upper, $1.layers.lower) }
    }

    /// Returns the colour nearest to the upper one that passes beside everything its layer touches, or else in this
    /// pair, and which of the two it is.
    func passingColor(among adjacencies: [Adjacency]) -> (color: Color, passesEverywhere: Bool)? {
        let others = adjacencies.compactMap { other -> (color: Color, minimum: Double)? in
            if other.layers.upper == layers.upper { return (other.lower, other.minimum) }
            return other.layers.lower == layers.upper ? (other.upper, other.minimum) : nil
        }
        let everywhere = upper.nearestInLightness { color in
            others.allSatisfy { Contrast.ratio(of: color, on: $0.color) >= $0.minimum }
        }
        if let everywhere { return (everywhere, true) }
        return upper.nearestInLightness { Contrast.ratio(of: $0, on: lower) >= minimum }.map { ($0, false) }
    }
}

extension [VisibleLayers.Sides: Int] {
    fileprivate var length: Int { values.reduce(0, +) }

    /// Returns the colours at which at most `length` of the edge has a lower contrast; `nil` for a shorter edge.
    fileprivate func weakest(on ground: Color, _ length: Int) -> (upper: Color, lower: Color)? {
        let sorted = map { sides, length in
            let (upper, lower) = (sides.upper.composited(over: ground), sides.lower.composited(over: ground))
            return (upper: upper, lower: lower, ratio: Contrast.ratio(of: upper, on: lower), length: length)
        }.sorted { ($0.ratio, $0.upper.hex, $0.lower.hex) < ($1.ratio, $1.upper.hex, $1.lower.hex) }
        var sum = 0
        return sorted.first { side in
            sum += side.length
            return sum >= length
        }.map { ($0.upper, $0.lower) }
    }
}

extension RGBA8 {
    /// Returns the colour that this premultiplied one gives over an opaque one.
    func composited(over ground: Color) -> Color {
        let rest = 1 - Double(alpha) / 255
        return Color(
            red: Double(red) / 255 + ground.red * rest, green: Double(green) / 255 + ground.green * rest,
            blue: Double(blue) / 255 + ground.blue * rest)
    }
}
