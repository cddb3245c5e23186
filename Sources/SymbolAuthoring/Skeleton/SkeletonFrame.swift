internal import SymbolGeometry
internal import SymbolSVG
internal import SymbolText

/// The part of the grid that a drawing's viewBox shows, outside which nothing is visible in the file's own picture.
struct SkeletonFrame {
    private let box: Rect
    /// The Regular width of strokes, in grid units.
    private let strokeWidth: Double
    /// Warnings about what lies outside.
    private(set) var diagnostics: [Diagnostic] = []

    /// The distance, in grid units, by which a shape outside may move a margin without a warning.
    private static let slight = 2.0

    init(_ box: Rect, strokeWidth: Double) { (self.box, self.strokeWidth) = (box, strokeWidth) }

    /// Returns the strokes of an element of which anything is visible, and warns of those that are left out, or mostly
    /// invisible but move the margins.
    mutating func keeping(_ strokes: [SkeletonStroke], of element: XMLElement) -> [SkeletonStroke] {
        let bounds = strokes.map { stroke in
            stroke.path.bounds?.insetBy(-stroke.width * strokeWidth / 2)
        }
        let kept = zip(strokes, bounds).filter { _, bounds in bounds.map { visible(of: $0) > 0 } ?? true }
        if kept.isEmpty, !strokes.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .conversion, "<\(element.name)> lies outside the viewBox and is left out", at: element.position))
        } else if kept.compactMap(\.1).contains(where: movesMargins) {
            diagnostics.append(
                Diagnostic(
                    .conversion, "<\(element.name)> extends beyond the viewBox, and so do the margins",
                    at: element.position))
        }
        return kept.map(\.0)
    }

    /// Returns the fraction of a shape's box that is visible.
    private func visible(of bounds: Rect) -> Double {
        guard let common = bounds.intersection(box), bounds.width * bounds.height > 0 else { return 0 }
        return common.width * common.height / (bounds.width * bounds.height)
    }

    private func movesMargins(_ bounds: Rect) -> Bool {
        max(box.minX - bounds.minX, bounds.maxX - box.maxX) > Self.slight && visible(of: bounds) < 0.5
    }
}
