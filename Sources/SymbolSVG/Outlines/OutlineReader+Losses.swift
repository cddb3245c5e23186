internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension OutlineReader {
    /// Notes the parts of an element's picture that outlines cannot represent; `context` is inside the element.
    mutating func noteLosses(of element: XMLElement, _ kind: ElementKind, in context: Context) {
        let style = context.style
        if kind == .image || kind == .notDrawn { return note(loss: "<\(element.name)> is left out", element) }
        if kind == .shape {
            for child in element.undrawnChildren { note(loss: "<\(child.name)> is left out", child) }
        }
        if let id = style.own.clipPath, let clip = self.element(id: id, where: { $0 == "clipPath" }),
            mayHide(clip, partsOf: element, in: context)
        {
            note(loss: "the clip-path is left out, so what it hides is visible", element)
        }
        if let mask = style.own.mask, elements[mask] != nil {
            note(loss: "the mask is left out, so what it hides is visible", element)
        }
        if isFiltered(style) { note(loss: "the filter is left out", element) }
        if style.own.blend != .normal { note(loss: "mix-blend-mode is left out", element) }
        let servers = [style.fill, style.stroke].compactMap(\.server).compactMap { id in
            self.element(id: id) { $0 == "pattern" || $0.hasSuffix("Gradient") }
        }
        if kind == .shape, let server = servers.first?.name {
            if server == "pattern" { note(loss: "the pattern is left out, so the whole shape is painted", element) }
            if server.hasSuffix("Gradient"), subject == .template { note(loss: "the gradient is left out", element) }
        }
        guard subject == .template else { return }
        noteTranslucency(of: element, kind, style)
        let markers = [style.markerStart, style.markerMid, style.markerEnd].compactMap(\.self)
        if kind == .shape, !markers.compactMap({ elements[$0] }).isEmpty {
            note(loss: "the markers are left out", element)
        }
    }

    /// Notes a stroke that a transform makes wider in one direction than in another.
    mutating func noteStretch(of element: XMLElement, _ transform: AffineTransform) {
        let scales = transform.scales
        // A difference of a fiftieth is not seen.
        guard subject == .picture, scales.greatest > 1.02 * scales.least else { return }
        note(loss: "the stroke is as wide in all directions, although it is stretched", element)
    }

    /// Notes what the page does to the picture and to no symbol: its background, and a view box that is stretched or
    /// cut off.
    package mutating func notePage() {
        noteBackground()
        notePlacement()
    }

    private mutating func notePlacement() {
        let (root, placement) = (tree.root, pagePlacement)
        guard let box = root.viewBox, let size = try? rootStyle.size(of: root, viewBox: box) else { return }
        let (shown, scales) = (box.transformed(by: placement), placement.scales)
        // A difference of a fiftieth is not seen.
        let isCut = shown.width > 1.02 * size.x || shown.height > 1.02 * size.y
        guard isCut || scales.greatest > 1.02 * scales.least else { return }
        let loss = isCut ? "what it cuts off is visible" : "the drawing is not stretched"
        note(loss: "preserveAspectRatio is left out, so \(loss)", root)
    }

    private mutating func noteBackground() {
        let color = rootStyle.color(rootStyle.own.background, opacity: 1)
        guard let color, color.resolved(tint: .black).alpha > 0 else { return }
        note(loss: "the background is left out", tree.root)
    }

    private mutating func isFiltered(_ style: ComputedStyle) -> Bool {
        style.own.filters.contains { if case .reference(let id) = $0 { elements[id] != nil } else { true } }
    }

    /// Notes outlines that a viewport cuts off by more than a rounding error.
    mutating func noteOverflow(of element: XMLElement, _ outlines: ArraySlice<Outline>, _ viewport: Rect) {
        let area = viewport.insetBy(-max(viewport.width, viewport.height) / 1000)
        let overflows = outlines.contains { outline in
            (outline.isFilled || outline.isStroked) && outline.path.bounds.map { area.union($0) != area } ?? false
        }
        if overflows { note(loss: "content outside the viewport of <\(element.name)> is visible", element) }
    }

    /// Notes translucent outlines: in templates only layers can be translucent.
    private mutating func noteTranslucency(of element: XMLElement, _ kind: ElementKind, _ style: ComputedStyle) {
        let fill = kind == .shape && style.fill != .none ? style.fillOpacity : 1
        if 0 < style.own.opacity && style.own.opacity < 1 || 0 < fill && fill < 1 {
            note(loss: "the opacity is left out", element)
        }
    }

    private mutating func note(loss: String, _ element: XMLElement) {
        report.note(
            subject == .picture
                ? Diagnostic(.conversion, loss, at: element.position)
                : Diagnostic(.unsupported, "\(loss): templates are filled outlines", at: element.position))
    }
}
