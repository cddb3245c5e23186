internal import SymbolGeometry
internal import SymbolText

extension OutlineReader {
    /// Returns whether a clip path may hide parts of an element: whether it is anything but a rectangle around all of
    /// the element's outlines or around the whole page, as drawing programs add when they export.
    mutating func mayHide(_ clip: XMLElement, partsOf element: XMLElement, in context: Context) -> Bool {
        // Without this limit, nested clip paths would multiply the work by their depth.
        guard measured < limits.instances else { return true }
        // A copy, since the fault of the outlines that are being read has to be kept.
        var reader = self
        reader.instances = 0
        defer { (measured, report.matching) = (measured + reader.instances, reader.report.matching) }
        return (try? reader.clips(clip, element, in: context)) ?? true
    }

    private mutating func clips(
        _ clip: XMLElement, _ element: XMLElement, in context: Context
    ) throws(ReadError) -> Bool {
        var space = context
        space.transform = .identity
        // The state inside an inner `svg` has its view box, which does not apply to its clip path.
        guard element.name != "svg" || element.parent == nil, let area = try rectangle(clip, in: space) else {
            return true
        }
        let page = try? viewBox()
        if let page = context.transform.inverse.flatMap({ page?.transformed(by: $0) }), area.union(page) == area {
            return false
        }
        var found = Found(readsPaint: false)
        try collectContents(of: element, in: space, into: &found)
        guard let drawn = found.outlines.compactMap(\.path.bounds).union else { return false }
        let margin = max(area.width, area.height) / 1000  // for rounding errors
        return area.union(drawn.insetBy(margin)) != area
    }

    /// Returns the area of a clip path that is an upright rectangle; nil for any other.
    private mutating func rectangle(_ clip: XMLElement, in space: Context) throws(ReadError) -> Rect? {
        let children = Array(clip.children)
        guard clip["clipPathUnits"] != "objectBoundingBox", children.count == 1, children[0].name == "rect" else {
            return nil
        }
        var found = Found(readsPaint: false)
        try collect(children[0], in: try enter(clip, space, readsPaint: false), into: &found)
        guard let path = found.outlines.first?.path, let area = path.bounds else { return nil }
        let corners = area.corners
        return path.elements.allSatisfy { $0.points.allSatisfy(corners.contains) } ? area : nil
    }
}
