/// A contour that holds ink, with the holes in it.
struct MorphShape: Hashable, Sendable {
    let solid: MorphContour
    let holes: [MorphContour]

    /// What of the shape, and of its holes, is nearest to one of the shapes it parts into, or comes from.
    func share(of other: MorphShape, beside rivals: [MorphShape]) -> MorphShape {
        func share(_ contour: MorphContour) -> MorphContour {
            rivals.reduce(contour) { $0.part(nearTo: other.solid.centroid, farFrom: $1.solid.centroid) ?? $0 }
        }
        return MorphShape(solid: share(solid), holes: holes.map(share))
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
