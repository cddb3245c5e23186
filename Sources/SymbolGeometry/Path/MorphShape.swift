/// A contour that holds ink, with the holes in it.
struct MorphShape: Hashable, Sendable {
    let solid: MorphContour
    let holes: [MorphContour]

    /// The shape with the parts of its holes that are nearest to one of the shapes it parts into, or comes from.
    func share(of other: MorphShape, beside rivals: [MorphShape]) -> MorphShape {
        let middles = rivals.map(\.solid.centroid)
        return MorphShape(
            solid: solid,
            holes: holes.map { hole in
                middles.reduce(hole) { $0.part(nearTo: other.solid.centroid, farFrom: $1) ?? $0 }
            })
    }

    /// The shapes of a path that is filled by the nonzero rule; each hole belongs to the smallest contour around it.
    static func shapes(of path: Path) -> [MorphShape] {
        let contours = MorphContour.contours(of: path)
        let solids = contours.filter { !$0.isHole }
        var holes: [Int: [MorphContour]] = [:]
        for hole in contours where hole.isHole {
            let around = solids.indices.filter { solids[$0].surrounds(hole) }
            guard let owner = around.min(by: { solids[$0].area < solids[$1].area }) else { continue }
            holes[owner, default: []].append(hole)
        }
        return solids.indices.map { MorphShape(solid: solids[$0], holes: holes[$0] ?? []) }
    }
}
