/// A filled contour with its holes.
struct MorphShape: Hashable, Sendable {
    let solid: MorphContour
    let holes: [MorphContour]

    /// Returns the part of the shape and of its holes that is nearer to `other` than to the other shapes that this one
    /// splits into or is joined from.
    func part(nearest other: MorphShape, amid siblings: [MorphShape]) -> MorphShape {
        func part(_ contour: MorphContour) -> MorphContour {
            siblings.reduce(contour) { $0.part(nearTo: other.solid.centroid, farFrom: $1.solid.centroid) ?? $0 }
        }
        return MorphShape(solid: part(solid), holes: holes.map(part))
    }

    /// Returns whether a hole without a partner in another shape would leave its own on the way to the point to which
    /// it closes, as one does that is bent around a bay.
    func losesHole(to other: MorphShape) -> Bool {
        let pairs = MorphCorrespondence.pairs(holes, other.holes)
        return holes.indices.contains { hole in
            !pairs.contains { $0.old == hole } && !solid.contains(holes[hole].centroid)
        }
    }

    /// Returns the shapes of a path filled by the nonzero rule; each hole belongs to the smallest contour around it, or
    /// the nearest of several as small.
    static func shapes(of path: Path) -> [MorphShape] {
        let contours = MorphContour.contours(of: path)
        let solids = contours.filter { !$0.isHole }
        var holes: [Int: [MorphContour]] = [:]
        for hole in contours where hole.isHole {
            let around = solids.indices.filter { solids[$0].surrounds(hole) }
            let enclosing = around.filter { solids[$0].encloses(hole) }
            let candidates = enclosing.isEmpty ? around : enclosing
            guard let least = candidates.map({ solids[$0].area }).min() else { continue }
            let owner = candidates.filter { solids[$0].area <= 1.01 * least }.min {
                solids[$0].centroid.distance(to: hole.centroid) < solids[$1].centroid.distance(to: hole.centroid)
            }
            guard let owner else { continue }
            holes[owner, default: []].append(hole)
        }
        return solids.indices.map { MorphShape(solid: solids[$0], holes: holes[$0] ?? []) }
    }
}
