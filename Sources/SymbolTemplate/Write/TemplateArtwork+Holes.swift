internal import SymbolGeometry
internal import SymbolModel

extension TemplateArtwork {
    /// The same symbol with erasers as holes of what they erase, where they lie within it: outlines wound against those
    /// around them, as every version of the format can say it.
    ///
    /// Erasers that cross the edges of what they erase stay.
    func erasingByHoles() -> TemplateArtwork {
        let erasers = layers.values.joined().filter(\.clearsBehind).sorted { $0.index < $1.index }.map(\.places)
        var seen: Set<[Int]> = []
        return erasers.filter { seen.insert($0).inserted }.reduce(self) { $0.holed(by: $1) ?? $0 }
    }

    /// Nil where winding cannot say it.
    private func holed(by shapes: [Int]) -> TemplateArtwork? {
        let own = Set(shapes)
        let painting = layers.values.joined().filter { $0.opacity > 0 }
        guard painting.allSatisfy({ own.isDisjoint(with: $0.places) || own.isSuperset(of: $0.places) }) else {
            return nil
        }
        var reverses: Bool?
        var holed: [LayerMode: [Layer]] = [:]
        for (mode, layers) in layers {
            let places = layers.indices.filter { layers[$0].clearsBehind && Set(layers[$0].places) == own }
            guard places.count <= 1 else { return nil }
            var changed = layers
            if let place = places.first {
                // All that is painted in monochrome is one path to systems that know no layers there.
                let below = layers[..<place].indices.filter { layers[$0].opacity > 0 }
                let joined = mode == .monochrome ? [below] : below.map { [$0] }
                for group in joined where !group.isEmpty {
                    switch meeting(of: shapes, with: group.flatMap { layers[$0].places }) {
                    case .none: continue
                    case .crossing: return nil
                    case .within(let isAlong):
                        guard reverses ?? isAlong == isAlong else { return nil }
                        reverses = isAlong
                        let top = group[group.endIndex - 1]
                        changed[top].parts = [.init(.draw, .shapes(layers[top].places + shapes))]
                    }
                }
                changed[place].clearsBehind = false
            }
            holed[mode] = changed.filter { $0.opacity > 0 || Set($0.places) != own }
        }
        // What is turned is a hole in monochrome, too.
        guard reverses == nil || erasesInMonochrome(shapes) || layers[.monochrome] == nil && reverses == false else {
            return nil
        }
        var artwork = self
        artwork.layers = holed
        guard reverses == true else { return artwork }
        return artwork.redrawn(
            variants.mapValues { variant in
                variant.redrawn(
                    variant.shapes.enumerated().map { own.contains($0) ? $1.reversed : $1 }) ?? variant
            })
    }

    private func erasesInMonochrome(_ shapes: [Int]) -> Bool {
        (layers[.monochrome] ?? []).contains { $0.clearsBehind && $0.opacity == 0 && Set($0.places) == Set(shapes) }
    }

    private enum Meeting: Hashable {
        case none, crossing
        /// Whether both are wound alike.
        case within(isAlong: Bool)
    }

    /// How shapes lie to others in all drawn cells: where they are, nothing of the others is left once both are one
    /// path, wound against each other.
    private func meeting(of shapes: [Int], with others: [Int]) -> Meeting {
        var found: Meeting?
        for variant in variants.values {
            let (own, ground) = (variant.joined(shapes), variant.joined(others))
            let (inner, outer) = (FlatPath(own), FlatPath(ground))
            for point in own.placesWithin {
                let number = inner.windingNumber(about: point)
                guard number != 0 else { continue }
                let around = outer.windingNumber(about: point)
                let meeting: Meeting =
                    around == 0 ? .none : abs(around) == abs(number) ? .within(isAlong: around == number) : .crossing
                guard meeting != .crossing, found ?? meeting == meeting else { return .crossing }
                found = meeting
            }
        }
        return found ?? .none
    }
}

extension Variant {
    fileprivate func joined(_ places: [Int]) -> Path {
        places.filter(shapes.indices.contains).reduce(into: Path()) { $0.append(shapes[$1].path) }
    }
}

extension SymbolShape {
    fileprivate var reversed: SymbolShape {
        var shape = self
        shape.path = path.subpaths.reduce(into: Path()) { $0.append($1.reversed) }
        shape.drawKeyframes = []
        return shape
    }
}

extension Path {
    /// Points of a lattice over it, and on both sides of its outline, no farther from that than the eye can tell.
    fileprivate var placesWithin: [Point] {
        guard let bounds else { return [] }
        let (count, side) = (32, 0.05)
        let lattice = (0..<count * count).map { place in
            Point(
                bounds.minX + bounds.width * (Double(place % count) + 0.5) / Double(count),
                bounds.minY + bounds.height * (Double(place / count) + 0.5) / Double(count))
        }
        let rim = edges(0.1).flatMap { edge -> [Point] in
            let way = edge.end - edge.start
            guard way.length > 0 else { return [] }
            let (middle, normal) = (edge.start.interpolated(to: edge.end, 0.5), Point(-way.y, way.x) / way.length)
            return [middle + normal * side, middle - normal * side]
        }
        return lattice + rim
    }
}
