internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension DocumentResolver {
    /// Returns the regions to which a `clipPath` clips an element (CSS Masking 1 §5); nil when nothing remains.
    ///
    /// The box is the bounding box of the clipped element, in its user space.
    mutating func clips(_ element: XMLElement, on placed: Placed, box: Rect?) throws(ReadError) -> [Clip]? {
        guard !placed.inner.ancestry.contains(element.index) else {
            note(.invalid, element, "<clipPath> leads back to itself")
            return []
        }
        try enter(element, placed.inner)
        let style = styleInFile(of: element)
        var space = placed.transform * style.transform(placed.scope.basis(style))
        if element["clipPathUnits"] == "objectBoundingBox" {
            guard let unit = boxTransform(box) else { return nil }
            space = space * unit
        }
        guard space.inverse != nil else { return nil }
        let scope = placed.inner.entering(element, style, space)
        var areas: [Clip.Area] = []
        for child in element.children where !child.isForeign {
            guard let more = try self.areas(of: child, in: scope) else { return [] }
            areas += more
        }
        var clips = [Clip(areas: areas)]
        if let id = style.own.clipPath, let outer = self.element(id: id, named: "clipPath") {
            let user = Placed(element: element, style: style, transform: placed.transform, scope: placed.inner)
            guard let more = try self.clips(outer, on: user, box: box) else { return nil }
            clips += more
        }
        return clips
    }

    /// Returns the areas that a child of a `clipPath` adds: those of shapes and of `use` of a shape, but not of groups;
    /// nil when the child refers back to the clipped element, which is then not clipped.
    private mutating func areas(of element: XMLElement, in scope: Scope) throws(ReadError) -> [Clip.Area]? {
        let kind = ElementKind.of(element)
        guard kind == .shape && element.name != "line" || kind == .use else {
            if kind != .neverDrawn, kind != .shape { noteUnclipping(element) }
            return []
        }
        try enter(element, scope)
        guard let placed = try place(element, in: scope) else { return [] }
        if kind == .use { return try usedAreas(placed) }
        guard placed.style.isVisible, let path = path(of: placed) else { return [] }
        try count(path, of: element)
        var area = Clip.Area(
            path: path.transformed(by: placed.transform), rule: placed.style.clipRule,
            isAntialiased: placed.style.isAntialiased)
        guard let clips = try nestedClips(placed, path.bounds) else { return [] }
        area.clips = clips
        return [area]
    }

    private mutating func usedAreas(_ placed: Placed) throws(ReadError) -> [Clip.Area]? {
        guard let link = placed.element.link, let target = element(id: link), ElementKind.of(target) == .shape
        else {
            noteUnclipping(placed.element)
            return []
        }
        guard !placed.inner.ancestry.contains(target.index) else {
            note(.invalid, placed.element.linkPosition, "<use> of \"#\(link)\" leads back to itself")
            return nil
        }
        guard let areas = try areas(of: target, in: placed.inner) else { return nil }
        guard let inverse = placed.transform.inverse else { return [] }
        let box = areas.compactMap { $0.path.transformed(by: inverse).bounds }.union
        guard let clips = try nestedClips(placed, box) else { return [] }
        return areas.map { area in
            var area = area
            area.clips += clips
            return area
        }
    }

    private mutating func noteUnclipping(_ element: XMLElement) {
        note(
            .unsupported, element,
            "<\(element.name)> is left out of a clipPath; expected shapes, or <use> of a shape")
    }

    /// Returns the clips on a child of a `clipPath`; nil when nothing remains.
    private mutating func nestedClips(_ placed: Placed, _ box: Rect?) throws(ReadError) -> [Clip]? {
        guard let id = placed.style.own.clipPath, let element = element(id: id, named: "clipPath") else { return [] }
        return try clips(element, on: placed, box: box)
    }
}
