internal import SymbolColor
internal import SymbolDrawing
internal import SymbolImaging
internal import SymbolModel
internal import SymbolText

/// Two layers, or a layer and the ground, that meet along an edge long enough to be seen.
struct Meeting {
    let layers: SeenLayers.Neighbors
    /// The colours where the contrast is weakest.
    let upper, lower: Color
    let minimum: Double

    var ratio: Double { Contrast.ratio(of: upper, on: lower) }
    var passes: Bool { ratio >= minimum }

    /// The least length of an edge in ems: a point beside text of 17 points, the body text of most platforms.
    ///
    /// What is shorter is a corner or a
    /// crossing, by which nobody tells shapes apart.
    private static let leastEdge = 1.0 / 17

    /// All meetings, by the layers from the bottom.
    ///
    /// Where two layers have one colour, they are one shape and have no edge. But a layer that has no other edge either
    /// is not seen at all, which is a fault where it is not meant to have its neighbour's colour.
    ///
    /// - Parameters:
    ///   - seen: What is seen of the symbol.
    ///   - roles: The sources of the layers' colours by which they are meant to differ; empty for an icon.
    ///   - ground: The opaque colour behind it.
    ///   - textMinimum: The ratio that a layer and the ground should reach.
    /// - Returns: The pairs that touch, with the colours of their weakest contrast.
    static func all(
        in seen: SeenLayers, _ roles: [Layer.Role], on ground: Color, _ textMinimum: Double
    ) -> [Meeting] {
        let (edges, least) = (seen.edges, Int(clamping: (leastEdge * seen.em).rounded(.up)))
        let merged = edges.mapValues { $0.filter { $0.key.upper == $0.key.lower } }
        let told = edges.mapValues { $0.filter { $0.key.upper != $0.key.lower } }
        let shown = Set(told.filter { $0.value.length >= least }.keys.flatMap { [$0.upper, $0.lower] })
        let hidden = merged.filter { layers, sides in
            !shown.contains(layers.upper) && sides.length >= least && layers.lower != SeenLayers.ground
                && roles.indices.contains(layers.upper) && roles[layers.upper] != roles[layers.lower]
        }
        return told.merging(hidden) { $0.length >= least ? $0 : $1 }.compactMap { layers, sides in
            guard let weakest = sides.weakest(on: ground, least) else { return nil }
            let isOnGround = layers.lower == SeenLayers.ground
            return Meeting(
                layers: layers, upper: weakest.upper, lower: weakest.lower,
                minimum: isOnGround ? textMinimum : Contrast.graphicsMinimum)
        }.sorted { ($0.layers.upper, $0.layers.lower) < ($1.layers.upper, $1.layers.lower) }
    }

    /// The colour nearest to the upper one that passes in each of its meetings, or else in this one.
    func passingColor(among meetings: [Meeting]) -> Color? {
        let others = meetings.compactMap { other -> (color: Color, minimum: Double)? in
            if other.layers.upper == layers.upper { return (other.lower, other.minimum) }
            return other.layers.lower == layers.upper ? (other.upper, other.minimum) : nil
        }
        return upper.nearestInLightness { color in
            others.allSatisfy { Contrast.ratio(of: color, on: $0.color) >= $0.minimum }
        } ?? upper.nearestInLightness { Contrast.ratio(of: $0, on: lower) >= minimum }
    }
}

extension [SeenLayers.Sides: Int] {
    fileprivate var length: Int { values.reduce(0, +) }

    /// The colours of which no more than `length` of the edge has a weaker contrast; nil for an edge that is shorter.
    fileprivate func weakest(on ground: Color, _ length: Int) -> (upper: Color, lower: Color)? {
        let sorted = map { sides, length in
            let (upper, lower) = (sides.upper.seen(on: ground), sides.lower.seen(on: ground))
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
    /// The colour that this premultiplied one makes with an opaque one behind it.
    func seen(on ground: Color) -> Color {
        let rest = 1 - Double(alpha) / 255
        return Color(
            red: Double(red) / 255 + ground.red * rest, green: Double(green) / 255 + ground.green * rest,
            blue: Double(blue) / 255 + ground.blue * rest)
    }
}
