internal import SymbolGeometry
internal import SymbolModel

extension TemplateArtwork {
    /// Returns the symbol with erasers turned into holes wherever they lie within what they erase.
    ///
    /// The holes are outlines wound against those around them, which every version of the format supports. Erasers that
    /// cross the edges of what they erase remain.
    func erasingByHoles() -> TemplateArtwork {
        let erasers = layers.values.joined().filter(\.clearsBehind).sorted { $0.index < $1.index }.map(\.shapeIndices)
        var seen: Set<[Int]> = []
        return erasers.filter { seen.insert($0).inserted }.reduce(self) { $0.holed(by: $1) ?? $0 }
    }

    /// Returns the symbol with one eraser turned into a hole; nil when winding cannot express it.
    private func holed(by shapes: [Int]) -> TemplateArtwork? {
        let own = Set(shapes)
        let painting = layers.values.joined().filter { $0.opacity > 0 }
        guard painting.map(\.shapeIndices).allSatisfy({ own.isDisjoint(with: $0) || own.isSuperset(of: $0) }) else {
            return nil
        }
        var reverses: Bool?
        var holed: [LayerMode: [Layer]] = [:]
        for (mode, layers) in layers {
            let erasers = layers.indices.filter { layers[$0].clearsBehind && Set(layers[$0].shapeIndices) == own }
            guard erasers.count <= 1 else { return nil }
            var changed = layers
            if let eraser = erasers.first {
                // Systems that do not know monochrome layers fill everything painted in monochrome as one path.
                let below = layers[..<eraser].indices.filter { layers[$0].opacity > 0 }
                let joined = mode == .monochrome ? [below] : below.map { [$0] }
                for group in joined where !group.isEmpty {
                    switch overlap(of: shapes, with: group.flatMap { layers[$0].shapeIndices }) {
                    case .none: continue
                    case .crossing: return nil
                    case .within(let isSameDirection):
                        guard reverses ?? isSameDirection == isSameDirection else { return nil }
                        reverses = isSameDirection
                        let top = group[group.endIndex - 1]
                        changed[top].parts = [.init(.draw, .shapes(layers[top].shapeIndices + shapes))]
                    }
                }
                changed[eraser].clearsBehind = false
            }
            holed[mode] = changed.filter { $0.opacity > 0 || Set($0.shapeIndices) != own }
        }
        // A reversed outline is a hole in monochrome, too.
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
        (layers[.monochrome] ?? []).contains {
            $0.clearsBehind && $0.opacity == 0 && Set($0.shapeIndices) == Set(shapes)
        }
    }

    private enum Overlap: Hashable {
        case none, crossing
        /// Whether both are wound in the same direction.
        case within(isSameDirection: Bool)
    }

    /// Returns how shapes lie relative to others in all drawn cells.
    ///
    /// They lie within the others when, once both are joined in one path and wound against each other, nothing of the
    /// others is left beneath them.
    private func overlap(of shapes: [Int], with others: [Int]) -> Overlap {
        var found: Overlap?
        for variant in variants.values {
            let (own, background) = (variant.joined(shapes), variant.joined(others))
            let (inner, outer) = (FlatPath(own), FlatPath(background))
            for point in own.samplePoints {
                let number = inner.windingNumber(about: point)
                guard number != 0 else { continue }
                let around = outer.windingNumber(about: point)
                let overlap: Overlap =
                    around == 0
                    ? .none : abs(around) == abs(number) ? .within(isSameDirection: around == number) : .crossing
                guard overlap != .crossing, found ?? overlap == overlap else { return .crossing }
                found = overlap
            }
        }
        return found ?? .none
    }
}

extension Variant {
    fileprivate func joined(_ indices: [Int]) -> Path {
        indices.filter(shapes.indices.contains).reduce(into: Path()) { $0.append(shapes[$1].path) }
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
    /// Points of a lattice over the path, and points on both sides of its outline, too close to it to see a difference.
    fileprivate var samplePoints: [Point] {
        guard let bounds else { return [] }
        let (count, side) = (32, 0.05)
        let lattice = (0..<count * count).map { index in
            Point(
                bounds.minX + bounds.width * (Double(index % count) + 0.5) / Double(count),
                bounds.minY + bounds.height * (Double(index / count) + 0.5) / Double(count))
        }
        let rim = edges(0.1).flatMap { edge -> [Point] in
            let vector = edge.end - edge.start
            guard vector.length > 0 else { return [] }
            let (middle, normal) = (
                edge.start.interpolated(to: edge.end, 0.5), Point(-vector.y, vector.x) / vector.length
            )
            return [middle + normal * side, middle - normal * side]
        }
        return lattice + rim
    }
}
