internal import SymbolGeometry
internal import SymbolMedialAxis

/// A part of a path that a pen must reveal by itself, with the parts in its holes.
///
/// A sweep reveals everything within a stripe as wide as its part. If other parts are within reach, pieces of them
/// would appear with it. What lies in its holes may: a disc in a ring appears as the pen passes over the ring.
struct SweptPiece {
    /// The index of the part whose sweep reveals the piece.
    let part: Int
    /// The indices of all parts of the piece, in order.
    let members: [Int]
    /// The outline of the piece.
    let outline: Path
}

extension Path {
    /// Returns the parts that a pen, which reaches beyond each by a margin, must reveal by themselves.
    func sweptPieces(of parts: [PenPart], margin: Double) -> [SweptPiece] {
        guard parts.count > 1, parts.contains(where: \.isSwept) else { return [] }
        let subpaths = subpaths
        let shapes = parts.map { PartShape($0, subpaths) }
        let owners = shapes.indices.map { shapes.owner(of: $0) }
        return shapes.indices.compactMap { index in
            guard owners[index] == index, let reach = parts[index].reach(margin) else { return nil }
            let members = shapes.indices.filter { owners[$0] == index }
            let isAlone = shapes.indices.allSatisfy { $0 == index || shapes[$0].box?.intersection(reach) == nil }
            guard !isAlone else { return nil }
            let outline = members.reduce(into: Path()) { $0.append(shapes[$1].outline) }
            return SweptPiece(part: index, members: members, outline: outline)
        }
    }

    /// Returns the path without the contours of pieces of it.
    func without(_ pieces: [SweptPiece], of parts: [PenPart]) -> Path {
        if pieces.isEmpty { return self }
        let taken = Set(pieces.flatMap(\.members).flatMap { parts[$0].contours })
        return contours(subpaths.indices.filter { !taken.contains($0) })
    }
}

/// The outline of a part.
private struct PartShape {
    let outline: Path
    let box: Rect?
    /// The largest contour of a part that is swept over and whose outline encloses it and nothing else, as far as can
    /// be told from its area; `nil` for any other part.
    let frame: FlatPath?
    let area: Double

    /// The fraction of the area by which the cells of a small part may differ from its outline.
    private static let tolerance = 0.15

    init(_ part: PenPart, _ subpaths: [Subpath]) {
        outline = part.contours.reduce(into: Path()) { $0.append(subpaths[$1]) }
        (box, area) = (outline.bounds, part.area)
        let isWhole = part.isSwept && abs(abs(outline.signedArea()) - part.area) < Self.tolerance * part.area
        let contours = isWhole ? part.contours.map { FlatPath(Path(subpaths[$0])) } : []
        frame = contours.max { abs($0.signedArea) < abs($1.signedArea) }
    }

    /// Whether another part lies within the largest contour.
    func encloses(_ other: PartShape) -> Bool {
        guard let frame, area > other.area, let box, let inner = other.box, box.union(inner) == box,
            let point = other.outline.subpaths.first?.start
        else { return false }
        return frame.windingNumber(about: point) != 0
    }
}

extension [PartShape] {
    /// Returns the index of the outermost part around a swept part, or its own; `nil` for a part that is not swept or
    /// whose outline is not known.
    func owner(of index: Int) -> Int? {
        guard self[index].frame != nil else { return nil }
        let around = indices.filter { self[$0].encloses(self[index]) }
        return around.max { self[$0].area < self[$1].area } ?? index
    }
}

extension PenPart {
    fileprivate var isSwept: Bool { strokes.count == 1 && strokes[0].sweep != nil }

    /// Returns the bounds of what the pen covers altogether.
    fileprivate func reach(_ margin: Double) -> Rect? {
        strokes.first?.region(from: 0, to: 1, margin: margin).bounds
    }
}
