internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

extension SVGWriter {
    /// Writes a group, which is filtered, then clipped, masked and made translucent, in SVG's order (Compositing 1
    /// §3.4.3).
    mutating func group(_ group: DisplayGroup) throws(VectorError) -> [MarkupElement] {
        var definitions: [MarkupElement] = []
        var content = try elements(group.items)
        if let filter = group.filter { content = try filtered(content, by: filter, &definitions) }
        for mask in group.masks.dropFirst() {
            content = [MarkupElement("g", [("mask", try reference(to: mask, &definitions))], content)]
        }
        var attributes: [(String, String)] = []
        if group.opacity != 1 { attributes.append(("opacity", number(group.opacity))) }
        if group.blend != .normal {
            attributes.append(("style", "mix-blend-mode:\(group.blend.rawValue)"))
        } else if group.items.blend {
            attributes.append(("style", "isolation:isolate"))
        }
        if !group.clips.isEmpty { attributes.append(("clip-path", reference(to: group.clips, &definitions))) }
        if let mask = group.masks.first { attributes.append(("mask", try reference(to: mask, &definitions))) }
        guard !content.isEmpty else { return [] }
        return definitions + (attributes.isEmpty ? content : [MarkupElement("g", attributes, content)])
    }

    /// Masks what has been painted, so that only what an eraser does not cover remains.
    mutating func erase(_ painted: [MarkupElement], by eraser: DisplayItem) throws(VectorError) -> [MarkupElement] {
        guard !painted.isEmpty else { return [] }
        // Large enough for anything that extends beyond the box.
        let area = area(extent.insetBy(-max(extent.width, extent.height)))
        let id = names.next("mask")
        let shape = try elements([eraser], in: .coverage)
        let mask = MarkupElement(
            "mask", [("id", id), ("maskUnits", "userSpaceOnUse")] + area,
            [MarkupElement("rect", area + [("fill", "#fff")])] + shape)
        return [mask, MarkupElement("g", [("mask", "url(#\(id))")], painted)]
    }

    /// Defines clips, each clipped by the one before, and refers to the last one, which is the intersection of all.
    mutating func reference(to clips: [Clip], _ definitions: inout [MarkupElement]) -> String {
        var narrowing: [(String, String)] = []
        for clip in clips {
            var areas: [MarkupElement] = []
            for area in clip.areas {
                var attributes: [(String, String)] = area.rule == .evenOdd ? [("clip-rule", "evenodd")] : []
                if !area.isAntialiased { attributes.append(("shape-rendering", "crispEdges")) }
                if !area.clips.isEmpty {
                    attributes.append(("clip-path", reference(to: area.clips, &definitions)))
                }
                areas.append(MarkupElement("path", attributes + [("d", data(area.path))]))
            }
            let id = names.next("clip")
            definitions.append(MarkupElement("clipPath", [("id", id)] + narrowing, areas))
            narrowing = [("clip-path", "url(#\(id))")]
        }
        return narrowing.first?.1 ?? "none"
    }

    private mutating func reference(
        to mask: DisplayMask, _ definitions: inout [MarkupElement]
    ) throws(VectorError) -> String {
        let id = names.next("mask")
        var content = try elements(mask.items, in: .own)
        if mask.items.blend { content = [MarkupElement("g", [("style", "isolation:isolate")], content)] }
        var box = mask.region.bounds ?? Rect(.zero)
        if !mask.region.isAxisAligned {
            // The edge is drawn by the clip alone: pixels that mask and clip both cover in part would be too pale.
            box = box.insetBy(-max(box.width, box.height) / 10)
            let area = Clip(areas: [.init(path: mask.region, rule: .nonZero)])
            content = [MarkupElement("g", [("clip-path", reference(to: [area], &definitions))], content)]
        }
        var attributes = [("id", id), ("maskUnits", "userSpaceOnUse")]
        if mask.kind == .alpha { attributes.append(("mask-type", "alpha")) }
        if mask.isLinearRGB { attributes.append(("color-interpolation", "linearRGB")) }
        definitions.append(MarkupElement("mask", attributes + area(box), content))
        return "url(#\(id))"
    }
}
