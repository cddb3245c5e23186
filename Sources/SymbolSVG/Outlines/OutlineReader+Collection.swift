internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension OutlineReader {
    /// The outlines found so far.
    struct Found {
        /// Whether styles are read, which takes most of the time.
        let readsPaint: Bool
        /// Whether markers are read, which boxes do not contain.
        var readsMarkers = true
        var outlines: [Outline] = []
    }

    mutating func collect(_ element: XMLElement, in outer: Context, into found: inout Found) throws(ReadError) {
        guard !element.isForeign, subject == .template || element.passesConditions else { return }
        try count(element, in: outer)
        let context = try enter(element, outer, readsPaint: found.readsPaint)
        if found.readsPaint, context.isShown { noteLosses(of: element, ElementKind.of(element), in: context) }
        try collectContents(of: element, in: context, into: &found)
    }

    mutating func collectContents(
        of element: XMLElement, in context: Context, into found: inout Found
    ) throws(ReadError) {
        switch ElementKind.of(element) {
        case .svg: try collectViewport(of: element, in: context, into: &found)
        case .container: try collectChildren(of: element, in: context, into: &found)
        case .shape: try collectShape(element, in: context, into: &found)
        case .use: try collectUsed(by: element, in: context, into: &found)
        case .switch: if let child = element.chosenChild { try collect(child, in: context, into: &found) }
        case .image, .notDrawn, .neverDrawn: break
        }
    }

    mutating func count(_ element: XMLElement, in outer: Context) throws(ReadError) {
        instances += 1
        try limits.check(instances: instances, depth: outer.depth, at: element)
        try limits.check(report, at: element)
    }

    private mutating func collectChildren(
        of element: XMLElement, in context: Context, into found: inout Found
    ) throws(ReadError) {
        for child in element.children { try collect(child, in: context, into: &found) }
    }

    private mutating func collectViewport(
        of element: XMLElement, in context: Context, into found: inout Found
    ) throws(ReadError) {
        let before = found.outlines.count
        try collectChildren(of: element, in: context, into: &found)
        guard found.readsPaint, element.parent != nil, let viewport = context.viewport,
            context.style.own.clipsOverflow ?? true
        else { return }
        noteOverflow(of: element, found.outlines[before...], viewport)
    }

    private mutating func collectUsed(
        by element: XMLElement, in context: Context, into found: inout Found
    ) throws(ReadError) {
        guard let used = element.link.flatMap({ self.element(id: $0) }),
            !context.used.contains(used.index), !element.isBeneath(used)
        else {
            return note(
                fault: "<use> does not refer to an element of this file, or leads back to itself", at: element.position)
        }
        var moved = context
        moved.transform =
            context.transform * element.useTranslation(context.geometry, context.basis(context.style))
        moved.paints = (context.style.fill, context.style.stroke)
        moved.used += sequence(first: element, next: \.parent).map(\.index).prefix { $0 != context.used.last }
        moved.used.append(used.index)
        guard used.name == "symbol" || used.name == "svg" else { return try collect(used, in: moved, into: &found) }
        try count(used, in: moved)
        let inner = try enter(used, moved, readsPaint: found.readsPaint, usedBy: element)
        try collectViewport(of: used, in: inner, into: &found)
    }

    private mutating func collectShape(
        _ element: XMLElement, in context: Context, into found: inout Found
    ) throws(ReadError) {
        let basis = context.basis(context.style)
        let (path, problems) = ShapeReader(element, context.style.own.geometry, basis).read()
        for problem in problems {
            note(fault: problem.message, at: element.position(of: problem.attribute, offset: problem.offset))
        }
        guard let path, !path.isEmpty, let outline = try outline(of: element, path, context) else { return }
        found.outlines.append(outline)
        guard subject == .picture, found.readsPaint, found.readsMarkers, context.isShown, context.style.isVisible
        else { return }
        try collectMarkers(of: element, path, in: context, into: &found)
    }

    private mutating func outline(
        of element: XMLElement, _ path: Path, _ context: Context
    ) throws(ReadError) -> Outline? {
        let style = context.style
        let basis = context.basis(style)
        let placed = path.transformed(by: context.transform)
        guard placed.isFinite else {
            note(fault: "coordinates are out of range", at: element.position)
            return nil
        }
        let isShown = context.isShown && style.isVisible
        let isFilled = isShown && style.fillOpacity > 0 && paints(style.fill, element)
        let isStroked = isShown && style.strokeOpacity > 0 && paints(style.stroke, element)
        if isStroked, !style.own.strokesOnPage { noteStretch(of: element, context.transform) }
        return Outline(
            element: element, path: placed, isFilled: isFilled,
            stroke: isStroked
                ? style.strokeStyle(
                    of: element, along: path, basis,
                    scale: style.own.strokesOnPage ? pageUnit : context.transform.meanScale) : nil,
            opacity: (
                context.opacity * style.fillOpacity * (try alpha(of: style.fill)),
                context.opacity * style.strokeOpacity * (try alpha(of: style.stroke))
            ), fillRule: style.fillRule, strokesFirst: style.paintOrder.paints(.stroke, before: .fill),
            colors: (
                isFilled ? try color(of: style.fill, style) : nil, isStroked ? try color(of: style.stroke, style) : nil
            ))
    }
    /// Returns whether a paint shows anything: one whose server is not in the file is its fallback, or none.
    private mutating func paints(_ paint: PaintValue, _ element: XMLElement) -> Bool {
        guard subject == .picture, let id = paint.server, elements[id] == nil else { return paint != .none }
        report.note(Diagnostic(.invalid, element.messageOfMissing(server: id), at: element.position))
        return PaintValue(server: nil, plain: paint.plain ?? PaintValue.Plain.none) != .none
    }
}
