internal import SymbolGeometry
internal import SymbolModel

extension TemplateArtwork {
    /// Returns the symbol with erasers turned into holes wherever they lie within what they erase.
    ///
    /// The holes are outlines wound against those around them, which every version of the format supports. Erasers that
    /// cross the edges of what they erase remain.
    func erasingByHoles() -> TemplateArtwork {
        // Indices are unique only within a mode, and what one hole takes another one may need.
        let erasers = modes.flatMap(\.layers).filter(\.clearsBehind).sorted { $0.index < $1.index }.map(\.shapeIndices)
        var seen: Set<[Int]> = []
        return erasers.filter { seen.insert($0).inserted }.reduce(self) { $0.holed(by: $1) ?? $0 }
    }

    /// The layers of each mode, in the order in which files list them.
    private var modes: [(mode: LayerMode, layers: [Layer])] {
        LayerMode.allCases.compactMap { mode in layers[mode].map { (mode, $0) } }
    }

    /// Returns the symbol with one eraser turned into a hole; nil when winding cannot express it.
    private func holed(by shapes: [Int]) -> TemplateArtwork? {
        guard arePaintedTogether(shapes) else { return nil }
        var artwork = self
        var directions: Set<ShapeOverlap.Direction> = []
        for (mode, layers) in modes {
            guard let holed = holed(layers, of: mode, by: shapes, &directions) else { return nil }
            artwork.layers[mode] = holed
        }
        guard directions.count <= 1 else { return nil }
        // A reversed outline is a hole in monochrome, too.
        let isHoleInMonochrome = erasesInMonochrome(shapes) || layers[.monochrome] == nil && directions == [.opposite]
        guard directions.isEmpty || isHoleInMonochrome else { return nil }
        return directions == [.same] ? artwork.reversing(shapes) : artwork
    }

    /// Returns whether every layer that paints any of the shapes paints all of them and nothing else.
    private func arePaintedTogether(_ shapes: [Int]) -> Bool {
        let own = Set(shapes)
        return layers.values.joined().filter { $0.opacity > 0 }.map(\.shapeIndices)
            .allSatisfy { own.isDisjoint(with: $0) || own.isSuperset(of: $0) }
    }

    /// Returns the layers of a mode with one eraser turned into a hole of the layers below it; nil when it crosses
    /// their edges.
    ///
    /// The directions of the eraser, relative to those of the outlines that it lies within, are added to `directions`.
    private func holed(
        _ layers: [Layer], of mode: LayerMode, by shapes: [Int], _ directions: inout Set<ShapeOverlap.Direction>
    ) -> [Layer]? {
        let own = Set(shapes)
        let erasers = layers.indices.filter { layers[$0].clearsBehind && Set(layers[$0].shapeIndices) == own }
        guard erasers.count <= 1 else { return nil }
        var holed = layers
        if let eraser = erasers.first {
            for group in Self.groups(below: eraser, in: layers, of: mode) {
                switch overlap(of: shapes, with: group.flatMap { layers[$0].shapeIndices }) {
                case .none: continue
                case .crossing: return nil
                case .within(let direction):
                    directions.insert(direction)
                    let top = group[group.endIndex - 1]
                    holed[top].parts = [.init(.draw, .shapes(layers[top].shapeIndices + shapes))]
                }
            }
            holed[eraser].clearsBehind = false
        }
        return holed.filter { $0.opacity > 0 || Set($0.shapeIndices) != own }
    }

    /// Returns the painted layers below an eraser, grouped by what is filled as one path.
    ///
    /// Systems that do not know monochrome layers fill everything painted in monochrome as one path.
    private static func groups(below eraser: Int, in layers: [Layer], of mode: LayerMode) -> [[Int]] {
        let below = layers[..<eraser].indices.filter { layers[$0].opacity > 0 }
        guard !below.isEmpty else { return [] }
        return mode == .monochrome ? [below] : below.map { [$0] }
    }

    private func erasesInMonochrome(_ shapes: [Int]) -> Bool {
        (layers[.monochrome] ?? []).contains {
            $0.clearsBehind && $0.opacity == 0 && Set($0.shapeIndices) == Set(shapes)
        }
    }

    private func reversing(_ shapes: [Int]) -> TemplateArtwork {
        redrawn(
            variants.mapValues { variant in
                let contours = shapes.filter(variant.shapes.indices.contains).map { shape in
                    (shape, Set(variant.shapes[shape].path.subpaths.indices))
                }
                return variant.reversing(Dictionary(contours) { $0.union($1) })
            })
    }

    /// Returns how shapes lie relative to others in all drawn cells.
    private func overlap(of shapes: [Int], with others: [Int]) -> ShapeOverlap {
        ShapeOverlap(in: variants.values.lazy.map { ($0.joined(shapes), $0.joined(others)) })
    }
}
