internal import SymbolFiles
internal import SymbolGeometry
internal import SymbolModel

/// A template with its outermost contours filled, and what lies within them cut out.
struct TemplateFill {
    private(set) var artwork: TemplateArtwork

    /// - Throws: `ValueError` where no contour has a hole, or the cells have not the same contours.
    init(_ source: TemplateArtwork) throws(ValueError) {
        artwork = source
        guard let reference = source.variant(weight: .regular, scale: .small)?.variant else { return }
        let contours = reference.shapes.map { ShapeContours($0.path) }
        let painted = source.layers.values.joined().filter { $0.opacity > 0 }.reduce(into: Set<Int>()) { places, layer in
            places.formUnion(layer.places)
        }
        let filled = painted.sorted().filter { contours[$0].hasHoles && reference.shapes[$0].isPainted }
        // What lies within the hole of another is cut out and filled no further.
        let cut = painted.sorted().filter { place in
            filled.contains { $0 != place && contours[$0].holds(contours[place]) }
        }
        let bodies = filled.filter { !cut.contains($0) }
        guard !bodies.isEmpty else { throw ValueError("no outline in it leaves its inside open, so there is nothing to fill") }
        var variants: [Cell: Variant] = [:]
        for (cell, variant) in source.variants {
            var shapes = variant.shapes
            for place in bodies {
                guard let path = contours[place].filled(shapes[place].path) else {
                    throw ValueError("its weights are drawn with unlike contours and cannot be filled alike")
                }
                (shapes[place].path, shapes[place].drawKeyframes) = (path, [])
            }
            variants[cell] = variant.redrawn(shapes)
        }
        artwork = source.redrawn(variants)
        let top = source.layers.values.joined().map(\.index).max().map { $0 + 1 } ?? 0
        artwork.layers = source.layers.mapValues { layers in
            layers.flatMap { $0.cutting(Set(cut), front: top) }.sorted { $0.index < $1.index }
        }
    }
}

extension Layer {
    /// The layer without some shapes, and one in front of all that erases these.
    fileprivate func cutting(_ shapes: Set<Int>, front: Int) -> [Layer] {
        guard opacity > 0, places.contains(where: shapes.contains) else { return [self] }
        var (kept, eraser) = (moved { $0.filter { !shapes.contains($0) } }, moved { $0.filter(shapes.contains) })
        (eraser.index, eraser.opacity, eraser.clearsBehind) = (index + front, 0, true)
        return [kept, eraser].filter { !$0.places.isEmpty }
    }
}

/// How the contours of a shape lie within each other.
private struct ShapeContours {
    private let contours: [Path]
    /// How many others each lies within.
    private let depths: [Int]
    /// Whether each is the one hole of an outermost contour: with several, the ink between them would be lost.
    private let holes: [Bool]

    init(_ path: Path) {
        let contours = path.subpaths.map { Path($0) }
        let around = contours.indices.map { place in
            contours.indices.filter { $0 != place && contours[$0].holds(contours[place]) }
        }
        let directions = contours.map { $0.signedArea() > 0 }
        let holes = contours.indices.map { place in
            around[place].count == 1 && directions[around[place][0]] != directions[place]
        }
        (self.contours, depths) = (contours, around.map(\.count))
        self.holes = holes.indices.map { place in
            holes[place] && holes.indices.count { holes[$0] && around[$0] == around[place] } == 1
        }
    }

    var hasHoles: Bool { holes.contains { $0 } }

    /// Whether all of another lies within one of the holes.
    func holds(_ other: ShapeContours) -> Bool {
        zip(contours, holes).contains { contour, isHole in
            isHole && other.contours.allSatisfy { contour.holds($0) }
        }
    }

    /// The path without its holes, and what lies in them turned the other way; nil for a path of other contours.
    func filled(_ path: Path) -> Path? {
        let subpaths = path.subpaths
        guard subpaths.count == contours.count else { return nil }
        return zip(subpaths, zip(depths, holes)).reduce(into: Path()) { path, contour in
            let (subpath, (depth, isHole)) = contour
            if !isHole { path.append(depth > 1 ? subpath.reversed : subpath) }
        }
    }
}

extension Path {
    /// Whether most of another path's points lie within this one.
    fileprivate func holds(_ other: Path) -> Bool {
        let points = other.edges(0.5).map(\.start)
        return points.count { windingNumber(about: $0) != 0 } * 2 > points.count
    }
}
