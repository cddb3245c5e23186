internal import SymbolGeometry
internal import SymbolMedialAxis

extension Path {
    /// Finds the parts of the path that a pen must reveal by themselves.
    ///
    /// A sweep reveals everything within a stripe as wide as its part. If other parts are within reach, pieces of them
    /// would appear with it.
    ///
    /// - Parameters:
    ///   - parts: The parts of the path.
    ///   - margin: The distance by which the pen reaches beyond the parts.
    /// - Returns: The outlines of these parts by the indices of the parts.
    func partsApart(_ parts: [PenPart], margin: Double) -> [Int: Path] {
        guard parts.count > 1, parts.contains(where: \.isSwept) else { return [:] }
        let subpaths = subpaths
        let outlines = parts.map { $0.contours.reduce(into: Path()) { $0.append(subpaths[$1]) } }
        let boxes = outlines.map(\.bounds)
        return parts.indices.reduce(into: [:]) { apart, index in
            let part = parts[index]
            guard part.isSwept, part.isWhole(outlines[index]),
                let reach = part.strokes.first?.region(from: 0, to: 1, margin: margin).bounds,
                boxes.indices.contains(where: { $0 != index && boxes[$0]?.intersection(reach) != nil })
            else { return }
            apart[index] = outlines[index]
        }
    }
}

extension PenPart {
    fileprivate var isSwept: Bool { strokes.count == 1 && strokes[0].sweep != nil }

    /// Whether an outline encloses the part and nothing else, as far as can be told from its area.
    fileprivate func isWhole(_ outline: Path) -> Bool {
        let enclosed = abs(outline.signedArea())
        return abs(enclosed - area) < Self.tolerance * area
    }

    /// The fraction of the area by which the cells of a small part may differ from its outline.
    private static let tolerance = 0.15
}
